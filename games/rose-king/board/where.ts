/** Where marks of the past lie in the garden: in the middle of their space. */
import type { Point } from '../../../art/curve.ts'
import { SPACE_COUNT } from '../rules/spaces.ts'
import { middle } from './geometry.ts'

/** With the garden turned by so many quarters. */
export function where(place: string, turns = 0): Point | null {
  const space = place.startsWith('space ') ? Number(place.slice('space '.length)) : -1
  return space >= 0 && space < SPACE_COUNT ? middle(space, turns) : null
}
