/** The map's geometry as paths and points, made once from `map.json`. */
import { type Point, pointAlong } from '../../../art/curve.ts'
import { mapGeometry } from '../../../art/map-geometry.ts'
import type { Box } from '../../../art/view-box.ts'
import data from '../data.json' with { type: 'json' }
import map from '../map.json' with { type: 'json' }
import { AREAS, type AreaId } from '../rules/ids.ts'

type BorderKind = 'major' | 'river' | 'minor'

export const MAP = mapGeometry(map)

/** The areas that are drawn as land, with their outlines; the other exiles are boxes at sea. */
export const LAND = new Map<AreaId, string>(Object.keys(map.areas).map((id) => [id as AreaId, MAP.land(id)]))

export const ESTUARIES = MAP.path(map.estuary)
/** Small islands belong to the area beside them. */
export const ISLES = map.islands
  .filter(({ id, area }) => id !== area)
  .map((isle) => ({ area: isle.area as AreaId, path: MAP.ring([isle.arc]) }))

export interface Border {
  readonly id: string
  readonly a: AreaId
  readonly b: AreaId
  readonly kind: BorderKind
  readonly path: string
  readonly line: readonly Point[]
  readonly middle: Point
}

/** In the order of the data file, which is that of the view. */
export const BORDERS: readonly Border[] = data.borders.map(({ id, a, b, type }) => {
  const drawn = map.borders[id as keyof typeof map.borders]
  const line = drawn.arcs.flatMap(MAP.arc)
  return {
    id,
    a: a as AreaId,
    b: b as AreaId,
    kind: type as BorderKind,
    path: MAP.path(drawn.arcs),
    line,
    middle: pointAlong(line, 0.5),
  }
})

export function borderBetween(from: AreaId, to: AreaId): Border | undefined {
  return BORDERS.find(({ a, b }) => (a === from && b === to) || (a === to && b === from))
}

/** A hand-coloured map: neighbours wear different washes. */
const WASHES = 4
export const WASH = new Map<AreaId, number>()
for (const area of AREAS) {
  if (!LAND.has(area)) continue
  const taken = BORDERS.flatMap(({ a, b }) => (a === area ? [WASH.get(b)] : b === area ? [WASH.get(a)] : []))
  const free = Array.from({ length: WASHES }, (_, i) => i).filter((wash) => !taken.includes(wash))
  // Not always the first free one, else half of the realm would be of one colour.
  WASH.set(area, free[area.length % Math.max(1, free.length)] ?? 0)
}

export interface Room {
  readonly x: number
  readonly y: number
  /** Half the room there is across and down. */
  readonly w: number
  readonly h: number
}

type Stacks = { readonly [id: string]: { readonly x: number; readonly y: number; readonly r: number } }
type Boxes = { readonly [id: string]: { readonly box: readonly number[] } }

/** Exiles: x, y, width, height. */
export const EXILE_BOX = new Map(
  Object.entries(map.exiles as Boxes).map(([id, { box }]) => [id as AreaId, box as unknown as Box]),
)

/** Stacks step aside where they would hide a town. */
const ASIDE: { readonly [id in AreaId]?: readonly [number, number] } = {
  'east-anglia': [-16, 16],
  middlesex: [-15, 2],
}

/** Where blocks stand in an area. */
export const ROOM = new Map<AreaId, Room>(
  AREAS.flatMap((id) => {
    const box = EXILE_BOX.get(id)
    if (box) return [[id, { x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 + 8, w: box[2] / 2 - 6, h: box[3] / 2 - 8 }]]
    const stack = (map.stacks as Stacks)[id]
    const [dx, dy] = ASIDE[id] ?? [0, 0]
    return stack ? [[id, { x: stack.x + dx, y: stack.y + dy, w: stack.r, h: stack.r }]] : []
  }),
)

export const SITES = Object.entries(map.sites).map(([id, site]) => ({ id, ...site }))
