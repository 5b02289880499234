import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import data from '../data.json' with { type: 'json' }
import { ALL_CARDS, cardNamed, cardSet, countCards } from '../rules/cards.ts'
import { copy } from '../rules/copy.ts'
import { idle } from '../rules/idle.ts'
import { awaiting, legal } from '../rules/index.ts'
import { readPosition, write, writeBoard, writePosition } from '../rules/notation.ts'
import { whyNot } from '../rules/refusals.ts'
import { settingsFrom } from '../rules/setup.ts'
import { SPACE_NAMES } from '../rules/spaces.ts'
import { choices, eventsOf, newGame, play, playRandomly } from './position.ts'

const EMPTY = '9/9/9/9/9/9/9/9/9'
const START = `${EMPTY} e5 r 4,4 N1.E2.S3.NW1.NE2|SE3.W1.N2.E3.SW1 *`

test('RK-3.1 one action a turn, then the next player; a play is not followed by a free card', () => {
  const state = readPosition(START)
  expect(awaiting(state)).toEqual([0])
  play(state, 'N1')
  expect(awaiting(state)).toEqual([1])
  expect(state.hands.map(countCards)).toEqual([4, 5])
  expect(legal(state, 0)).toEqual([])
  // Nor is anything left of a list that is written anew.
  expect(legal(state, 0, [...legal(state, 1)])).toEqual([])
})

test('RK-3.2 RK-R03 a player who can act must act, even when every action hurts', () => {
  for (let seed = 0; seed < 30; seed++)
    playRandomly(
      newGame(2, {}, seed),
      quick(seed),
      (before) => {
        const texts = choices(before)
        expect(texts.length).toBeLessThanOrEqual(data.limits.legalActions)
        if (texts.includes('-')) expect(texts).toEqual(['-'])
        else expect(whyNot(before, before.turn, '-')).toBe('must-act')
      },
      copy,
    )
})

test('RK-R04 with a full hand a hero play that is the only legal action must be made', () => {
  const state = readPosition('9/9/9/9/9/9/9/w8/wr7 a1 r 1,2 S1.S2.W1.W2.N1|E1.N2.N3.E2.E3 *')
  expect(choices(state)).toEqual(['N1x'])
  expect(write(idle(state, 0))).toBe('N1x')
})

test('RK-4.1 the actions are play, draw and hero play, and each card has at most one form', () => {
  const state = readPosition('9/9/9/4w4/4r4/9/9/9/9 e5 r 4,4 N1.E2.S3.NW1|SE3.W1.N2.E3.SW1 *')
  expect(choices(state)).toEqual(['N1x', 'E2', 'S3', 'NW1', '+'])
})

test('RK-4.2 a play places a stone, moves the crown and discards the card', () => {
  const state = readPosition(START)
  expect(eventsOf(state, 'NW1')).toEqual([{ type: 'placed', seat: 0, card: cardNamed('NW1'), space: state.crown }])
  expect(writeBoard(state.board)).toBe('9/9/9/3r5/9/9/9/9/9')
  expect(SPACE_NAMES[state.crown]).toBe('d6')
  expect(state.discard).toBe(cardSet([cardNamed('NW1') ?? -1]))
})

test('RK-R07 stones on the way do not block', () => {
  const state = readPosition('9/4w4/4w4/4r4/4r4/9/9/9/9 e5 r 4,4 N3.N1.N2.S1.S2|SE3.W1 *')
  expect(choices(state)).toContain('N3x')
  const over = readPosition('9/9/4w4/4r4/4r4/9/9/9/9 e5 r 4,4 N3.N1.N2.S1.S2|SE3.W1 *')
  expect(choices(over)).toContain('N3')
})

test('RK-4.3 a draw takes the top card of the deck and ends the turn', () => {
  const state = readPosition(`${EMPTY} e5 r 4,4 N1.E2|SE3.W1 SW1.NE1.S1`)
  expect(eventsOf(state, '+')).toEqual([{ type: 'drew', seat: 0, card: cardNamed('SW1') }])
  expect(writePosition(state).split(' ').slice(2)).toEqual(['w', '4,4', 'N1.E2.SW1|SE3.W1', 'NE1.S1'])
})

test('RK-R08 the last card of the deck makes the discards the new deck at once', () => {
  const state = readPosition(`${EMPTY} e5 r 4,4 N1.E2|SE3.W1 SW1`)
  const dice = quick(9)
  const [drew, reshuffled] = eventsOf(state, '+', dice)
  expect(drew?.type).toBe('drew')
  expect(reshuffled).toEqual({ type: 'reshuffled', cards: 19 })
  expect(state.deck).toHaveLength(19)
  expect(state.discard).toBe(0)
  expect(dice.drawn).toBe(18)
})

