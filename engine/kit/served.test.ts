/** The check of older versions, on copies of a small game whose shapes have changed since. */
import { expect, test } from 'vitest'
import { quick } from '../dice.ts'
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

/** Everything of an older version is told apart from what was lifted. */
const marking: Lift = {
  view: (view) => ({ lifted: view }),
  move: (move) => ({ lifted: move }),
  event: ({ type }) => ({ type: `lifted ${type}` }),
  state: (state) => ({ lifted: state }),
}
const [view, move, state] = ['view', 'move', 'state']
const [seen, chosen, now] = [view, move, state].map((lifted) => ({ lifted }))
const event = { type: 'ready' }
const happened = { type: 'lifted ready' }

/** What today's voice is given, for each of its parts, when it is asked about an older table. A new part of it belongs here. */
const SPOKEN: {
  readonly [part in Exclude<keyof AnyGame['speech'], 'refusals'>]-?: readonly [readonly unknown[], readonly unknown[]]
} = {
  prompt: [
    [view, 1],
    [seen, 1],
  ],
  move: [
    [move, view],
    [chosen, seen],
  ],
  amount: [[move], [chosen]],
  event: [[event], [happened]],
  weight: [[event], [happened]],
  actor: [[event], [happened]],
  luck: [[event], [happened]],
  group: [[[event, event]], [[happened, happened]]],
  trace: [[[event, event]], [[happened, happened]]],
  moment: [
    [event, view],
    [happened, seen],
  ],
  tally: [[[{ view, events: [event] }]], [[{ view: seen, events: [happened] }]]],
  standing: [[view], [seen]],
  foresee: [
    [view, [move, move]],
    [seen, [chosen, chosen]],
  ],
  stage: [[view], [seen]],
  sketch: [[view], [seen]],
  outline: [[view], [seen]],
  describe: [
    [view, 'kent'],
    [seen, 'kent'],
  ],
  tries: [[view], [seen]],
  names: [[{ figures: null }], [{ figures: null }]],
  seat: [
    [1, 3],
    [1, 3],
  ],
}

/** Answers with what it was given. */
const echo = (...given: unknown[]): unknown => ({ given })
const echoes = (parts: object): object => Object.fromEntries(Object.keys(parts).map((part) => [part, echo]))

test('of an older table today’s voice says all that it says, of today’s shapes', () => {
  const refusals = { 'too-heavy': 'JO-1' }
  const spoken = { ...today, speech: { ...echoes(SPOKEN), refusals } } as unknown as AnyGame
  const { speech } = servedToday(old, spoken, marking)
  const asked = speech as unknown as { readonly [part: string]: (...given: readonly unknown[]) => unknown }
  for (const [part, [given, lifted]] of Object.entries(SPOKEN))
    expect([part, asked[part]?.(...given)]).toEqual([part, { given: lifted }])
  expect(speech.refusals).toEqual(refusals)
  const open = { ...today, open: echo } as AnyGame
  expect(servedToday(old, open, marking).open?.([view, view])).toEqual({ given: [[seen, seen]] })
})

test('of an older table bots judge all that they judge, of today’s shapes, and what they pick is a move of that table', () => {
  const judged = {
    evaluate: [state, 1],
    parts: [state, 1],
    promise: [state, 1, move],
    absurd: [state, 1, move],
    foreseen: [state, 1],
    stakes: [state, 1],
    calm: [state],
  }
  const settings = {
    wholeTurns: true,
    trials: 3,
    race: true,
    reach: 5,
    enough: 9,
    blurs: { earl: 1 },
    chances: { made: '', phases: {}, tables: [] },
  }
  const pick: AnyKnowledge['pick'] = (at, seat, moves) => {
    expect([at, seat]).toEqual([now, 1])
    return structuredClone(moves[1])
  }
  const known = { ...echoes(judged), ...settings, pick } as unknown as AnyKnowledge
  const served = liftedKnowledge(known, marking)
  const asked = served as unknown as { readonly [part: string]: (...given: readonly unknown[]) => unknown }
  for (const [part, given] of Object.entries(judged)) {
    const lifted = given.map((each) => (each === state ? now : each === move ? chosen : each))
    expect([part, asked[part]?.(...given)]).toEqual([part, { given: lifted }])
  }
  expect(served).toMatchObject(settings)
  const moves = [{ id: 'one' }, { id: 'two' }, { id: 'three' }]
  expect(served.pick?.(state, 1, moves, quick(1))).toBe(moves[1])
})

test('a lift that spoils the view of one seat, or of whoever looks on, is named', () => {
  const spoiling =
    (whose: number | null): NonNullable<Lift['view']> =>
    (seen) =>
      (seen as { readonly me: number | null }).me === whose ? { ...(seen as object), odd: () => 0 } : seen
  for (const whose of [0, 1, null])
    expect(serve({ ...lift, view: spoiling(whose) })).toThrow(/a lifted view is not plain JSON/)
})

test('bots that judge a state as more than won or worse than lost, or pick what is not offered, are named', () => {
  const judging = (more: Partial<AnyKnowledge>) => () =>
    checkServed(servedToday(old, today, lift), {
      today,
      knowledge: { ...liftedKnowledge(knowledge, lift), ...more },
      words,
    })
  for (const worth of [-1, 1]) expect(judging({ evaluate: () => worth })).not.toThrow()
  for (const worth of [-1.01, 1.01, Number.NaN]) expect(judging({ evaluate: () => worth })).toThrow(/judge a state as/)
  expect(judging({ pick: () => ({ what: 'ride', lance: 99 }) })).toThrow(/pick what is not offered/)
})

test('without a lift bots are as they are today; what today does not have an older table has not either', () => {
  const plain = { evaluate: () => 0 }
  expect(Object.keys(liftedKnowledge(plain, {}))).toEqual(['evaluate'])
  expect(Object.keys(liftedKnowledge(plain, lift))).toEqual(['evaluate'])
  const quickly = { ...plain, quick: () => null }
  expect('quick' in liftedKnowledge(quickly, {})).toBe(true)
  // What names moves in today's shape is of no use where moves had another.
  for (const through of [lift, { state: newState }, { move: newMove }])
    expect('quick' in liftedKnowledge(quickly, through)).toBe(false)
  const least = ['event', 'move', 'prompt', 'seat', 'standing']
  const speech = Object.fromEntries(Object.entries(today.speech).filter(([part]) => least.includes(part)))
  const short = { ...today, speech } as unknown as AnyGame
  expect(Object.keys(servedToday(old, short, lift).speech).toSorted()).toEqual(['amount', ...least])
})
