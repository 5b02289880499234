/** Opening a table: what the listener missed, or a full state; from then on every update. */
import type { Services } from '../services.ts'
import type { Viewer } from '../../engine/index.ts'
import type { PastAsk, Reply } from '../rules/messages.ts'
import { askPast, askRules, tryPast } from '../tables/rules-log.ts'
import { noSuchTable } from '../refused.ts'
import type { ClientMessage } from '../../protocol/index.ts'
import { readNotices } from '../calls/read.ts'
import { admit, maySee, visible } from '../tables/access.ts'
import { comeBack } from '../tables/come-back.ts'
import { enqueue, type LiveTable } from '../tables/live-table.ts'
import { markSeen } from '../tables/presence.ts'
import { noteWitness } from '../tables/witnesses.ts'
import { seatOf } from '../tables/rows.ts'
import { toSeat } from '../tables/outbound.ts'
import { noteCame, noteOnlooker } from './company.ts'
import type { Connection } from './connection.ts'

type Open = Extract<ClientMessage, { do: 'open' }>

const TRIES = 3

export async function openTable(services: Services, connection: Connection, message: Open): Promise<void> {
  const { tables, hub } = services
  await tables.current(message.table)
  const table = await visible(services, message.table, connection.person, message.invite)
  if (message.invite !== undefined && connection.person !== null)
    await admit(services, table, connection.person, message.invite)
  await comeBack(services, table, connection.person)
  await noteWitness(services, table, connection.person)
  const missed = await missedBy(services, table, connection, message)
  await enqueue(table, async () => {
    // In line with the table's acts: nothing happens between what is sent here and the updates after it.
    if (!maySee(table.rows, connection.person)) throw noSuchTable()
    const seat = seatOf(table.rows, connection.person)
    const had = hub.viewers(table.id)
    if (table.rows.row.setup !== null) {
      const current = missed && missed.length === table.length && missed.seat === seat
      const reply = current ? missed.reply : await inLine(services, table, seat, connection, message)
      catchUp(services, table, connection, seat, reply)
    }
    hub.open(connection, table.id, seat)
    if (seat === null) noteOnlooker(services, table.id)
    if (seat !== null && !had.includes(seat)) {
      markSeen(services, table, seat)
      noteCame(services, table.id, seat)
      hub.tellInfo(table)
      haveRead(services, table, connection.person)
    } else {
      const viewer = hub.infoViewer(table.id, connection.person)
      connection.send(toSeat(table, seat, { what: 'info', viewer }, services.now()))
    }
  })
}

/** Nobody at the table waits for it. */
function haveRead(services: Services, table: LiveTable, person: string | null): void {
  if (person === null) return
  readNotices(services, person, table.id).catch((error: unknown) =>
    services.log.warn({ err: error, table: table.id }, 'notices could not be marked as read'),
  )
}

interface Missed {
  readonly length: number
  readonly seat: Viewer
  readonly reply: Reply
}

/** What the listener missed, made while the table goes on; once more if it has gone on meanwhile. */
async function missedBy(
  services: Services,
  table: LiveTable,
  { person, prints: print }: Connection,
  message: Open,
): Promise<Missed | null> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (message.number === undefined || table.rows.row.setup === null) return null
    const { length } = table
    const seat = seatOf(table.rows, person)
    const reply = await tryPast(services, table, since(seat, message.number, message, print))
    if (length === table.length && reply.kind !== 'missing') return { length, seat, reply }
  }
  return null
}

function since(seat: Viewer, from: number, { hash }: Open, print: boolean): PastAsk {
  return { op: 'since', seat, from, hash: hash ?? null, print }
}

/** For whoever has nothing yet, or comes to a table that never stands still. */
function inLine(
  services: Services,
  table: LiveTable,
  seat: Viewer,
  { prints: print }: Connection,
  message: Open,
): Promise<Reply> {
  if (message.number === undefined) return askRules(services, table, { op: 'state', seat, legal: false, print })
  return askPast(services, table, since(seat, message.number, message, print))
}

function catchUp(services: Services, table: LiveTable, connection: Connection, seat: Viewer, reply: Reply): void {
  const now = services.now()
  if (reply.kind === 'text') connection.send(toSeat(table, seat, { what: 'state', text: reply.text }, now))
  if (reply.kind === 'updates')
    for (const { text } of reply.updates) connection.send(toSeat(table, seat, { what: 'update', text }, now))
}
