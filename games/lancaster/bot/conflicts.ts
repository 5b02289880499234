/** What a house may hope for in France. */
import { figuresOf } from '../rules/figures.ts'
import { nth } from '../rules/list.ts'
import type { Conflict, State } from '../types/index.ts'
import type { Picks } from './picks.ts'

function strengthIn(knights: readonly number[]): number {
  let strength = 0
  for (const knight of knights) strength += knight
  return strength
}

/**
 * Points a house may hope for in a conflict, with `more` strength of its own added and `hope` strength still to
 * come from anybody. Between equal sums the later arrival comes first (LA-9.3).
 */
export function conflictWorth(
  state: State,
  conflict: Conflict,
  slot: number,
  house: number,
  more: number,
  hope: number,
  { weights: W }: Picks,
): number {
  const { frenchStrength, points } = nth(figuresOf(state.figures).conflicts, conflict.card)
  let own = more
  let total = more
  let place = conflict.spaces.length
  for (let i = 0; i < conflict.spaces.length; i++) {
    const space = nth(conflict.spaces, i)
    const strength = strengthIn(space.knights)
    total += strength
    if (space.house === house) {
      own += strength
      place = i
    }
  }
  let rank = 0
  for (let i = 0; i < conflict.spaces.length; i++) {
    if (i === place) continue
    const strength = strengthIn(nth(conflict.spaces, i).knights)
    if (strength > own || (strength === own && i > place)) rank++
  }
  const missing = frenchStrength - total
  const chance = missing <= 0 ? 1 : Math.max(0, hope / (hope + missing))
  const lost = slot < 2 ? W.stuck : W.captive * own
  return chance * (points[rank] ?? 0) + (1 - chance) * ((points[rank + 1] ?? 0) - lost)
}

export function isIn(conflict: Conflict, house: number): boolean {
  for (const space of conflict.spaces) if (space.house === house) return true
  return false
}
