/** What each seat is bound to of the dice, and what it has opened, as the rows say. */
import type { Compilable, Kysely } from 'kysely'
import { entropyCommitment, type EntropyWay, entropyWay, houseEntropy, openingRound } from '../../engine/index.ts'
import type { SeatChance } from '../../protocol/index.ts'
import type { Services } from '../services.ts'
import { Refused } from '../refused.ts'
import type { Schema } from '../storage/index.ts'
import { type SeatRow, type TableRows, WAITING } from './rows.ts'

/** Committed to, and still to be opened. */
export function isSealed({ commitment, entropy }: SeatRow): boolean {
  return commitment !== null && entropy === null
}

export function seatChance({ row }: TableRows, seat: SeatRow): SeatChance {
  const { commitment, entropy } = seat
  if (entropy === null) {
    if (commitment !== null) return { commitment, way: 'sealed' }
    return { commitment, way: seat.kind === 'open' ? null : 'house' }
  }
  const way = knownWay(row.dice_key, seat.seat, commitment, entropy)
  return { commitment: way === 'openly' ? entropyCommitment(entropy) : commitment, way }
}

const WAYS_KEPT = 4000
const ways = new Map<string, EntropyWay>()

/** A table's page is told a dozen times while a game begins, and each time it would be hashed anew. */
function knownWay(key: string, seat: number, commitment: string | null, entropy: string): EntropyWay {
  const asked = `${key} ${seat} ${commitment} ${entropy}`
  const known = ways.get(asked)
  if (known) return known
  if (ways.size >= WAYS_KEPT) ways.clear()
  const way = entropyWay(key, seat, commitment, entropy)
  ways.set(asked, way)
  return way
}

/** Everybody who opens names by it what they have seen the others bound to. */
export function roundOf(rows: TableRows): string {
  return openingRound(
    rows.row.commitment,
    rows.seats.map((seat) => seatChance(rows, seat).commitment),
  )
}

/** The game goes on without what the seat committed to: what stands for it was bound with the key. */
export function withheld({ row }: TableRows, seat: SeatRow): SeatRow {
  return { ...seat, entropy: houseEntropy(row.dice_key, seat.seat) }
}

/** When the game begins without those who have not opened; `null` if the table does not wait for openings. */
export function opensUntil({ opening }: Pick<Services, 'opening'>, { row, clock }: TableRows): number | null {
  if (row.opening_at === null || row.status !== 'open') return null
  return row.opening_at + (clock.kind === 'live' ? opening.live : opening.slow)
}

/** Whether any seat of a table that waits for openings has opened, or said that it will not. */
export function hasOpened({ row, seats }: TableRows): boolean {
  return row.opening_at !== null && seats.some(({ commitment, entropy }) => commitment !== null && entropy !== null)
}

/**
 * Once one seat has opened, nobody may leave, sit down, choose or commit any more: whoever can read the opened entropies and
 * knows the key could try other deals by it.
 */
export function checkUnopened(rows: TableRows): void {
  if (hasOpened(rows))
    throw new Refused('opening', 'The dice are being opened: everything stays as it is until the game begins.')
}

/** A table that was about to open waits again for who is missing. */
export function stopOpening(db: Kysely<Schema>, { row }: TableRows): readonly Compilable[] {
  if (row.opening_at === null) return []
  return [
    db.updateTable('tables').set({ opening_at: null }).where('id', '=', row.id),
    db.updateTable('seats').set({ rank: WAITING }).where('table_id', '=', row.id),
  ]
}
