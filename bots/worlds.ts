/** Small things every search does with worlds. */
import { copyJson, type Dice, type Outcome, type Seat } from '../engine/index.ts'
import type { Budget } from './budget.ts'
import type { Lore, Move, Rules, Task, World } from './types.ts'

export function copyWorld(rules: Rules, world: World): World {
  return rules.copy ? rules.copy(world) : copyJson(world)
}

/** What an outcome is worth to each seat: 1 won alone, less when shared, 0 if all share, about −1 lost, −1 if all have lost. */
export function worth(outcome: Outcome, sides: readonly number[]): number[] {
  const { places } = outcome
  if (outcome.lost) return places.map(() => -1)
  const best = Math.min(...places)
  const last = Math.max(...places)
  const rivals = new Set(sides).size
  const winners = new Set(sides.filter((_, seat) => places[seat] === best))
  const won = rivals > 1 ? (rivals - winners.size) / (rivals - 1) : 1
  return sides.map((side, seat) => {
    if (winners.has(side)) return won
    // A better place is worth a little, so that a lost game is still played well.
    return -1 + (0.1 * (last - (places[seat] ?? last))) / (last - best)
  })
}

/** The sides at the end: they may have changed since the question was asked. */
function sidesAt({ rules, sides }: Task, world: World): readonly number[] {
  return rules.sides?.(world) ?? sides
}

/** How well each seat stands in the world. */
export function judge(task: Task, world: World): number[] {
  const outcome = task.rules.outcome(world)
  if (outcome) return worth(outcome, sidesAt(task, world))
  const { lore } = task
  return task.sides.map((_, seat) => (lore ? lore.evaluate(world, seat) : 0))
}

/** The same for one seat. */
export function judgeFor(task: Task, world: World, seat: Seat): number {
  const outcome = task.rules.outcome(world)
  if (outcome) return worth(outcome, sidesAt(task, world))[seat] ?? 0
  return task.lore ? task.lore.evaluate(world, seat) : 0
}

/** A quick move: the game's own pick, or any. */
export function quickMove(lore: Lore | null, world: World, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  if (moves.length === 1) return moves[0]
  return lore?.pick ? lore.pick(world, seat, moves, dice) : moves[dice.int(moves.length)]
}

/** Steps of a playout when the game says nothing: short with a judgement to stop at, else to the end. */
export function reachOf(task: Task): number {
  return task.lore ? (task.lore.reach ?? 12) : 400
}

/** The longest that a playout goes on beyond its reach to a calm moment, in steps. */
const LONGEST_STORM = 400

/** Plays on quickly, in place, for so many steps and on to a moment fit for judging. */
export function playOn(task: Task, world: World, steps: number, dice: Dice, budget: Budget): void {
  const moves: Move[] = []
  const stormy = (): boolean => task.lore?.calm !== undefined && !task.lore.calm(world)
  for (let step = 0; step < steps || (step < steps + LONGEST_STORM && stormy()); step++)
    if (!stepOn(task, world, moves, dice, budget)) return
}

/** The longest that a phase of simultaneous choices is played on, in steps. */
const SETTLE_STEPS = 600

/** Plays on quickly until the seats' simultaneous choices have been resolved. */
export function settle(task: Task, world: World, dice: Dice, budget: Budget): void {
  const moves: Move[] = []
  for (let step = 0; step < SETTLE_STEPS; step++) {
    const together = task.rules.together?.(world) ?? false
    if (!together || !stepOn(task, world, moves, dice, budget)) return
  }
}

/** Lets the other seats make their simultaneous choices quickly, so that only `seat` is still asked. */
export function othersFirst(task: Task, world: World, dice: Dice, budget: Budget): void {
  const { rules, lore, seat } = task
  for (let step = 0; step < SETTLE_STEPS; step++) {
    const together = rules.together?.(world) ?? false
    if (!together) return
    const other = rules.awaiting(world).find((awaited) => awaited !== seat)
    if (other === undefined || budget.over()) return
    rules.apply(world, other, quickMove(lore, world, other, rules.legal(world, other), dice), dice, null)
  }
}

function stepOn({ rules, lore }: Task, world: World, moves: Move[], dice: Dice, budget: Budget): boolean {
  const seat = rules.awaiting(world)[0]
  if (seat === undefined || budget.over()) return false
  const move = lore?.quick?.(world, seat, dice) ?? quickMove(lore, world, seat, rules.legal(world, seat, moves), dice)
  rules.apply(world, seat, move, dice, null)
  return true
}
