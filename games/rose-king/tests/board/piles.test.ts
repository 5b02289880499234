/** What lies beside the garden. */
import { expect, test } from 'vitest'
import { laidOut } from '../../../../art/kit/decisions.ts'
import { Easel } from '../../../../art/kit/easel.tsx'
import { facesOf } from '../../../../art/kit/faces.ts'
import { Board } from '../../board/index.tsx'
import { game } from '../../index.ts'
import type { Event } from '../../types.ts'
import { newGame } from '../position.ts'

const WAYS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
const LENGTHS = ['I', 'II', 'III']

/** The cards of the discards as they are drawn, the lowest first, for red, who sees the garden upright. */
function discards(cards: readonly number[], last: readonly Event[] = []): readonly string[] {
  const state = newGame(2)
  state.discard = cards.reduce((set, card) => set | (1 << card), 0)
  const easel = new Easel(Board as never, laidOut(game, state, 0, 2, last), 'mouse', facesOf(game, 2), { told: true })
  const pile = easel.parts().find((part) => part.is('rk-gap'))?.parentElement
  const drawn = (pile?.inside() ?? [])
    .filter((part) => part.is('rk-card'))
    .map((card) => {
      const turn = card
        .inside()
        .flatMap((part) => /rotate\((-?\d+)\) scale/.exec(part.getAttribute('transform') ?? '') ?? [])
      return `${WAYS.at(Number(turn[1]) / 45)} ${card.textContent}`
    })
  easel.clear()
  return drawn
}

const placed = (card: number): Event => ({ type: 'placed', seat: 1, card, space: 40 })
const [N1, NE2, E3, S2, NW3] = [0, 4, 8, 13, 23]
const name = (card: number): string => `${WAYS[Math.floor(card / 3)]} ${LENGTHS[card % 3]}`

test('the card played last lies on top of the discards, once, over two of the others', () => {
  const pile = [N1, NE2, E3, S2, NW3]
  for (const top of pile) {
    const drawn = discards(pile, [placed(top)])
    expect(drawn).toHaveLength(3)
    expect(drawn.at(-1)).toBe(name(top))
    expect(new Set(drawn).size).toBe(3)
  }
})

test('of several cards that were played the latest is the top one; a stone that was turned counts, a card drawn does not', () => {
  const told: readonly Event[] = [
    placed(NE2),
    { type: 'turned', seat: 0, card: S2, space: 41 },
    { type: 'drew', seat: 1, card: E3 },
  ]
  expect(discards([N1, NE2, S2], told).at(-1)).toBe(name(S2))
})

test('whoever comes to the table sees cards among the discards that were played, and no pile where there is none', () => {
  expect(discards([N1])).toEqual([name(N1)])
  expect(discards([])).toEqual([])
})
