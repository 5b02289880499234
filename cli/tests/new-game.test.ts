/** `roses new-game` in a copy of the sources: what it writes compiles and passes its own tests, and it touches nothing else. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePrefix, idFrom, seatsFrom, titleFrom } from '../new-game/naming.ts'

/** The games made here have names that nobody's own game is likely to have. */
const SOURCES = fileURLToPath(new URL('../../', import.meta.url))
const NEEDED = [
  'engine',
  'games',
  'art',
  'bots',
  'cli',
  'docs/sample-game',
  'package.json',
  'scripts/patience.ts',
  'web/build/titles.ts',
  'vitest.config.ts',
  'scripts/second-try.ts',
  'scripts/shared-by-tests.ts',
]
const NEEDED_TO_COMPILE = ['tsconfig.base.json', 'tsconfig.node.json', 'tsconfig.web.json']
let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'roses-new-game-'))
  for (const name of [...NEEDED, ...NEEDED_TO_COMPILE])
    cpSync(join(SOURCES, name), join(copy, name), { recursive: true })
  symlinkSync(join(SOURCES, 'node_modules'), join(copy, 'node_modules'), 'dir')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function run(...args: readonly string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

const newGame = (...args: readonly string[]) => run('cli/main.ts', 'new-game', ...args)

/** Every file of the copy with a digest of what is in it. */
function everything(): Readonly<Record<string, string>> {
  const names = globSync('**/*', { cwd: copy, withFileTypes: true, exclude: ['node_modules'] })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1))
  const digest = (name: string): string =>
    createHash('sha256')
      .update(readFileSync(join(copy, name)))
      .digest('hex')
  return Object.fromEntries(names.map((name) => [name.replaceAll('\\', '/'), digest(name)]))
}

test('bad requests are refused in one sentence, and nothing is written', () => {
  const before = everything()
  for (const args of [
    [],
    ['Trial'],
    ['rose-king'],
    ['trial-of-wits', 'trial-duel'],
    ['trial-of-wits', '--seats', '6-3'],
    ['trial-of-wits', '--title', '{x}'],
  ]) {
    const { code, err } = newGame(...args)
    expect({ args, code }).toEqual({ args, code: 2 })
    expect(err).toMatch(/^roses: [^\n]+\n$/)
  }
  rmSync(join(copy, 'docs/sample-game/index.ts'))
  expect(newGame('trial-of-wits')).toMatchObject({ code: 2, err: expect.stringContaining('checkout of the sources') })
  cpSync(join(SOURCES, 'docs/sample-game/index.ts'), join(copy, 'docs/sample-game/index.ts'))
  expect(everything()).toEqual(before)
})

test('a new game that cannot be played leaves nothing behind', () => {
  const before = everything()
  const broken = join(copy, 'docs/sample-game/rules/setup.ts')
  const text = readFileSync(broken, 'utf8')
  writeFileSync(broken, text.replace('dice.shuffle(deck)', "throw new Error('no deck')"))
  expect(newGame('trial-of-wits')).toMatchObject({ code: 1, err: 'roses: no deck\n' })
  writeFileSync(broken, text)
  expect(everything()).toEqual(before)
})

test('a new game compiles, plays and passes its own tests; nothing changes but its folder and its lines', () => {
  const before = everything()
  expect(newGame('trial-of-wits', '--seats', '3-6')).toMatchObject({ code: 0, err: '' })
  // The first letters for its rules are taken by then, and it seats more than there are liveries.
  expect(newGame('trial-of-wealth', '--seats', '8', '--title', "Wealth: a King's Été?")).toMatchObject({
    code: 0,
    err: '',
  })
  expect(newGame('trial-duel', '--seats', '2')).toMatchObject({ code: 0, err: '' })
  const after = everything()
  const own = /^games\/trial-(of-wits|of-wealth|duel)\//
  const changed = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
  expect(changed.filter((name) => !own.test(name))).toEqual(['games/index.ts'])
  const parts = (folder: string) => [...new Set(Object.keys(after).flatMap((name) => name.split(folder)[1] ?? []))]
  expect(parts('games/trial-of-wits/').sort()).toEqual(parts('docs/sample-game/').sort())
  const text = changed
    .filter((name) => own.test(name))
    .map((name) => readFileSync(join(copy, name), 'utf8'))
    .join('')
  expect(text).not.toMatch(/sample|\bSG\b|\bsg-/i)

  const games = JSON.parse(run('cli/main.ts', 'games', '--json').out) as { rulePrefix: string }[]
  expect(games.slice(-3)).toMatchObject([
    { id: 'trial-of-wits', seatCounts: [3, 4, 5, 6], usualSeats: 4 },
    { id: 'trial-of-wealth', seatCounts: [8], usualSeats: 8 },
    { id: 'trial-duel', seatCounts: [2], usualSeats: 2 },
  ])
  expect(new Set(games.map(({ rulePrefix }) => rulePrefix)).size).toBe(games.length)
  expect(run('cli/main.ts', 'simulate', 'trial-of-wealth', '--games', '3').out).toContain('8 seats')

  for (const [kind, include] of [
    ['node', ['games/index.ts', 'games/trial-of-wits', 'games/trial-of-wealth', 'games/trial-duel']],
    ['web', ['games/trial-of-wits/board', 'games/trial-of-wealth/board', 'games/trial-duel/board']],
  ] as const) {
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: `./tsconfig.${kind}.json`, include }))
    expect(run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json')).toMatchObject({ code: 0, out: '' })
  }
  const tests = run(
    'node_modules/vitest/vitest.mjs',
    'run',
    'games/trial-of-wits',
    'games/trial-duel/tests/bidding',
    'games/trial-of-wealth/tests/words',
    '--no-isolate',
    '--maxWorkers=1',
  )
  expect(tests.code, tests.out).toBe(0)
})

test('an id is a folder, an address and part of a name in the sources', () => {
  expect(idFrom('red-queen-2')).toBe('red-queen-2')
  for (const bad of ['', 'x', 'Red', '2go', 'a--b', '-a', 'a_b', '../etc', 'x'.repeat(41)])
    expect(() => idFrom(bad)).toThrow('an id is')
  expect(() => idFrom('new')).toThrow('another id')
})

test('seats are a number or a range', () => {
  expect(seatsFrom('3-6')).toEqual([3, 4, 5, 6])
  expect(seatsFrom('5')).toEqual([5])
  for (const bad of ['', '1-4', '4-9', '6-3', '3-', 'two', '3,4', '3-6-9'])
    expect(() => seatsFrom(bad)).toThrow('--seats is')
})

test('a title is taken as it is, or made of the id', () => {
  expect(titleFrom(undefined, 'red-queen')).toBe('Red Queen')
  expect(titleFrom('Der König’s Rat', 'rat')).toBe('Der König’s Rat')
  expect(titleFrom(" The Queen's Žižka ", 'rat')).toBe('The Queen’s Žižka')
  for (const bad of ['', ' ', 'a\nb', 'Ho!', '{seat}', '"x"', 'x'.repeat(61)])
    expect(() => titleFrom(bad, 'x')).toThrow('--title is')
})

test('rule ids begin with two letters that no other game has', () => {
  expect(freePrefix('red-queen', [])).toBe('RQ')
  expect(freePrefix('regency', ['RK'])).toBe('RE')
  expect(freePrefix('regency', ['RE', 'RG', 'RN'])).toBe('RC')
  const all = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789'.split('').map((second) => `R${second}`)
  expect(() => freePrefix('regency', all)).toThrow('no rule ids')
})
