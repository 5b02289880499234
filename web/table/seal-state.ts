/** What this browser can say of the dice of a table: whether they are what it saw everybody bound to. */
import type { ChanceFault } from '../../engine/kept-chance.ts'
import type { TableInfo } from '../../protocol/index.ts'
import { storedChance } from './kept-chance.ts'

export type Seal =
  /** `mixed` while the game runs, `checked` when it is over and the key was shown. */
  | { readonly state: 'mixed' | 'checked'; readonly openly: readonly number[]; readonly withheld: readonly number[] }
  | { readonly state: 'broken'; readonly why: ChanceFault | 'record' }
  | { readonly state: 'unknown'; readonly why: 'elsewhere' | 'withheld' | 'unbound' | 'unreachable' }

/** Where the reader sat down: what seats are bound to stays there when sides are drawn. */
export function chairOf({ you, drawn }: Pick<TableInfo, 'you' | 'drawn'>): number | null {
  return you === null ? null : (drawn?.[you] ?? you)
}

/** As far as the table's page goes; `null` for whoever does not sit there. */
export function sealOf(info: TableInfo): Seal | null {
  const { status, dice, drawn } = info
  const chair = chairOf(info)
  const own = chair === null || status === 'open' ? undefined : dice.seats[chair]
  if (!own || chair === null) return null
  if (own.way === 'house' || own.way === 'openly') return { state: 'unknown', why: 'unbound' }
  const stored = storedChance(own.commitment)
  if (!stored?.received && own.way === 'withheld') return { state: 'unknown', why: 'withheld' }
  if (!stored?.seen) return { state: 'unknown', why: 'elsewhere' }
  const { seen, entropy } = stored
  if (dice.commitment !== seen.commitment) return { state: 'broken', why: 'key' }
  if (dice.entropy[chair] !== entropy) return { state: 'broken', why: 'mine' }
  if (dice.seats.some(({ commitment }, seat) => commitment !== seen.seats[seat]))
    return { state: 'broken', why: 'others' }
  const seats = (way: string): readonly number[] =>
    dice.seats.flatMap((each, from) => (each.way === way ? [drawn?.indexOf(from) ?? from] : []))
  return { state: 'mixed', openly: seats('openly'), withheld: seats('withheld') }
}
