/**
 * An act as one row of the log. A secret plan or a group of blocks is many moves and one act: stored as one row it costs one
 * write, and the rows tell nobody how many moves it took. The log itself counts moves; a row stands at the first of them.
 */
import type { Entry, Seat } from '../../engine/index.ts'
import type { PlayedEntry } from '../rules/messages.ts'
import type { NewLogRow } from '../storage/index.ts'

/** Several moves that one seat made in one act. */
interface StoredMoves {
  readonly kind: 'move'
  readonly seat: Seat
  readonly moves: readonly string[]
}

export function logRow(log: readonly PlayedEntry[]): NewLogRow {
  const [first] = log
  if (!first) throw new Error('an act without an entry')
  const { entry, moveId, number } = first
  const body = log.length === 1 ? entry : storedMoves(log.map((each) => each.entry))
  return { steps: log.length, kind: entry.kind, seat: entry.seat, body: JSON.stringify(body), moveId, number }
}

function storedMoves(entries: readonly Entry[]): StoredMoves {
  const [first] = entries
  const moves = entries.flatMap((entry) => (entry.kind === 'move' && entry.seat === first?.seat ? [entry.move] : []))
  if (first?.kind !== 'move' || moves.length !== entries.length) throw new Error('only moves of one seat share a row')
  return { kind: 'move', seat: first.seat, moves }
}

/** The entries of the log in a row. */
export function entriesIn(body: string): readonly Entry[] {
  const stored = JSON.parse(body) as Entry | StoredMoves
  if (!('moves' in stored)) return [stored]
  const { seat, moves } = stored
  return moves.map((move) => ({ kind: 'move', seat, move }))
}
