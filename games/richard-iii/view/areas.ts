/**
 * The map as a seat sees it. Most of it stays as it was from step to step, so a view of an area or a border is made once for each thing it can
 * say, frozen, and shared by all views that say it: whoever compares two views sees at a glance what is the same.
 */
import type { Seat } from '../../../engine/index.ts'
import { blockId, REBEL } from '../rules/blocks.ts'
import { room } from '../rules/borders.ts'
import { CARD_FACTS, type Card } from '../rules/cards.ts'
import type { BlockId } from '../rules/ids.ts'
import { AREAS } from '../rules/ids.ts'
import { BORDER_IDS, EXILE_OF, SUPPLY_LIMIT } from '../rules/map.ts'
import { num } from '../rules/numbers.ts'
import { contested, ownerOf } from '../rules/places.ts'
import { fedBlocks } from '../rules/supply.ts'
import type { AreaView, BorderView, State } from '../types/index.ts'

/** More than stand, or may go, anywhere. */
const MANY = 128

const areasMade = AREAS.map(() => new Map<number, AreaView>())
const bordersMade = BORDER_IDS.map(() => new Map<number, BorderView>())
const nobody: readonly BlockId[] = Object.freeze([])

export function areaViews(state: State, seat: Seat | null): AreaView[] {
  const down: (BlockId[] | undefined)[] = []
  for (let block = 0; block < state.down.length; block++)
    if (state.down[block] === 1) (down[num(state.at, block)] ??= []).push(blockId(block))
  return AREAS.map((_, area) => areaView(state, seat, area, down[area]))
}

function areaView(state: State, seat: Seat | null, area: number, faceDown: BlockId[] | undefined): AreaView {
  const red = num(state.here[0], area)
  const white = num(state.here[1], area)
  const rebelOf = state.at[REBEL] === area && state.down[REBEL] === 0 ? ownerOf(state, REBEL) : -1
  const counted = countedIn(state, seat, area)
  if (faceDown) return Object.freeze(newArea(area, red, white, rebelOf, counted, faceDown))
  const made = areasMade[area]
  const key = ((red * MANY + white) * 3 + rebelOf + 1) * MANY + (counted ?? -1) + 1
  let view = made?.get(key)
  if (view) return view
  view = Object.freeze(newArea(area, red, white, rebelOf, counted, nobody))
  made?.set(key, view)
  return view
}

function newArea(
  area: number,
  red: number,
  white: number,
  rebelOf: number,
  counted: number | null,
  faceDown: readonly BlockId[],
): AreaView {
  const limit = num(SUPPLY_LIMIT, area)
  return {
    id: AREAS[area] as AreaView['id'],
    red: red - (rebelOf === 0 ? 1 : 0),
    white: white - (rebelOf === 1 ? 1 : 0),
    black: rebelOf < 0 ? 0 : 1,
    holder: red > 0 && white > 0 ? 'contested' : red > 0 ? 0 : white > 0 ? 1 : null,
    faceDown,
    limit,
    counted,
    surplus: counted === null ? null : Math.max(0, counted - limit),
  }
}

/** Blocks against the supply limit. In enemy exile it depends on which mercenaries are at home. */
function countedIn(state: State, seat: Seat | null, area: number): number | null {
  if (contested(state, area)) return null
  const owner = num(EXILE_OF, area)
  if (owner === -1) return num(state.here[0], area) + num(state.here[1], area)
  return owner === seat ? fedBlocks(state, owner, area).length : null
}

export function borderViews(state: State): BorderView[] {
  const [red, white] = [widerFor(state, 0), widerFor(state, 1)]
  return BORDER_IDS.map((_, border) => borderView(state, border, red, white))
}

function borderView(state: State, border: number, red: number, white: number): BorderView {
  const [there, back] = [border * 2, border * 2 + 1]
  // A Surprise that is over may have sent one more across than the limit.
  const a = Math.max(0, room(state, 0, there, red))
  const b = Math.max(0, room(state, 0, back, red))
  const c = Math.max(0, room(state, 1, there, white))
  const d = Math.max(0, room(state, 1, back, white))
  const made = bordersMade[border]
  const key = ((a * MANY + b) * MANY + c) * MANY + d
  let view = made?.get(key)
  if (view) return view
  const left = Object.freeze([Object.freeze({ ab: a, ba: b }), Object.freeze({ ab: c, ba: d })])
  view = Object.freeze({ id: BORDER_IDS[border] as string, left })
  made?.set(key, view)
  return view
}

/** Surprise widens the borders of its player while he acts (R3-7.2). */
function widerFor(state: State, seat: Seat): number {
  if (state.phase !== 'action' || state.active !== seat) return 0
  return (CARD_FACTS[num(state.chosen, seat)] as Card).wider
}
