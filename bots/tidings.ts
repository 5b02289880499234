/**
 * What the others' doings changed for a seat: which parts of the judgement stand otherwise than they did when it last looked.
 * Both sides are guesses from its own views, so nothing is told that it may not know.
 */
import { quick } from '../engine/index.ts'
import { Budget } from './budget.ts'
import { taskOf } from './choose.ts'
import { levels } from './levels.ts'
import { changedParts, type Pair, type Parts, type Reason, type Seen } from './reasons.ts'
import type { Level, World } from './types.ts'
import { playOn, settle } from './worlds.ts'

/** So many guesses are made of each view. */
const WORLDS = 24

/** Words for it are in the game's catalogues as `others.<part>.more` and `.less`; the same views always give the same. */
export function tidings(seen: Seen, before: unknown): readonly Reason[] {
  if (!seen.knowledge?.parts) return []
  const pairs = Array.from({ length: WORLDS }, (_, i): Pair => [
    standsAt(seen, seen.view, i),
    standsAt(seen, before, i),
  ])
  return changedParts(pairs, 'others')
}

/** How the seat stands at the next moment that is fit for judging. */
function standsAt(seen: Seen, view: unknown, seed: number): Parts | null {
  const task = taskOf({ ...seen, view, level: levels[0] as Level, seed: 1 })
  const { rules, lore, seat } = task
  const world: World = rules.guess(view, quick(seed))
  const dice = quick(seed)
  const budget = new Budget(null)
  settle(task, world, dice, budget)
  playOn(task, world, 0, dice, budget)
  return rules.outcome(world) ? null : (lore?.parts?.(world, seat) ?? null)
}
