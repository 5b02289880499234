import { expect, test } from 'vitest'
import { type Dice, quick } from '../../engine/index.ts'
import { findGame } from '../../games/index.ts'
import { Budget } from '../budget.ts'
import { taskOf } from '../choose.ts'
import { choose, findLevel, levels } from '../index.ts'
import { findOpponent } from '../opponents.ts'
import { raceSearch } from '../race.ts'
import { styleOf } from '../style.ts'
import { habitsOf } from '../tree.ts'
import type { Lore, Rules, Task, World } from '../types.ts'
import { nimGame, nimKnowledge } from './samples/nim.ts'

/** Luck is a thousand times what two choices differ by, and the same for all of them in one world. */
interface Draw {
  luck: number
  chosen: number
}

const CHOICES = 10

function raceOf(promise: (move: number) => number, seed: number): { task: Task; tried: number[] } {
  const tried: number[] = []
  const at = (world: World): Draw => world as unknown as Draw
  const rules = {
    guess: (_view: unknown, dice: Dice) => ({ luck: dice.int(1000) / 1000, chosen: -1 }),
    copy: (world: World) => ({ ...at(world) }),
    legal: (world: World) => (at(world).chosen < 0 ? Array.from({ length: CHOICES }, (_, i) => i) : []),
    awaiting: (world: World) => (at(world).chosen < 0 ? [0] : []),
    apply(world: World, _seat: number, move: number) {
      at(world).chosen = move
      tried.push(move)
    },
    outcome: () => null,
    write: String,
  }
  const lore: Lore = {
    evaluate: (world) => 10 * at(world).luck + at(world).chosen / 100,
    promise: (_world, _seat, move) => promise(move as number),
  }
  const task = { rules: rules as unknown as Rules, lore, view: null, seat: 0, dice: quick(seed) }
  return { task: task as unknown as Task, tried }
}

const worldOf = (task: Task): World => task.rules.guess(task.view, quick(0))

test('choices meet the same worlds: the better one wins however much luck there is', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { task } = raceOf(() => 1, seed)
    const { considered } = raceSearch(task, worldOf(task), new Budget(60 + (seed % 4)))
    expect(considered[0]?.move).toBe(String(CHOICES - 1))
  }
})

test('where nothing promises anything, all start', () => {
  const { task } = raceOf(() => 0, 1)
  expect(raceSearch(task, worldOf(task), new Budget(60)).considered[0]?.move).toBe(String(CHOICES - 1))
})

test('half of the field is left behind after every heat, and all the work is done', () => {
  const { task, tried } = raceOf((move) => 1 + move / 1e6, 3)
  const { considered, weighed } = raceSearch(task, worldOf(task), new Budget(36))
  expect(tried).toHaveLength(36)
  expect(considered.map(({ share }) => Math.round(share * 36)).sort((a, b) => b - a)).toEqual([
    10, 10, 6, 3, 3, 1, 1, 1, 1, 0,
  ])
  expect(weighed).toHaveLength(9)
})

test('what promises nothing does not start; what promises most starts first', () => {
  const { task, tried } = raceOf((move) => (move === 9 ? 0 : move === 4 ? 1e6 : 1), 5)
  const { considered } = raceSearch(task, worldOf(task), new Budget(40))
  expect(considered.find(({ move }) => move === '9')?.share).toBe(0)
  expect(tried).not.toContain(9)
  expect(tried[0]).toBe(4)
  expect(considered[0]?.move).toBe('4')
})

