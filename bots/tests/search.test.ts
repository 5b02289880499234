/** What every search must find in games small enough to be told whole. */
import { expect, test } from 'vitest'
import { type AnyGame, quick } from '../../engine/index.ts'
import { alphaBeta } from '../alphabeta.ts'
import { Budget } from '../budget.ts'
import { taskOf } from '../choose.ts'
import { levels } from '../index.ts'
import { planSearch } from '../plan.ts'
import { raceSearch } from '../race.ts'
import { styleOf } from '../style.ts'
import { treeSearch } from '../tree.ts'
import type { Finding, Task } from '../types.ts'
import { playOn } from '../worlds.ts'
import { type Fork, taskAt, type Worth } from './samples/fork.ts'
import { nimGame, nimKnowledge } from './samples/nim.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]
const searches: readonly [string, (task: Task, effort: number) => Finding][] = [
  ['the tree', (task, effort) => treeSearch(task, new Budget(effort))],
  ['the race', (task, effort) => raceSearch(task, task.rules.guess(null, task.dice), new Budget(effort))],
  ['plans', (task, effort) => planSearch(task, new Budget(effort))],
]
const shareOf = ({ considered }: Finding, wanted: string): number =>
  considered.find(({ move }) => move === wanted)?.share ?? 0

const choice = (moves: Fork['moves'], seat = 0): Fork => ({ seat, moves })
/** Whoever follows has a good and a bad end to choose from, in either order. */
const answered: readonly [string, Fork['moves'], string][] = [
  ['spares nobody', { lure: choice({ spare: [1, -0.5], spoil: [-1, 0.5] }, 1), shut: [0, 0] }, 'shut'],
  [
    'spares nobody, asked the other way',
    { shut: [0, 0], lure: choice({ spoil: [-1, 0.5], spare: [1, -0.5] }, 1) },
    'shut',
  ],
  ['harms nobody for nothing', { trust: choice({ help: [0.8, 0.4], harm: [-1, -0.4] }, 1), shut: [0, 0] }, 'trust'],
]

test.each(answered)('the next player %s: all act for themselves', (_name, moves, wanted) => {
  for (const seed of SEEDS) {
    expect(treeSearch(taskAt(choice(moves), {}, seed), new Budget(300)).plan).toEqual([wanted])
    const two = { ...taskAt(choice(moves), {}, seed), seats: 2, sides: [0, 1] }
    const duel = alphaBeta(two, new Budget(300), { deals: 2, depth: 4 })
    // In a duel what is good for one is bad for the other, whatever the other is said to gain.
    expect(duel.plan).toEqual(['shut'])
  }
})

test('a third player acts neither for the first nor for the second', () => {
  const third = choice({ favour: [1, 1, 0], own: [-1, -1, 0.3] }, 2)
  const moves = { far: choice({ on: third, stop: [-0.6, -0.2, 0] }, 1), near: [-0.3, 0, 0] }
  for (const seed of SEEDS) {
    const { considered, plan } = treeSearch(taskAt(choice(moves), {}, seed), new Budget(600))
    expect(plan).toEqual(['near'])
    // The second one stops, as going on would be worse; so that is what the first one would get.
    expect(considered.find(({ move }) => move === 'far')?.value).toBeCloseTo(-0.6, 0)
  }
})

test('the tree never tries what promises nothing beside others that do; where nothing does, it tries all', () => {
  const moves = { folly: [1, 0], plain: [0.2, 0], good: [0.4, 0] }
  const promising = (promise: (move: unknown) => number) =>
    treeSearch(taskAt(choice(moves), { promise: (_world, _seat, move) => promise(move) }), new Budget(60))
  const some = promising((move) => (move === 'folly' ? 0 : 1))
  expect(some.plan).toEqual(['good'])
  expect(shareOf(some, 'folly')).toBe(0)
  expect(new Set(some.weighed.map(({ plan }) => plan[0]))).toEqual(new Set(['good', 'plain']))
  const none = promising(() => 0)
  expect(none.plan).toEqual(['folly'])
  for (const move of Object.keys(moves)) expect(shareOf(none, move), move).toBeGreaterThan(0)
  // A promise below nothing is none.
  expect(
    shareOf(
      promising((move) => (move === 'folly' ? -5 : 1)),
      'folly',
    ),
  ).toBe(0)
})

