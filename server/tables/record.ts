import type { House } from '../house.ts'
import { Refused } from '../refused.ts'
import type { Desk, SeatRow } from './desk.ts'

/** The record of a finished game, with the key of its dice. */
export async function recordOf(house: House, desk: Desk): Promise<string> {
  const { row, seats } = desk.sheet
  if (row.status !== 'finished') throw new Refused('not-finished', 'The record is written when the game is over.')
  const date = new Date(row.started_at ?? row.created_at).toISOString().slice(0, 10)
  const players = seats.map(playerName)
  const reply = await house.desks.inLine(desk, () => house.desks.ask(desk, { op: 'record', players, date }))
  if (reply.kind !== 'text') throw new Error('a record was expected')
  return reply.text
}

function playerName({ kind, name, level }: SeatRow): string {
  return kind === 'bot' ? `Bot (${level ?? ''})` : (name ?? 'Anonymous')
}
