import { expect, test } from 'vitest'
import type { AnyGame } from '../game.ts'
import { behaviourFault, behaviourHash, behaviourOf } from './behaviour.ts'
import { game } from './samples/joust.ts'

const joust = game as unknown as AnyGame
const written = behaviourOf(joust)

test('rules that do what is written down of them are theirs', () => {
  expect(behaviourFault(joust, written)).toBeNull()
  expect(behaviourFault(joust, JSON.parse(JSON.stringify(written)) as typeof written)).toBeNull()
})

test('a changed rule is found at the first step that leads elsewhere, and the step is named', () => {
  let steps = 0
  const late: AnyGame = {
    ...joust,
    apply: (state, seat, move, dice, tell) => {
      joust.apply(state, seat, move, dice, tell)
      if (++steps === 3) Object.assign(state as object, { changed: true })
    },
  }
  expect(behaviourFault(late, written)).toMatch(
    /^joust, \d seats, dice 0: step 3 \(seat \d plays \S+\) leads elsewhere/,
  )
})

test('a move more, a step nobody was told of, another outcome: each is a change', () => {
  const more: AnyGame = {
    ...joust,
    legal: (state, seat) => [...joust.legal(state, seat), ...joust.legal(state, seat).slice(0, 1)],
  }
  const silent: AnyGame = {
    ...joust,
    apply: (state, seat, move, dice) => joust.apply(state, seat, move, dice, null),
  }
  const other: AnyGame = {
    ...joust,
    outcome: (state) => {
      const outcome = joust.outcome(state)
      return outcome && { ...outcome, reason: 'another' }
    },
  }
  expect(behaviourFault(more, written)).toContain('the set-up')
  expect(behaviourFault(silent, written)).toContain('step 1 ')
  expect(behaviourFault(other, written)).toContain('leads elsewhere')
})

test('sentences, views and the order of the same moves and of who is asked at once are no rules', () => {
  const reworded: AnyGame = {
    ...joust,
    legal: (state, seat) => joust.legal(state, seat).toReversed(),
    awaiting: (state) => joust.awaiting(state).toReversed(),
    view: () => ({}),
    speech: { ...joust.speech, event: () => ({ say: 'x' }) },
  }
  expect(behaviourFault(reworded, written)).toBeNull()
})

test('a behaviour is known by a hash that changes with it and with the version', () => {
  const [first, ...rest] = written.games
  const changed = { ...written, games: [{ ...first!, steps: `0000${first!.steps.slice(4)}` }, ...rest] }
  const hashes = [written, { ...written, version: 2 }, changed].map(behaviourHash)
  expect(new Set(hashes).size).toBe(3)
})
