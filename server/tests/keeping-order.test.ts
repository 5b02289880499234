/** What the host sees of people, tables and troubles, and what a ban, a mute or a block comes to: on rows made for it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NewReport } from '../../protocol/index.ts'
import { noteDeed } from '../people/audit.ts'
import { ban, checkDoor, countGuestsOf, isBanned, shutDoors, unban } from '../people/bans.ts'
import { block, blockersOf, hasBlocked, listBlocks, unblock } from '../people/blocks.ts'
import { auditPage, dropDead, houseTroubles, overview, retryDead } from '../people/host-house.ts'
import { personPage, searchPeople, searchTables } from '../people/host-lists.ts'
import { whoIsMet } from '../people/met.ts'
import { checkHeard, mute, mutedUntil, unmute } from '../people/mutes.ts'
import { listReports, report, settle } from '../people/reports.ts'
import type { Schema } from '../storage/index.ts'
import { DAY, HOUR, NOON, outcomeOf, RowHouse } from './row-house.ts'
import { closeAll } from './test-server.ts'

let house: RowHouse

beforeAll(async () => {
  house = await RowHouse.open()
})
beforeEach(async () => {
  await house.clear()
})
afterAll(async () => {
  await house.close()
  await closeAll()
})

const session = (person_id: string, household: string | null, id = `${person_id} at ${household}`) => ({
  id,
  token_hash: id,
  person_id,
  kind: 'browser' as const,
  label: `browser of ${person_id}`,
  created_at: NOON,
  seen_at: NOON,
  expires_at: NOON + DAY,
  proved_at: null,
  household,
})

const line = (n: number, person_id: string, text: string, removed_at: number | null = null) => ({
  table_id: 't',
  n,
  seat: 0,
  name: person_id,
  person_id,
  text,
  at: NOON,
  removed_at,
})

test('what was told the host is told once for each line, seat, table and teller, and again once it is settled', async () => {
  const { services } = house
  for (const id of ['anna', 'bert', 'cid']) await house.person(id)
  await house.table('t', ['anna', 'bert'])
  await house.table('u', ['anna', 'bert'], { game: 'lancaster' })
  await house.add('chat', line(3, 'bert', 'rude'), line(4, 'bert', '', NOON))
  const about = { id: 'bert', name: 'Bert', words: 'rude' }
  const told = async (by: string, wish: Pick<NewReport, 'table' | 'line'>) => {
    house.now += 1000
    await report(services, by, about, { ...wish, reason: 'insult', note: ' he said it \u0007twice ' })
  }
  await told('anna', { table: 't', line: 3 })
  const first = house.now
  await told('anna', { table: 't', line: 3 })
  await told('anna', { table: 't', line: 4 })
  await told('anna', { table: 't' })
  await told('anna', { table: 't' })
  await told('anna', { table: 'u' })
  await told('cid', { table: 't', line: 3 })
  const list = async (settled = false) => (await listReports(services, { settled })).reports
  const short = (each: Awaited<ReturnType<typeof list>>[number]) => [each.table, each.line, each.by?.id, each.removed]
  expect((await list()).map(short)).toEqual([
    ['t', 3, 'cid', false],
    ['u', null, 'anna', false],
    ['t', null, 'anna', false],
    ['t', 4, 'anna', true],
    ['t', 3, 'anna', false],
  ])
  const [oldest] = (await list()).slice(-1)
  expect(oldest).toEqual({
    id: oldest?.id,
    at: first,
    table: 't',
    game: 'rose-king',
    person: 'bert',
    name: 'Bert',
    by: { id: 'anna', name: 'Anna' },
    line: 3,
    words: 'rude',
    removed: false,
    reason: 'insult',
    note: 'he said it twice',
    settledAt: null,
  })
  expect((await overview(services)).reports).toBe(5)
  expect([await settle(services, oldest?.id ?? ''), await settle(services, oldest?.id ?? '')]).toEqual([true, false])
  expect([(await list()).length, (await overview(services)).reports]).toEqual([4, 4])
  expect(await list(true)).toMatchObject([{ id: oldest?.id, settledAt: house.now }])
  expect(await settle(services, 'nothing')).toBe(false)
  await told('anna', { table: 't', line: 3 })
  expect([(await list()).length, (await list(true)).length]).toEqual([5, 1])
  expect((await personPage(services, 'bert')).reports).toBe(6)
  expect((await personPage(services, 'anna')).reports).toBe(0)
})

test('whoever is banned or muted is shown so until that time is over, and not a moment longer', async () => {
  const states: readonly (readonly [Partial<Schema['persons']>, object])[] = [
    [{}, { banned: false, bannedUntil: null, mutedUntil: 0 }],
    [{ banned_at: NOON - DAY }, { banned: true, bannedUntil: null }],
    [
      { banned_at: NOON - DAY, banned_until: NOON + 1 },
      { banned: true, bannedUntil: NOON + 1 },
    ],
    [
      { banned_at: NOON - DAY, banned_until: NOON },
      { banned: false, bannedUntil: null },
    ],
    [{ muted_until: NOON }, { mutedUntil: 0 }],
    [{ muted_until: NOON + 1 }, { mutedUntil: NOON + 1, banned: false }],
    [{ muted_until: 8_640_000_000_000_000 }, { mutedUntil: null }],
    [
      { host_at: NOON, created_at: NOON - 2, seen_at: NOON - 1 },
      { host: true, guest: false, createdAt: NOON - 2, seenAt: NOON - 1 },
    ],
    [{ name_key: null }, { host: false, guest: true }],
  ]
  for (const [i, [row, shown]] of states.entries()) {
    const id = `p${i}`
    await house.person(id, row)
    expect([id, await personPage(house.services, id)]).toEqual([id, expect.objectContaining({ ...shown, id })])
  }
  expect(isBanned({ banned_at: null, banned_until: NOON + 1 }, NOON)).toBe(false)
  expect(await outcomeOf(personPage(house.services, 'nobody'))).toBe('no-such-person')
})

test('a mute is for its hours or for good, holds at every table, and ends when the host says so', async () => {
  const { db } = house.storage
  await house.person('anna')
  await house.person('bert')
  const heard = async (person: string, now: number) => await outcomeOf(checkHeard(db, person, now))
  await mute(db, 'anna', NOON + HOUR)
  expect([await heard('anna', NOON), await heard('anna', NOON + HOUR - 1), await heard('anna', NOON + HOUR)]).toEqual([
    'muted',
    'muted',
    'done',
  ])
  expect(await heard('bert', NOON)).toBe('done')
  await mute(db, 'anna', null)
  expect(await heard('anna', NOON + 400 * DAY)).toBe('muted')
  const [row] = await house.all('persons')
  expect(mutedUntil({ muted_until: row?.muted_until ?? 0 }, NOON)).toBe(null)
  await unmute(db, 'anna')
  expect(await heard('anna', NOON)).toBe('done')
})

test('a ban ends the sessions of whom it names; with their addresses those of guests who came from there, and no account’s', async () => {
  const { db } = house.storage
  const guests = { near: 'home', besides: 'café', far: 'elsewhere' }
  const wish = { until: NOON + 30 * DAY, household: false }
  const left = async () => (await house.all('sessions')).map(({ person_id }) => person_id).sort()
  const doors = async (now = NOON) => [...(await shutDoors(db, now))].sort()
  const furnish = async () => {
    await house.clear()
    for (const id of ['anna', 'flatmate']) await house.person(id)
    for (const [id, household] of Object.entries(guests)) {
      await house.person(id, { name_key: null })
      await house.add('sessions', session(id, household))
    }
    await house.add('sessions', session('anna', 'home'), session('anna', 'café'), session('anna', null))
    await house.add('sessions', session('flatmate', 'home'))
  }
  await furnish()
  expect(await countGuestsOf(db, 'anna')).toBe(2)
  expect(await countGuestsOf(db, 'near')).toBe(0)
  expect((await personPage(house.services, 'anna')).household).toBe(2)
  expect(await ban(house.storage, 'anna', wish, NOON)).toEqual(['anna'])
  expect([await left(), await doors()]).toEqual([['besides', 'far', 'flatmate', 'near'], []])
  await furnish()
  const out = await ban(house.storage, 'anna', { ...wish, household: true }, NOON)
  expect([out[0], [...out].sort()]).toEqual(['anna', ['anna', 'besides', 'near']])
  expect([await left(), await doors()]).toEqual([
    ['far', 'flatmate'],
    ['café', 'home'],
  ])
  const [anna] = (await house.all('persons')).filter(({ id }) => id === 'anna')
  expect(anna).toMatchObject({ banned_at: NOON, banned_until: NOON + 30 * DAY })
  const knock = async (household: string | null, now: number) => await outcomeOf(checkDoor(db, household, now))
  // An address soon belongs to somebody else: a week, and it is open again.
  expect([await knock('home', NOON + 7 * DAY - 1), await knock('home', NOON + 7 * DAY)]).toEqual(['banned', 'done'])
  expect([await knock('elsewhere', NOON), await knock(null, NOON)]).toEqual(['done', 'done'])
  expect(await doors(NOON + 7 * DAY)).toEqual([])
  // Again, for less: the door is open that much sooner; another's ban is left alone.
  await house.add('sessions', session('anna', 'home'))
  await ban(house.storage, 'anna', { until: NOON + HOUR, household: true }, NOON)
  expect([await knock('home', NOON + HOUR - 1), await knock('home', NOON + HOUR)]).toEqual(['banned', 'done'])
  await house.add('shut_doors', { household: 'mill', person_id: 'bert', until: NOON + DAY })
  await unban(house.storage, 'anna')
  expect(await doors()).toEqual(['mill'])
  expect((await house.all('persons')).filter((row) => isBanned(row, NOON))).toEqual([])
})

test('people are found by any part of their name or by their whole id, the latest seen first', async () => {
  await house.person('anna', { name: 'Anna 50%', seen_at: NOON - 3 })
  await house.person('hanna', { name: 'Hanna_b', seen_at: NOON - 1, name_key: null })
  await house.person('bert', { name: 'Bert 500', seen_at: NOON - 2 })
  const found = async (search?: string) =>
    (await searchPeople(house.services, search === undefined ? {} : { search })).people.map(({ id }) => id)
  expect(await found()).toEqual(['hanna', 'bert', 'anna'])
  expect(await found('  ')).toEqual(['hanna', 'bert', 'anna'])
  expect(await found('ANNA')).toEqual(['hanna', 'anna'])
  expect(await found(' 50% ')).toEqual(['anna'])
  expect(await found('_')).toEqual(['hanna'])
  expect(await found('bert')).toEqual(['bert'])
  expect(await found('ber')).toEqual(['bert'])
  expect([await found('\\'), await found('x')]).toEqual([[], []])
})

test('tables are found by who sits there, by game, by id and by how they stand, the latest first', async () => {
  await house.table('t1', ['anna', 'bot'], { created_at: NOON - 3, status: 'finished' })
  await house.table('t2', ['bert', null], { created_at: NOON - 1, status: 'open', listed: 1 })
  await house.table('t3', ['hanna', 'bert'], { created_at: NOON - 2, game: 'lancaster' })
  const found = async (wish: Parameters<typeof searchTables>[1] = {}) =>
    (await searchTables(house.services, wish)).tables.map(({ id }) => id)
  expect(await found()).toEqual(['t2', 't3', 't1'])
  expect([await found({ search: 'ANNA' }), await found({ search: 'bert' })]).toEqual([
    ['t3', 't1'],
    ['t2', 't3'],
  ])
  expect([
    await found({ search: 'lancaster' }),
    await found({ search: 't1' }),
    await found({ search: 'lanc' }),
  ]).toEqual([['t3'], ['t1'], []])
  expect([await found({ status: 'playing' }), await found({ search: 'bert', status: 'open' })]).toEqual([
    ['t3'],
    ['t2'],
  ])
  expect((await searchTables(house.services, { search: 't2' })).tables).toEqual([
    {
      id: 't2',
      game: 'rose-king',
      status: 'open',
      public: true,
      seats: [
        { kind: 'person', name: 'Bert' },
        { kind: 'open', name: null },
      ],
      createdAt: NOON - 1,
    },
  ])
  expect((await searchTables(house.services, { search: 't3' })).tables[0]).toMatchObject({ public: false })
})

test('every long list goes on behind its thirtieth line, with nothing twice and nothing left out', async () => {
  const { services } = house
  await house.person('bert', { seen_at: 0 })
  await house.table('t', ['bert'], { created_at: 0 })
  const two = (n: number) => String(n).padStart(2, '0')
  // Many at the same moment: then their ids tell them apart.
  const moment = (n: number) => NOON + Math.floor(n / 40)
  for (let n = 0; n < 70; n++) {
    const id = `x${two(n)}`
    await house.person(id, { seen_at: moment(n) })
    await house.table(`t${id}`, [], { created_at: moment(n) })
    const told = { person_id: 'bert', name: 'Bert', by_id: null, line: null, words: '', reason: 'spam' as const }
    await house.add('reports', { ...told, id, at: moment(n), table_id: 't', note: '', settled_at: null })
    await house.add('audit', {
      id,
      at: moment(n),
      actor: 'host',
      actor_id: null,
      action: 'a',
      subject: 's',
      subject_id: null,
      detail: 'd',
    })
  }
  const expected = Array.from({ length: 70 }, (_, n) => `x${two(n)}`).sort((a, b) =>
    a.slice(1) >= '40' === b.slice(1) >= '40' ? (a < b ? 1 : -1) : a.slice(1) >= '40' ? -1 : 1,
  )
  type Page = { readonly ids: readonly string[]; readonly next: string | null }
  const lists: Readonly<Record<string, (after?: string) => Promise<Page>>> = {
    people: async (after) => {
      const { people, next } = await searchPeople(services, { search: 'x', ...(after !== undefined && { after }) })
      return { ids: people.map(({ id }) => id), next }
    },
    tables: async (after) => {
      const { tables, next } = await searchTables(services, { ...(after !== undefined && { after }) })
      return { ids: tables.map(({ id }) => id.slice(1)).filter((id) => id !== ''), next }
    },
    reports: async (after) => {
      const { reports, next } = await listReports(services, { ...(after !== undefined && { after }) })
      return { ids: reports.map(({ id }) => id), next }
    },
    audit: async (after) => {
      const { entries, next } = await auditPage(services, after)
      return { ids: entries.map(({ id }) => id), next }
    },
  }
  for (const [name, read] of Object.entries(lists)) {
    const pages: Page[] = [await read()]
    while (pages.at(-1)?.next) pages.push(await read(pages.at(-1)?.next ?? undefined))
    expect([name, pages.flatMap(({ ids }) => ids)]).toEqual([name, expected])
    expect([name, pages.length]).toEqual([name, 3])
  }
})

test('of jobs the host sees those that were given up, the latest first, and does something about these alone', async () => {
  const { services } = house
  await house.table('t', ['anna'], { status: 'playing' })
  await house.table('u', ['anna'], { status: 'finished' })
  const job = { kind: 'bot' as const, body: '{}', run_at: NOON, lease: null, lease_until: null, failures: 3 }
  await house.add('jobs', { ...job, id: 'early', table_id: 'u', error: 'a card', dead_at: NOON - 2 })
  await house.add('jobs', { ...job, id: 'late', table_id: 't', error: 'a card', dead_at: NOON - 1 })
  await house.add('jobs', { ...job, id: 'alive', table_id: 't', failures: 0, error: null, dead_at: null })
  await house.add('faults', { id: 'f1', table_id: 't', at: NOON - 2, detail: '{}' })
  await house.add('faults', { id: 'f2', table_id: 'u', at: NOON - 1, detail: '{}' })
  expect(await houseTroubles(services)).toEqual({
    jobs: [
      { id: 'late', kind: 'bot', table: 't', failures: 3, error: null, deadAt: NOON - 1 },
      { id: 'early', kind: 'bot', table: 'u', failures: 3, error: 'a card', deadAt: NOON - 2 },
    ],
    faults: [
      { id: 'f2', table: 'u', at: NOON - 1 },
      { id: 'f1', table: 't', at: NOON - 2 },
    ],
    quarantined: [],
  })
  expect(await overview(services)).toEqual({ reports: 0, faults: 2, dead: 2 })
  expect([await dropDead(services, 'alive'), await dropDead(services, 'early')]).toEqual([false, true])
  house.now += HOUR
  expect([await retryDead(services, 'alive'), await retryDead(services, 'late')]).toEqual([false, true])
  const jobs = await house.all('jobs')
  expect(jobs.find(({ id }) => id === 'late')).toMatchObject({ dead_at: null, run_at: house.now })
  expect(jobs.map(({ id }) => id).sort()).toEqual(['alive', 'late'])
  expect((await overview(services)).dead).toBe(0)
})

test('what a host did is on file with whom, to whom and why', async () => {
  const { db } = house.storage
  await noteDeed(db, { id: 'h', name: 'Host' }, { action: 'ban', subject: { id: 'p', name: 'Bert' }, why: 'rude' }, 7)
  await noteDeed(db, { id: null, name: 'command line' }, { action: 'close table', subject: 't', why: '' }, 8)
  const [first, second] = await house.all('audit')
  expect(first).toMatchObject({ actor: 'Host', actor_id: 'h', subject: 'Bert', subject_id: 'p', detail: 'rude', at: 7 })
  expect(second).toMatchObject({ actor_id: null, subject: 't', subject_id: null, action: 'close table', at: 8 })
})

test('one meets whoever said a line at that table or sits in that seat: no bot, no free seat, nobody who is gone, and not oneself', async () => {
  await house.table('t', ['anna', 'bot', null, 'bert'])
  await house.add('chat', line(1, 'bert', 'good evening'), line(2, 'anna', 'mine'))
  await house.add('chat', { ...line(3, 'x', 'left'), person_id: null })
  const { services } = house
  const table = await services.tables.current('t')
  const met = (wish: { line?: number; seat?: number }) => whoIsMet(services, table, 'anna', { table: 't', ...wish })
  expect(await met({ line: 1 })).toEqual({ id: 'bert', name: 'bert', words: 'good evening' })
  expect(await met({ seat: 3 })).toEqual({ id: 'bert', name: 'Bert', words: '' })
  for (const wish of [{ line: 3 }, { line: 9 }, { seat: 1 }, { seat: 2 }, { seat: 4 }])
    expect([wish, await outcomeOf(met(wish))]).toEqual([wish, 'no-such-person'])
  for (const wish of [{ line: 2 }, { seat: 0 }, {}])
    expect([wish, await outcomeOf(met(wish))]).toEqual([wish, 'bad-request'])
})

test('whom one has blocked is in one’s own list, the latest first, and one way only', async () => {
  const { db } = house.storage
  for (const id of ['anna', 'bert', 'cid']) await house.person(id)
  await block(db, 'anna', 'bert', 1)
  await block(db, 'anna', 'cid', 2)
  await block(db, 'bert', 'cid', 3)
  // Once is enough, and it stays when it was.
  await block(db, 'anna', 'bert', 9)
  expect((await listBlocks(db, 'anna')).blocked).toEqual([
    { id: 'cid', name: 'Cid', at: 2 },
    { id: 'bert', name: 'Bert', at: 1 },
  ])
  expect([await hasBlocked(db, 'anna', 'bert'), await hasBlocked(db, 'bert', 'anna')]).toEqual([true, false])
  const pairs = (await blockersOf(db, ['cid'])).map(({ person, blocked }) => `${person} ${blocked}`).sort()
  expect([pairs, await blockersOf(db, [])]).toEqual([['anna cid', 'bert cid'], []])
  await unblock(db, 'anna', 'cid')
  expect([await hasBlocked(db, 'anna', 'cid'), await hasBlocked(db, 'bert', 'cid')]).toEqual([false, true])
})
