/** Chat at a table, which everybody there reads, and notes nobody else reads. */
import { sql } from 'kysely'
import type { House } from '../house.ts'
import type { ChatLine } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import type { Person } from './create.ts'
import { type Desk, seatOf } from './desk.ts'

const LINES_SHOWN = 200

export async function say(house: House, desk: Desk, person: Person, text: string): Promise<ChatLine> {
  const seat = seatOf(desk.sheet, person.id)
  if (seat === null) throw new Refused('not-seated', 'Only those who sit at the table talk there.')
  const at = house.now()
  return await house.desks.inLine(desk, async () => {
    const line = await insertLine(house, desk.id, seat, person, text, at)
    await hearChat(house, desk, line.n - 1)
    house.storage.hint({ chat: [desk.id] })
    return line
  })
}

/** Tells listeners the lines they have not heard; `known` is where they stand if nobody kept count. */
export async function hearChat(house: House, desk: Desk, known: number): Promise<void> {
  const lines = await linesAfter(house, desk.id, desk.chat ?? known)
  for (const line of lines) house.hub.tellChat(desk, line)
  desk.chat = lines.at(-1)?.n ?? desk.chat ?? known
}

/** Looks for lines other nodes wrote, at all tables somebody listens to here. */
export async function lookForChat(house: House): Promise<void> {
  const heard = [...house.desks.all()].filter((desk) => house.hub.eyes(desk.id).length > 0)
  for (let i = 0; i < heard.length; i += 500) {
    const desks = heard.slice(i, i + 500)
    const rows = await house.storage.db
      .selectFrom('chat')
      .select(['table_id', (eb) => eb.fn.max('n').as('n')])
      .where(
        'table_id',
        'in',
        desks.map((desk) => desk.id),
      )
      .groupBy('table_id')
      .execute()
    for (const desk of desks) {
      const newest = rows.find((row) => row.table_id === desk.id)?.n ?? -1
      if (desk.chat === null) desk.chat = newest
      else if (newest > desk.chat) await house.desks.inLine(desk, () => hearChat(house, desk, newest))
    }
  }
}

async function insertLine(
  house: House,
  table: string,
  seat: number,
  person: Person,
  text: string,
  at: number,
): Promise<ChatLine> {
  const { db } = house.storage
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

export async function linesAfter({ storage }: House, table: string, after: number): Promise<readonly ChatLine[]> {
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

export async function readNotes({ storage }: House, table: string, person: string): Promise<string> {
  const row = await storage.db
    .selectFrom('notes')
    .select('text')
    .where('table_id', '=', table)
    .where('person_id', '=', person)
    .executeTakeFirst()
  return row?.text ?? ''
}

export async function writeNotes({ storage }: House, table: string, person: string, text: string): Promise<void> {
  await storage.db
    .insertInto('notes')
    .values({ table_id: table, person_id: person, text })
    .onConflict((oc) => oc.columns(['table_id', 'person_id']).doUpdateSet({ text }))
    .execute()
}
