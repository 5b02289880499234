/** The map's geometry as paths and points, made once from `map.json`. */
import data from '../data.json' with { type: 'json' }
import { AREAS, type AreaId } from '../rules/ids.ts'
import map from '../map.json' with { type: 'json' }
import { lineOf, type Point, pointAlong, ringOf } from './curve.ts'

type BorderKind = 'major' | 'river' | 'minor'

const arcs = map.arcs as unknown as readonly (readonly Point[])[]

/** An arc of the map; a negative number is one walked backwards. */
function arc(index: number): readonly Point[] {
  return index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? [])
}

/** Cut by the edge of the map: a straight line. */
const cut = new Set(map.frame)
const side = (index: number) => ({ line: arc(index), straight: cut.has(index < 0 ? ~index : index) })

const joined = (indices: readonly number[]) => indices.map((index) => lineOf(arc(index))).join('')

interface Shaped {
  readonly rings: readonly (readonly number[])[]
}

/** The areas that are drawn as land, with their outlines; the other exiles are boxes at sea. */
export const LAND = new Map<AreaId, string>(
  Object.entries(map.areas as { readonly [id: string]: Shaped }).map(([id, { rings }]) => [
    id as AreaId,
    rings.map((ring) => ringOf(ring.map(side))).join(''),
  ]),
)

export const COAST = joined(map.coast)
export const ESTUARIES = joined(map.estuary)
export const FAR_COAST = joined(map.decorArcs)
export const FAR_LAND = map.decor.map(({ ring }) => ringOf(ring.map(side))).join('')
export const SEA_LINES = map.seaLines.map(({ line }) => lineOf(line as unknown as readonly Point[])).join('')
/** Small islands belong to the area beside them. */
export const ISLES = map.islands
  .filter(({ id, area }) => id !== area)
  .map((isle) => ({ area: isle.area as AreaId, path: ringOf([side(isle.arc)]) }))

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
  const line = drawn.arcs.flatMap((index) => arc(index))
  return {
    id,
    a: a as AreaId,
    b: b as AreaId,
    kind: type as BorderKind,
    path: joined(drawn.arcs),
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
  Object.entries(map.exiles as Boxes).map(([id, { box }]) => [
    id as AreaId,
    box as readonly [number, number, number, number],
  ]),
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
