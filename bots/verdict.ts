/**
 * What an act was worth that somebody has made: held against what a bot would have done in that place, in the same guessed
 * worlds and with the same dice. Everything comes from the view the act was made from.
 */
import { quick } from '../engine/index.ts'
import { Budget } from './budget.ts'
import { choose, taskOf } from './choose.ts'
import { changedParts, type Parts, type Reason, reasons } from './reasons.ts'
import { honest } from './slips.ts'
import { styleOf } from './style.ts'
import type { Considered, Request, Task, World } from './types.ts'
import { chooseSteps } from './whole.ts'
import { judgeFor, playOn, reachOf, settle } from './worlds.ts'

export interface Verdict {
  /** By how much the act is worse than the better one, on the scale of the bots' judgement, from −1 (lost) to 1 (won). */
  readonly loss: number
  /** Whether that is worth a word. */
  readonly much: boolean
  /** What a bot would have done: the first step of it that the act has not. `null` where it would only have done less. */
  readonly better: string | null
  /** What the act costs against that, in the game's words. */
  readonly costs: readonly Reason[]
  /** What speaks for the better one. */
  readonly gains: readonly Reason[]
}

/** So much less is a mistake that its maker would want to hear of. */
const MUCH = 0.1
/** In so many worlds the two are played out. */
const WORLDS = 40
/** Of what looks lost so many standard errors are taken for luck. */
const DOUBT = 1.5

/** `null` where the bot would have done the same, or knows nothing better. */
export function verdict(request: Request, steps: readonly string[]): Verdict | null {
  const asked = { ...request, level: honest(request.level), intent: null }
  const task = taskOf(asked)
  const world = task.rules.guess(task.view, quick(request.seed))
  const open = steps.length === 1
  const choice = open ? choose(asked) : null
  const better = choice ? [choice.move] : chooseSteps(asked).moves
  const [first] = better
  if (first === undefined || better.join(' ') === steps.join(' ')) return null
  const missed = better.find((step) => !steps.includes(step) && canBegin(task, world, step)) ?? null
  const pairs = played(task, steps, better)
  const loss =
    choice && styleOf(task, world) === 'alphabeta'
      ? between(choice.considered, steps[0] ?? '', first)
      : least(pairs.map(({ made, other }) => other.value - made.value))
  const changed = changedParts(pairs.map(({ made, other }) => [made.parts, other.parts]))
  const costs = changed.filter(({ tone }) => tone === 'warn')
  const gains = missed === null ? [] : reasons(request, missed)
  return { loss, much: loss >= MUCH, better: missed, costs, gains }
}

/** Only what can be done at once can be told on the board as it stands. */
function canBegin({ rules, seat }: Task, world: World, step: string): boolean {
  return rules.legal(world, seat).some((choice) => rules.write(choice) === step)
}

/** Alpha-beta has looked at every move as deep. */
function between(considered: readonly Considered[], made: string, better: string): number {
  const value = (move: string): number => considered.find((each) => each.move === move)?.value ?? 0
  return value(better) - value(made)
}

/** What is surely lost, chance taken off. */
function least(losses: readonly number[]): number {
  const mean = losses.reduce((sum, each) => sum + each, 0) / losses.length
  const spread = losses.reduce((sum, each) => sum + (each - mean) ** 2, 0) / losses.length
  return mean - DOUBT * Math.sqrt(spread / losses.length)
}

interface End {
  readonly value: number
  readonly parts: Parts | null
}

function played(task: Task, steps: readonly string[], better: readonly string[]) {
  return Array.from({ length: WORLDS }, (_, i) => ({
    made: playedOut(task, steps, i),
    other: playedOut(task, better, i),
  }))
}

function playedOut(task: Task, steps: readonly string[], seed: number): End {
  const { rules, lore, seat } = task
  const world: World = rules.guess(task.view, quick(seed))
  const dice = quick(seed)
  const budget = new Budget(null)
  for (const text of steps) {
    const asked = rules.awaiting(world).includes(seat)
    const move = asked ? rules.legal(world, seat).find((choice) => rules.write(choice) === text) : undefined
    if (move === undefined) break
    rules.apply(world, seat, move, dice, null)
  }
  settle(task, world, dice, budget)
  // What it costs is told as it shows at once; how much that is, further on.
  const near = Math.min(reachOf(task), 1)
  playOn(task, world, near, dice, budget)
  const parts = rules.outcome(world) ? null : (lore?.parts?.(world, seat) ?? null)
  playOn(task, world, reachOf(task) - near, dice, budget)
  return { value: judgeFor(task, world, seat), parts }
}
