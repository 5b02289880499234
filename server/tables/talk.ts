/** Chat at a table, which everybody there reads, and notes nobody else reads. */
import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { ChatLine } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import type { Person } from './create.ts'
import { enqueue, type LiveTable } from './live-table.ts'
import { seatOf } from './rows.ts'

const LINES_SHOWN = 200

export async function say(services: Services, table: LiveTable, person: Person, text: string): Promise<ChatLine> {
  const seat = seatOf(table.rows, person.id)
  if (seat === null) throw new Refused('not-seated', 'Only those who sit at the table talk there.')
  const at = services.now()
  return await enqueue(table, async () => {
    const line = await insertLine(services, table.id, seat, person, text, at)
    await tellNewChat(services, table, line.n - 1)
    services.storage.hint({ chat: [table.id] })
    return line
  })
}

/** Tells listeners the lines they have not heard; `known` is where they stand if nobody kept count. */
export async function tellNewChat(services: Services, table: LiveTable, known: number): Promise<void> {
  const lines = await linesAfter(services, table.id, table.chat ?? known)
  for (const line of lines) services.hub.tellChat(table, line)
  table.chat = lines.at(-1)?.n ?? table.chat ?? known
}

/** Looks for lines other nodes wrote, at all tables somebody listens to here. */
export async function pollChat(services: Services): Promise<void> {
  const heard = [...services.tables.all()].filter((table) => services.hub.viewers(table.id).length > 0)
  for (let i = 0; i < heard.length; i += 500) {
    const tables = heard.slice(i, i + 500)
    const rows = await services.storage.db
      .selectFrom('chat')
      .select(['table_id', (eb) => eb.fn.max('n').as('n')])
      .where(
        'table_id',
        'in',
        tables.map((table) => table.id),
      )
      .groupBy('table_id')
      .execute()
    for (const table of tables) {
      const newest = rows.find((row) => row.table_id === table.id)?.n ?? -1
      if (table.chat === null) table.chat = newest
      else if (newest > table.chat) await enqueue(table, () => tellNewChat(services, table, newest))
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
      await db
        .insertInto('chat')
        .values({ ...line, table_id: table, person_id: person.id })
        .execute()
      return line
    } catch (error) {
      // Two nodes took the same number: one of them takes the next.
      if (attempt >= 5) throw error
    }
  }
}

export async function linesAfter({ storage }: Services, table: string, after: number): Promise<readonly ChatLine[]> {
  const rows = await storage.db
    .selectFrom('chat')
    .select(['n', 'seat', 'name', 'text', 'at'])
    .where('table_id', '=', table)
    .where('n', '>', after)
    .orderBy('n', 'desc')
    .limit(LINES_SHOWN)
    .execute()
  return rows.toReversed()
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
