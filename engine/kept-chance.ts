/** What a player kept when they opened their entropy, held against the record of the game. */
import { entropyCommitment } from './entropy.ts'
import type { Record } from './record.ts'

export interface KeptChance {
  readonly seat: number
  readonly entropy: string
  /** What the table had published of its key. */
  readonly commitment: string
  /** What each seat was bound to by then; `null`: to what follows from the key. */
  readonly seats: readonly (string | null)[]
}

/**
 * `key`: the table had published another. `mine`: something else was mixed in for me. `others`: somebody was bound to something else
 * when I opened mine. `unsealed`: the record tells of no such dice.
 */
export type ChanceFault = 'key' | 'mine' | 'others' | 'unsealed'

/** Of a record that holds by itself: whether it is also what was seen before the game. */
export function chanceFault({ dice }: Record, kept: KeptChance): ChanceFault | null {
  if (dice.make !== 'sealed' || !dice.seats) return 'unsealed'
  if (dice.commitment !== kept.commitment) return 'key'
  if (dice.entropy[kept.seat] !== kept.entropy) return 'mine'
  const asSeen = dice.seats.every(({ way, committed }, seat) => {
    const seen = kept.seats[seat] ?? null
    if (way === 'openly') return entropyCommitment(dice.entropy[seat] ?? '') === seen
    return committed === seen
  })
  return asSeen && kept.seats.length === dice.seats.length ? null : 'others'
}
