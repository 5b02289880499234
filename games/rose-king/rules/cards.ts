/** The 24 power cards and sets of them. */
import data from '../data.json' with { type: 'json' }
import type { Card, CardSet } from '../types.ts'

export interface PowerCard {
  /** `N2` */
  readonly notation: string
  /** `N` */
  readonly direction: string
  readonly distance: number
  /** The distance as printed on the card: `II`. */
  readonly roman: string
  /** Columns towards the east and rows towards the north edge of the map, whoever holds the card (RK-1.4). */
  readonly dx: number
  readonly dy: number
}

export const CARDS: readonly PowerCard[] = data.directions.flatMap(({ notation, dx, dy }) =>
  data.distances.map(({ value, roman }) => ({
    notation: `${notation}${value}`,
    direction: notation,
    distance: value,
    roman,
    dx: dx * value,
    dy: dy * value,
  })),
)

export const ALL_CARDS: CardSet = CARDS.reduce((set, _, card) => set | (1 << card), 0)

const BY_NOTATION = new Map(CARDS.map((card, i) => [card.notation, i]))

export function cardNamed(notation: string): Card | undefined {
  return BY_NOTATION.get(notation)
}

export function cardSet(cards: readonly Card[]): CardSet {
  return cards.reduce((set, card) => set | (1 << card), 0)
}

/** The cards of a set, in ascending order, added to the end of `list`. */
export function addCards(set: CardSet, list: Card[]): Card[] {
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(lowestCard(rest))
  return list
}

export function lowestCard(set: CardSet): Card {
  return 31 - Math.clz32(set & -set)
}

/** How many cards a set has: its bits are counted in pairs, then fours, then bytes. */
export function countCards(set: CardSet): number {
  const pairs = set - ((set >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