test('what promises much is tried more than what promises little, if both turn out alike', () => {
  const moves = Object.fromEntries(['a', 'b', 'c', 'd'].map((move) => [move, [0.1, 0]]))
  const promise = (_world: unknown, _seat: number, move: unknown): number => (move === 'c' ? 9 : 1)
  const found = treeSearch(taskAt(choice(moves), { promise }), new Budget(80))
  expect(found.plan).toEqual(['c'])
  expect(shareOf(found, 'c')).toBeGreaterThan(0.5)
})

/** Wins three times of ten, and loses otherwise. */
const gamble: Worth = (luck) => [luck < 0.3 ? 1 : -1, 0]

test.each(searches)(
  '%s: a sure thing is better than a gamble that seldom wins, however the first try went',
  (_name, search) => {
    for (const seed of SEEDS) {
      const { plan, considered } = search(taskAt(choice({ gamble, sure: [0.1, 0] }), {}, seed), 200)
      expect(plan, String(seed)).toEqual(['sure'])
      expect(considered[0]).toMatchObject({ move: 'sure' })
      expect(considered[0]?.value).toBeCloseTo(0.1)
    }
  },
)

test.each(searches)('%s: a gamble that mostly wins is mostly taken, and not for sure', (_name, search) => {
  const often: Worth = (luck) => [luck < 0.8 ? 1 : -1, 0]
  // Where luck decides much a game says that a plan takes several trials.
  const found = SEEDS.map((seed) => search(taskAt(choice({ often, sure: [0.1, 0] }), { trials: 8 }, seed), 200))
  const taken = found.filter(({ plan }) => plan[0] === 'often')
  expect(taken.length).toBeGreaterThan(SEEDS.length / 2)
  expect(taken.some(({ considered }) => (considered[0]?.value ?? 1) < 0.9)).toBe(true)
  for (const { considered } of found) expect(considered.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

test('a plan that was lucky once does not replace one that has proved itself', () => {
  /** Plans of three steps; those that end with a dare win in the first world that is met, and lose in all others. */
  const end = choice({ dare: (luck) => [luck, 0], stay: [0.3, 0] })
  const each = (letters: string, next: Fork): Fork =>
    choice(Object.fromEntries(letters.split('').map((step) => [step, next])))
  for (let effort = 60; effort < 100; effort++) {
    const task = taskAt(each('abcdef', each('uvwxyz', end)))
    const { guess } = task.rules
    let guesses = 0
    // The first guess is what plans are made on; trials begin with the second.
    const counted = (...given: Parameters<typeof guess>) => ({ ...guess(...given), luck: ++guesses === 2 ? 1 : -1 })
    const { plan } = planSearch({ ...task, rules: { ...task.rules, guess: counted } }, new Budget(effort))
    expect(plan.at(-1), String(effort)).toBe('stay')
  }
})

test('a playout takes as many steps as it is told, and none beyond the end', () => {
  const long = choice({ on: choice({ on: choice({ on: [0] }) }) })
  const left = (steps: number): number => {
    const task = taskAt(long)
    const world = task.rules.guess(null, quick(1))
    playOn(task, world, steps, quick(1), new Budget(null))
    let rest = 0
    for (; task.rules.awaiting(world).length > 0; rest++) task.rules.apply(world, 0, 'on', quick(1), null)
    return rest
  }
  expect([0, 1, 2, 3, 9].map(left)).toEqual([3, 2, 1, 0, 0])
})

test('what was in mind before is weighed again, though nothing else would lead to it', () => {
  const moves = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`m${i}`, [i / 100]]))
  const task = taskAt(choice(moves), { pick: (_world, _seat, among) => among[0] })
  for (const [intent, wanted] of [
    [[], 'm0'],
    [['m29'], 'm29'],
    [['gone'], 'm0'],
  ] as const)
    expect(planSearch({ ...task, intent }, new Budget(3)).plan).toEqual([wanted])
})

test('a game is open only if nobody at all holds a secret, be it a single seat', () => {
  const style = (holder: number | null) => {
    const game: AnyGame = {
      ...nimGame,
      guess: (view, dice) => ({ ...(nimGame.guess(view, dice) as object), card: dice.int(1e6) }),
      view: (state, seat) => {
        const { stones, turn, card } = state as { stones: number; turn: number; card: number }
        return { stones, turn, card: seat === holder ? card : 0 }
      },
    }
    const view = { stones: 9, turn: 0, card: 0 }
    const task = taskOf({ game, knowledge: nimKnowledge, view, seat: 0, level: levels[3]!, seed: 1 })
    return styleOf(task, task.rules.guess(view, quick(5)))
  }
  expect([null, 0, 1].map(style)).toEqual(['alphabeta', 'tree', 'tree'])
})
