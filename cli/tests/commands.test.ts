/** Commands as the host of a house or a curious player gives them, in this process: what they say, and what comes of it. */
import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type AnyGame, houseEntropy, Match, quick, recordOf, signedRecord, writeRecord } from '../../engine/index.ts'
import { catalogue } from '../../games/index.ts'
import { count, newTally, type Shadowed } from '../../server/main.ts'
import { openStorage, type Storage } from '../../server/storage/index.ts'
import { adminCommand } from '../admin.ts'
import { readFlags, wholeNumber } from '../arguments.ts'
import { doctorCommand } from '../doctor.ts'
import { exportHouseCommand, importHouseCommand } from '../house.ts'
import { replayCommand, verifyCommand } from '../replay.ts'
import { restoreCommand } from '../restore.ts'
import { backupCommand } from '../serve.ts'
import { keepProgress, readProgress } from '../shadow/kept.ts'
import { named, summary } from '../shadow/summary.ts'
import { simulateCommand } from '../simulate.ts'
import { said } from './said.ts'

const HOUR = 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'roses-commands-'))
let rows: Storage

beforeAll(async () => {
  rows = await openStorage({ dataDir: folder })
  for (const [id, name] of [
    ['p1', 'Anne'],
    ['p2', 'Cecily'],
  ] as const)
    await rows.db
      .insertInto('persons')
      .values({
        id,
        name,
        name_key: name.toLowerCase(),
        skeleton: name.toLowerCase(),
        password: null,
        preferences: '{}',
        created_at: 1,
        seen_at: 1,
        banned_at: null,
      })
      .execute()
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})
afterAll(async () => {
  await rows.close()
  rmSync(folder, { recursive: true, force: true })
})

const admin = (...args: readonly string[]) => said(() => adminCommand([...args, '--data-dir', folder]))
const person = async (id: string) =>
  await rows.db
    .selectFrom('persons')
    .select(['banned_at', 'banned_until', 'host_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('a ban is for good unless hours are named, and for so many hours if they are; it is about whom it names', async () => {
  expect(await admin('ban', 'ANNE', '--why', 'rude')).toBe('Done.\n')
  expect(await person('p1')).toMatchObject({ banned_at: expect.any(Number) as number, banned_until: null })
  expect(await person('p2')).toMatchObject({ banned_at: null })
  expect(await admin('unban', 'Anne')).toBe('Done.\n')
  expect(await person('p1')).toMatchObject({ banned_at: null, banned_until: null })
  await admin('ban', 'p1', '--hours', '5')
  const { banned_at, banned_until } = await person('p1')
  expect((banned_until ?? 0) - (banned_at ?? 0)).toBe(5 * HOUR)
  await admin('unban', 'p1')
  await expect(admin('ban', 'Anne', '--hours', '0')).rejects.toThrow('--hours must be a whole number from 1')
  await expect(admin('ban', 'Nobody')).rejects.toThrow('There is nobody called Nobody')
  await expect(admin('ban')).rejects.toThrow('roses admin')
  expect((await person('p1')).banned_at).toBe(null)
})

