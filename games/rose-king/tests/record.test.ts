/** Whole games as text (section 11), and the one of section 14. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { addCards } from '../rules/cards.ts'
import { copy } from '../rules/copy.ts'
import { readPosition, write, writeBoard, writeCards, writePosition } from '../rules/notation.ts'
import { playToken, replayRecord, writeRecord } from '../rules/record.ts'
import { scoresOf, territoriesOf } from '../rules/scoring.ts'
import { settingsFrom } from '../rules/setup.ts'
import { SPACE_NAMES } from '../rules/spaces.ts'
import { view } from '../view/view.ts'
import { blockAfter, positionOf } from './page.ts'
import { newGame, playRandomly } from './position.ts'

const PAGE = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')

test('the whole game of the rules page replays to its exact result', () => {
  const game = blockAfter(PAGE, '**A whole game**')
  const tokens =
    game
      .split('#')[0]
      ?.split(/\s+/)
      .filter((token) => token !== '') ?? []
  expect(tokens).toHaveLength(121)
  const state = replayRecord(`${positionOf(PAGE, 'Two players')}\n${game}`)
  expect(writeBoard(state.board)).toBe('3w1ww2/3wwwwr1/3rrrrrr/2rrwwrw1/2rrrrrww/wwrwrrww1/wrwrrwwr1/r1wrrw1w1/r3rw3')
  expect(SPACE_NAMES[state.crown]).toBe('d2')
  expect(state.heroes).toEqual([0, 0])
  expect(view(state, null).hands.map(writeCards)).toEqual(['NE3.SW1', 'NE2.SE2.S3.SW3.NW3'])
  expect(scoresOf(state.board, 'size-squared').map((score) => score.total)).toEqual([535, 149])
  const territories = territoriesOf(state.board, 'size-squared')
  expect(territories.map((all) => all.map((territory) => territory.size))).toEqual([
    [23, 2, 1, 1],
    [9, 7, 3, 2, 2, 1, 1],
  ])
})

test('a record with a wrong action or a wrong result is refused with the reason', () => {
  const start = positionOf(PAGE, 'Two players')
  expect(() => replayRecord(`${start}\nN1 N1\n# red 1:0 deadlock`)).toThrow('action 2: N1 is refused: card-not-in-hand')
  expect(() => replayRecord(`${start}\nN1 SE3 +N1\n# red 1:0 deadlock`)).toThrow('no such card in the deck')
  expect(() => replayRecord(`${start}\nN1\n# red 2:0 deadlock`)).toThrow('the game ended in "# red 1:0 running"')
})

test.each([{}, { 'reshuffle-timing': 'when-needed', scoring: 'triangular' }])(
  'any game written as a record replays to the same end, in both modes and with options %j',
  (options) => {
    for (const seats of [2, 4])
      for (let seed = 0; seed < 20; seed++) {
        const state = newGame(seats, options, seed)
        const start = writePosition(state, 'set')
        const tokens: string[] = []
        playRandomly(
          state,
          quick(seed),
          (before, move, after) => {
            const [held = 0, holds = 0] = [before.hands[before.turn], after.hands[before.turn]]
            tokens.push(move.type === 'draw' ? `+${writeCards(addCards(holds & ~held, []))}` : write(move))
          },
          copy,
        )
        const again = replayRecord(writeRecord(start, tokens, state), settingsFrom(options))
        expect(writePosition(again, 'set')).toBe(writePosition(state, 'set'))
      }
  },
)

test('actions of a record follow the turn order strictly (forced passes are recorded)', () => {
  const state = readPosition('9/9/9/9/9/9/9/9/w8 a1 r 0,4 W1.W2.W3.SW1.NW1|E1.N2.N3.E2.E3 *')
  expect(() => playToken(state, 'N2')).toThrow('card-not-in-hand')
  playToken(state, '-')
  playToken(state, 'N2')
})
