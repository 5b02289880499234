/** A house of rows alone, for tests of what is read from them and written to them: without a port, rules or bots. */
import type { Insertable } from 'kysely'
import { DELAYS } from '../calls/due.ts'
import { Hub } from '../live/hub.ts'
import type { Mail } from '../mail/mailer.ts'
import { readLinks } from '../mail/links.ts'
import type { Services } from '../services.ts'
import { type ClaimedJob, openStorage, type Schema, type Storage } from '../storage/index.ts'
import { PERSON_PARTS, TABLE_PARTS } from '../storage/parts.ts'
import { TableRegistry } from '../tables/registry.ts'
import { place } from './test-server.ts'

export const NOON = Date.UTC(2026, 10, 18, 12)
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

type Part = keyof Schema
const ALL = [
  'persons',
  'tables',
  'audit',
  'limits',
  'house',
  ...new Set<Part>([...TABLE_PARTS, ...PERSON_PARTS]),
] as const

export class RowHouse {
  /** What the house takes for the time. */
  now = NOON
  readonly dataDir: string
  readonly storage: Storage
  readonly services: Services
  /** What open pages were told: `anna: chat`. */
  readonly told: string[] = []
  readonly mails: Mail[] = []

  private constructor(dataDir: string, storage: Storage, links: Services['calls']['links']) {
    this.dataDir = dataDir
    this.storage = storage
    const now = (): number => this.now
    const hub = Object.assign(new Hub(now, 2 * MINUTE), {
      tellPerson: (person: string, { kind }: { kind: string }) => this.told.push(`${person}: ${kind}`),
      tellRead: (person: string, table: string | null) => this.told.push(`${person} has read ${table ?? 'all'}`),
    })
    const services = {
      storage,
      now,
      hub,
      catalogue: [],
      painter: null,
      pool: { tablesApart: [] },
      log: { warn: () => undefined, info: () => undefined, error: () => undefined },
      calls: {
        delays: DELAYS,
        mailer: { send: (mail: Mail) => Promise.resolve(void this.mails.push(mail)) },
        links,
        vapid: { publicKey: 'key', authorization: () => 'vapid' },
        reach: { loopback: true },
        origin: () => 'https://roses.example',
        contact: 'mailto:host@roses.example',
      },
      jobs: {
        schedule: () => undefined,
        wake: () => undefined,
        finish: ({ id }: ClaimedJob) => storage.db.deleteFrom('jobs').where('id', '=', id).execute(),
        postpone: ({ id }: ClaimedJob, run_at: number) =>
          storage.db.updateTable('jobs').set({ run_at, lease: null }).where('id', '=', id).execute(),
      },
    } as unknown as Services
    this.services = Object.assign(services, { tables: new TableRegistry(services) })
  }

  static async open(): Promise<RowHouse> {
    const { dataDir = '' } = await place('sqlite')
    const storage = await openStorage({ dataDir })
    return new RowHouse(dataDir, storage, await readLinks(storage.db, NOON))
  }

  /** Empty, and noon again. */
  async clear(): Promise<void> {
    this.now = NOON
    this.told.length = 0
    this.mails.length = 0
    Object.assign(this.services, { tables: new TableRegistry(this.services) })
    for (const part of ALL) await this.storage.db.deleteFrom(part).execute()
  }

  async add<P extends Part>(part: P, ...rows: readonly Insertable<Schema[P]>[]): Promise<void> {
    for (const row of rows) await this.storage.db.insertInto(part).values(row).execute()
  }

  async all<P extends Part>(part: P): Promise<readonly Schema[P][]> {
    return (await this.storage.db
      .selectFrom(part as 'persons')
      .selectAll()
      .execute()) as unknown as readonly Schema[P][]
  }

  /** An account called like its id with a capital, or a guest. */
  async person(id: string, more: Partial<Schema['persons']> = {}): Promise<void> {
    const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`
    await this.add('persons', {
      id,
      name,
      name_key: id,
      skeleton: id,
      password: null,
      preferences: '{}',
      created_at: NOON,
      seen_at: NOON,
      banned_at: null,
      banned_until: null,
      muted_until: null,
      host_at: null,
      ...more,
    })
  }

  /** A table at which these sit, in their order; `null` is a free seat, `bot` a bot. */
  async table(
    id: string,
    people: readonly (string | null)[],
    more: Partial<Schema['tables']> = {},
    seat: Partial<Schema['seats']> = {},
  ): Promise<void> {
    const status = more.status ?? 'playing'
    await this.add('tables', {
      id,
      game: 'rose-king',
      version: 1,
      seat_count: people.length,
      options: '{}',
      listed: 0,
      status,
      clock: '{"kind":"none"}',
      auto_start: 0,
      host_id: people[0] ?? '',
      invite: `invite of ${id}`,
      dice_key: '',
      commitment: '',
      opening_at: null,
      setup: null,
      length: 0,
      revision: 0,
      clock_state: null,
      paused_at: null,
      outcome: null,
      absence: null,
      stage: null,
      drawn: null,
      evening: null,
      rematch_of: null,
      created_at: NOON,
      started_at: status === 'open' ? null : NOON,
      ended_at: null,
      updated_at: NOON,
      ...more,
    })
    for (const [number, who] of people.entries()) {
      const kind = who === null ? 'open' : who === 'bot' ? 'bot' : 'person'
      const name = kind === 'person' ? `${(who ?? '').charAt(0).toUpperCase()}${(who ?? '').slice(1)}` : null
      await this.add('seats', {
        table_id: id,
        seat: number,
        kind,
        person_id: kind === 'person' ? who : null,
        name,
        level: kind === 'bot' ? 'knight' : null,
        reserved: 0,
        commitment: null,
        entropy: null,
        rank: 1,
        since: NOON,
        seen_at: 0,
        ...seat,
      })
    }
  }

  async close(): Promise<void> {
    await this.storage.close()
  }
}

/** The type of a refusal, or `done`. */
export async function outcomeOf(work: Promise<unknown>): Promise<string> {
  return await work.then(
    () => 'done',
    (error: { readonly type?: string; readonly message: string }) => error.type ?? error.message,
  )
}
