/** A seat's numbered updates again, folded from the log: the same bytes it was told at the time. */
import { type AnyGame, diff, type Match, refusedBy, type Seat } from '../../engine/index.ts'
import { viewHash } from './fingerprint.ts'
import { eventsFor, Folded } from './folded.ts'
import type { Load, LogEntry } from './messages.ts'

export interface PastUpdate {
  readonly number: number
  readonly patch: unknown
  readonly events: readonly unknown[]
  readonly by?: Seat
  readonly awaiting: readonly Seat[]
  readonly outcome: unknown
  readonly undo: boolean
  readonly hash: string
  readonly at: number
}

export interface Past {
  readonly from: number
  readonly view: unknown
  readonly hash: string
  readonly updates: readonly PastUpdate[]
  readonly number: number
}

export function pastOf(
  game: AnyGame,
  setup: Load['setup'],
  log: readonly LogEntry[],
  seat: Seat | null,
  from: number,
  limit: number,
): Past {
  const folded = new Folded(game, { setup, snapshot: null, log: [] })
  const { match } = folded
  let next = 0
  while (next < log.length && match.version(seat) < from) step(folded, log, next++)
  const start = match.version(seat)
  const first = match.view(seat)
  let view = first
  const updates: PastUpdate[] = []
  for (; next < log.length && updates.length < limit; next++) {
    const before = match.version(seat)
    const { told, entry } = step(folded, log, next)
    if (match.version(seat) === before) continue
    const after = match.view(seat)
    updates.push({
      ...moment(match, seat, after),
      patch: diff(view, after),
      events: eventsFor(told, seat),
      ...(seat !== null && entry.seat === seat ? { by: seat } : {}),
      at: log[next]?.at ?? 0,
    })
    view = after
  }
  while (next < log.length) step(folded, log, next++)
  return { from: start, view: first, hash: viewHash(first), updates, number: match.version(seat) }
}

function moment(match: Match, seat: Seat | null, view: unknown) {
  const undo = seat !== null && match.undoable(seat) !== null
  return { number: match.version(seat), hash: viewHash(view), awaiting: match.awaiting(), outcome: match.outcome, undo }
}

function step(folded: Folded, log: readonly LogEntry[], index: number) {
  const result = folded.replay(log[index] as LogEntry)
  if (refusedBy(result)) throw new Error(`log entry ${index} does not replay: ${result.refused}`)
  return result
}
