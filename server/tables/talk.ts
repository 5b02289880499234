/** Chat at a table, which everybody there reads, and notes nobody else reads. */
import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { ChatLine } from '../../protocol/index.ts'
import { jobRow, wordsTold } from '../jobs/new-jobs.ts'
import { Refused } from '../refused.ts'
import type { Schema } from '../storage/index.ts'
import { blockersOf } from '../people/blocks.ts'
import { checkHeard } from '../people/mutes.ts'
import type { Person } from './create.ts'
import { enqueue, type LiveTable } from './live-table.ts'
import { seatOf } from './rows.ts'

const LINES_SHOWN = 200
/** Before the first line. */
const NONE = -1

export async function say(services: Services, table: LiveTable, person: Person, text: string): Promise<ChatLine> {
  const seat = seatOf(table.rows, person.id)
  if (seat === null) throw new Refused('not-seated', 'Only those who sit at the table talk there.')
  const at = services.now()
  await checkHeard(services.storage.db, person.id, at)
  return await enqueue(table, async () => {
    const line = await insertLine(services, table.id, seat, person, text, at)
    await tellNewChat(services, table)
    services.storage.hint({ chat: [table.id] })
    return line
  })
}

/**
 * Tells listeners the lines they have not heard. Where nobody has kept count yet they are told all of them, which readers know by
 * their numbers: a line that another node wrote while the first listener came must not count as heard.
 */
async function tellNewChat(services: Services, table: LiveTable): Promise<void> {
  const known = table.chat ?? NONE
  const lines = await spoken(services, table.id, known)
  await tell(services, table, lines)
  table.chat = lines.at(-1)?.n ?? known
}

async function tell(services: Services, table: LiveTable, lines: readonly Spoken[]): Promise<void> {
  const speakers = new Set(lines.flatMap(({ person_id }) => person_id ?? []))
  const unwilling = await blockersOf(services.storage.db, [...speakers])
  for (const line of lines) {
    const deaf = unwilling.filter(({ blocked }) => blocked === line.person_id).map(({ person }) => person)
    services.hub.tellChat(table, shown(line), new Set(deaf))
  }
}

/** Tells listeners again of lines whose words are gone. */
async function tellRemoved(services: Services, table: LiveTable): Promise<void> {
  const rows = await services.storage.db
    .selectFrom('chat')
    .select(SPOKEN)
    .where('table_id', '=', table.id)
    .where('removed_at', '>', table.removed ?? 0)
    .orderBy('removed_at')
    .execute()
  await tell(services, table, rows)
  table.removed = rows.at(-1)?.removed_at ?? table.removed
}

/** Whatever another node has written or removed. */
export async function catchUpChat(services: Services, table: LiveTable): Promise<void> {
  await tellNewChat(services, table)
  await tellRemoved(services, table)
}

/** Takes the words out of a line; false if there is no such line, or nothing left to take. */
export async function removeLine(services: Services, id: string, n: number): Promise<boolean> {
  const { db } = services.storage
  const table = await services.tables.find(id)
  return await enqueue(table, async () => {
    const latest = db
      .selectFrom('chat')
      .select(sql<number>`coalesce(max(removed_at), 0)`.as('at'))
      .where('table_id', '=', id)
    const { at } = await latest.executeTakeFirstOrThrow()
    const done = await db
      .updateTable('chat')
      // Each a moment of its own: whoever asks what was removed since then misses none.
      .set({ text: '', removed_at: Math.max(services.now(), at + 1) })
      .where('table_id', '=', id)
      .where('n', '=', n)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (Number(done.numUpdatedRows) === 0) return false
    await tellRemoved(services, table)
    services.storage.hint({ chat: [id] })
    return true
  })
}

