/**
 * Who is strong where: a quick look over the map before a pick. The lists are written anew by every
 * survey and hold until the next one.
 */
import type { Seat } from '../../../engine/index.ts'
import { BLOCK_COUNT, COUNTS, FIREPOWER, IS_HEIR, LETTER } from '../rules/blocks.ts'
import { AREA_COUNT, EXILE_OF, STEPS, type Step } from '../rules/map.ts'
import { num } from '../rules/numbers.ts'
import { ownerOf, upright } from '../rules/places.ts'
import type { State } from '../types/index.ts'

/** Firing early is worth about as much as a good part of a hit more. */
const INITIATIVE = [1.25, 1.1, 1, 0.9]
/** Worth of one step of strength, by block. */
export const POWER = FIREPOWER.map((fire, block) => fire * num(INITIATIVE, num(LETTER, block)))

/** All tables one after the other, to be cleared at once. */
const TABLES = 11
const all = new Float64Array(TABLES * AREA_COUNT)
let made = 0
const table = (): Float64Array => all.subarray(made * AREA_COUNT, ++made * AREA_COUNT)

/** By seat and area, upright blocks: strength times power, strength alone, heads that count, heirs. */
export const force = [table(), table()] as const
export const bodies = [table(), table()] as const
export const heads = [table(), table()] as const
export const heirs = [table(), table()] as const
/** The surveying seat's blocks that may still move. */
export const readyForce = table()
export const readyBodies = table()
/** Enemy force that could come to an area within a turn. */
export const threat = table()

/** An area from which a march of at most two areas leads to another. */
export interface Near {
  readonly area: number
  readonly part: number
}
/** Whoever is two areas away does not always come. */
const TWO_AWAY = 0.6
export const NEAR: readonly (readonly Near[])[] = STEPS.map((_, to) =>
  STEPS.flatMap((steps, area): Near[] => {
    if (area === to) return []
    if (steps.some((step) => step.to === to)) return [{ area, part: 1 }]
    return steps.some((step) => step.next.some((next: Step) => next.to === to)) ? [{ area, part: TWO_AWAY }] : []
  }),
)

/** The same as lists of numbers. */
const NEAR_AREAS = NEAR.map((near) => Uint8Array.from(near, ({ area }) => area))
const NEAR_PARTS = NEAR.map((near) => Float64Array.from(near, ({ part }) => part))

export function survey(state: State, seat: Seat): void {
  all.fill(0)
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const at = num(state.at, block)
    if (at < AREA_COUNT && upright(state, block)) count(state, seat, block, at)
  }
  const enemy = force[1 - seat] as Float64Array
  for (let area = 0; area < AREA_COUNT; area++) {
    const strong = enemy[area] as number
    if (strong === 0) continue
    const near = NEAR_AREAS[area] as Uint8Array
    const parts = NEAR_PARTS[area] as Float64Array
    for (let i = 0; i < near.length; i++) {
      const to = near[i] as number
      threat[to] = (threat[to] as number) + strong * (parts[i] as number)
    }
  }
}

export function at(list: Float64Array, area: number): number {
  return list[area] as number
}

function count(state: State, seat: Seat, block: number, area: number): void {
  const owner = ownerOf(state, block)
  const strength = num(state.strength, block)
  const worth = strength * num(POWER, block)
  add(force[owner] as Float64Array, area, worth)
  add(bodies[owner] as Float64Array, area, strength)
  if (COUNTS[block] === 1) add(heads[owner] as Float64Array, area, 1)
  if (IS_HEIR[block] === 1) add(heirs[owner] as Float64Array, area, 1)
  if (owner !== seat || state.moved[block] === 1) return
  add(readyForce, area, worth)
  add(readyBodies, area, strength)
}

function add(list: Float64Array, area: number, worth: number): void {
  list[area] = at(list, area) + worth
}

/** What own force counts against what could come. */
const HOLD = 2.1

/** How likely what stands in an area is to be overrun, from 0 to 1, with `more` force added to it. */
export function risk(seat: Seat, area: number, more: number, hold: number = HOLD): number {
  if (EXILE_OF[area] === seat) return 0
  const coming = at(threat, area)
  if (coming === 0) return 0
  const own = at(force[seat] as Float64Array, area) + more
  return coming / (coming + hold * own)
}
