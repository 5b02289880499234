/** The line a march draws on the map. */
import { lineOf, type Point } from '../../../art/curve.ts'
import type { AreaId } from '../rules/ids.ts'
import { borderBetween, ROOM } from './geometry.ts'

export function middle(area: AreaId): Point {
  const room = ROOM.get(area)
  return room ? [room.x, room.y] : [0, 0]
}

/** Through the middles of the areas and of the borders between them. */
export function routeLine(route: readonly AreaId[]): string {
  return lineOf(
    route.flatMap((area, i) => {
      const before = route[i - 1]
      const border = before && borderBetween(before, area)
      return border ? [border.middle, middle(area)] : [middle(area)]
    }),
  )
}
