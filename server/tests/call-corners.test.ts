/** Who is called to a decision, and when: the corners, each looked at by one job on rows that were made for it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { catalogue } from '../../games/index.ts'
import { give, ending, newNotice } from '../calls/give.ts'
import { DELAYS } from '../calls/due.ts'
import { worth } from '../calls/worth.ts'
import { deliverCall, type NoticeRow } from '../calls/deliver.ts'
import { callJob, planCalls } from '../calls/plan.ts'
import { sendDigest } from '../calls/digest.ts'
import { makeFeed } from '../calls/channels.ts'
import { feedReader } from '../calls/feeds.ts'
import { callPicture } from '../calls/picture.ts'
import { setCallSettings } from '../calls/settings.ts'
import { tell } from '../calls/tell.ts'
import { giveNotice } from '../jobs/notices.ts'
import { jobRow, neededJob } from '../jobs/new-jobs.ts'
import { botTurn } from '../jobs/bots.ts'
import { houseTroubles } from '../people/host-house.ts'
import { makeResetLink, resetPassword } from '../people/resets.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { type ClaimedJob, openStorage, type Storage } from '../storage/index.ts'
import { Receiver, subscription } from './post-office.ts'
import { liveTable } from '../tables/live-table.ts'
import type { TableRows } from '../tables/rows.ts'

const MINUTE = 60_000
const START = 1_790_000_000_000
const [NEEDED, WAITING] = [0, 1]
const ANNA = {
  id: 'anna',
  name: 'Anna',
  name_key: 'anna',
  skeleton: null,
  password: 'old',
  preferences: '{}',
  created_at: START,
  seen_at: START,
  banned_at: null,
  banned_until: null,
  muted_until: null,
  host_at: null,
}
const folder = mkdtempSync(join(tmpdir(), 'roses-corners-'))
let storage: Storage
let now = START

beforeAll(async () => {
  storage = await openStorage({ dataDir: folder, databaseUrl: undefined })
})
beforeEach(async () => {
  now = START
  for (const table of [
    'notices',
    'jobs',
    'resets',
    'sessions',
    'mail_addresses',
    'call_settings',
    'channels',
    'persons',
  ] as const)
    await storage.db.deleteFrom(table).execute()
})
afterAll(async () => {
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Anna, needed since the start, was last seen then or never. */
function table(seat: object = {}, row: object = {}): { rows: TableRows; id: string } {
  const anna = { seat: 0, kind: 'person', person_id: 'anna', rank: NEEDED, since: START, seen_at: 0, ...seat }
  const rows = {
    row: { id: 't', game: 'sample', status: 'playing', paused_at: null, ...row },
    seats: [anna],
    clock: { kind: 'none' },
    clockState: null,
    kept: [],
    proposals: [],
  }
  return { rows: rows as unknown as TableRows, id: 't' }
}

interface House {
  readonly services: Services
  /** When the house looks again, and what it told whom. */
  readonly postponed: number[]
  readonly told: string[]
}

function house(at: ReturnType<typeof table>, looking: readonly number[] = []): House {
  const [postponed, told]: [number[], string[]] = [[], []]
  const services = {
    storage: Object.assign(Object.create(storage), { hint: () => undefined }) as Storage,
    now: () => now,
    calls: { delays: DELAYS, mailer: null },
    hub: {
      viewers: () => looking,
      tellPerson: (person: string, { kind }: { kind: string }) => told.push(`${person}: ${kind}`),
      endPerson: () => undefined,
    },
    tables: { current: () => Promise.resolve(at) },
    jobs: {
      schedule: () => undefined,
      finish: ({ id }: ClaimedJob) => storage.db.deleteFrom('jobs').where('id', '=', id).execute(),
      postpone: (_: ClaimedJob, runAt: number) => postponed.push(runAt),
    },
  } as unknown as Services
  return { services, postponed, told }
}

/** The job that calls Anna, as a node has claimed it. */
async function claimed(lease = 'mine'): Promise<ClaimedJob> {
  const job = neededJob('t', 0, START)
  await storage.write([jobRow(storage.db, job)])
  await storage.db
    .updateTable('jobs')
    .set({ lease, lease_until: now + MINUTE })
    .execute()
  return { ...job, lease: 'mine', failures: 0, host: null }
}

const notices = async () => (await storage.db.selectFrom('notices').select('kind').execute()).map(({ kind }) => kind)

