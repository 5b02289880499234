/** What the host of a house asks and does on the command line, straight on the rows. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { catalogue } from '../../games/index.ts'
import { type Admin, admin, closeByHost } from '../ops/admin.ts'
import { DAY, HOUR, NOON, outcomeOf, RowHouse } from './row-house.ts'
import { closeAll } from './test-server.ts'

let house: RowHouse
let host: Admin

beforeAll(async () => {
  house = await RowHouse.open()
  host = await admin({ dataDir: house.dataDir, actor: 'warden' })
})
beforeEach(async () => {
  await house.clear()
})
afterAll(async () => {
  await host.close()
  await house.close()
  await closeAll()
})

const ids = async (list: Promise<readonly object[]>) => (await list).map((row) => (row as { id: string }).id)
const deeds = async () =>
  (await house.all('audit')).map(({ actor, action, subject, detail }) => [actor, action, subject, detail].join(' / '))

test('tables are listed the latest first, as many as are wanted, of one status or of all', async () => {
  await house.table('t1', ['anna', 'bot'], { created_at: NOON - 3, status: 'finished' })
  await house.table('t2', ['bert', null], { created_at: NOON - 1, status: 'open', listed: 1 })
  await house.table('t3', ['hanna', 'bert', 'cid'], { created_at: NOON - 2, length: 7 })
  expect(await ids(host.tables())).toEqual(['t2', 't3', 't1'])
  expect(await ids(host.tables({ limit: 2 }))).toEqual(['t2', 't3'])
  for (const [status, id] of [
    ['open', 't2'],
    ['playing', 't3'],
    ['finished', 't1'],
  ] as const)
    expect(await ids(host.tables({ status }))).toEqual([id])
  expect(await host.tables({ status: 'playing' })).toMatchObject([
    { game: 'rose-king', seats: 3, length: 7, listed: 0 },
  ])
  // Whoever only lists looks into none.
  expect(await deeds()).toEqual([])
})

test('a table that is looked into shows its seats and what it waits for, and that is on file', async () => {
  await house.table('t', ['anna', 'bot', null])
  await house.table('u', ['bert'])
  const job = { kind: 'bot' as const, body: '{}', lease: null, lease_until: null, error: null, dead_at: null }
  await house.add('jobs', { ...job, id: 'mine', table_id: 't', run_at: NOON + 5, failures: 2 })
  await house.add('jobs', { ...job, id: 'another', table_id: 'u', run_at: NOON, failures: 0 })
  const found = await host.table('t')
  expect(found).toMatchObject({
    id: 't',
    status: 'playing',
    seats: [
      { seat: 0, kind: 'person', name: 'Anna', level: null },
      { seat: 1, kind: 'bot', name: null, level: 'knight' },
      { seat: 2, kind: 'open', name: null },
    ],
    jobs: [{ id: 'mine', kind: 'bot', run_at: NOON + 5, failures: 2 }],
  })
  expect(JSON.stringify(found)).not.toMatch(/invite|dice_key|person_id/)
  await expect(host.table('nowhere')).rejects.toThrow('There is no table nowhere.')
  expect(await deeds()).toEqual(['warden / inspect table / t / '])
})

test('people are listed by when they were last here, and named by their name or, guests, by their id', async () => {
  await house.person('anna', { seen_at: NOON - 2 })
  await house.person('bert', { seen_at: NOON - 1 })
  await house.person('guest', { seen_at: NOON, name_key: null, name: 'Anna' })
  expect(await ids(host.people())).toEqual(['guest', 'bert', 'anna'])
  expect(await ids(host.people(1))).toEqual(['guest'])
  await host.setHost('ANNA', true, 'keeps order')
  const hosts = async () => (await house.all('persons')).filter(({ host_at }) => host_at !== null).map(({ id }) => id)
  expect(await hosts()).toEqual(['anna'])
  await host.setHost('anna', false, 'gone')
  expect(await hosts()).toEqual([])
  const account = 'Anna is a guest and has no password. An account is needed.'
  expect(await outcomeOf(host.setHost('guest', true, ''))).toBe(account)
  expect(await outcomeOf(host.resetLink('guest', ''))).toBe(account)
  expect(await outcomeOf(host.unban('Somebody'))).toBe('There is nobody called Somebody. Guests are named by their id.')
  const before = Date.now()
  const { path, expiresAt } = await host.resetLink('bert', 'lost')
  expect(path).toMatch(/^\/reset#[\w-]{43}$/)
  expect(expiresAt - before).toBeGreaterThanOrEqual(DAY)
  expect((await house.all('resets')).map(({ person_id }) => person_id)).toEqual(['bert'])
  expect(await deeds()).toEqual([
    'warden / make host / Anna / keeps order',
    'warden / no host any more / Anna / gone',
    'warden / reset link / Bert / lost',
  ])
})

test('a ban is noted with its hours, shuts doors only if told to, and can be lifted', async () => {
  await house.person('anna')
  const session = { token_hash: 's', person_id: 'anna', kind: 'browser' as const, label: '', household: 'home' }
  const at = { created_at: NOON, seen_at: NOON, expires_at: NOON, proved_at: null }
  await house.add('sessions', { id: 's', ...session, ...at })
  const banned = async () =>
    (await house.all('persons')).map(({ banned_at, banned_until }) => [banned_at, banned_until])
  await host.ban('Anna', 'rude', { hours: 5 })
  const [[from, until] = []] = await banned()
  expect((until ?? 0) - (from ?? 0)).toBe(5 * HOUR)
  expect([await house.all('shut_doors'), await house.all('sessions')]).toEqual([[], []])
  await host.unban('Anna')
  expect(await banned()).toEqual([[null, null]])
  await house.add('sessions', { id: 's', ...session, ...at })
  await host.ban('Anna', 'rude', { household: true })
  expect((await banned())[0]?.[1]).toBe(null)
  expect((await house.all('shut_doors')).map(({ household }) => household)).toEqual(['home'])
  expect(await deeds()).toEqual([
    'warden / ban 5 h / Anna / rude',
    'warden / unban / Anna / ',
    'warden / ban / Anna / rude',
  ])
})

test('a fault is read with the log of its table, in order', async () => {
  await house.add('faults', { id: 'f1', table_id: 't', at: NOON - 2, detail: '{"why":"a loop"}' })
  await house.add('faults', { id: 'f2', table_id: 'u', at: NOON - 1, detail: '{}' })
  const entry = { kind: 'move' as const, seat: 0, move_id: null, number: 0, at: NOON }
  for (const [table_id, n, move] of [
    ['t', 1, 'second'],
    ['t', 0, 'first'],
    ['u', 0, 'other'],
  ] as const)
    await house.add('entries', { ...entry, table_id, n, body: JSON.stringify({ kind: 'move', seat: 0, move }) })
  expect(await ids(host.faults())).toEqual(['f2', 'f1'])
  expect(await ids(host.faults(1))).toEqual(['f2'])
  expect(await host.fault('f1')).toMatchObject({
    id: 'f1',
    table_id: 't',
    detail: { why: 'a loop' },
    log: [{ move: 'first' }, { move: 'second' }],
  })
  await expect(host.fault('f9')).rejects.toThrow('There is no fault f9 on file.')
  expect(await deeds()).toEqual(['warden / read fault / f1 / t'])
})

test('of jobs those that failed are listed, given up first; one that failed is tried again', async () => {
  const job = { kind: 'bot' as const, table_id: null, body: '{}', lease: null, lease_until: null }
  await house.add('jobs', { ...job, id: 'well', run_at: NOON + 9, failures: 0, error: null, dead_at: null })
  await house.add('jobs', { ...job, id: 'failing', run_at: NOON + 8, failures: 1, error: 'once', dead_at: null })
  await house.add('jobs', { ...job, id: 'waiting', run_at: NOON + 7, failures: 0, error: 'no rules', dead_at: null })
  await house.add('jobs', { ...job, id: 'dead', run_at: NOON, failures: 8, error: 'often', dead_at: NOON })
  expect(await ids(host.jobs())).toEqual(['dead', 'failing', 'waiting'])
  expect(await ids(host.jobs(2))).toEqual(['dead', 'failing'])
  await expect(host.retryJob('well')).rejects.toThrow('There is no failed job well.')
  await host.retryJob('dead')
  expect((await house.all('jobs')).find(({ id }) => id === 'dead')).toMatchObject({ dead_at: null, failures: 0 })
  expect(await deeds()).toEqual(['warden / retry job / dead / '])
})

test('figures of the house are set and dropped by game; dropping what is not there is no deed', async () => {
  const game = await catalogue.find(({ about }) => about.id === 'lancaster')!.load()
  const rounds = game.figures?.(null).find(({ field, value }) => field?.kind === 'number' && value === 2)?.path ?? ''
  await host.setFigures(game, { name: 'short', figures: { [rounds]: 1 } }, 'as we play')
  expect(await host.figures()).toMatchObject([{ game: 'lancaster', name: 'short', figures: { [rounds]: 1 } }])
  await host.dropFigures('rose-king', 'nothing')
  expect(await host.figures()).toHaveLength(1)
  await host.dropFigures('lancaster', 'the box again')
  expect(await host.figures()).toEqual([])
  expect(await deeds()).toEqual([
    'warden / set figures / lancaster / as we play',
    'warden / drop figures / lancaster / the box again',
  ])
})

test('what was done is listed the latest first', async () => {
  const deed = { actor: 'a', actor_id: null, subject: '', subject_id: null, detail: '' }
  for (const [i, action] of ['first', 'second', 'third'].entries())
    await house.add('audit', { ...deed, id: action, at: NOON + i, action })
  expect(await ids(host.audit())).toEqual(['third', 'second', 'first'])
  expect(await ids(host.audit(2))).toEqual(['third', 'second'])
})

test('a table that is closed is over for everybody, without a winner; an open one leaves the lobby', async () => {
  await house.table('open', ['anna', null], { status: 'open', listed: 1, opening_at: NOON, revision: 4 }, { rank: 0 })
  await house.table('running', ['anna', 'bert', 'bot'], { listed: 1, length: 3, revision: 2 }, { rank: 0 })
  await house.table('over', ['anna'], { status: 'finished' })
  await host.closeTable('open', 'nobody comes')
  await closeByHost(house.storage, 'running')
  const rows = await house.all('tables')
  const of = (id: string) => rows.find((row) => row.id === id)
  expect(of('open')).toMatchObject({ status: 'finished', listed: 0, opening_at: null, revision: 5 })
  expect(of('running')).toMatchObject({ status: 'finished', length: 4 })
  const outcome = { reason: 'closed', places: [1, 1], scores: [0, 0] }
  expect(JSON.parse(of('open')?.outcome ?? '')).toEqual(outcome)
  expect(JSON.parse(of('running')?.outcome ?? '')).toEqual({ ...outcome, places: [1, 1, 1], scores: [0, 0, 0] })
  expect(of('open')?.ended_at).toEqual(expect.any(Number))
  const entries = await house.all('entries')
  expect(entries).toMatchObject([{ table_id: 'running', n: 3, kind: 'end', seat: null }])
  // For nobody it is among those that wait.
  expect(
    new Set((await house.all('seats')).filter(({ table_id }) => table_id !== 'over').map(({ rank }) => rank)),
  ).toEqual(new Set([2]))
  expect(await outcomeOf(host.closeTable('over', ''))).toBe('Table over is over already.')
  expect(await outcomeOf(host.closeTable('nowhere', ''))).toBe('There is no table nowhere.')
  expect(await deeds()).toEqual(['warden / close table / open / nobody comes'])
})
