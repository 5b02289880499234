/** Where blocks are, and whose an area is (R3-2.1). */
import { AFTER, FIRST, REBEL, SIDE } from './blocks.ts'
import { AREA_COUNT, EXILE_OF } from './map.ts'
import { num } from './numbers.ts'
import type { State } from '../types/index.ts'

/** Places off the map, after the last area. */
export const POOL = AREA_COUNT
export const MINOR = AREA_COUNT + 1
/** The copy that is not in play (R3-4.5). */
export const ASIDE = AREA_COUNT + 2
export const DEAD = AREA_COUNT + 3

/** Stands for an entrance where pirates came by sea; for a single block its zone is added. */
export const SEA = 200

/** The rebel serves the Pretender's player (R3-3.10). */
export function ownerOf(state: State, block: number): number {
  return block === REBEL ? 1 - state.throne : num(SIDE, block)
}

/** Moves a block, keeping count of who stands where. Face-down blocks and a prisoner occupy nothing. */
export function put(state: State, block: number, to: number): void {
  const from = num(state.at, block)
  const here = state.here[ownerOf(state, block)] as number[]
  if (from < AREA_COUNT && state.down[block] === 0 && block !== state.prisoner) here[from] = num(here, from) - 1
  state.at[block] = to
  if (to < AREA_COUNT && state.down[block] === 0) here[to] = num(here, to) + 1
}

/** Lays a block face down (R3-10.7). */
export function lay(state: State, block: number, at: number): void {
  put(state, block, POOL)
  state.down[block] = 1
  state.at[block] = at
}

export function upright(state: State, block: number): boolean {
  return state.down[block] === 0 && block !== state.prisoner
}

export function holds(state: State, seat: number, area: number): boolean {
  return num(state.here[seat] as number[], area) > 0
}

export function contested(state: State, area: number): boolean {
  return num(state.here[0], area) > 0 && num(state.here[1], area) > 0
}

/** Friendly or vacant, and not the enemy's exile (R3-2.5). */
export function open(state: State, seat: number, area: number): boolean {
  return isOpen(state.here[1 - seat] as number[], seat, area)
}

function isOpen(foes: readonly number[], seat: number, area: number): boolean {
  return num(foes, area) === 0 && EXILE_OF[area] !== 1 - seat
}

const openNow = new Uint8Array(AREA_COUNT)

/** By area 1 where it is open to the seat; holds only until the next such question. */
export function openAreas(state: State, seat: number): Uint8Array {
  const foes = state.here[1 - seat] as number[]
  for (let area = 0; area < AREA_COUNT; area++) openNow[area] = isOpen(foes, seat, area) ? 1 : 0
  return openNow
}

export function friendly(state: State, seat: number, area: number): boolean {
  return holds(state, seat, area) && !holds(state, 1 - seat, area)
}

export function vacant(state: State, area: number): boolean {
  return num(state.here[0], area) === 0 && num(state.here[1], area) === 0
}

const own = [0, 1].map((seat) =>
  Array.from({ length: num(AFTER, seat) - num(FIRST, seat) }, (_, i) => num(FIRST, seat) + i),
)
const ownAndRebel = own.map((blocks) => [...blocks, REBEL])

/** All blocks that are a seat's to command, in play or not. */
export function blocksOf(state: State, seat: number): readonly number[] {
  return (state.throne === seat ? own[seat] : ownAndRebel[seat]) as number[]
}

/** The upright blocks of a seat in an area, in the order of the list of blocks. */
export function blocksAt(state: State, seat: number, area: number): number[] {
  const found: number[] = []
  for (const block of blocksOf(state, seat)) if (state.at[block] === area && upright(state, block)) found.push(block)
  return found
}
