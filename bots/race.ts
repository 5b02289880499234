/**
 * A race of single choices: those that promise most are tried equally often, the worse half is left behind, and so on until
 * two are left (sequential halving). All runners meet the same worlds and the same luck in the same order, so that they differ
 * by merit. Where trials are few that tells more than a tree, which tries again what was lucky first.
 *
 * Where others decide at the same time, a tree first finds out what they tend to choose, and the race is run against that.
 */
import { type Dice, quick, type Seat, stateHash } from '../engine/index.ts'
import type { Budget } from './budget.ts'
import { singleSteps } from './finding.ts'
import { bent, fondness, keenness } from './tempers.ts'
import { type Habit, habitsOf } from './tree.ts'
import type { Finding, Move, Task, World } from './types.ts'
import { copyWorld, judgeFor, playOn, reachOf } from './worlds.ts'

interface Runner {
  readonly move: Move
  /** The logarithm of what it promises. */
  readonly promise: number
  readonly liked: number
  trials: number
  total: number
}

/** A question, and what others tend to choose at the same time; `null` where nobody else is asked. */
type Run = Task & { readonly habits: Habits | null }

/** How many trials there are for each that starts, and the fewest and the most that start. */
const TRIALS_EACH = 4
/** Secret choices differ by little: more of them start. */
const TRIALS_EACH_SECRET = 2
/** The part of the work that goes into what others choose at the same time. */
const HABITS = 1 / 3
const FEWEST = 4
const MOST = 32
/** What a promise e times as good counts beside the trials. */
const FAITH = 0.1
/** Two are told apart by so many times what luck may do to one trial. */
const SURE = 4
const LUCK = 0.35

export function raceSearch(task: Task, world: World, budget: Budget): Finding {
  return task.rules.together?.(world) ? secretRace(task, budget) : race(task, world, budget, null)
}

/** The worlds follow from the view: whoever is asked again how to vote says the same, though what others do is a matter of luck. */
function secretRace(task: Task, budget: Budget): Finding {
  const dice = quick(Number.parseInt(stateHash(task.view).slice(0, 8), 16))
  const steady = { ...task, dice }
  return race(steady, task.rules.guess(task.view, dice), budget, habitsOf(steady, budget, HABITS))
}

type Habits = ReadonlyMap<Seat, readonly Habit[]>

function race(task: Task, world: World, budget: Budget, habits: Habits | null): Finding {
  const field = fieldOf(task, world)
  const seed = task.dice.int(2 ** 31)
  const each = habits ? TRIALS_EACH_SECRET : TRIALS_EACH
  let running = Math.min(starters(field), MOST, Math.max(FEWEST, Math.floor(budget.remaining() / each)))
  for (let heats = Math.ceil(Math.log2(running)); running > 1 && !budget.over(); heats--) {
    const runners = field.slice(0, running)
    heat({ ...task, habits }, runners, heats, seed, budget)
    field.splice(0, running, ...runners.sort((a, b) => score(b) - score(a)))
    running = Math.ceil(running / 2)
  }
  const trials = field.reduce((sum, runner) => sum + runner.trials, 0) || 1
  const considered = field.map((runner) => ({
    move: task.rules.write(runner.move),
    value: mean(runner),
    share: runner.trials / trials,
  }))
  // What was never tried has no value yet.
  return { ...singleSteps(considered.filter(({ share }) => share > 0)), considered }
}

/** All choices, the most promising first. */
function fieldOf(task: Task, world: World): Runner[] {
  const { rules, lore, seat, dice } = task
  const moves = rules.legal(world, seat)
  const promises = moves.map((move) => Math.max(0, lore?.promise?.(world, seat, move) ?? 1))
  const hopeless = promises.every((promise) => promise === 0)
  return moves
    .map((move, i) => {
      const promised = hopeless ? 1 : (promises[i] ?? 0)
      // A grain of chance, so that equal moves do not always start in the order of the list.
      const promise = Math.log(promised * (1 + dice.int(100) / 10_000))
      return { move, promise, liked: fondness(task, world, seat, move), trials: 0, total: 0 }
    })
    .sort((a, b) => (hope(a) === hope(b) ? 0 : hope(b) - hope(a)))
}

/** How readily it is let start: what is liked may start before what promises more. */
function hope({ promise, liked }: Runner): number {
  return promise + Math.log(keenness(liked))
}

/** What promises nothing beside others that do does not start. */
function starters(field: readonly Runner[]): number {
  const idle = field.findIndex(({ promise }) => promise === Number.NEGATIVE_INFINITY)
  return idle < 0 ? field.length : idle
}

/** Tries all of them in turn until this heat's part of the work is done. */
function heat(task: Run, runners: readonly Runner[], heats: number, seed: number, budget: Budget): void {
  sweep(task, runners, seed, budget)
  // Asked only now: how much can be done in the time given shows in the doing.
  const goal = (budget.remaining() + runners.length) * (1 - 1 / heats)
  while (!budget.over() && budget.remaining() >= goal + runners.length / 2) {
    if (heats === 1 && decided(runners)) return
    sweep(task, runners, seed, budget)
  }
}

/** One trial of each, in one world and with one luck. Where the work ends before all have had theirs, none of them counts. */
function sweep(task: Run, runners: readonly Runner[], seed: number, budget: Budget): void {
  const { rules, seat } = task
  const done = runners[0]?.trials ?? 0
  const luck = seed + done * 7919
  const guesses = quick(luck)
  const base = rules.guess(task.view, guesses)
  chooseForOthers(task, base, guesses)
  const values: number[] = []
  for (const { move, liked } of runners) {
    if (!budget.spend()) break
    const world = copyWorld(rules, base)
    const dice = quick(luck + 1)
    rules.apply(world, seat, move, dice, null)
    playOn(task, world, reachOf(task), dice, budget)
    if (budget.over() && done > 0) break
    values.push(bent(judgeFor(task, world, seat), liked))
  }
  if (done > 0 && values.length < runners.length) return
  for (const [i, value] of values.entries()) {
    const runner = runners[i] as Runner
    runner.total += value
    runner.trials++
  }
}

/** Each of the others, where they decide at the same time, makes one of the choices it tends to. */
function chooseForOthers({ rules, seat, habits }: Run, world: World, dice: Dice): void {
  if (!habits) return
  for (const other of rules.awaiting(world).slice()) {
    const known = other === seat ? [] : (habits.get(other) ?? [])
    const times = known.reduce((sum, habit) => sum + habit.times, 0)
    if (times === 0) continue
    let draw = dice.int(times)
    const text = known.find((habit) => (draw -= habit.times) < 0)?.text
    const move = rules.legal(world, other).find((choice) => rules.write(choice) === text)
    if (move !== undefined) rules.apply(world, other, move, dice, null)
  }
}

function mean({ trials, total }: Runner): number {
  return trials > 0 ? total / trials : -1
}

function score(runner: Runner): number {
  return mean(runner) + FAITH * runner.promise
}

/** Whether luck can hardly have made the difference between the last two. */
function decided([first, second]: readonly Runner[]): boolean {
  if (!first || !second) return true
  return Math.abs(mean(first) - mean(second)) > SURE * LUCK * Math.sqrt(2 / Math.max(1, first.trials))
}
