/** Opening a table: what the listener missed, or a full state; from then on every update. */
import type { House } from '../house.ts'
import type { ClientMessage } from '../../protocol/index.ts'
import { admit, visible } from '../tables/access.ts'
import { type Desk, seatOf } from '../tables/desk.ts'
import { toSeat } from '../tables/outbound.ts'
import type { Connection } from './connection.ts'
import type { Hub } from './hub.ts'

type Open = Extract<ClientMessage, { do: 'open' }>

export async function openTable(house: House, connection: Connection, message: Open): Promise<void> {
  const { desks, hub } = house
  await desks.current(message.table)
  const desk = await visible(house, message.table, connection.person, message.invite)
  if (message.invite !== undefined && connection.person !== null)
    await admit(house.storage.db, desk.id, connection.person)
  await desks.inLine(desk, async () => {
    // In line with the table's acts: nothing happens between what is sent here and the updates after it.
    const seat = seatOf(desk.sheet, connection.person)
    const had = hub.eyes(desk.id)
    if (desk.sheet.row.setup !== null) await catchUp(house, desk, connection, seat, message)
    hub.open(connection, desk.id, seat)
    if (seat !== null && !had.includes(seat)) {
      markSeen(house, desk, seat)
      hub.tellInfo(desk)
    } else {
      const looking = hub.looking(desk.id, connection.person)
      connection.send(toSeat(desk, seat, { what: 'info', looking }, house.now()))
    }
  })
}

async function catchUp(
  house: House,
  desk: Desk,
  connection: Connection,
  seat: number | null,
  message: Open,
): Promise<void> {
  const { number, hash } = message
  const ask =
    number === undefined
      ? ({ op: 'state', seat, legal: false } as const)
      : ({ op: 'since', seat, from: number, hash: hash ?? null } as const)
  const reply = await house.desks.ask(desk, ask)
  const now = house.now()
  if (reply.kind === 'text') connection.send(toSeat(desk, seat, { what: 'state', text: reply.text }, now))
  if (reply.kind === 'pieces')
    for (const { text } of reply.pieces) connection.send(toSeat(desk, seat, { what: 'update', text }, now))
}

/** Seats seen since the last time it was written down. */
const seenLately = new WeakMap<Hub, Map<string, { readonly table: string; readonly seat: number }>>()

/** Notes that somebody sits there now; the row follows within seconds, together with others. */
export function markSeen({ hub, now }: House, desk: Desk, seat: number): void {
  const lately = seenLately.get(hub) ?? new Map<string, { table: string; seat: number }>()
  seenLately.set(hub, lately.set(`${desk.id} ${seat}`, { table: desk.id, seat }))
  const seats = desk.sheet.seats.map((row) => (row.seat === seat ? { ...row, seen_at: now() } : row))
  desk.sheet = { ...desk.sheet, seats }
}

/** Writes down who was seen lately; with `everybody` also those who are still connected. */
export async function writeSeen(house: House, everybody: boolean): Promise<void> {
  const { storage, hub, now } = house
  const marks = seenLately.get(hub)
  const lately = [...(marks?.values() ?? []), ...(everybody ? hub.present() : [])]
  marks?.clear()
  const bySeat = Map.groupBy(lately, ({ seat }) => seat)
  for (const [seat, seen] of bySeat) {
    const tables = [...new Set(seen.map(({ table }) => table))]
    for (let i = 0; i < tables.length; i += 500) {
      const part = tables.slice(i, i + 500)
      const rows = storage.soon.selectFrom('seats').select('table_id').where('seat', '=', seat)
      const theirs = rows.where('table_id', 'in', part)
      // Never waits for a seat an act is just changing: two that wait for each other's would hold up the whole house.
      const free = storage.kind === 'postgres' ? theirs.forUpdate().skipLocked() : theirs
      const written = await storage.soon
        .updateTable('seats')
        .set({ seen_at: now() })
        .where('seat', '=', seat)
        .where('table_id', 'in', free)
        .returning('table_id')
        .execute()
      const done = new Set(written.map((row) => row.table_id))
      for (const table of part)
        if (!done.has(table) && house.desks.get(table)) marks?.set(`${table} ${seat}`, { table, seat })
    }
  }
}