test('a call never comes at once: half a minute after somebody is needed, and not before', async () => {
  const { services, postponed, told } = house(table())
  now = START + 29_999
  await giveNotice(services, await claimed())
  expect([postponed, told]).toEqual([[START + 30_000], []])
  now = START + 30_000
  await giveNotice(services, await claimed())
  expect([told, await notices()]).toEqual([['anna: needed'], ['needed']])
})

test('whoever has the table open is not called, and is looked for again an hour later', async () => {
  const { services, postponed, told } = house(table(), [0])
  now = START + 5 * MINUTE
  await giveNotice(services, await claimed())
  expect([postponed, told]).toEqual([[now + 60 * MINUTE], []])
})

test('who looks at a table for ten minutes and goes without deciding is called an hour after that, once', async () => {
  const left = START + 10 * MINUTE
  // It is written down up to a quarter of a minute late that somebody was here.
  const { services, postponed, told } = house(table({ seen_at: left }))
  now = left + 10 * MINUTE
  await giveNotice(services, await claimed())
  expect([postponed, told]).toEqual([[left - 15_000 + 60 * MINUTE], []])
  now = postponed[0] ?? 0
  await giveNotice(services, await claimed())
  expect(told).toEqual(['anna: needed'])
})

test('who was here before they were needed, and went, is called soon', async () => {
  const { services, told } = house(table({ seen_at: START + 10_000 }))
  now = START + MINUTE
  await giveNotice(services, await claimed())
  expect(told).toEqual(['anna: needed'])
})

test('who has moved is not called, nor is anybody at a game that is over', async () => {
  for (const at of [table({ rank: WAITING }), table({}, { status: 'finished' }), table({ kind: 'bot' })]) {
    const { services, postponed, told } = house(at)
    now = START + 5 * MINUTE
    await giveNotice(services, await claimed())
    expect([postponed, told, await notices()]).toEqual([[], [], []])
    expect(await storage.db.selectFrom('jobs').select('id').execute()).toEqual([])
  }
})

test('two decisions at one table within ten minutes are one call, and the second is not forgotten', async () => {
  const first = house(table())
  now = START + 30_000
  await giveNotice(first.services, await claimed())
  const called = now
  const second = house(table({ since: START + 2 * MINUTE }))
  now = START + 3 * MINUTE
  await giveNotice(second.services, await claimed())
  expect([second.postponed, second.told]).toEqual([[called + 10 * MINUTE], []])
  now = called + 10 * MINUTE
  await giveNotice(second.services, await claimed())
  expect(second.told).toEqual(['anna: needed'])
})

test('a notice another node has given is neither stored nor told again', async () => {
  const { services, told } = house(table())
  now = START + MINUTE
  await giveNotice(services, await claimed('another node'))
  expect([told, await notices()]).toEqual([[], []])
  const job = await claimed('another node')
  const notice = newNotice(services, { kind: 'finished', table: 't', game: 'sample' })
  expect(await give(services, ending(services, job), [{ person: 'anna', notice }])).toBe(false)
  expect(told).toEqual([])
})

test('what is on its way is looked at once more: not to who has decided or looks just now, and later if they went again', async () => {
  const notice = { kind: 'needed', table_id: 't', person_id: 'anna', at: START + MINUTE } as NoticeRow
  const when = async (at: ReturnType<typeof table>, looking: readonly number[] = []) =>
    await worth(house(at, looking).services, notice, (_services, _rows, seat) =>
      looking.length > 0 ? now : seat.seen_at,
    )
  now = START + 2 * MINUTE
  expect(await when(table())).toBe(0)
  expect(await when(table({ rank: WAITING }))).toBe(null)
  expect(await when(table({ since: START + 90_000 }))).toBe(null)
  expect(await when(table(), [0])).toBe(now + 60 * MINUTE)
  expect(await when(table({ seen_at: START + 90_000 }))).toBe(START + 90_000 + 60 * MINUTE)
})

