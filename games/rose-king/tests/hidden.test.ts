import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { canonical } from '../../../engine/json.ts'
import { game } from '../index.ts'
import { cardNamed, CARDS } from '../rules/cards.ts'
import { copy } from '../rules/copy.ts'
import { awaiting, legal } from '../rules/index.ts'
import { readPosition, writeBoard } from '../rules/notation.ts'
import { guess } from '../view/guess.ts'
import { view } from '../view/view.ts'
import { newGame, play, playRandomly } from './position.ts'

const GIVEN = '9/9/4w4/9/9/9/9/9/9 e7 w 3,4 N1.N2.N3.NE1.NE2|S1.S2.S3.E1 W1.E2.SW3'
const TEAM = '9/9/4w4/9/9/9/9/9/9 e7 r2 2,1,0,2 N1.E2.S3|NW1.NE2.SE3|W1.N2.E3|SW1.NW2 W2.S1.N3'

const names = (cards: readonly number[]): string => cards.map((card) => CARDS[card]?.notation).join(' ')

test('RK-8.1 RK-R20 board, crown, supply, hands, heroes, discards, deck size and turn are open to everybody', () => {
  for (const seat of [0, 1, null]) {
    const seen = view(readPosition(GIVEN), seat)
    expect(writeBoard(seen.board)).toBe('9/9/4w4/9/9/9/9/9/9')
    expect(seen).toMatchObject({ crown: 58, turn: 1, heroes: [3, 4], stonesLeft: 51, deckCount: 3, handLimit: 5 })
    expect(seen.hands.map(names)).toEqual(['N1 N2 N3 NE1 NE2', 'E1 S1 S2 S3'])
    expect(names(seen.discard)).toBe('NE3 E3 SE1 SE2 SE3 SW1 SW2 W2 W3 NW1 NW2 NW3')
  }
})

test('RK-8.2 RK-8.4 two decks in another order look the same to every seat, bot and spectator', () => {
  const state = readPosition(GIVEN)
  const other = readPosition(GIVEN.replace('W1.E2.SW3', 'SW3.W1.E2'))
  for (const seat of [0, 1, null]) expect(canonical(view(other, seat))).toBe(canonical(view(state, seat)))
})

test('RK-8.3 the deck is the 24 cards without hands and discards; each order is equally likely', () => {
  const seen = view(readPosition(GIVEN), 0)
  expect(seen.deck).toEqual(['E2', 'SW3', 'W1'].map(cardNamed))
  const dice = quick(6)
  const tops = new Map<number, number>()
  for (let i = 0; i < 6000; i++) {
    const top = guess(seen, dice).deck.at(-1) ?? -1
    tops.set(top, (tops.get(top) ?? 0) + 1)
  }
  expect([...tops.keys()].sort((a, b) => a - b)).toEqual([...seen.deck])
  // Six standard deviations of a fair third.
  for (const count of tops.values()) expect(Math.abs(count - 2000)).toBeLessThan(220)
})

test('RK-8.3 the next draw is known when one card is left', () => {
  const state = readPosition(GIVEN.replace('W1.E2.SW3', 'SW3'))
  const seen = view(state, 0)
  play(state, '+')
  expect(seen.deck).toEqual([cardNamed('SW3')])
  expect(view(state, 0).hands[1]).toContain(cardNamed('SW3'))
})

test('RK-8.4 every seat is sent the view that a spectator is sent, and nothing beside it but which seat it is', () => {
  for (const position of [GIVEN, TEAM]) {
    const state = readPosition(position)
    state.hands.forEach((_, seat) => {
      expect({ ...view(state, seat), seat: null }).toEqual(view(state, null))
      expect(game.overlay?.(state, seat)).toEqual({ seat })
    })
  }
})

test('RK-8.4 drawing shows something hidden, so no undo reaches over it', () => {
  expect(game.barriers).toEqual(['drew'])
})

test('RK-8.5 there is never more than one player to decide', () => {
  for (const seats of [2, 4])
    playRandomly(
      newGame(seats),
      quick(2),
      (before) => {
        expect(awaiting(before)).toEqual([before.turn])
        for (let seat = 0; seat < seats; seat++) if (seat !== before.turn) expect(legal(before, seat)).toEqual([])
      },
      copy,
    )
})
