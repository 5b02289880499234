import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type AnyGame, Match, quick, recordOf, writeRecord } from '../../engine/index.ts'
import { catalogue } from '../../games/index.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

function roses(args: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { code: status, out: stdout, err: stderr }
}

async function firstGame(): Promise<AnyGame> {
  const entry = catalogue[0]
  if (!entry) throw new Error('no games')
  return entry.load()
}

/** A finished game on sealed dice, as a record. */
async function finished(): Promise<string> {
  const game = await firstGame()
  const { id, version, seatCounts, options } = game.about
  const match = new Match(game, {
    game: id,
    version,
    seats: seatCounts[0] ?? 2,
    options: Object.fromEntries(options.map((option) => [option.id, option.default])),
    dice: { make: 'sealed', key: '5a'.repeat(32), entropy: ['a', 'b'] },
  })
  const player = quick(4)
  while (match.awaiting().length > 0) {
    const seat = match.awaiting()[0] ?? 0
    const moves = match.legal(seat)
    match.act(seat, game.write(moves[player.int(moves.length)]))
  }
  return writeRecord(recordOf(match, ['Anna', 'Bob'], '2026-11-15'))
}

test('bad input is refused in one line, with exit code 2 and no stack trace', () => {
  const bad: readonly (readonly string[])[] = [
    ['nonsense'],
    ['simulate'],
    ['simulate', 'chess'],
    ['simulate', 'rose-king', '--seats', '9'],
    ['simulate', 'rose-king', '--seats', '2.5'],
    ['simulate', 'rose-king', '--seed', '-3'],
    ['simulate', 'rose-king', '--games', '0'],
    ['simulate', 'rose-king', '--bots', 'nobody'],
    ['simulate', 'rose-king', '--bots', 'random,random,random'],
    ['simulate', 'rose-king', '--option', 'colour=blue'],
    ['simulate', 'rose-king', '--wat'],
    ['verify'],
    ['verify', '/no/such/file'],
    ['replay', '-'],
    ['play', 'chess'],
  ]
  for (const args of bad) {
    const { code, err } = roses(args)
    expect({ args, code }).toEqual({ args, code: 2 })
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err).toMatch(/^roses: /)
  }
})

test('ten megabytes of garbage are refused', () => {
  const { code, err } = roses(['verify', '-'], 'garbage '.repeat(1_250_000))
  expect(code).toBe(2)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test('the same seed plays the same games', () => {
  const args = ['simulate', 'rose-king', '--seats', '2', '--games', '300', '--seed', '7', '--json']
  const [a, b] = [roses(args), roses(args)].map(({ out }) => JSON.parse(out) as Record<string, unknown>)
  expect(a?.['wins']).toEqual(b?.['wins'])
  expect(a?.['moves']).toBe(b?.['moves'])
  const fields = [
    'game',
    'seats',
    'bots',
    'games',
    'moves',
    'seconds',
    'gamesPerSecond',
    'movesPerSecond',
    'wins',
    'draws',
    'averageMoves',
  ]
  expect(Object.keys(a ?? {})).toEqual(expect.arrayContaining(fields))
})

test('a record verifies; a changed or cut one is named with its line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roses-'))
  const file = join(folder, 'game.record')
  const text = await finished()
  writeFileSync(file, text)
  expect(roses(['verify', file])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^verified: \d+ moves of rose-king/),
  })
  expect(roses(['replay', file]).out).toMatch(/Scores: \d+ : \d+/)
  expect(roses(['verify', '-'], text.replace('"Anna"', '"Anne"'))).toMatchObject({
    code: 2,
    err: 'roses: line 5: this line, or its check digits, were changed\n',
  })
  expect(roses(['verify', '-'], text.slice(0, 900)).code).toBe(2)
})

test('quick dice are named and never verified; a record nobody signed says so', async () => {
  const text = await finished()
  expect(roses(['verify', '-'], text).out).toMatch(/ending +holds\n +signature +not there\n$/)
  expect(roses(['verify', '-', '--key', 'ab'.repeat(32)], text).code).not.toBe(0)
  const folder = mkdtempSync(join(tmpdir(), 'roses-'))
  const file = join(folder, 'saved.record')
  roses(['play', 'rose-king', '--seed', '3', '--bots', 'random'], `1\n1\ns ${file}\nq\n`)
  const { out, code } = roses(['verify', file])
  expect(code).toBe(0)
  expect(out).toMatch(/^not verified: .*quick dice/)
  expect(out).toMatch(/dice +not there/)
})

test('whoever asks how a command is used is told, and nothing is done', () => {
  expect(roses(['simulate', 'rose-king', '--games', '3', '--help'])).toEqual({
    code: 0,
    out: expect.stringMatching(/^roses simulate <game> [^\n]+\n {4}let bots play many games\n$/) as string,
    err: '',
  })
})

test('games are listed with seats and options', () => {
  const abouts = JSON.parse(roses(['games', '--json']).out) as { id: string }[]
  expect(abouts.map((about) => about.id)).toEqual(catalogue.map((entry) => entry.about.id))
})

test('a terminal game is played, saved and resumed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roses-'))
  const file = join(folder, 'saved.record')
  const first = roses(['play', 'rose-king', '--seed', '3', '--bots', 'random'], `+\n1\n1\nnonsense\ns ${file}\nq\n`)
  expect(first.code).toBe(0)
  // What cannot be played is refused in the words of the pages, with the rule.
  expect(first.out).toContain('Your hand is full. Play a card first. (RK-4.3)')
  expect(first.out).toContain('That is not an action of this game.')
  expect(first.out).toContain('Saved.')
  expect(readFileSync(file, 'utf8')).toMatch(/^Rose & Crown record 2 ~/)
  const second = roses(['play', '--resume', file], 'q\n')
  expect(second).toMatchObject({ code: 0, err: '' })
})

test('a move chosen by its number is played at once, also where its card is called like a space', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'roses-')), 'saved.record')
  const { out } = roses(['play', 'rose-king', '--seed', '3', '--bots', 'random'], `2\ns ${file}\nq\n`)
  expect(out).toMatch(/^ +2 +E1 /m)
  expect(readFileSync(file, 'utf8')).toContain('E1')
})

test('two at one screen see their own hands only, and neither takes back what the other has done since; alone one does', () => {
  const { out } = roses(['play', 'rose-king', '--seed', '3', '--hotseat'], '1\n\n1\n\nu\nq\n')
  expect(out.match(/is next[.] Press Enter when only they can see the screen/g)).toHaveLength(2)
  expect(out).toContain('Nothing can be taken back now.')
  expect(out).not.toContain('Taken back.')
  const alone = roses(['play', 'rose-king', '--seed', '3', '--bots', 'random'], '1\nu\nq\n')
  expect(alone.out).toContain('Taken back.')
  expect(alone.out).not.toContain('Press Enter')
})

test('a league ends a pair once it is settled', () => {
  const league = ['league', 'rose-king', '--bots', 'knight,random', '--games', '40', '--seed', '1']
  const settled = roses([...league, '--settle', '5', '--json'])
  expect(settled).toMatchObject({ code: 0, err: '' })
  expect((JSON.parse(settled.out) as { pairs: { games: number }[] }).pairs).toMatchObject([{ games: 20 }])
  expect(roses([...league, '--settle', '100'])).toMatchObject({
    code: 2,
    err: 'roses: --settle must be a whole number from 1 to 99, not "100"\n',
  })
})