test('whoever has answered is not called to answer, and of an evening that is off only that is told', async () => {
  await storage.db.insertInto('persons').values(ANNA).execute()
  const asked = async (reason: 'asked' | 'moved' | 'off' | 'day', answer: 'yes' | 'no' | null, state = 'planned') => {
    const mine = { id: 'a', table_id: 't', person_id: 'anna', name: 'Anna', at: START, told: null, answer }
    await storage.db.deleteFrom('evening_answers').execute()
    await storage.db.insertInto('evening_answers').values(mine).execute()
    const at = table({}, { status: 'open', opening_at: null })
    Object.assign(at.rows, { evening: { at: START, zone: 'UTC', state, sequence: 1 } })
    const notice = { kind: 'evening', reason, table_id: 't', person_id: 'anna', at: START } as NoticeRow
    return (await worth(house(at).services, notice, () => 0)) !== null
  }
  expect([await asked('asked', null), await asked('asked', 'yes'), await asked('moved', 'no')]).toEqual([
    true,
    false,
    false,
  ])
  expect([await asked('day', null), await asked('day', 'yes'), await asked('day', 'no')]).toEqual([true, true, false])
  expect([await asked('off', 'yes', 'off'), await asked('day', 'yes', 'off'), await asked('off', 'yes')]).toEqual([
    true,
    false,
    false,
  ])
})

/** Anna reads one mail a day, at eight. */
async function dailyReader(): Promise<void> {
  await storage.db.insertInto('persons').values(ANNA).execute()
  const address = { id: 'm', person_id: 'anna', address: 'anna@mail.example', confirmed_at: START - 1 }
  const fresh = { token_hash: null, expires_at: null, failures: 0, off_at: null, digest_at: null, recovery_at: null }
  await storage.db
    .insertInto('mail_addresses')
    .values({ ...address, ...fresh, created_at: START })
    .execute()
  await setCallSettings(storage.db, 'anna', {
    mail: 'daily',
    hour: 8,
    zone: 'UTC',
    quiet: null,
    warn: null,
    without: [],
  })
}

const DIGEST = { id: 'digest:m', kind: 'digest', runAt: 0, lease: 'mine' } as unknown as ClaimedJob

function postRoom(services: Services) {
  const mails: string[] = []
  const calls = {
    delays: DELAYS,
    mailer: { send: ({ text }: { text: string }) => Promise.resolve(void mails.push(text)) },
    links: { signed: () => 'link' },
    origin: () => 'https://roses.example',
  }
  Object.assign(services, { calls })
  return { mails, calls }
}

test('the mail of the day calls once to one decision, also to one whose time is almost up, and before all that only happened', async () => {
  await dailyReader()
  const noted = async (kind: 'needed' | 'hurry' | 'finished', table_id: string, at: number) =>
    await storage.db
      .insertInto('notices')
      .values({ id: `${kind} ${at}`, person_id: 'anna', kind, reason: null, table_id, game: 'sample', at, name: null })
      .execute()
  await noted('needed', 't', START + MINUTE)
  await noted('hurry', 't', START + 2 * MINUTE)
  await noted('finished', 'another', START + 3 * MINUTE)
  const { services } = house(table({}, { setup: null }))
  const { mails } = postRoom(services)
  now = START + 60 * MINUTE
  await sendDigest(services, DIGEST)
  const lines = mails.map((text) => [...text.matchAll(/^- sample: (.+?)\./gm)].map(([, what]) => what))
  expect(lines).toEqual([['your time is almost up', 'the game is over']])
})

test('what comes while the mail of the day is being written is in the next one, and nothing is in two', async () => {
  await dailyReader()
  // One of each way, so that each is a line of its own.
  const noted = async (id: string, at: number, reason: 'push' | 'hook') =>
    await storage.db
      .insertInto('notices')
      .values({ id, person_id: 'anna', kind: 'channel-off', reason, table_id: '', game: '', at, name: null })
      .execute()
  const { services, postponed } = house(table())
  const { mails, calls } = postRoom(services)
  const said = () => mails.map((text) => ['push', 'webhook'].filter((way) => text.includes(`by ${way} `)))
  await noted('early', START, 'push')
  // A mail server that is not there is the house's affair: nobody's address is switched off for it.
  const { send } = calls.mailer
  calls.mailer.send = () => Promise.reject(new Error('connect ECONNREFUSED'))
  now = START + 30 * MINUTE
  for (let i = 0; i < 12; i++) await sendDigest(services, DIGEST)
  const { failures, off_at } = await storage.db.selectFrom('mail_addresses').selectAll().executeTakeFirstOrThrow()
  expect([failures, off_at, postponed.splice(0).length]).toEqual([0, null, 12])
  calls.mailer.send = send
  now = START + 60 * MINUTE
  await noted('just now', now - 1000, 'hook')
  await sendDigest(services, DIGEST)
  expect([said(), postponed.length]).toEqual([[['push']], 1])
  const next = postponed[0] ?? 0
  expect([new Date(next).getUTCHours(), next > now]).toEqual([8, true])
  // Planned for the same hour once more: that is tomorrow's.
  now += MINUTE
  await sendDigest(services, DIGEST)
  expect([said().length, postponed]).toEqual([1, [next, next]])
  now = next
  await sendDigest(services, DIGEST)
  expect([said(), postponed.length]).toEqual([[['push'], ['webhook']], 2])
})

