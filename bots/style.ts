/** Which search suits a game, from what it teaches and from what can be seen of it. */
import { sameJson } from '../engine/index.ts'
import type { Style, Task, World } from './types.ts'

/** Up to this many choices at a decision, looking at all of them several plies deep is feasible. */
const FEW_CHOICES = 12

export function styleOf(task: Task, world: World): Style {
  const { rules, seat, lore } = task
  const choices = rules.legal(world, seat).length
  if (lore?.wholeTurns ?? (choices > FEW_CHOICES && (rules.together?.(world) ?? false))) return 'plan'
  if (lore?.board) return 'alphabeta'
  // Alpha-beta judges wherever it stops; a game that is fit for judging at calm moments only is played on to them.
  if (lore && !lore.calm && choices <= FEW_CHOICES && twoSides(task) && isOpen(task, world)) return 'alphabeta'
  return lore?.race ? 'race' : 'tree'
}

function twoSides({ sides }: Task): boolean {
  return new Set(sides).size === 2
}

/** Two guesses from one view look the same to every seat: nobody holds anything secret. */
function isOpen({ rules, view, dice, sides }: Task, world: World): boolean {
  if (rules.awaiting(world).length > 1) return false
  const other = rules.guess(view, dice)
  return sides.every((_, seat) => sameJson(rules.view(world, seat), rules.view(other, seat)))
}
