import { CARDS } from '../rules/cards.ts'
import { houseOf } from '../rules/houses.ts'
import type { View } from '../types.ts'

const MARKS = ['·', 'r', 'w']

/** The board as characters: stones `r` and `w`, the crown in brackets; then hands and piles in notation. */
export function sketch(view: View): string {
  const cards = (list: readonly number[]): string => list.map((card) => CARDS[card]?.notation ?? '').join(' ')
  const rows = [8, 7, 6, 5, 4, 3, 2, 1, 0].map((row) => {
    const spaces = Array.from({ length: 9 }, (_, column) => {
      const space = row * 9 + column
      const mark = MARKS[view.board[space] ?? 0] ?? ''
      return space === view.crown ? `[${mark}]` : ` ${mark} `
    })
    return `${row + 1} ${spaces.join('')}`
  })
  const hands = view.hands.map(
    (hand, seat) => `${MARKS[houseOf(seat) + 1]}  ${cards(hand)}  + ${'x'.repeat(view.heroes[seat] ?? 0)}`,
  )
  return [
    ...rows,
    '   a  b  c  d  e  f  g  h  i',
    ...hands,
    `${view.deckCount} + ${view.discard.length} · ${view.stonesLeft}`,
  ].join('\n')
}
