/** What a judgement is worth in games won: measured, told, and of no influence on any choice. */
import { expect, test } from 'vitest'
import { type AnyGame, type AnyKnowledge, type Chances, defaultOptions, quick } from '../../engine/index.ts'
import { catalogue } from '../../games/index.ts'
import { calibrate } from '../calibrate/index.ts'
import { linesOf, phasesOf } from '../calibrate/fit.ts'
import type { Played } from '../calibrate/samples.ts'
import { chanceOf, evenly, logistic, logOdds, tableOf } from '../chances.ts'
import { choose, hint, levels } from '../index.ts'
import { bidsGame, bidsKnowledge } from './samples/bids.ts'
import { nimGame, nimKnowledge } from './samples/nim.ts'

const LINE = [0, 1]
const LOOSE = { seat: 2, phase: 2 }
const chances = (line: readonly number[], options = {}): Chances => ({
  made: 'by hand',
  phases: {},
  tables: [{ seats: 2, options, games: 10, won: [0.5, 0.5], lines: [[LINE, line, LINE], [LINE]] }],
})
const found = { game: nimGame, view: { stones: 6, turn: 0 }, seat: 0 }

test('a value becomes the chance that its line gives', () => {
  expect(chanceOf(undefined, found, 0.5)).toBeNull()
  expect(chanceOf(chances([0, 1]), found, 0.5)).toBeCloseTo(0.75)
  expect(chanceOf(chances([Math.log(3), 1]), found, 0)).toBeCloseTo(0.75)
  expect(chanceOf(chances([0, 0]), found, 0.9)).toBeCloseTo(0.5)
  const other = {
    ...chances([0, 1]),
    tables: [
      {
        ...chances(LINE).tables[0]!,
        lines: [
          [LINE, LINE, LINE],
          [LINE, [Math.log(9), 1]],
        ],
      },
    ],
  }
  expect(chanceOf(other, { ...found, seat: 1 }, 0)).toBeCloseTo(0.9)
  // Nobody is surer than a hundred to one, whatever the search says.
  expect(chanceOf(chances([0, 1]), found, 1)).toBeCloseTo(0.99)
})

test('a table is found by its seats and settings; what nobody says is as usual', () => {
  const about = {
    ...nimGame.about,
    options: [{ id: 'war', kind: 'choice', values: ['a', 'b'], default: 'a' }],
  } as const
  const game = { ...nimGame, about }
  expect(tableOf(chances(LINE, { war: 'a' }), { game }, 2)).toBeDefined()
  expect(tableOf(chances(LINE, { war: 'b' }), { game }, 2)).toBeUndefined()
  expect(tableOf(chances(LINE, { war: 'b' }), { game, options: { war: 'b' } }, 2)).toBeDefined()
  expect(tableOf(chances(LINE), { game }, 3)).toBeUndefined()
})

test('an even chance is a fair share, among two or four', () => {
  expect(evenly(0.5, 2)).toBe(0.5)
  expect(evenly(0.25, 4)).toBeCloseTo(0.5)
  expect(evenly(0.5, 4)).toBeCloseTo(0.75)
})

test('a hint says what to expect by what such values have meant', () => {
  const request = { ...found, level: levels[4]!, seed: 1, effort: 9999 }
  const told = (knowledge: AnyKnowledge): readonly string[] =>
    hint({ ...request, knowledge }).map(({ expects }) => expects)
  expect(told(nimKnowledge)[0]).toBe('winning')
  const kind = { ...nimKnowledge, chances: chances([-Math.log(99), 1]) }
  expect(told(kind)[0]).toBe('even')
})

test('no choice depends on it', async () => {
  for (const entry of catalogue) {
    const [game, knowledge] = [await entry.load(), await entry.knowledge()]
    const seats = game.about.seatCounts[0]!
    const dice = quick(5)
    const state = game.setup(seats, defaultOptions(game.about, seats), dice)
    for (let step = 0; step < 12; step++) {
      const seat = game.awaiting(state)[0]!
      const view = game.view(state, seat)
      const request = { game, view, seat, level: levels[2]!, seed: step, effort: 12 }
      const upsideDown = { ...chances([3, 0.05]), tables: [{ ...chances([3, 0.05]).tables[0]!, seats }] }
      const { chances: own, ...without } = knowledge
      const choice = choose({ ...request, knowledge: { ...without, chances: upsideDown } })
      expect(choice).toEqual(choose({ ...request, knowledge: without }))
      if (own) expect(choice).toEqual(choose({ ...request, knowledge }))
      const move = game.legal(state, seat).find((legal) => game.write(legal) === choice.move)
      game.apply(state, seat, move, dice, null)
    }
  }
})

