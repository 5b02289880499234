/** Whole plans as lists of steps in notation: making, completing and varying them. */
import { type Dice, quick, type Seat } from '../engine/index.ts'
import { fondness, keenness } from './tempers.ts'
import type { Fancy, Lore, Move, Task, World } from './types.ts'
import { copyWorld, quickMove } from './worlds.ts'

export type Steps = readonly string[]

/** A plan, and its steps as the moves that they were where it was made. */
export interface Plan {
  readonly steps: Steps
  readonly moves: readonly Move[]
  /** How much the bot likes it, all steps together. */
  readonly liked: number
}

/** More steps than any sensible turn has. */
const MOST_STEPS = 80

export function makePlan(task: Task, base: World): Plan {
  return complete(task, base, [])
}

/**
 * Takes the given steps as far as they are legal and make sense, and goes on with quick picks until the seat is no
 * longer asked, chance has a say, or the turn passes to somebody else.
 */
export function complete(task: Task, base: World, given: Steps): Plan {
  const { rules, lore, fancy, seat } = task
  const world = copyWorld(rules, base)
  const dice = quick(task.dice.int(2 ** 31))
  const steps: string[] = []
  const made: Move[] = []
  let liked = 0
  let next = 0
  while (steps.length < MOST_STEPS && rules.awaiting(world).includes(seat)) {
    const moves = rules.legal(world, seat)
    const key = given[next++]
    const move = key === undefined ? picked(lore, fancy, world, seat, moves, dice) : task.texts.find(moves, key)
    if (move === undefined || (key !== undefined && lore?.absurd?.(world, seat, move))) continue
    steps.push(task.texts.of(move))
    made.push(move)
    liked += fondness(task, world, seat, move)
    // Picks draw from the same dice, so only what the rules draw is watched here.
    const before = dice.drawn
    rules.apply(world, seat, move, dice, null)
    if (dice.drawn > before) break
  }
  return { steps, moves: made, liked }
}

/** A quick move of the bot's own. */
function picked(
  lore: Lore | null,
  fancy: Fancy | null,
  world: World,
  seat: Seat,
  moves: readonly Move[],
  dice: Dice,
): Move {
  if (moves.length === 1 || !fancy?.pick) return quickMove(lore, world, seat, moves, dice)
  return fancy.pick(world, seat, moves, dice)
}

/** A plan a little different: a step left out, another put in, a new end, or a half of another plan. */
export function vary(task: Task, base: World, steps: Steps, other: Steps): Plan {
  const { dice } = task
  const place = dice.int(steps.length)
  // The last step closes the plan; without it quick picks decide what else is worth doing.
  const open = steps.slice(0, -1)
  switch (dice.int(4)) {
    case 0:
      return complete(task, base, (dice.int(2) === 0 ? open : steps).toSpliced(place, 1))
    case 1:
      return complete(task, base, steps.slice(0, place))
    case 2:
      return complete(task, base, [...steps.slice(0, place), ...other])
    default:
      return complete(task, base, insert(task, base, open, Math.min(place, open.length)))
  }
}

/** Puts a step in at the given place, the more promising ones more often. */
function insert(task: Task, base: World, steps: Steps, place: number): Steps {
  const { rules, lore, seat, dice } = task
  const world = copyWorld(rules, base)
  const chance = quick(0)
  for (const key of steps.slice(0, place)) {
    const move = task.texts.find(rules.legal(world, seat), key)
    if (move !== undefined) rules.apply(world, seat, move, chance, null)
  }
  const moves = rules.legal(world, seat)
  if (moves.length === 0) return steps
  let best: Move = moves[dice.int(moves.length)]
  let most = -1
  for (const move of lore?.promise ? moves : []) {
    const keen = keenness(fondness(task, world, seat, move))
    const promised = (lore?.promise?.(world, seat, move) ?? 0) * keen * dice.int(1000)
    if (promised > most) {
      best = move
      most = promised
    }
  }
  return steps.toSpliced(place, 0, task.texts.of(best))
}
