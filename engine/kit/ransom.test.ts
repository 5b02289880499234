/** The ordinary things of the contract on a game that has them all: common loss, seats out, sides by option, amounts, nine seats. */
import { expect, test } from 'vitest'
import { quick } from '../dice.ts'
import { type AnyGame, type Options, type Seat } from '../game.ts'
import { liveriesOf, partsOf } from '../liveries.ts'
import { winnersOf } from '../outcome.ts'
import { readOptions } from '../options.ts'
import { offeredBy } from '../amounts.ts'
import { fuzzOne, newTally } from './fuzz.ts'
import { conform } from './index.ts'
import { game, type Move, type State } from './samples/ransom.ts'
import words from './samples/ransom.json' with { type: 'json' }

type Ransom = typeof game
const any = game as unknown as AnyGame
const broken = (change: Partial<Ransom>): Ransom => ({ ...game, ...change })
/** Another pledge now and then, lest every game end in ruin at once. */
const run =
  (faulty: Ransom, extra: object = {}) =>
  () =>
    conform(faulty, { seats: 3, games: 4, every: 4, words, ...extra })

/** Hides another pledge behind every seal that the viewer cannot look behind. */
function hidden(state: State, viewer: Seat | null, dice: { int(n: number): number }): State {
  return {
    ...state,
    pledges: state.pledges.map((pledge, seat) =>
      pledge === null || seat === viewer ? pledge : dice.int((state.purses[seat] ?? 0) + 1),
    ),
  }
}

test.each([1, 2, 3, 4, 9])('the Ransom keeps every promise with %i seats', (seats) => {
  conform(game, { seats, games: 4, every: 4, words, hidden })
  const estate = Array.from({ length: seats }, (_, seat) => (seat % 2 ? 'castle' : 'abbey'))
  conform(game, { seats, options: { crowns: true, demand: 45, estate }, games: 4, every: 4, hidden })
})

function played(options: Options, seats: number, ...rounds: readonly (readonly number[])[]): State {
  const read = readOptions(any, options, seats)
  if ('problems' in read) throw new Error(read.problems.join())
  const state = game.setup(seats, read.options, quick(1))
  for (const marks of rounds)
    marks.forEach((mark, i) => {
      const seat = game.awaiting(state)[0] ?? i
      game.apply(state, seat, { type: 'pledge', marks: mark }, quick(1), null)
      game.apply(state, seat, { type: 'seal' }, quick(1), null)
    })
  return state
}

test('when nobody is left to pay, everybody has lost and nobody has won', () => {
  const state = played({ demand: 60 }, 2, [1, 2], [1])
  expect(game.out?.(state)).toEqual([0, 1])
  const outcome = game.outcome(state)
  expect(outcome).toEqual({ places: [1, 1], scores: [0, 0], lost: true, reason: 'nobody-pays' })
  expect(winnersOf(outcome!, [0, 1])).toEqual([])
})

test('who is ruined is out, the others play on, and everybody gets a place', () => {
  const state = played({ demand: 20 }, 3, [1, 2, 3])
  expect(game.out?.(state)).toEqual([0])
  expect(game.awaiting(state)).toEqual([1, 2])
  const end = played({ demand: 20 }, 3, [1, 2, 3], [30, 31], [30, 31])
  expect(game.outcome(end)).toMatchObject({ places: [3, 1, 2] })
  expect(winnersOf(game.outcome(end)!, [0, 1, 2])).toEqual([1])
})

test('sides follow the options: for two crowns partners share their place', () => {
  const end = played({ crowns: true, demand: 20 }, 4, [20, 30, 20, 30], [20, 30, 20, 30], [20, 30, 20, 30])
  expect(game.sides?.(end)).toEqual([0, 1, 0, 1])
  expect(game.outcome(end)?.places).toEqual([1, 2, 1, 2])
  expect(winnersOf(game.outcome(end)!, [0, 1, 0, 1])).toEqual([0, 2])
})

test('a single side that does not lose has won', () => {
  expect(winnersOf({ places: [1], scores: [3], reason: 'king-free' }, [0])).toEqual([0])
  expect(winnersOf({ places: [1, 1], scores: [3, 3], reason: 'king-free' }, [0, 0])).toEqual([0, 1])
  expect(winnersOf({ places: [1, 1], scores: [3, 3], reason: 'king-free' }, [0, 1])).toEqual([])
})

test('ninety-one pledges are one range, and a seal stands by itself', () => {
  const state = played({}, 2)
  const { ranges, single } = offeredBy(any, game.legal(state, 0))
  expect(single).toEqual([])
  expect(ranges).toHaveLength(1)
  expect(ranges[0]).toMatchObject({ stem: 'pledge:' })
  expect(ranges[0]?.choices.map(({ value }) => value)).toEqual(Array.from({ length: 91 }, (_, i) => i))
  expect(ranges[0]?.choices[37]?.move).toEqual({ type: 'pledge', marks: 37 } satisfies Move)
  game.apply(state, 0, { type: 'pledge', marks: 1 }, quick(1), null)
  expect(offeredBy(any, game.legal(state, 0))).toEqual({ ranges: [], single: [{ type: 'seal' }] })
})

