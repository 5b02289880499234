/** Who is called to a decision, and when: the corners, each looked at by one job on rows that were made for it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { catalogue } from '../../games/index.ts'
import { give, ending, newNotice } from '../calls/give.ts'
import { DELAYS } from '../calls/due.ts'
import { worth } from '../calls/worth.ts'
import type { NoticeRow } from '../calls/deliver.ts'
import { giveNotice } from '../jobs/notices.ts'
import { jobRow, neededJob } from '../jobs/new-jobs.ts'
import { botTurn } from '../jobs/bots.ts'
import { makeResetLink, resetPassword } from '../people/resets.ts'
import type { Services } from '../services.ts'
import { type ClaimedJob, openStorage, type Storage } from '../storage/index.ts'
import { liveTable } from '../tables/live-table.ts'
import type { TableRows } from '../tables/rows.ts'

const MINUTE = 60_000
const START = 1_790_000_000_000
const [NEEDED, WAITING] = [0, 1]
const folder = mkdtempSync(join(tmpdir(), 'roses-corners-'))
let storage: Storage
let now = START

beforeAll(async () => {
  storage = await openStorage({ dataDir: folder, databaseUrl: undefined })
})
beforeEach(async () => {
  now = START
  for (const table of ['notices', 'jobs', 'resets', 'sessions', 'persons'] as const)
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

test('a link for a new password is good until its time is up, whether or not the house has been swept since', async () => {
  const { services } = house(table())
  const person = { id: 'anna', name: 'Anna', name_key: 'anna', skeleton: null, password: 'old', preferences: '{}' }
  await storage.db
    .insertInto('persons')
    .values({
      ...person,
      created_at: START,
      seen_at: START,
      banned_at: null,
      banned_until: null,
      muted_until: null,
      host_at: null,
    })
    .execute()
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