test('a call that does not get through is tried ever more rarely and is kept among the dead letters, where the host sees it', async () => {
  const receiver = await Receiver.open()
  receiver.answer = (_, reply) => void reply.writeHead(503).end()
  const made = { created_at: START, failures: 0, off_at: null, label: '', shape: 'json' as const }
  const secrets = '{"secret":"s"}'
  await storage.db
    .insertInto('channels')
    .values({ ...made, id: 'hook', person_id: 'anna', kind: 'hook', address: `${receiver.url}/mine`, secrets })
    .execute()
  await storage.db.insertInto('persons').values(ANNA).execute()
  const notice = { id: 'n', person_id: 'anna', kind: 'channel-off', reason: 'push', table_id: '', game: '' } as const
  await storage.db
    .insertInto('notices')
    .values({ ...notice, at: START, name: null })
    .execute()
  const { services } = house(table())
  Object.assign(services, {
    calls: { mailer: null, delays: DELAYS, reach: { loopback: true }, origin: () => 'https://roses.example' },
    log: { warn: () => undefined },
    pool: { tablesApart: [] },
  })
  await storage.write([jobRow(storage.db, callJob('n', 'hook', null, START))])
  const job = storage.db.selectFrom('jobs').selectAll()
  const waits: number[] = []
  for (let tries = 0; tries < 8; tries++) {
    await storage.db.updateTable('jobs').set({ lease: 'mine' }).execute()
    const { body } = await job.executeTakeFirstOrThrow()
    await deliverCall(services, { id: 'call:n:hook', body, lease: 'mine' } as unknown as ClaimedJob)
    const { run_at } = await job.executeTakeFirstOrThrow()
    waits.push((run_at - now) / MINUTE)
    now = run_at
  }
  expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720, 0])
  expect(receiver.got.length).toBe(8)
  receiver.close()
  expect((await houseTroubles(services)).jobs).toMatchObject([
    { kind: 'call', failures: 8, error: 'the address answered 503' },
  ])
})

type Kind = NoticeRow['kind']

/** Anna is called by a webhook at that receiver, about what the notice says; what came of it. */
async function delivered(
  { kind, reason = null, at = START }: { kind: Kind; reason?: NoticeRow['reason']; at?: number },
  { services, postponed }: House,
  receiver: Receiver,
): Promise<'sent' | 'dropped' | number> {
  await storage.db.deleteFrom('notices').execute()
  await storage.db
    .insertInto('notices')
    .values({ id: 'n', person_id: 'anna', kind, reason, table_id: 't', game: 'sample', at, name: null })
    .execute()
  Object.assign(services, {
    calls: { mailer: null, delays: DELAYS, reach: { loopback: true }, origin: () => 'https://roses.example' },
    log: { warn: () => undefined },
  })
  const before = receiver.got.length
  const body = JSON.stringify({ notice: 'n', channel: 'hook' })
  await deliverCall(services, { id: 'call:n:hook', body, lease: 'mine' } as unknown as ClaimedJob)
  return receiver.got.length > before ? 'sent' : (postponed.pop() ?? 'dropped')
}

async function hookOf(receiver: Receiver): Promise<void> {
  await storage.db.insertInto('persons').values(ANNA).execute()
  const made = { created_at: START, failures: 0, off_at: null, label: '', shape: 'json' as const }
  await storage.db
    .insertInto('channels')
    .values({ ...made, id: 'hook', person_id: 'anna', kind: 'hook', address: receiver.url, secrets: '{"secret":"s"}' })
    .execute()
}

