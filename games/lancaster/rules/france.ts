/** Joining a conflict: by placement (LA-4.14 to LA-4.18) or by a journey (LA-13.7). */
import type { Tell } from '../../../engine/game.ts'
import type { Event, State } from '../types/index.ts'
import { figuresOf } from './figures.ts'
import { who } from './houses.ts'
import { nth } from './list.ts'

/** LA-4.14, LA-4.15: an own space to stack on, or a free one. */
export function openTo(state: State, house: number, slot: number): boolean {
  const conflict = state.conflicts[slot]
  if (!conflict) return false
  const { spaces } = conflict
  return spaces.length < figuresOf(state.figures).spacesPerConflict || spaces.some((space) => space.house === house)
}

export function join(
  state: State,
  house: number,
  strength: number,
  slot: number,
  how: { readonly journey: boolean; readonly earnsFavour: boolean },
  tell: Tell<Event>,
): void {
  const conflict = state.conflicts[slot]
  if (!conflict) return
  const own = conflict.spaces.find((space) => space.house === house)
  if (own) own.knights.push(strength)
  else conflict.spaces.push({ house, knights: [strength] })
  const { frenchStrength } = nth(figuresOf(state.figures).conflicts, conflict.card)
  tell?.({ type: 'joined', ...who(state, house), strength, slot, frenchStrength, journey: how.journey })
  // LA-4.18, LA-4.20: a tile is face up exactly while fewer than six knights have earned one.
  if (how.earnsFavour && state.favours.includes(true)) state.todo.unshift({ do: 'favour', house })
}
