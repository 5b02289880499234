import type { Services } from '../services.ts'
import { askPast } from './rules-log.ts'
import { Refused } from '../refused.ts'
import type { LiveTable } from './live-table.ts'
import type { SeatRow } from './rows.ts'

/** The record of a finished game, with the key of its dice and the signature of the house. */
export async function recordOf(services: Services, table: LiveTable): Promise<string> {
  const { row, seats, clock } = table.rows
  if (row.status !== 'finished') throw new Refused('not-finished', 'The record is written when the game is over.')
  const date = new Date(row.started_at ?? row.created_at).toISOString().slice(0, 10)
  const players = seats.map(playerName)
  const old = (row.ended_at ?? 0) < services.seal.madeAt
  const extra = clock.kind === 'none' ? null : (clock.extra ?? null)
  const reply = await askPast(services, table, { op: 'record', players, extra, date, old })
  if (reply.kind !== 'text') throw new Error('a record was expected')
  return old ? reply.text : services.seal.signed(reply.text)
}

function playerName({ kind, name, level }: SeatRow): string {
  return kind === 'bot' ? `Bot (${level ?? ''})` : (name ?? 'Anonymous')
}