test('what is told in the night waits for the morning, but a warning that time is almost up does not', async () => {
  const receiver = await Receiver.open()
  await hookOf(receiver)
  const hour = new Date(START).getUTCHours()
  const quiet = { from: hour, to: (hour + 2) % 24 }
  const settings = { mail: 'off', hour: 8, zone: 'UTC', quiet, warn: null, without: [] } as const
  await setCallSettings(storage.db, 'anna', { ...settings, without: [] })
  const at = table({}, { setup: null })
  now = START + MINUTE
  expect(await delivered({ kind: 'hurry' }, house(at), receiver)).toBe('sent')
  for (const kind of ['needed', 'started', 'finished', 'chat'] as const) {
    const until = await delivered({ kind }, house(at), receiver)
    expect([kind, new Date(Number(until)).getUTCHours()]).toEqual([kind, quiet.to])
  }
  // By day all of them go out.
  now = START + 3 * 60 * MINUTE
  for (const kind of ['hurry', 'needed', 'started', 'finished', 'chat'] as const)
    expect([kind, await delivered({ kind }, house(at), receiver)]).toEqual([kind, 'sent'])
  receiver.close()
})

test('nobody is called about what they have seen meanwhile, do not want to hear of, or have muted', async () => {
  const receiver = await Receiver.open()
  await hookOf(receiver)
  const topics = { needed: 'turns', hurry: 'turns', started: 'games', finished: 'games', chat: 'words' } as const
  const kinds = Object.keys(topics) as (keyof typeof topics)[]
  const at = START + MINUTE
  now = START + 2 * MINUTE
  const asked = (seen_at: number) => table({ seen_at }, { setup: null })
  const said = async (seen_at: number, looking: readonly number[] = []) => {
    const answers: Partial<Record<Kind, unknown>> = {}
    for (const kind of kinds) answers[kind] = await delivered({ kind, at }, house(asked(seen_at), looking), receiver)
    return answers
  }
  // Seen before it happened is not seen; that somebody was here is written down up to a quarter of a minute late.
  const all = { needed: 'sent', hurry: 'sent', started: 'sent', finished: 'sent', chat: 'sent' }
  expect(await said(at)).toEqual(all)
  // Whoever has looked is not told again; a decision still waits for them, and a warning for a minute only.
  const here = at + 20_000 - 15_000
  const looked = { started: 'dropped', finished: 'dropped', chat: 'dropped' }
  expect(await said(at + 20_000)).toEqual({ ...looked, needed: here + 60 * MINUTE, hurry: here + MINUTE })
  expect(await said(0, [0])).toEqual({ ...looked, needed: now + 60 * MINUTE, hurry: now + MINUTE })
  const usual = { mail: 'off', hour: 8, zone: 'UTC', quiet: null, warn: null } as const
  for (const kind of kinds) {
    await setCallSettings(storage.db, 'anna', { ...usual, without: [topics[kind]] })
    const answers = await said(0)
    for (const each of kinds)
      expect([kind, each, answers[each]]).toEqual([kind, each, topics[each] === topics[kind] ? 'dropped' : 'sent'])
  }
  await setCallSettings(storage.db, 'anna', { ...usual, without: [] })
  await storage.db.insertInto('muted_tables').values({ table_id: 't', person_id: 'anna' }).execute()
  expect(Object.values(await said(0))).toEqual(kinds.map(() => 'dropped'))
  await storage.db.updateTable('muted_tables').set({ table_id: 'another' }).execute()
  expect(await said(0)).toEqual(all)
  await storage.db.deleteFrom('muted_tables').execute()
  receiver.close()
})

test('what asks for somebody is called out at once, what only happened half a minute later, each by every way that is on', async () => {
  await storage.db.insertInto('persons').values(ANNA).execute()
  const made = { created_at: START, failures: 0, label: '', shape: null, secrets: '{}', person_id: 'anna' }
  const ways = [
    { id: 'browser', kind: 'push', address: 'https://push.example/1', off_at: null },
    { id: 'gone', kind: 'push', address: 'https://push.example/2', off_at: START },
    { id: 'chat', kind: 'hook', address: 'https://chat.example', off_at: null },
    { id: 'calendar', kind: 'feed', address: 'hash', off_at: null },
  ] as const
  for (const way of ways)
    await storage.db
      .insertInto('channels')
      .values({ ...made, ...way })
      .execute()
  const planned = async (kind: Kind) => {
    const notice = { id: 'n', kind, table: kind === 'channel-off' ? '' : 't', game: 'sample', at: START }
    const jobs = await planCalls(storage.db, [{ person: 'anna', notice }], DELAYS, false)
    const way = (body: string) => (JSON.parse(body) as { channel: string }).channel
    return jobs
      .map(({ body, runAt }) => [way(body), runAt - START])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  }
  const waits = Object.entries({
    needed: 0,
    hurry: 0,
    proposal: 0,
    chat: 0,
    'channel-off': 0,
    started: 30_000,
    finished: 30_000,
    rematch: 30_000,
    invited: 30_000,
    replaced: 30_000,
    returned: 30_000,
    evening: 30_000,
    reminder: 30_000,
    answer: 30_000,
  } satisfies Record<Kind, number>) as [Kind, number][]
  for (const [kind, wait] of waits)
    expect([kind, await planned(kind)]).toEqual([
      kind,
      [
        ['browser', wait],
        ['chat', wait],
      ],
    ])
})