test('RK-R08 with when-needed the deck stays empty until the next draw', () => {
  const options = settingsFrom({ 'reshuffle-timing': 'when-needed' })
  const state = readPosition(`${EMPTY} e5 r 4,4 N1.E2|SE3.W1 SW1`, null, options)
  expect(eventsOf(state, '+').map((event) => event.type)).toEqual(['drew'])
  expect(state.deck).toEqual([])
  eventsOf(state, 'W1')
  const [reshuffled, drew] = eventsOf(state, '+')
  expect(reshuffled).toEqual({ type: 'reshuffled', cards: 20 })
  expect(drew?.type).toBe('drew')
  // W1, played in between, is among the 20 reshuffled cards.
  expect(state.deck).toHaveLength(19)
  expect(state.discard).toBe(0)
})

test('RK-R09 a draw never fails for lack of cards', () => {
  for (const timing of ['last-card-drawn', 'when-needed'])
    for (const seats of [2, 4])
      for (let seed = 0; seed < 40; seed++)
        playRandomly(
          newGame(seats, { 'reshuffle-timing': timing }, seed),
          quick(seed),
          (before, move, after) => {
            if (move.type !== 'draw') return
            const held = after.hands.reduce((sum, hand) => sum + countCards(hand), 0)
            expect(held + after.deck.length + countCards(after.discard)).toBe(24)
            if (before.deck.length === 1 && timing === 'last-card-drawn')
              expect(after.deck.length).toBeGreaterThanOrEqual(seats === 2 ? 14 : 12)
          },
          copy,
        )
})

test('RK-4.4 a hero turns the stone and is spent; the supply does not change', () => {
  const state = readPosition('9/9/9/4r4/4r4/9/9/9/9 e5 w 4,3 S1|N1.E2 *')
  expect(eventsOf(state, 'N1x')).toEqual([{ type: 'turned', seat: 1, card: cardNamed('N1'), space: state.crown }])
  expect(writeBoard(state.board)).toBe('9/9/9/4w4/4r4/9/9/9/9')
  expect(state.heroes).toEqual([4, 2])
  expect(state.stonesLeft).toBe(50)
})

test('RK-R05 RK-R06 a hero goes neither on an empty space nor on an own stone', () => {
  const state = readPosition('9/9/9/4r4/4r4/9/9/9/9 e5 r 4,4 N1.E2|S1 *')
  expect(choices(state)).toEqual(['E2', '+'])
  expect(whyNot(state, 0, 'E2x')).toBe('hero-on-empty-space')
  expect(whyNot(state, 0, 'N1x')).toBe('own-stone')
})

test('RK-R15 spent heroes never come back, whatever is reshuffled', () => {
  for (let seed = 0; seed < 30; seed++)
    playRandomly(
      newGame(2, {}, seed),
      quick(seed),
      (before, move, after) => {
        const spent = move.type === 'play' && move.hero ? 1 : 0
        expect(after.heroes[before.turn]).toBe((before.heroes[before.turn] ?? 0) - spent)
        expect(after.heroes[1 - before.turn]).toBe(before.heroes[1 - before.turn])
      },
      copy,
    )
})

test('RK-4.5 a blocked player passes and the next one acts at once, again and again', () => {
  const state = readPosition('9/9/9/9/9/9/9/9/w8 a1 r 0,4 W1.W2.W3.SW1.NW1|E1.N2.N3.E2.E3 *')
  expect(eventsOf(state, '-')).toEqual([{ type: 'passed', seat: 0 }])
  play(state, 'N2')
  expect(choices(state)).toEqual(['-'])
})

test('white can be blocked on the very first turn (RK-4.5)', () => {
  const state = readPosition(`${EMPTY} e5 r 4,4 N3.E2.S3.NW1.NE1|N2.NE2.NE3.NW2.NW3 *`)
  expect(choices(play(state, 'N3'))).toEqual(['-'])
  const free = readPosition(`${EMPTY} e5 r 4,4 N3.E2.S3.NW2.NE1|N2.NE2.NE3.NW1.NW3 *`)
  expect(choices(play(free, 'N3'))).toEqual(['NW1'])
})

test('a played card is out of every hand until it is drawn again', () => {
  playRandomly(
    newGame(2),
    quick(8),
    (_, __, after) => {
      const held = after.hands.reduce((set, hand) => set | hand, 0)
      expect(held & after.discard).toBe(0)
      expect(held | after.discard | cardSet(after.deck)).toBe(ALL_CARDS)
    },
    copy,
  )
})