/** Games in which the first seat wins with the chances that a line gives. */
function made(constant: number, slope: number): readonly Played[] {
  const dice = quick(3)
  return Array.from({ length: 4000 }, () => {
    const value = (dice.int(181) - 90) / 100
    const chance = logistic(constant + slope * logOdds(value))
    const won = dice.int(1e6) < chance * 1e6 ? 1 : 0
    return {
      won: [won, 1 - won],
      samples: [
        { seat: 0, stage: '1', value, passed: 0.1 },
        { seat: 1, stage: '9', value: -value, passed: 0.9 },
      ],
    }
  })
}

test('the line that games were made by is found again, for each side', () => {
  const games = made(-0.8, 1.6)
  const phases = phasesOf(games)
  expect(phases).toEqual({ 1: 0, 9: 2 })
  const lines = linesOf(games, phases, 2, LOOSE)
  expect(lines[0]?.[0]?.[0]).toBeCloseTo(-0.8, 0)
  expect(lines[0]?.[0]?.[1]).toBeCloseTo(1.6, 0)
  expect(lines[1]?.[2]?.[0]).toBeCloseTo(0.8, 0)
})

test('a few games say little, and what is judged better is never expected to win less', () => {
  const moment = { seat: 0, stage: '1', value: -0.9, passed: 0 }
  // However many moments it has, it is one game.
  const few: Played = { won: [1, 0], samples: Array.from({ length: 50 }, () => moment) }
  const lines = linesOf([few], phasesOf([few]), 2, LOOSE)
  expect(lines[0]?.[0]?.[0]).toBeLessThan(1.5)
  for (const line of lines.flat()) expect(line[1]).toBeGreaterThan(0)
})

test('games are played, the same for the same seed, and what they say holds better than the judgement itself', () => {
  const order = { game: bidsGame, knowledge: bidsKnowledge, made: 'm', games: 30, effort: 12, seed: 2 }
  const tables = [{ seats: 3, options: {}, named: [] }]
  const one = calibrate({ ...order, tables })
  expect(one).toEqual(calibrate({ ...order, tables }))
  const [table] = one.chances.tables
  expect(table?.won.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 1)
  expect(table?.lines).toHaveLength(3)
  expect(one.before.moments).toBeGreaterThan(100)
  expect(one.after.brier).toBeLessThan(one.before.brier)
})

test('what the games of the house have measured is small and whole', async () => {
  for (const entry of catalogue) {
    const { chances: own } = await entry.knowledge()
    if (!own) continue
    expect(JSON.stringify(own).length).toBeLessThan(20_000)
    expect(own.made).toContain(`roses calibrate ${entry.about.id}`)
    expect([...new Set(own.tables.map(({ seats }) => seats))]).toEqual(entry.about.seatCounts)
    for (const { seats, won, lines } of own.tables) {
      expect(won).toHaveLength(seats)
      expect(lines.map((thirds) => thirds.length)).toEqual(won.map(() => 3))
    }
  }
})

test('what is luck alone is not foretold by having seen it', () => {
  /** The first seat wins the first two games of every five, whatever anybody does. */
  let games = 0
  const luck: unknown = {
    ...nimGame,
    setup: () => ({ stones: 9, turn: 0, luck: games++ % 5 < 2 ? [1, 2] : [2, 1] }),
    outcome: (state: { stones: number; luck: readonly number[] }) =>
      state.stones > 0 ? null : { places: state.luck, scores: [0, 0], reason: 'luck' },
    view: ({ stones, turn }: { stones: number; turn: number }) => ({ stones, turn, luck: [1, 1] }),
  }
  const order = { game: luck as AnyGame, made: 'm', games: 20, effort: 8, seed: 1 }
  // The judgement calls everything even.
  const knowledge = { ...nimKnowledge, wholeTurns: true, reach: 0 }
  const {
    before,
    after,
    chances: found,
  } = calibrate({ ...order, knowledge, tables: [{ seats: 2, options: {}, named: [] }] })
  expect(found.tables[0]?.won).toEqual([0.4, 0.6])
  expect(found.tables[0]?.games).toBe(20)
  expect(before.moments).toBeGreaterThan(40)
  expect(after.moments).toBe(before.moments)
  expect(before.brier).toBeCloseTo(0.25)
  expect(after.brier).toBeGreaterThan(0.2499)
})
