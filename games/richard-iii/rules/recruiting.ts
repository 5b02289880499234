/** Recruiting (R3-6.23 to R3-6.26). */
import type { Seat, Tell } from '../../../engine/index.ts'
import { BASE, blockNo, HOME, IS_HEIR, KIND, MAX, colourOf } from './blocks.ts'
import { AREA_COUNT, areaNo, CITY, CROWN_AREAS, EXILE_OF, EXILES } from './map.ts'
import { cardOf } from './movement.ts'
import { recruit, recruitsOf } from './moves.ts'
import { num } from './numbers.ts'
import { blocksOf, friendly, POOL, put, vacant } from './places.ts'
import type { Event, Move, State } from '../types/index.ts'

const ALL = Array.from({ length: AREA_COUNT }, (_, area) => area)
const LAND = ALL.filter((area) => EXILE_OF[area] === -1)
const CITIES = ALL.filter((area) => CITY[area] === 1)

/** Areas an heir may come back to: a crown for the royal house, exile for the other (R3-10.5, D-21). */
export function heirAreas(state: State, seat: Seat): readonly number[] {
  return (seat === state.throne ? CROWN_AREAS : EXILES[seat]) as number[]
}

/** Where a block may be raised, and what the area must be (R3-6.24); `open` says by area which are open to the seat. */
function mayRecruit(state: State, seat: Seat, block: number, area: number, open: Uint8Array): boolean {
  if (KIND[block] === 'bombard') return friendly(state, seat, area)
  if (KIND[block] === 'rebel') return vacant(state, area)
  return open[area] === 1
}

function recruitingAreas(state: State, seat: Seat, block: number): readonly number[] {
  if (KIND[block] === 'bombard') return CITIES
  if (KIND[block] === 'rebel') return LAND
  if (IS_HEIR[block] === 1) return heirAreas(state, seat)
  return HOME[block] as number[]
}

/** Writes from `n` on; says where the list ends. */
export function listRecruits(state: State, seat: Seat, open: Uint8Array, into: Move[], n: number): number {
  if (state.points === 0 || !cardOf(state, seat).recruit) return n
  const { at, down } = state
  let end = n
  const blocks = blocksOf(state, seat)
  for (let k = 0; k < blocks.length; k++) {
    const block = num(blocks, k)
    // R3-6.25: mercenaries with a base in exile are never recruited.
    if (at[block] !== POOL || down[block] === 1 || BASE[block] !== -1) continue
    const areas = recruitingAreas(state, seat, block)
    const row = recruitsOf(block)
    for (let i = 0; i < areas.length; i++) {
      const area = num(areas, i)
      if (mayRecruit(state, seat, block, area, open)) into[end++] = row[area] ?? recruit(block, area)
    }
  }
  return end
}

export function applyRecruit(
  state: State,
  seat: Seat,
  move: Extract<Move, { type: 'recruit' }>,
  tell: Tell<Event>,
): void {
  const block = blockNo(move.block)
  state.points--
  state.strength[block] = num(MAX, block)
  put(state, block, areaNo(move.area))
  state.moved[block] = 1
  if (!tell) return
  tell({ type: 'recruited', seat, colour: colourOf(block), area: move.area, left: state.points })
  tell({ type: 'own', blocks: [move.block] }, [seat])
}