/** Two choose at once, out of the same list; the first is paid by the pair of choices, the second by its own alone. */
function secretOf(paid: (own: number, other: number) => number, wanted: number, seed: number): Task {
  interface Pair {
    readonly chosen: number[]
  }
  const at = (world: World): Pair => world as unknown as Pair
  const waiting = (world: World): number[] => [0, 1].filter((seat) => at(world).chosen[seat] === -1)
  const rules = {
    guess: () => ({ chosen: [-1, -1] }),
    copy: (world: World) => ({ chosen: [...at(world).chosen] }),
    awaiting: waiting,
    together: (world: World) => waiting(world).length > 0,
    legal: (world: World, seat: number) => (at(world).chosen[seat] === -1 ? [0, 1, 2, 3] : []),
    apply(world: World, seat: number, move: number) {
      at(world).chosen[seat] = move
    },
    outcome: () => null,
    write: String,
  }
  const lore: Lore = {
    reach: 4,
    evaluate(world, seat) {
      const [own = 0, other = 0] = at(world).chosen
      return seat === 0 ? paid(own, other) : other === wanted ? 0.5 : -0.5
    },
  }
  const task = { rules: rules as unknown as Rules, lore, view: { asked: 0 }, seat: 0, seats: 2, sides: [0, 1] }
  return { ...task, level: levels[4]!, dice: quick(seed) } as unknown as Task
}

test('who chooses at once with others is raced against what those would choose', () => {
  for (let wanted = 0; wanted < 4; wanted++) {
    const task = secretOf((own, other) => (own === other ? 0.4 : own === (other + 1) % 4 ? 0 : -0.3), wanted, wanted)
    expect(raceSearch(task, worldOf(task), new Budget(80)).considered[0]?.move).toBe(String(wanted))
  }
})

test('a secret choice is the same whenever it is asked for, also where all are as good', () => {
  const found = Array.from({ length: 12 }, (_, seed) => {
    const task = secretOf(() => 0, 1, seed)
    return raceSearch(task, worldOf(task), new Budget(40)).considered[0]?.move
  })
  expect(new Set(found).size).toBe(1)
})

test('a part of the work for a secret choice goes into what others choose', () => {
  const budget = new Budget(60)
  const habits = habitsOf(
    secretOf(() => 0, 2, 1),
    budget,
    1 / 3,
  )
  expect(budget.spent).toBe(20)
  expect(habits.get(1)?.reduce((sum, { times }) => sum + times, 0)).toBe(20)
  expect(habits.get(1)?.toSorted((a, b) => b.times - a.times)[0]?.text).toBe('2')
})

test('Lancaster races knights and votes; the same question has the same answer', async () => {
  const entry = findGame('lancaster')!
  const [game, knowledge] = await Promise.all([entry.load(), entry.knowledge?.() ?? null])
  const dice = quick(2)
  const state = game.setup(3, { figures: null }, dice)
  const secrets = new Set<boolean>()
  for (let step = 0; step < 120; step++) {
    const seat = game.awaiting(state)[0]!
    const request = {
      game,
      knowledge,
      view: game.view(state, seat),
      seat,
      level: findLevel('earl')!,
      effort: 9,
      seed: step,
    }
    const task = taskOf({ ...request, level: levels[4]! })
    const world = task.rules.guess(task.view, quick(step))
    secrets.add(game.together?.(state) ?? false)
    expect(styleOf(task, world)).toBe('race')
    const { move } = choose(request)
    if (step % 10 === 0) expect(choose(request).move).toBe(move)
    game.apply(
      state,
      seat,
      game.legal(state, seat).find((legal) => game.write(legal) === move),
      dice,
      null,
    )
  }
  expect(secrets.size).toBe(2)
})

test('who is limited by time alone races no longer than is worth it, but as long as somebody asks', () => {
  /** How often the game is judged. */
  const work = (name: string, lore: { readonly race: boolean; readonly enough?: number }): number => {
    let judged = 0
    let time = 0
    const knowledge = { ...nimKnowledge, ...lore, wholeTurns: false, calm: () => true, evaluate: () => (judged++, 0) }
    const clock = (): number => (time += 0.01)
    findOpponent(name)?.({ game: nimGame, knowledge, view: { stones: 90, turn: 0 }, seat: 0, seed: 1, now: clock })
    return judged
  }
  const enough = work('monarch', { race: true, enough: 40 })
  expect(enough).toBeGreaterThan(25)
  expect(enough).toBeLessThanOrEqual(40)
  for (const name of ['earl', 'monarch#240', 'monarch@100'])
    expect(work(name, { race: true, enough: 40 }), name).toBe(work(name, { race: true }))
  expect(work('monarch', { race: true })).toBeGreaterThan(100)
  expect(work('monarch', { race: false, enough: 40 })).toBeGreaterThan(100)
})