test('nine seats wear nine different liveries', () => {
  const worn = liveriesOf(any, 9)
  expect(new Set(worn).size).toBe(9)
  expect(worn.slice(6)).toEqual(['purpure', 'lancaster-2', 'york-2'])
})

test('seats of one livery are told apart by their marks, however many there are', () => {
  const seat = (number: Seat) => ({ name: { say: 'seat' }, livery: number === 2 ? ('vert' as const) : ('or' as const) })
  const worn = liveriesOf({ ...any, speech: { ...any.speech, seat } }, 6)
  expect(worn).toEqual(['or', 'or-2', 'vert', 'or-3', 'or-4', 'or-5'])
  expect(worn.map(partsOf)).toEqual([
    { livery: 'or', mark: 1 },
    { livery: 'or', mark: 2 },
    { livery: 'vert', mark: 1 },
    { livery: 'or', mark: 3 },
    { livery: 'or', mark: 4 },
    { livery: 'or', mark: 5 },
  ])
})

test('random play finds nothing wrong under any options', () => {
  const tally = newTally()
  for (let seed = 1; seed <= 81; seed++) expect(fuzzOne(any, 1 + (seed % 9), seed, tally)).toBeNull()
  expect(tally).toMatchObject({ games: 81, records: 2 })
})

test('a seat that is out and awaited is named', () => {
  expect(run(broken({ out: (state) => state.sealed.flatMap((sealed, seat) => (sealed ? [] : [seat])) }))).toThrow(
    /seat 0 is out and awaited/,
  )
})

test('a seat that comes back is named', () => {
  const forgiving = broken({
    out: (state) => state.out.filter((seat) => seat !== 0 || state.pledges.every((p) => p === null)),
  })
  expect(run(forgiving, { options: { demand: 60 }, games: 20 })).toThrow(/brings seat 0 back, which was out/)
})

test('a step that puts a seat out and may be taken back is named', () => {
  const early = broken({
    out: (state) => [
      ...state.out,
      ...state.sealed.flatMap((sealed, seat) => (sealed && !state.out.includes(seat) ? [seat] : [])),
    ],
  })
  expect(run(early)).toThrow(/seal puts seat \d out and can be taken back: tell a barrier event/)
})

test('a loss of all that still ranks the losers is named', () => {
  const ranked = broken({
    outcome: (state) => {
      const outcome = game.outcome(state)
      return outcome && { ...outcome, places: [1, 2, 3], lost: true }
    },
  })
  expect(run(ranked)).toThrow(/everybody has lost, but the places are 1, 2, 3/)
})

test('sides that only some may know are named', () => {
  const secret = broken({ sides: (state) => state.pledges.map((pledge) => (pledge === null ? 0 : 1)) })
  expect(run(secret)).toThrow(/the sides are \[.*\] or \[.*\], by what the seat cannot see/)
  expect(run(broken({ sides: () => [0, 1] }))).toThrow(/sides lists 2 of 3 seats/)
})

test('a private step that ends what another seat may take back is named', () => {
  expect(run(broken({ barriers: ['paid', 'pledged'] }))).toThrow(
    /pledge:\d+ of seat \d, of which seat \d heard nothing, changes what it may take back/,
  )
})

test('whoever moves need not be told of it: the answer to the move tells them', () => {
  const silent = broken({
    apply: (state, seat, move, dice, tell) =>
      game.apply(state, seat, move, dice, tell && ((event, to) => event.type !== 'pledged' && tell(event, to))),
  })
  expect(run(silent)).not.toThrow()
})

test('an amount that cannot be typed is named', () => {
  const speech = { ...game.speech, amount: (move: Move) => (move.type === 'pledge' ? move.marks * 2 + 1 : null) }
  expect(run(broken({ speech }))).toThrow(/pledge:0 names the amount 1, but its notation does not end with it/)
})

test('a number of seats that nobody can choose is named', () => {
  const seated = (seatCounts: readonly number[], usualSeats?: number) =>
    run(broken({ about: { ...game.about, seatCounts, ...(usualSeats && { usualSeats }) } }))
  expect(seated([2, 3, 4], 3)).not.toThrow()
  expect(seated([3, 5], 4)).toThrow(/is usually played by 4, and seats 3, 5/)
  for (const wrong of [
    [3, 2],
    [3, 3],
    [0, 3],
    [2.5, 3],
  ])
    expect(seated(wrong)).toThrow(/seats are counted upwards/)
})

test('options whose default is refused, or that have no words, are named', () => {
  const about = {
    ...game.about,
    options: [{ id: 'demand', kind: 'number', min: 10, max: 60, step: 20, default: 20 }],
  } as const
  expect(run(broken({ about }))).toThrow(
    /default of an option is refused: option demand must be a whole number from 10 to 60/,
  )
  const { 'option.estate.abbey': _, ...fewer } = words
  expect(run(game, { words: fewer })).toThrow(/there are no words for option\.estate\.abbey/)
})