test('who asks to be left alone for a while is, for a day at most; what gets through begins the count anew', async () => {
  const receiver = await Receiver.open()
  await hookOf(receiver)
  const { read: _read, ...keys } = subscription()
  await storage.db
    .insertInto('channels')
    .values({
      id: 'push',
      person_id: 'anna',
      kind: 'push',
      address: `${receiver.url}/push`,
      secrets: JSON.stringify(keys),
      created_at: START,
      failures: 0,
      off_at: null,
      label: '',
      shape: null,
    })
    .execute()
  const { services } = house(table())
  const vapid = { authorization: () => 'vapid' }
  const calls = { mailer: null, delays: DELAYS, reach: { loopback: true }, origin: () => 'https://roses.example' }
  Object.assign(services, { calls: { ...calls, vapid, contact: '' }, log: { warn: () => undefined } })
  const at = { table_id: '', game: '', at: START, name: null }
  await storage.db
    .insertInto('notices')
    .values({ id: 'n', person_id: 'anna', kind: 'channel-off', reason: 'mail', ...at })
    .execute()
  const failures = async (id: string) =>
    (await storage.db.selectFrom('channels').select('failures').where('id', '=', id).executeTakeFirstOrThrow()).failures
  for (const channel of ['hook', 'push']) {
    const job = callJob('n', channel, null, START)
    const sent = async (retryAfter: number | null) => {
      const headers = retryAfter === null ? {} : { 'retry-after': String(retryAfter) }
      receiver.answer = (_, reply) => void reply.writeHead(retryAfter === null ? 201 : 503, headers).end()
      await storage.write([jobRow(storage.db, job)])
      await storage.db.updateTable('jobs').set({ lease: 'mine' }).execute()
      await deliverCall(services, { ...job, lease: 'mine' } as unknown as ClaimedJob)
      const left = await storage.db.selectFrom('jobs').select('run_at').where('id', '=', job.id).executeTakeFirst()
      return left && (left.run_at - now) / MINUTE
    }
    // A minute at least, as after any first failure.
    expect([channel, await sent(1), await sent(600), await sent(400 * 86_400)]).toEqual([channel, 1, 10, 24 * 60])
    expect([await failures(channel), await sent(null), await failures(channel)]).toEqual([3, undefined, 0])
  }
  receiver.close()
})

test('words call those who were not there, once: not who said them, not who has blocked whoever did, and not when they were removed', async () => {
  const people = ['anna', 'bert', 'cid']
  const seats = people.map((person_id, seat) => ({
    seat,
    kind: 'person',
    person_id,
    rank: WAITING,
    since: START,
    seen_at: START,
  }))
  const at = table()
  Object.assign(at.rows, { seats })
  for (const id of people)
    await storage.db
      .insertInto('persons')
      .values({ ...ANNA, id, name: id, name_key: id })
      .execute()
  await storage.db.insertInto('blocks').values({ person_id: 'cid', blocked_id: 'bert', at: START }).execute()
  const line = (n: number, person_id: string, removed_at: number | null = null) => ({
    table_id: 't',
    n,
    seat: people.indexOf(person_id),
    name: person_id,
    person_id,
    removed_at,
    text: removed_at === null ? 'Good evening' : '',
    at: START + MINUTE,
  })
  const called = async (...lines: readonly ReturnType<typeof line>[]) => {
    await storage.db.deleteFrom('chat').execute()
    for (const each of lines) await storage.db.insertInto('chat').values(each).execute()
    const { services, told } = house(at)
    const job = { id: 'tell:t', kind: 'tell', table: 't', body: '{"kind":"chat"}', runAt: now } as const
    await storage.write([jobRow(storage.db, job)])
    await storage.db.updateTable('jobs').set({ lease: 'mine' }).execute()
    await tell(services, { ...job, lease: 'mine', failures: 0, host: null })
    return told
  }
  now = START + 3 * MINUTE
  expect(await called(line(0, 'anna', START + 2 * MINUTE))).toEqual([])
  expect(await called({ ...line(0, 'bert'), table_id: 'another' })).toEqual([])
  expect(await called(line(0, 'bert'))).toEqual(['anna: chat'])
  expect(await called(line(0, 'bert'), line(1, 'anna'))).toEqual(['bert: chat', 'cid: chat'])
  expect(await called(line(0, 'bert'), line(1, 'anna'))).toEqual([])
  await storage.db.deleteFrom('blocks').execute()
  await storage.db.deleteFrom('chat').execute()
})

