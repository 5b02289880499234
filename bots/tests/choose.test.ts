import { expect, test } from 'vitest'
import { type AnyGame, type AnyKnowledge, defaultOptions, quick } from '../../engine/index.ts'
import { findGame } from '../../games/index.ts'
import { taskOf } from '../choose.ts'
import { choose, type Intent, levels, type Request } from '../index.ts'
import { type Bids, bidsGame, bidsKnowledge } from './samples/bids.ts'
import { type Blotto, blottoGame, blottoKnowledge } from './samples/blotto.ts'
import { nimGame, nimKnowledge } from './samples/nim.ts'

const samples: readonly [string, AnyGame, AnyKnowledge | null, number][] = [
  ['nim', nimGame, nimKnowledge, 2],
  ['bids for two', bidsGame, bidsKnowledge, 2],
  ['bids for four', bidsGame, bidsKnowledge, 4],
  ['bids without knowledge', bidsGame, null, 3],
  ['blotto', blottoGame, blottoKnowledge, 2],
]

const top = levels[4]!
const ask = (
  game: AnyGame,
  knowledge: AnyKnowledge | null,
  state: unknown,
  seat: number,
  more: Partial<Request> = {},
) => choose({ game, knowledge, view: game.view(state, seat), seat, level: top, seed: 7, effort: 300, ...more })

test.each(samples)('%s: every level plays to the end with legal moves alone', (_name, game, knowledge, seats) => {
  for (const level of levels) {
    const dice = quick(level.id.length)
    const state = game.setup(seats, {}, dice)
    for (let steps = 0; game.awaiting(state).length > 0; steps++) {
      expect(steps).toBeLessThan(200)
      const seat = game.awaiting(state)[0]!
      const { move } = ask(game, knowledge, state, seat, { level, effort: 20, seed: steps })
      const legal = game.legal(state, seat).find((choice) => game.write(choice) === move)
      expect(legal, `${level.id}: ${move}`).toBeDefined()
      game.apply(state, seat, legal, dice, null)
    }
  }
})

test.each(samples)('%s: the same view, seed and effort give the same answer', (_name, game, knowledge, seats) => {
  const state = game.setup(seats, {}, quick(3))
  for (const seed of [1, 2, 3])
    expect(ask(game, knowledge, state, 0, { seed })).toEqual(ask(game, knowledge, state, 0, { seed }))
})

test('what the seat cannot see does not change its answer', () => {
  const state = bidsGame.setup(3, {}, quick(5)) as Bids
  const [first, second] = [structuredClone(state), structuredClone(state)]
  ;[second.hands[1], second.hands[2]] = [first.hands[2]!, first.hands[1]!]
  second.prizes = [first.prizes[0]!, ...first.prizes.slice(1).toReversed()]
  for (const level of levels)
    for (const seed of [1, 2, 3, 4])
      expect(ask(bidsGame, bidsKnowledge, first, 0, { seed, level })).toEqual(
        ask(bidsGame, bidsKnowledge, second, 0, { seed, level }),
      )
})

test('a secret plan in the making does not change the answer of the other seat', () => {
  const plain = blottoGame.setup(2, {}, quick(1)) as Blotto
  const planned = structuredClone(plain)
  planned.plans[1] = [0, 2, 3]
  for (const seed of [1, 2, 3])
    expect(ask(blottoGame, blottoKnowledge, plain, 0, { seed })).toEqual(
      ask(blottoGame, blottoKnowledge, planned, 0, { seed }),
    )
})

test('alpha-beta leaves the opponent a multiple of four stones', () => {
  for (const stones of [5, 6, 7, 9, 10, 11, 13])
    expect(ask(nimGame, nimKnowledge, { stones, turn: 0 }, 0, { effort: 100_000 }).move).toBe(`take${stones % 4}`)
})

test('alpha-beta reckons with an opponent who plays well: of all moves only the good one wins', () => {
  for (const stones of [5, 6, 7]) {
    const { considered } = ask(nimGame, nimKnowledge, { stones, turn: 0 }, 0, { effort: 100_000 })
    const good = considered.find(({ move }) => move === `take${stones % 4}`)
    expect(considered).toHaveLength(3)
    for (const other of considered) if (other !== good) expect(other.value).toBeLessThan(good?.value ?? -Infinity)
  }
})

/** Only the strongest card wins the last but one prize here. */
const CLEAR: Bids = {
  hands: [
    [1, 20],
    [9, 10],
  ],
  laid: [null, null],
  spent: [2, 3, 4, 5, 6, 7],
  prizes: [5, 1],
  points: [4, 5],
}

test('the tree finds that only the strongest card wins the last but one prize', () => {
  expect(ask(bidsGame, bidsKnowledge, CLEAR, 0, { effort: 500 }).move).toBe('20')
})

test('a plan is kept from step to step, and weighed anew when the table looks different', () => {
  const state = blottoGame.setup(2, {}, quick(1)) as Blotto
  let intent: Intent | null = null
  const first = ask(blottoGame, blottoKnowledge, state, 0)
  intent = first.intent
  expect(intent).not.toBeNull()
  const planned = [first.move, ...intent!.moves]
  expect(planned.at(-1)).toBe('done')
  const played: string[] = []
  for (let move = first.move; ;) {
    played.push(move)
    blottoGame.apply(state, 0, move, quick(1), null)
    if (move === 'done') break
    // No effort at all: a followed plan needs none.
    const next = ask(blottoGame, blottoKnowledge, state, 0, { intent, effort: 0, seed: 99 })
    move = next.move
    intent = next.intent
  }
  expect(played).toEqual(planned)
  const other = blottoGame.setup(2, {}, quick(1)) as Blotto
  other.points = [3, 0]
  expect(ask(blottoGame, blottoKnowledge, other, 0, { intent: first.intent }).considered.length).toBeGreaterThan(1)
})

