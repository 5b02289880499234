/**
 * What a seat can expect with an answer, and at best without it. Both sides get the same work, and whole plans meet
 * in the same guessed worlds with the same dice, so that they differ by merit and not by luck.
 */
import { quick } from '../../engine/index.ts'
import { alphaBeta, fastAlphaBeta } from '../alphabeta.ts'
import { Budget } from '../budget.ts'
import { taskOf } from '../choose.ts'
import { planSearch } from '../plan.ts'
import type { Seen } from '../reasons.ts'
import { styleOf } from '../style.ts'
import { treeSearch } from '../tree.ts'
import type { Finding, Level, Style, Task, World } from '../types.ts'
import { copyWorld, judgeFor, othersFirst, playOn, reachOf, settle } from '../worlds.ts'
import { restricted } from './restrict.ts'

export interface Weighed {
  /** From −1 (lost) to 1 (won). */
  readonly with: number
  readonly without: number
  /** The standard error of the difference, where it is known. */
  readonly error: number
}

const DEALS = 12
const ANY_DEPTH = 40

/** The work of a search, counted and never timed. */
export function thorough(seen: Seen, effort: number, seed: number): Task {
  const level: Level = { id: 'puzzles', budgetMs: 0, effort, depth: ANY_DEPTH, slip: 0, blur: 0 }
  return taskOf({ ...seen, level, seed })
}

export function styleFor(task: Task): Style {
  return styleOf(task, task.rules.guess(task.view, quick(0)))
}

/** Everything the seat could do, best first. */
export function searched(seen: Seen, effort: number, seed: number): Finding {
  const task = thorough(seen, effort, seed)
  const budget = new Budget(effort)
  switch (styleFor(task)) {
    case 'alphabeta':
      return (task.lore?.board ? fastAlphaBeta : alphaBeta)(task, budget, { deals: DEALS, depth: ANY_DEPTH })
    case 'plan':
      return planSearch(task, budget)
    case 'race':
    case 'tree':
      return treeSearch(task, budget)
  }
}

export function weigh(seen: Seen, answers: readonly string[], effort: number, seed: number): Weighed {
  const task = thorough(seen, effort, seed)
  switch (styleFor(task)) {
    case 'alphabeta':
      return ofOneSearch(searched(seen, 2 * effort, seed), answers)
    case 'plan':
      return ofPlans(seen, answers, effort, seed)
    case 'race':
    case 'tree':
      return {
        with: best(treeSearch(narrowed(seen, effort, seed, answers, true), new Budget(effort))),
        without: best(treeSearch(narrowed(seen, effort, seed, answers, false), new Budget(effort))),
        error: 0,
      }
  }
}

/** Alpha-beta looks at all moves equally deep. */
function ofOneSearch({ considered }: Finding, answers: readonly string[]): Weighed {
  const most = (right: boolean): number =>
    Math.max(-1, ...considered.filter(({ move }) => answers.includes(move) === right).map(({ value }) => value))
  return { with: most(true), without: most(false), error: 0 }
}

function best({ considered }: Finding): number {
  return considered[0]?.value ?? -1
}

function narrowed(seen: Seen, effort: number, seed: number, answers: readonly string[], right: boolean): Task {
  const task = thorough(seen, effort, seed)
  // The answer must come first; a plan without it does without it to its end, unless it is what ends the turn.
  const turn = !right && styleFor(task) === 'plan' && answers.every((text) => goesOn(task, text))
  return restricted(task, { allows: (text) => answers.includes(text) === right, turn })
}

/** Whether the seat has more to decide after that step, before anybody else or chance has a say. */
function goesOn({ rules, view, seat }: Task, text: string): boolean {
  const world = rules.guess(view, quick(0))
  const move = rules.legal(world, seat).find((choice) => rules.write(choice) === text)
  const dice = quick(0)
  if (move === undefined) return false
  rules.apply(world, seat, move, dice, null)
  return dice.drawn === 0 && rules.awaiting(world).includes(seat)
}

/** The best plan with the answer against the best without it, both in worlds that neither was chosen by. */
function ofPlans(seen: Seen, answers: readonly string[], effort: number, seed: number): Weighed {
  const [chosen, other] = [true, false].map(
    (right) => planSearch(narrowed(seen, effort, seed, answers, right), new Budget(effort)).plan,
  ) as [readonly string[], readonly string[]]
  const task = thorough(seen, effort, seed + 1)
  const found: (readonly [number, number])[] = []
  const trials = Math.max(8, Math.ceil(effort / 2))
  for (let trial = 0; trial < trials; trial++) {
    const world = task.rules.guess(task.view, task.dice)
    othersFirst(task, world, task.dice, new Budget(null))
    const chance = task.dice.int(2 ** 31)
    found.push([worthOf(task, world, chosen, chance), worthOf(task, world, other, chance)])
  }
  const [first, second] = [mean(found.map(([a]) => a)), mean(found.map(([, b]) => b))]
  const spread = mean(found.map(([a, b]) => (a - b - (first - second)) ** 2))
  return { with: first, without: second, error: Math.sqrt(spread / found.length) }
}

function worthOf(task: Task, from: World, plan: readonly string[], chance: number): number {
  const { rules, seat } = task
  const world = copyWorld(rules, from)
  const dice = quick(chance)
  const endless = new Budget(null)
  for (const text of plan) {
    if (!rules.awaiting(world).includes(seat)) break
    const move = rules.legal(world, seat).find((choice) => rules.write(choice) === text)
    if (move === undefined) break
    rules.apply(world, seat, move, dice, null)
  }
  settle(task, world, dice, endless)
  playOn(task, world, reachOf(task), dice, endless)
  return judgeFor(task, world, seat)
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / (list.length || 1)
}