test('the mail of the day says nothing of a table that was muted, nor of what somebody does not want to hear of', async () => {
  const told = async (muted: boolean, without: readonly ('games' | 'turns')[]) => {
    for (const part of ['notices', 'mail_addresses', 'call_settings', 'persons', 'muted_tables'] as const)
      await storage.db.deleteFrom(part).execute()
    await dailyReader()
    const usual = { mail: 'daily', hour: 8, zone: 'UTC', quiet: null, warn: null } as const
    await setCallSettings(storage.db, 'anna', { ...usual, without: [...without] })
    if (muted) await storage.db.insertInto('muted_tables').values({ table_id: 't', person_id: 'anna' }).execute()
    const at = { person_id: 'anna', reason: null, game: 'sample', at: START + MINUTE, name: null }
    const [here, there] = [
      { id: 'here', kind: 'finished' as const, table_id: 't' },
      { id: 'there', kind: 'needed' as const, table_id: 'another' },
    ]
    for (const notice of [here, there])
      await storage.db
        .insertInto('notices')
        .values({ ...at, ...notice })
        .execute()
    const { services } = house(table({}, { setup: null }))
    const { mails } = postRoom(services)
    now = START + 60 * MINUTE
    await sendDigest(services, DIGEST)
    return mails.flatMap((text) => [...text.matchAll(/^- sample: (.+?)\./gm)].map(([, what]) => what))
  }
  const over = 'the game is over'
  const all = await told(false, [])
  expect([all.length, all[1]]).toEqual([2, over])
  expect(await told(true, [])).toEqual([all[0]])
  expect(await told(false, ['turns'])).toEqual([over])
  expect(await told(true, ['turns'])).toEqual([])
  await storage.db.deleteFrom('muted_tables').execute()
})

test('a secret link is closed to who is shut out, and open again when that time is over', async () => {
  const { services } = house(table())
  await storage.db.insertInto('persons').values(ANNA).execute()
  const secret = await makeFeed(services, 'anna')
  const reads = async (change: { banned_at: number | null; banned_until: number | null }) => {
    await storage.db.updateTable('persons').set(change).execute()
    return await feedReader(services, secret).then(
      ({ person }) => person,
      (error: Refused) => error.type,
    )
  }
  expect(await reads({ banned_at: null, banned_until: null })).toBe('anna')
  expect(await reads({ banned_at: START - 1, banned_until: null })).toBe('no-such-link')
  expect(await reads({ banned_at: START - 1, banned_until: START + 1 })).toBe('no-such-link')
  expect(await reads({ banned_at: START - 2, banned_until: START - 1 })).toBe('anna')
  await expect(feedReader(services, 'another secret')).rejects.toMatchObject({ type: 'no-such-link' })
})

test('the board in a mail is drawn as the seat of its reader sees it, and for nobody who does not sit there', async () => {
  const seats = [
    { seat: 0, kind: 'person', person_id: 'bert', name: 'Bert' },
    { seat: 1, kind: 'bot', person_id: null, name: 'Page' },
    { seat: 2, kind: 'person', person_id: 'anna', name: 'Anna' },
  ]
  const { about } = catalogue[0]!
  const at = table({}, { game: about.id, version: about.version, status: 'finished' })
  Object.assign(at.rows, { seats })
  const drawn: unknown[] = []
  const { services } = house(at)
  Object.assign(services, {
    catalogue,
    pool: {
      askPast: (_id: string, _length: number, { seat }: { seat: number }) => ({ kind: 'view', view: `of ${seat}` }),
    },
    painter: {
      paint: ({ view, seat, names }: { view: unknown; seat: unknown; names: unknown }) => {
        drawn.push([view, seat, names])
        return Promise.resolve({ png: new Uint8Array([1]), hash: '' })
      },
    },
  })
  const notice = { id: 'n', kind: 'finished', table: 't', game: about.id, at: START } as const
  expect(await callPicture(services, 'anna', notice, 'en')).toEqual(new Uint8Array([1]))
  // Bots are called what each reader calls them.
  expect(drawn).toEqual([['of 2', 2, ['Bert', null, 'Anna']]])
  expect(await callPicture(services, 'stranger', notice, 'en')).toBe(null)
  expect(await callPicture(services, 'anna', { ...notice, kind: 'chat' }, 'en')).toBe(null)
  Object.assign(services, { painter: null })
  expect(await callPicture(services, 'anna', notice, 'en')).toBe(null)
  expect(drawn).toHaveLength(1)
})

