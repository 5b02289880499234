/** Opening a table: what the listener missed, or a full state; from then on every update. */
import type { House } from '../house.ts'
import type { ClientMessage } from '../protocol.ts'
import { visible } from '../tables/access.ts'
import { type Desk, seatOf } from '../tables/desk.ts'
import { toSeat } from '../tables/outbound.ts'
import type { Connection } from './connection.ts'

type Open = Extract<ClientMessage, { do: 'open' }>

export async function openTable(house: House, connection: Connection, message: Open): Promise<void> {
  const { desks, hub } = house
  await desks.current(message.table)
  const desk = await visible(house, message.table, connection.person, message.invite)
  await desks.inLine(desk, async () => {
    // In line with the table's acts: nothing happens between what is sent here and the updates after it.
    const seat = seatOf(desk.sheet, connection.person)
    const had = hub.eyes(desk.id)
    if (desk.sheet.row.setup !== null) await catchUp(house, desk, connection, seat, message)
    hub.open(connection, desk.id, seat)
    if (seat !== null && !had.includes(seat)) {
      await seen(house, desk, seat)
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

async function seen(house: House, desk: Desk, seat: number): Promise<void> {
  const now = house.now()
  await house.storage.db
    .updateTable('seats')
    .set({ seen_at: now })
    .where('table_id', '=', desk.id)
    .where('seat', '=', seat)
    .execute()
  desk.sheet = {
    ...desk.sheet,
    seats: desk.sheet.seats.map((row) => (row.seat === seat ? { ...row, seen_at: now } : row)),
  }
}

/** Marks everybody who sits at a table through this node as seen. */
export async function markPresent(house: House): Promise<void> {
  const present = house.hub.present()
  const bySeat = new Map<number, string[]>()
  for (const { table, seat } of present) bySeat.set(seat, [...(bySeat.get(seat) ?? []), table])
  for (const [seat, tables] of bySeat)
    for (let i = 0; i < tables.length; i += 500)
      await house.storage.db
        .updateTable('seats')
        .set({ seen_at: house.now() })
        .where('seat', '=', seat)
        .where('table_id', 'in', tables.slice(i, i + 500))
        .execute()
}
