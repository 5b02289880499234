/** The check of older versions, on copies of a small game whose shapes have changed since. */
import { expect, test } from 'vitest'
import type { AnyGame, AnyKnowledge } from '../game.ts'
import { type Lift, liftedKnowledge, servedToday } from '../versions.ts'
import { checkServed } from './served.ts'
import { game } from './samples/joust.ts'
import words from './samples/joust.json' with { type: 'json' }

const today = game as unknown as AnyGame
const knowledge: AnyKnowledge = { evaluate: (state) => ((state as { deck: unknown[] }).deck.length > 99 ? 1 : 0) }

/** As it was once: moves said `what` and not `do`, and the deck was called otherwise. */
type Bag = Readonly<Record<string, unknown>>
const moved = (from: string, to: string) => (value: unknown) => {
  const { [from]: field, ...rest } = value as Bag
  return { ...rest, [to]: field }
}
const oldState = moved('deck', 'pile')
const newState = moved('pile', 'deck')
const oldMove = moved('do', 'what')
const newMove = moved('what', 'do')
const changing = (state: unknown, work: (now: unknown) => void): void => {
  const now = newState(state) as object
  work(now)
  for (const key of Object.keys(state as object)) Reflect.deleteProperty(state as object, key)
  Object.assign(state as object, oldState(now))
}
const old: AnyGame = {
  ...today,
  about: { ...today.about, version: 0 },
  setup: (seats, options, dice) => oldState(today.setup(seats, options, dice)),
  awaiting: (state) => today.awaiting(newState(state)),
  ...(today.together && { together: (state: unknown) => today.together?.(newState(state)) ?? false }),
  legal: (state, seat) => today.legal(newState(state), seat).map(oldMove),
  apply: (state, seat, move, dice, tell) => changing(state, (now) => today.apply(now, seat, newMove(move), dice, tell)),
  view: (state, seat) => today.view(newState(state), seat),
  guess: (view, dice) => oldState(today.guess(view, dice)),
  outcome: (state) => today.outcome(newState(state)),
  idle: (state, seat) => oldMove(today.idle(newState(state), seat)),
  write: (move) => today.write(newMove(move)),
}
delete (old as { copy?: unknown }).copy

const lift: Lift = { state: newState, move: newMove }
const serve = (through: Lift) => () =>
  checkServed(servedToday(old, today, through), {
    today,
    knowledge: liftedKnowledge(knowledge, through),
    words,
  })

test('through its lift an older version is spoken of, drawn and judged like today’s', () => {
  expect(serve(lift)).not.toThrow()
})

test('a lift that forgets the moves, or the state, is found out', () => {
  expect(serve({ state: newState })).toThrow()
  expect(serve({ move: newMove })).toThrow()
})

test('a lift that gives a move another notation is named', () => {
  const bent: Lift = { ...lift, move: (move) => ({ do: 'ride', lance: 99, was: move }) }
  expect(serve(bent)).toThrow(/a move must keep its notation/)
})

test('a lift that changes what it is given is named', () => {
  const careless: Lift = { ...lift, state: (state) => Object.assign(state as object, { deck: [] }) }
  expect(serve(careless)).toThrow(/changed it/)
})

test('a board made for search is for today’s rules alone', () => {
  const board = () => {
    throw new Error('never asked')
  }
  for (const through of [{}, lift]) {
    const served = liftedKnowledge({ ...knowledge, board }, through)
    expect('board' in served).toBe(false)
    expect('evaluate' in served).toBe(true)
  }
})