test('nothing is planned over dice: after a step that chance has a part in the bot thinks anew', () => {
  const rolled: AnyGame = {
    ...blottoGame,
    apply: (state, seat, move, dice, tell) => {
      dice.int(6)
      blottoGame.apply(state, seat, move, dice, tell)
    },
  }
  const state = blottoGame.setup(2, {}, quick(1)) as Blotto
  const { move, intent } = ask(blottoGame, blottoKnowledge, state, 0)
  blottoGame.apply(state, 0, move, quick(1), null)
  const slipped = Array.from({ length: 8 }, (_, seed) =>
    ask(rolled, blottoKnowledge, state, 0, { intent, level: { ...top, slip: 1 }, seed, effort: 1 }),
  )
  expect(slipped.map((choice) => choice.intent)).toEqual(slipped.map(() => null))
})

test('a level that slips does so in the middle of a plan as well, and then goes on with it', () => {
  const state = blottoGame.setup(2, {}, quick(1)) as Blotto
  const { move, intent } = ask(blottoGame, blottoKnowledge, state, 0)
  blottoGame.apply(state, 0, move, quick(1), null)
  const next = (slip: number) =>
    Array.from({ length: 20 }, (_, seed) =>
      ask(blottoGame, blottoKnowledge, state, 0, { intent, level: { ...top, slip }, seed, effort: 1 }),
    )
  expect(new Set(next(0).map((choice) => choice.move))).toEqual(new Set([intent!.moves[0]]))
  const slips = next(1)
  expect(new Set(slips.map((choice) => choice.move)).size).toBeGreaterThan(1)
  for (const slip of slips.filter((choice) => choice.move !== 'done')) expect(slip.intent?.moves).toEqual(intent!.moves)
})

test('the plan search leaves no man at home', () => {
  const state = blottoGame.setup(2, {}, quick(1))
  const { move, intent } = ask(blottoGame, blottoKnowledge, state, 0, { effort: 2000 })
  const men = [move, ...(intent?.moves ?? [])].filter((step) => step !== 'done')
  expect(men.length).toBeGreaterThanOrEqual(5)
})

test.each(samples)('%s: the search stops when the clock says so', (_name, game, knowledge, seats) => {
  const state = game.setup(seats, {}, quick(3))
  let readings = 0
  const now = () => readings++
  ask(game, knowledge, state, 0, { level: top, effort: Number.POSITIVE_INFINITY, now, budgetMs: 200 })
  // One reading past the deadline ends the search; a playout may look once or twice more on its way out.
  expect(readings).toBeLessThan(215)
})

test('a decision of small stakes gets its part of the time and of the work', () => {
  const state = bidsGame.setup(3, {}, quick(3))
  const spent = (stakes: number, effort: number, budgetMs: number) => {
    let readings = 0
    const now = () => readings++
    ask(bidsGame, { ...bidsKnowledge, stakes: () => stakes }, state, 0, { level: levels[3]!, effort, now, budgetMs })
    return readings
  }
  const time = spent(1, 1e9, 1000)
  expect(spent(0.1, 1e9, 1000)).toBeLessThan(time / 5)
  const work = spent(1, 200, 1e9)
  expect(spent(0.1, 200, 1e9)).toBeLessThan(work / 5)
  // Even the smallest decision is looked at.
  expect(spent(0, 200, 1e9)).toBeGreaterThan(work / 50)
})

test('a playout goes on to a calm moment, and picks without the list of moves where it can', () => {
  const state = bidsGame.setup(3, {}, quick(3)) as Bids
  const judged = new Set<number>()
  let picked = 0
  const knowledge: AnyKnowledge = {
    ...bidsKnowledge,
    reach: 1,
    calm: (world) => (world as Bids).prizes.length === 2,
    quick: (world, seat) => (picked++, (world as Bids).hands[seat]![0]),
    evaluate: (world) => judged.add((world as Bids).prizes.length).size / 10,
  }
  expect(state.prizes.length).toBeGreaterThan(3)
  ask(bidsGame, knowledge, state, 0, { effort: 20 })
  expect(judged).toEqual(new Set([2]))
  expect(picked).toBeGreaterThan(20)
})

test('a choice that is clear ends the search of a level that only time limits', () => {
  let readings = 0
  const now = () => readings++
  const { move } = ask(bidsGame, bidsKnowledge, CLEAR, 0, { effort: Number.POSITIVE_INFINITY, now, budgetMs: 10_000 })
  expect(move).toBe('20')
  expect(readings).toBeLessThan(5000)
})

test.each(samples)('%s: without any time there is still a legal answer', (_name, game, knowledge, seats) => {
  const state = game.setup(seats, {}, quick(3))
  const { move } = ask(game, knowledge, state, 0, { now: () => 0, budgetMs: 0 })
  expect(game.legal(state, 0).map((choice) => game.write(choice))).toContain(move)
})

test('a seat that is not awaited gets an error instead of a move', () => {
  const state = nimGame.setup(2, {}, quick(1))
  expect(() => ask(nimGame, nimKnowledge, state, 1)).toThrow('not awaited')
})

test('to know who is on whose side draws nothing of what the search is to draw', async () => {
  const game = (await findGame('rose-king')?.load()) as AnyGame
  const state = game.setup(4, defaultOptions(game.about), quick(1))
  const { sides, dice } = taskOf({ game, knowledge: null, view: game.view(state, 0), seat: 0, level: top, seed: 7 })
  expect([sides, dice.drawn]).toEqual([[0, 1, 0, 1], 0])
})