/** Looks for lines other nodes wrote, at all tables somebody listens to here. */
export async function pollChat(services: Services): Promise<void> {
  const heard = [...services.tables.all()].filter((table) => services.hub.viewers(table.id).length > 0)
  for (let i = 0; i < heard.length; i += 500) {
    const tables = heard.slice(i, i + 500)
    const rows = await services.storage.db
      .selectFrom('chat')
      .select(['table_id', (eb) => eb.fn.max('n').as('n'), (eb) => eb.fn.max('removed_at').as('removed')])
      .where(
        'table_id',
        'in',
        tables.map((table) => table.id),
      )
      .groupBy('table_id')
      .execute()
    for (const table of tables) {
      const row = rows.find(({ table_id }) => table_id === table.id)
      const newest = row?.n ?? NONE
      const removed = row?.removed ?? 0
      if (newest > (table.chat ?? NONE) || removed > (table.removed ?? 0))
        await enqueue(table, () => catchUpChat(services, table))
    }
  }
}

async function insertLine(
  services: Services,
  table: string,
  seat: number,
  person: Person,
  text: string,
  at: number,
): Promise<ChatLine> {
  const { db } = services.storage
  for (let attempt = 0; ; attempt++) {
    try {
      const next = await db
        .selectFrom('chat')
        .select(sql<number>`coalesce(max(n), -1) + 1`.as('n'))
        .where('table_id', '=', table)
        .executeTakeFirstOrThrow()
      const line = { n: next.n, seat, name: person.name, text, at }
      const told = wordsTold(table, at)
      await services.storage.write([
        db.insertInto('chat').values({ ...line, table_id: table, person_id: person.id }),
        jobRow(db, told),
      ])
      services.jobs.schedule([told])
      return line
    } catch (error) {
      // Two nodes took the same number: one of them takes the next.
      if (attempt >= 5) throw error
    }
  }
}

/** What this reader hears: nothing from whom they have blocked. */
export async function linesAfter(
  services: Services,
  table: string,
  after: number,
  reader: string | null,
): Promise<readonly ChatLine[]> {
  const lines = await spoken(services, table, after, reader)
  return lines.map(shown)
}

async function spoken(
  { storage }: Services,
  table: string,
  after: number,
  reader: string | null = null,
): Promise<readonly Spoken[]> {
  let query = storage.db
    .selectFrom('chat')
    .select(SPOKEN)
    .where('table_id', '=', table)
    .where('n', '>', after)
    .orderBy('n', 'desc')
    .limit(LINES_SHOWN)
  if (reader !== null)
    query = query.where((eb) => {
      const mine = eb.selectFrom('blocks').select('blocks.at').where('blocks.person_id', '=', reader)
      return eb.not(eb.exists(mine.whereRef('blocked_id', '=', 'chat.person_id')))
    })
  return (await query.execute()).toReversed()
}

const SPOKEN = ['n', 'seat', 'name', 'text', 'at', 'removed_at', 'person_id'] as const
type Spoken = Pick<Schema['chat'], (typeof SPOKEN)[number]>

function shown({ removed_at, person_id: _person, ...line }: Spoken): ChatLine {
  return removed_at === null ? line : { ...line, removed: true }
}

export async function readNotes({ storage }: Services, table: string, person: string): Promise<string> {
  const row = await storage.db
    .selectFrom('notes')
    .select('text')
    .where('table_id', '=', table)
    .where('person_id', '=', person)
    .executeTakeFirst()
  return row?.text ?? ''
}

export async function writeNotes({ storage }: Services, table: string, person: string, text: string): Promise<void> {
  await storage.db
    .insertInto('notes')
    .values({ table_id: table, person_id: person, text })
    .onConflict((oc) => oc.columns(['table_id', 'person_id']).doUpdateSet({ text }))
    .execute()
}

/** How far somebody has read; it never goes back. */
export async function noteRead({ storage }: Services, table: string, person: string, n: number): Promise<void> {
  const { db } = storage
  const newest = db
    .selectFrom('chat')
    .select((eb) => eb.fn.coalesce(eb.fn.max('n'), eb.lit(-1)).as('n'))
    .where('table_id', '=', table)
  const { n: last } = await newest.executeTakeFirstOrThrow()
  await db
    .insertInto('chat_reads')
    .values({ table_id: table, person_id: person, n: Math.min(n, last) })
    .onConflict((oc) =>
      oc
        .columns(['table_id', 'person_id'])
        .doUpdateSet((eb) => ({ n: eb.ref('excluded.n') }))
        .whereRef('chat_reads.n', '<', 'excluded.n'),
    )
    .execute()
}
