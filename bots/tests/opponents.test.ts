/** Opponents by name, and what they look at. */
import { expect, test } from 'vitest'
import { type AnyGame, quick } from '../../engine/index.ts'
import { findLevel } from '../index.ts'
import { findOpponent } from '../opponents.ts'
import { nimGame, nimKnowledge } from './samples/nim.ts'

interface Purses {
  points: number[]
  turn: number
}

/** The first and the third play together; whose turn it is chooses one of some gifts, and the game goes on for two turns. */
function gifts(offers: { readonly [move: string]: readonly number[] }): AnyGame {
  const game: unknown = {
    ...nimGame,
    sides: () => [0, 1, 0, 1],
    awaiting: ({ turn }: Purses) => (turn < 2 ? [turn] : []),
    legal: ({ turn }: Purses, seat: number) => (turn < 2 && seat === turn ? Object.keys(offers) : []),
    apply(state: Purses, seat: number, move: string) {
      // Everybody gives as seen from their own seat.
      for (const [i, gift] of (offers[move] ?? []).entries()) state.points[(seat + i) % 4]! += gift
      state.turn++
    },
    view: ({ points, turn }: Purses) => ({ points: [...points], turn }),
    guess: ({ points, turn }: Purses) => ({ points: [...points], turn }),
    outcome: () => null,
    idle: () => Object.keys(offers)[0],
    write: (move: string) => move,
    speech: { ...nimGame.speech, standing: ({ points }: Purses) => points.map((score) => ({ score, facts: [] })) },
  }
  return game as AnyGame
}

const NOBODY = [0, 0, 0, 0]
test.each<[string, Record<string, readonly number[]>, number, string]>([
  ['takes the larger gift', { small: [1, 0, 0, 0], large: [3, 0, 0, 0] }, 1, 'large'],
  ['does not mind what a partner gains', { none: NOBODY, both: [1, 0, 9, 0] }, 1, 'both'],
  ['minds what the other side gains', { none: NOBODY, dear: [1, 0, 0, 9] }, 1, 'none'],
  ['minds the best of the other side alone', { less: [1, 2, 0, 2], more: [2, 4, 0, 0] }, 1, 'less'],
])('a plain opponent %s', (_name, offers, depth, wanted) => {
  const plain = findOpponent(`alphabeta${depth}`)
  for (const order of [Object.entries(offers), Object.entries(offers).toReversed()]) {
    const game = gifts(Object.fromEntries(order))
    expect(plain?.({ game, knowledge: null, view: { points: NOBODY, turn: 0 }, seat: 0, seed: 1 }).move).toBe(wanted)
  }
})

test('plain opponents look as many moves ahead as their name says', () => {
  const value = (depth: number, stones: number): number | undefined =>
    findOpponent(`alphabeta${depth}`)?.({ game: nimGame, knowledge: null, view: { stones, turn: 0 }, seat: 0, seed: 1 })
      .considered[0]?.value
  // Of five stones the first takes one, the second any, and the first the rest: three moves.
  expect(value(3, 5)).toBe(1)
  expect(value(2, 5)).toBe(0)
  expect(value(1, 3)).toBe(1)
})

test('names that are nobody are told from those that are somebody', () => {
  const names = ['random', 'page', 'monarch@100', 'earl#50', 'alphabeta1', 'alphabeta12']
  const none = [
    '',
    'pope',
    'earl#',
    'earl#0',
    'earl@x',
    'alphabeta',
    'alphabeta0',
    'alphabeta100',
    'Random',
    'randomly',
    'earl#50x',
  ]
  expect([...names, ...none].filter((name) => findOpponent(name))).toEqual(names)
})

test('a bot with an effort of its own does that work, one with a time of its own any work in that time', () => {
  /** How often the game is judged. */
  const work = (name: string, now?: () => number): number => {
    let judged = 0
    const knowledge = { ...nimKnowledge, wholeTurns: true, reach: 0, evaluate: () => (judged++, 0) }
    findOpponent(name)?.({ game: nimGame, knowledge, view: { stones: 17, turn: 0 }, seat: 0, seed: 1, now })
    return judged
  }
  let time = 0
  const clock = (): number => (time += 1)
  expect(work('earl#30')).toBeLessThanOrEqual(30)
  // It has all the time there is: no clock ends its work.
  expect(work('earl#30', () => (time += 1e6))).toBe(work('earl#30'))
  expect(work('earl#60')).toBeGreaterThan(work('earl#30'))
  expect(work('squire@3000', clock)).toBeGreaterThan(4 * (findLevel('squire')?.effort ?? 0))
  expect(work('squire@3000', clock)).toBeGreaterThan(4 * work('squire@300', clock))
})

test('random plays any move, and the same for the same seed', () => {
  const view = { stones: 9, turn: 0 }
  const played = (seed: number) =>
    findOpponent('random')?.({ game: nimGame, knowledge: null, view, seat: 0, seed }).move
  const seen = Array.from({ length: 40 }, (_, seed) => played(seed))
  expect(new Set(seen)).toEqual(
    new Set(nimGame.legal(nimGame.guess(view, quick(1)), 0).map((move) => nimGame.write(move))),
  )
  expect(seen).toEqual(Array.from({ length: 40 }, (_, seed) => played(seed)))
})
