/** Where marks of the past lie on the map: in the middle of their area. */
import type { Point } from '../../../art/curve.ts'
import type { AreaId } from '../rules/ids.ts'
import { borderBetween, ROOM } from './geometry.ts'
import { middle, routeLine } from './routes.ts'

export function where(place: string): Point | null {
  return ROOM.has(place as AreaId) ? middle(place as AreaId) : null
}

/** Over land from border to border; over the sea in a bow. */
export function wayOf(places: readonly string[]): string {
  const [from, to] = places as readonly AreaId[]
  if (places.length !== 2 || !from || !to || borderBetween(from, to)) return routeLine(places as readonly AreaId[])
  const [a, b] = [middle(from), middle(to)]
  return `M${a[0]} ${a[1]} Q${a[0]} ${b[1]} ${b[0]} ${b[1]}`
}
