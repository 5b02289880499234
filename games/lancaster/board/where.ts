/** Where marks of the past lie: in the counties of England and on the wars in France. */
import type { Point } from '../../../art/curve.ts'
import type { View } from '../types/index.ts'
import { SHIRES } from './geometry.ts'

/** The middle of the war in each slot. */
export const WARS: readonly Point[] = [
  [541, 1247],
  [811, 1247],
  [541, 1383],
  [811, 1383],
]

export function where(place: string, view: Pick<View, 'counties'>): Point | null {
  const [kind, name] = [place.slice(0, place.indexOf(' ')), place.slice(place.indexOf(' ') + 1)]
  if (kind === 'conflict') return WARS[Number(name)] ?? null
  const shire = SHIRES[view.counties.findIndex(({ id }) => id === name)]
  return shire ? [shire.x, shire.y] : null
}