test('who is a host is said on the command line, and every change is on file with who did it and why', async () => {
  await admin('host', 'Cecily', '--why', 'keeps order')
  expect([(await person('p2')).host_at !== null, (await person('p1')).host_at]).toEqual([true, null])
  await admin('unhost', 'Cecily', '--why', 'moved away')
  expect((await person('p2')).host_at).toBe(null)
  const link = JSON.parse(await admin('reset-link', 'Cecily', '--why', 'forgotten')) as {
    path: string
    expiresAt: number
  }
  expect(link.path).toMatch(/^\/reset#[\w-]{43}$/)
  expect(await rows.db.selectFrom('resets').select('person_id').execute()).toEqual([{ person_id: 'p2' }])
  const audit = JSON.parse(await admin('audit', '--limit', '3')) as { action: string; detail: string }[]
  const deeds = audit.map(({ action, detail }) => `${action}: ${detail}`).toSorted((a, b) => (a < b ? -1 : 1))
  expect(deeds).toEqual(['make host: keeps order', 'no host any more: moved away', 'reset link: forgotten'])
})

test('what is asked for is what is listed, looked into, closed or tried again, and nonsense is answered with how it is said', async () => {
  const table = {
    game: 'rose-king',
    version: 1,
    seat_count: 1,
    options: '{}',
    listed: 1,
    clock: '{}',
    auto_start: 0,
    host_id: 'p1',
    invite: 'i',
    dice_key: 'k',
    commitment: 'c',
    length: 0,
    revision: 0,
    updated_at: 0,
  }
  for (const [id, status, created_at] of [
    ['t1', 'open', 1],
    ['t2', 'playing', 2],
    ['t3', 'finished', 3],
  ] as const)
    await rows.db
      .insertInto('tables')
      .values({ ...table, id, status, created_at })
      .execute()
  await rows.db.insertInto('faults').values({ id: 'f', table_id: 't2', at: 1, detail: '{"why":"loop"}' }).execute()
  const job = { kind: 'bot' as const, table_id: null, body: '{}', run_at: 0, failures: 8, error: 'often', dead_at: 1 }
  await rows.db
    .insertInto('jobs')
    .values({ ...job, id: 'j' })
    .execute()
  const ids = async (...args: readonly string[]) =>
    (JSON.parse(await admin(...args)) as { id: string }[]).map(({ id }) => id)
  expect([await ids('tables', '--status', 'playing'), await ids('tables', '--limit', '1')]).toEqual([['t2'], ['t3']])
  expect([(await ids('people')).toSorted(), await ids('faults'), await ids('jobs')]).toEqual([
    ['p1', 'p2'],
    ['f'],
    ['j'],
  ])
  expect(JSON.parse(await admin('fault', 'f'))).toMatchObject({ id: 'f', detail: { why: 'loop' } })
  expect(JSON.parse(await admin('table', 't2'))).toMatchObject({ id: 't2', status: 'playing' })
  expect([await admin('close', 't1', '--why', 'empty'), await admin('jobs', 'retry', 'j')]).toEqual([
    'Done.\n',
    'Done.\n',
  ])
  expect(await rows.db.selectFrom('tables').select('status').where('id', '=', 't1').execute()).toEqual([
    { status: 'finished' },
  ])
  expect(await rows.db.selectFrom('jobs').select('dead_at').execute()).toEqual([{ dead_at: null }])
  for (const wrong of [['nonsense'], ['jobs', 'drop', 'j'], ['figures', 'set', 'lancaster'], ['table']])
    await expect(admin(...wrong), wrong.join(' ')).rejects.toThrow('roses admin tables | table ID')
})

test('a copy, an export and an import say what they have done and where it is', async () => {
  vi.stubEnv('DATABASE_URL', '')
  const [copy, moved, elsewhere] = ['copy.sqlite', 'moved.house', 'elsewhere'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const here = ['--data-dir', folder]
  const there = ['--data-dir', elsewhere]
  mkdirSync(elsewhere)
  expect(await said(() => backupCommand([copy, ...here]))).toBe(`Copied to ${copy}\n`)
  const exported = await said(() => exportHouseCommand([moved, ...here]))
  expect(exported).toMatch(/^persons +2 rows {2}[0-9a-f]{16}$/m)
  expect(exported).toContain(`The house is in ${moved}; what happens in it from now on is not.`)
  const imported = await said(() => importHouseCommand([moved, ...there]))
  const counted = (text: string) => text.split('\n').filter((line) => line.includes(' rows  '))
  expect(counted(imported)).toEqual(counted(exported))
  expect(imported).toContain(`Everything of ${moved} is there, counted and compared.`)
  const restored = await said(() => restoreCommand([copy, ...there]))
  expect(restored).toMatch(/roses\.sqlite is as it was in .+copy\.sqlite\.\nWhat was there before is in .+\.before-/)
  for (const [command, why] of [
    [backupCommand, 'where to? roses backup <file>'],
    [restoreCommand, 'from where? roses restore <file>'],
    [exportHouseCommand, 'where to? roses export-house <file>'],
    [importHouseCommand, 'from where? roses import-house <file>'],
  ] as const)
    await expect(said(() => command([...here]))).rejects.toThrow(why)
  await expect(said(() => importHouseCommand([moved, ...there]))).rejects.toThrow('There is a database at')
  await expect(said(() => exportHouseCommand([moved, ...here]))).rejects.toThrow('exists already')
  vi.unstubAllEnvs()
})

test('the doctor’s answer is 1 as soon as one thing is wrong, and 0 where all is well', async () => {
  vi.stubEnv('DATABASE_URL', '')
  const ask = async (...args: readonly string[]) => {
    const text = await said(() => doctorCommand([...args, '--port', '0', '--json']))
    const states = (JSON.parse(text) as { state: string }[]).map(({ state }) => state)
    return [states.includes('wrong'), process.exitCode]
  }
  expect(await ask('--data-dir', folder)).toEqual([false, 0])
  expect(await ask('--data-dir', join(folder, 'mistyped'))).toEqual([true, 1])
  vi.unstubAllEnvs()
})

test('a number of a flag is whole, within its bounds, and what is left out is what is usual', () => {
  const read = (...args: readonly string[]) =>
    wholeNumber(readFlags(args, { seed: { type: 'string' } }), 'seed', 7, -5, 20)
  expect([read(), read('--seed', '0'), read('--seed', '20'), read('--seed', '-5'), read('--seed=-3')]).toEqual([
    7, 0, 20, -5, -3,
  ])
  for (const wrong of ['', ' ', '21', '-6', '1.5', 'many', '1e400'])
    expect(() => read('--seed', wrong), wrong).toThrow('--seed must be a whole number from -5 to 20')
})

test('what a simulation counts adds up', async () => {
  const text = await said(() =>
    simulateCommand(['rose-king', '--seats', '2', '--games', '40', '--seed', '3', '--assert', '--json']),
  )
  const told = JSON.parse(text) as {
    games: number
    moves: number
    averageMoves: number
    wins: number[]
    draws: number
    lost: number
    ends: Record<string, number>
    scores: { mean: number; spread: number; least: number; most: number }[]
    winningScore: { mean: number }
  }
  const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0)
  expect(sum(told.wins) + told.draws + told.lost).toBe(40)
  expect([told.games, sum(Object.values(told.ends)), Math.round(told.averageMoves * 40)]).toEqual([40, 40, told.moves])
  for (const { least, mean, most, spread } of told.scores) {
    expect(least).toBeLessThan(mean)
    expect(most).toBeGreaterThan(mean)
    expect(spread).toBeGreaterThan(0)
    expect(spread).toBeLessThan(most - least)
    expect(told.winningScore.mean).toBeGreaterThanOrEqual(mean)
  }
})

/** A finished game on sealed dice, as a record. */
async function finished(
  seed = 4,
  entropy: readonly string[] = ['a', 'b'],
  more: { readonly committed?: readonly null[]; readonly extra?: Parameters<typeof recordOf>[3] } = {},
): Promise<string> {
  const game = (await catalogue[0]?.load()) as AnyGame
  const { id, version, options } = game.about
  const match = new Match(game, {
    game: id,
    version,
    seats: 2,
    options: Object.fromEntries(options.map((option) => [option.id, option.default])),
    dice: { make: 'sealed', key: '5a'.repeat(32), entropy, ...(more.committed && { committed: more.committed }) },
  })
  const player = quick(seed)
  while (match.awaiting().length > 0) {
    const seat = match.awaiting()[0] ?? 0
    const moves = match.legal(seat)
    match.act(seat, game.write(moves[player.int(moves.length)]))
  }
  return writeRecord(recordOf(match, ['Anna', 'Bob'], '2026-11-15', more.extra))
}

/** The same, signed by a house. */
async function signed(seed = 4): Promise<{ text: string; key: string }> {
  const record = await finished(seed)
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex')
  return {
    text: signedRecord(record, { key, signature: sign(null, Buffer.from(record), privateKey).toString('hex') }),
    key,
  }
}

test('a record is vouched for by the house whose key is named, however the key is written, and by no other', async () => {
  const { text, key } = await signed()
  const file = join(folder, 'signed.record')
  writeFileSync(file, text)
  const verify = (...args: readonly string[]) => said(() => verifyCommand([file, ...args]))
  for (const args of [[], ['--key', key], ['--key', key.toUpperCase()]])
    expect(await verify(...args)).toMatch(/^verified: [\s\S]+signature +holds\n$/)
  await expect(verify('--key', 'ab'.repeat(32))).rejects.toThrow('the signature is not that of the house')
  const forged = (await signed(5)).text
  // What was signed under another game.
  const lines = text.trimEnd().split('\n')
  writeFileSync(file, `${[...lines.slice(0, -1), forged.trimEnd().split('\n').at(-1)].join('\n')}\n`)
  await expect(verify()).rejects.toThrow()
})

test('a record says whose luck came from the house', async () => {
  const file = join(folder, 'luck.record')
  writeFileSync(file, await finished(4, ['a', houseEntropy('5a'.repeat(32), 1)]))
  const told = await said(() => verifyCommand([file]))
  expect(told.match(/entropy of seat .+/g)).toEqual(['entropy of seat 2 by the house'])
})

test('a record says who had more time, and how many times as much; where all had the same it says nothing of it', async () => {
  const file = join(folder, 'time.record')
  const told = async (extra: Parameters<typeof recordOf>[3]): Promise<readonly [readonly string[] | null, unknown]> => {
    const entropy = ['aa'.repeat(32), 'bb'.repeat(32)]
    writeFileSync(file, await finished(4, entropy, { committed: [null, null], extra }))
    const words = await said(() => verifyCommand([file]))
    const { extra: read } = JSON.parse(await said(() => verifyCommand([file, '--json']))) as { extra: unknown }
    return [words.match(/seat \d had .+/g), read]
  }
  expect(await told([1, 2])).toEqual([['seat 2 had 2 times the time, as agreed before the game'], [1, 2]])
  expect(await told([1.5, 1])).toEqual([['seat 1 had 1.5 times the time, as agreed before the game'], [1.5, 1]])
  expect((await told([2, 1.5]))[0]).toHaveLength(2)
  expect(await told([1, 1])).toEqual([null, null])
})

test('a game is told move by move, each by whoever made it, as far as one wants', async () => {
  const { text } = await signed()
  const file = join(folder, 'told.record')
  writeFileSync(file, text)
  const whole = await said(() => replayCommand([file]))
  const movers = [...whole.matchAll(/^(\d+)\. (\w+) /gm)].map(([, number, name]) => `${number} ${name}`)
  expect(new Set(movers.map((each) => each.split(' ')[1]))).toEqual(new Set(['Anna', 'Bob']))
  expect(movers.map((each) => Number.parseInt(each, 10))).toEqual(movers.map((_, i) => i + 1))
  expect(whole).toMatch(/Scores: \d+ : \d+\n$/)
  const some = await said(() => replayCommand([file, '--at', '3']))
  expect([...some.matchAll(/^(\d+)\. (\w+) /gm)].map(([, number, name]) => `${number} ${name}`)).toEqual(
    movers.slice(0, 3),
  )
  expect(some).not.toContain('Scores:')
  const json = JSON.parse(await said(() => replayCommand([file, '--at', '3', '--json']))) as {
    moves: { number: number; seat: number }[]
    players: string[]
  }
  expect(json.moves.map(({ number, seat }) => `${number} ${json.players[seat]}`)).toEqual(movers.slice(0, 3))
})

test('tables that run and tables that are over are counted apart, and those that part are named', () => {
  const tally = newTally()
  const table = (id: string, running: boolean, verdict: Shadowed['verdict']): Shadowed => ({
    id,
    game: 'rose-king',
    version: 1,
    running,
    verdict,
  })
  count(tally, [
    table('a', true, { kind: 'same' }),
    table('b', true, { kind: 'same' }),
    table('c', false, { kind: 'lost', why: 'not here' }),
    table('d', true, { kind: 'damaged', at: 4, why: 'no such move' }),
  ])
  count(tally, [table('e', false, { kind: 'same' })])
  expect(tally.games['rose-king']).toMatchObject({ running: 3, finished: 2, same: 3, lost: 1, damaged: 1, differs: 0 })
  expect(tally.parted.map(({ id }) => id)).toEqual(['c', 'd'])
  const [heads = '', line = '', ...rest] = summary(tally, { 'rose-king': 2 }, 5, 2).split('\n')
  expect(heads.trim().split(/ {2,}/)).toEqual([
    'game',
    'rules',
    'running',
    'finished',
    'same',
    'differ',
    'cannot go on',
    'lost',
    'damaged',
  ])
  expect(line.trim().split(/ {2,}/)).toEqual(['rose-king', '2', '3', '2', '3', '0', '0', '1', '1'])
  expect(rest.slice(0, 3)).toEqual([
    '  rose-king c: not here',
    '  rose-king d: by its own rules it does not replay at move 4 (no such move)',
    '5 tables in 2.0 s, 3 a second',
  ])
})

test('what was counted so far is kept in a file, and read again only as it was and for the same versions', async () => {
  const file = join(folder, 'progress.json')
  const kept = { after: 't3', targets: { lancaster: 2 }, tally: newTally() }
  await keepProgress(file, kept)
  expect(await readProgress(file, { lancaster: 2 })).toEqual(kept)
  await expect(readProgress(file, { lancaster: 1 })).rejects.toThrow('of a replay under other versions')
  await expect(readProgress(join(folder, 'none.json'), {})).rejects.toThrow('there is nothing to go on with')
  for (const wrong of ['no JSON', '{}', 'null', '{"after":3,"targets":{},"tally":{}}']) {
    writeFileSync(file, wrong)
    await expect(readProgress(file, {})).rejects.toThrow('is not what a shadow replay keeps')
  }
})

test('tables that part are told with where, twenty of them and how many more', () => {
  const table = (id: string, verdict: Shadowed['verdict']): Shadowed => ({
    id,
    game: 'rose-king',
    version: 1,
    running: true,
    verdict,
  })
  const tally = newTally()
  count(tally, [
    table('a', { kind: 'differs', at: 0 }),
    table('b', { kind: 'differs', at: 7 }),
    table('c', { kind: 'stuck', at: 0, why: 'no deck' }),
    table('d', { kind: 'stuck', at: 9, why: 'no card' }),
  ] as readonly Shadowed[])
  const lines = summary(tally, {}, 4, 0.5).split('\n')
  expect(lines[1]?.trim().split(/ {2,}/)).toEqual(['rose-king', '-', '4', '0', '0', '2', '2', '0', '0'])
  expect(lines.slice(2)).toEqual([
    '  rose-king a: dealt otherwise',
    '  rose-king b: another state after move 7',
    '  rose-king c: cannot be dealt (no deck)',
    '  rose-king d: move 9 is not possible (no card)',
    '4 tables in 0.5 s, 8 a second',
    '',
  ])
  count(
    tally,
    Array.from({ length: 18 }, (_, n) => table(`x${n}`, { kind: 'lost', why: 'gone' })),
  )
  expect(summary(tally, {}, 22, 1)).toContain('\n  and 2 more (--json names them all)\n')
  expect([named(tally.parted.slice(0, 3)), named(tally.parted)]).toEqual([
    'rose-king a, rose-king b, rose-king c',
    'rose-king a, rose-king b, rose-king c, …',
  ])
})