test('a bot whose house is in trouble waits for another time; where others were quicker it looks again at once', async () => {
  const { about } = catalogue[0]!
  const bot = { seat: 0, kind: 'bot', level: 'knight', person_id: null, rank: NEEDED }
  const row = { id: 't', game: about.id, version: about.version, host_id: 'h', status: 'playing', paused_at: null }
  const at = liveTable('t', { row: { ...row, length: 3 }, seats: [bot] } as unknown as TableRows, START)
  const tries = async (error: Error) => {
    let acts = 0
    const services = {
      tables: {
        current: () => Promise.resolve(at),
        act: () => Promise.reject(acts++ < 2 ? error : new Error('enough')),
      },
      pool: {
        ask: () => Promise.resolve({ kind: 'view', awaited: true, view: {}, number: 3 }),
        think: () => Promise.resolve({ kind: 'moves', moves: ['a'] }),
      },
      catalogue,
      log: { error: () => undefined },
    } as unknown as Services
    const job = { id: 'bot:t:0:3', table: 't', body: '{"seat":0}', lease: 'l' } as unknown as ClaimedJob
    await expect(botTurn(services, job)).rejects.toThrow()
    return acts
  }
  const trouble = ['busy', 'rules-fault', 'rules-missing'] as const
  for (const type of trouble) expect([type, await tries(new Refused(type, ''))]).toEqual([type, 1])
  expect(await tries(new Error('the disk is full'))).toBe(1)
  for (const type of ['stale', 'not-legal', 'paused'] as const)
    expect([type, await tries(new Refused(type, ''))]).toEqual([type, 3])
})

test('a link for a new password is good until its time is up, whether or not the house has been swept since', async () => {
  const { services } = house(table())
  await storage.db.insertInto('persons').values(ANNA).execute()
  const { path, expiresAt } = await makeResetLink(storage.db, 'anna', START, 'mail')
  expect(expiresAt).toBe(START + 30 * MINUTE)
  const secret = path.slice('/reset#'.length)
  now = expiresAt
  await expect(resetPassword(services, secret, 'a rose by another name')).rejects.toMatchObject({
    type: 'no-such-link',
  })
  const kept = await storage.db.selectFrom('persons').select('password').executeTakeFirstOrThrow()
  expect(kept.password).toBe('old')
})

test('what a bot has thought out is not played once its seat’s owner has come back', async () => {
  const { about } = catalogue[0]!
  const bot = { seat: 0, kind: 'bot', level: 'knight', person_id: null, rank: NEEDED }
  const row = { id: 't', game: about.id, version: about.version, host_id: 'h', status: 'playing', paused_at: null }
  const rows = { row: { ...row, length: 3 }, seats: [bot] } as unknown as TableRows
  const at = liveTable('t', rows, START)
  const played: unknown[] = []
  let finished = 0
  const services = {
    tables: {
      current: () => Promise.resolve(at),
      act: (_table: unknown, actFor: (rows: unknown) => unknown) =>
        new Promise((done) => {
          played.push(actFor(at.rows))
          done(null)
        }),
    },
    pool: {
      ask: () => Promise.resolve({ kind: 'view', awaited: true, view: {}, number: 3 }),
      // While it thinks, the owner sits down again.
      think: () => {
        at.rows = { ...rows, seats: [{ ...bot, kind: 'person', person_id: 'anna' }] } as unknown as TableRows
        return Promise.resolve({ kind: 'moves', moves: ['a'] })
      },
    },
    catalogue,
    jobs: { finish: () => Promise.resolve(void finished++) },
    log: { error: () => undefined },
  } as unknown as Services
  await botTurn(services, { id: 'bot:t:0:3', table: 't', body: '{"seat":0}', lease: 'l' } as unknown as ClaimedJob)
  expect([played, finished]).toEqual([[], 1])
})
