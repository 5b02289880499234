/** The figures of section 14: counted paths, a whole game, and what random play looks like. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { apply, awaiting, legal } from '../actions.ts'
import { addCards } from '../cards.ts'
import { outcome } from '../end.ts'
import { readPosition, write, writeBoard, writeCards, writePosition } from '../notation.ts'
import { playToken, replayRecord, writeRecord } from '../record.ts'
import { scoresOf, territoriesOf } from '../scoring.ts'
import { settingsFrom } from '../setup.ts'
import { SPACE_NAMES } from '../spaces.ts'
import type { State } from '../types.ts'
import { copy, view } from '../view.ts'
import { newGame, playRandomly } from './build.ts'
import { blockAfter } from './page.ts'

const PAGE = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')

function positionOf(players: string): string {
  return new RegExp(`^${players}: \`(.*)\`$`, 'm').exec(PAGE)?.[1] ?? ''
}

function countsOf(players: string): readonly number[] {
  const row = new RegExp(`^\\| ${players} +\\|(.*)\\|$`, 'm').exec(PAGE)?.[1] ?? ''
  return row.split('|').map(Number)
}

/** Different action sequences of that length; a finished game counts once. */
function paths(state: State, depth: number): number {
  const seat = awaiting(state)[0]
  if (depth === 0 || seat === undefined) return 1
  let count = 0
  for (const move of legal(state, seat)) {
    const after = copy(state)
    apply(after, seat, move, quick(1), null)
    count += paths(after, depth - 1)
  }
  return count
}

test.each([
  ['two players', 'Two players'],
  ['team game', 'Team game'],
])('path counts of the %s are those of the rules page', (row, start) => {
  const counts = countsOf(row)
  expect(counts).toHaveLength(7)
  expect(counts.map((_, i) => paths(readPosition(positionOf(start)), i + 1))).toEqual(counts)
})

test('the whole game of the rules page replays to its exact result', () => {
  const game = blockAfter(PAGE, '**A whole game**')
  const tokens =
    game
      .split('#')[0]
      ?.split(/\s+/)
      .filter((token) => token !== '') ?? []
  expect(tokens).toHaveLength(121)
  const state = replayRecord(`${positionOf('Two players')}\n${game}`)
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
  const start = positionOf('Two players')
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

interface Sums {
  actions: number
  plain: number
  hero: number
  draws: number
  passes: number
  deadlocks: number
  red: number
  white: number
  drawn: number
  totals: number
}

function randomGames(games: number, seats: number): Sums {
  const dice = quick(2026)
  const sums = {
    actions: 0,
    plain: 0,
    hero: 0,
    draws: 0,
    passes: 0,
    deadlocks: 0,
    red: 0,
    white: 0,
    drawn: 0,
    totals: 0,
  }
  for (let i = 0; i < games; i++) {
    const end = playRandomly(newGame(seats, {}, i), dice, (_, move) => {
      sums.actions++
      if (move.type === 'draw') sums.draws++
      else if (move.type === 'pass') sums.passes++
      else if (move.hero) sums.hero++
      else sums.plain++
    })
    if (end.status === 'deadlock') sums.deadlocks++
    const { places = [], scores = [] } = outcome(end) ?? {}
    if (places[0] !== 1) sums.white++
    else if (places[1] !== 1) sums.red++
    else sums.drawn++
    sums.totals += (scores[0] ?? 0) + (scores[1] ?? 0)
  }
  for (const key of Object.keys(sums) as (keyof Sums)[]) sums[key] /= games
  return sums
}

test('100,000 random games of two look as on the rules page', () => {
  const mean = randomGames(100_000, 2)
  expect(Math.abs(mean.actions - 112.94)).toBeLessThan(0.15)
  expect(Math.abs(mean.deadlocks - 0.446)).toBeLessThan(0.005)
  expect(Math.abs(mean.red - 0.53)).toBeLessThan(0.005)
  expect(Math.abs(mean.plain - 48.19)).toBeLessThan(0.1)
  expect(Math.abs(mean.hero - 7.86)).toBeLessThan(0.02)
  expect(Math.abs(mean.draws - 54.24)).toBeLessThan(0.1)
  expect(Math.abs(mean.passes - 2.67)).toBeLessThan(0.1)
  expect(Math.abs(mean.drawn - 0.0024)).toBeLessThan(0.001)
  expect(Math.abs(mean.totals - 233.4)).toBeLessThan(2)
})

test('20,000 random team games look as on the rules page', () => {
  const mean = randomGames(20_000, 4)
  expect(Math.abs(mean.actions - 121.4)).toBeLessThan(0.6)
  expect(Math.abs(mean.deadlocks - 0.266)).toBeLessThan(0.015)
  expect(Math.abs(mean.red - 0.529)).toBeLessThan(0.015)
  expect(Math.abs(mean.plain - 50.03)).toBeLessThan(0.2)
  expect(Math.abs(mean.hero - 7.65)).toBeLessThan(0.05)
  expect(Math.abs(mean.draws - 55.16)).toBeLessThan(0.3)
  expect(Math.abs(mean.passes - 8.59)).toBeLessThan(0.4)
  expect(Math.abs(mean.totals - 252.3)).toBeLessThan(4)
})
