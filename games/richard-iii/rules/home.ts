/** Going home after a campaign (R3-12.5 to R3-12.9, R3-13.6). */
import type { Seat, Tell } from '../../../engine/index.ts'
import {
  BASE,
  blockNo,
  CLARENCE_SERVING_LANCASTER,
  COUNTERPART,
  HOME,
  HOUSE_SHIELD,
  IS_HEIR,
  LEFT_BY,
  NEVILLE,
  WARWICKS,
} from './blocks.ts'
import { YORK } from './figures.ts'
import { AREA_COUNT, areaId, areaNo, CALAIS, CROWN, EXILE_OF, EXILES, SUPPLY_LIMIT } from './map.ts'
import { END, goHome } from './moves.ts'
import { num, take } from './numbers.ts'
import { blocksAt, blocksOf, DEAD, open, POOL, put, upright, vacant } from './places.ts'
import type { Event, Going, Move, State } from '../types/index.ts'

export function askHome(state: State, phase: 'pretender-home' | 'king-home'): void {
  const seat = phase === 'king-home' ? state.throne : 1 - state.throne
  state.phase = phase
  state.active = seat
  state.awaited = 1 << seat
  state.plan = []
  // R3-12.9: whoever is in exile stays there.
  state.pending = blocksOf(state, seat).filter((block) => {
    const at = num(state.at, block)
    return at < AREA_COUNT && EXILE_OF[at] === -1 && upright(state, block)
  })
  settlePlan(state, seat)
}

/** Plans for blocks without a choice. Clarence's homes can still change while others are planned. */
function settlePlan(state: State, seat: Seat): void {
  for (const block of state.pending.slice()) {
    if (block === CLARENCE_SERVING_LANCASTER && state.pending.length > 1) continue
    const homes = homesOf(state, seat, block)
    if (homes.length === 1) planHome(state, block, num(homes, 0))
  }
}

function planHome(state: State, block: number, to: number): void {
  take(state.pending, block)
  state.plan.push({ block, to })
}

/** Where a block may go; the pool only where nothing else is left, or as an alternative to Calais. */
export function homesOf(state: State, seat: Seat, block: number): number[] {
  if (IS_HEIR[block] === 1) return heirHomes(state, seat, block)
  if (block === CLARENCE_SERVING_LANCASTER) return orPool(clarenceHomes(state))
  const own = (HOME[block] as number[]).filter((area) => open(state, seat, area))
  const homes = orPool(own)
  if (NEVILLE[block] === 1)
    for (const area of nevilleHomes(state, seat, block, own.length === 0)) if (!homes.includes(area)) homes.push(area)
  return homes
}

function orPool(homes: number[]): number[] {
  return homes.length > 0 ? homes : [POOL]
}

/** R3-12.5: exile for the Pretender's; R3-12.7: a crown or a shield for the King's. */
function heirHomes(state: State, seat: Seat, block: number): number[] {
  if (seat !== state.throne) return [...(EXILES[seat] as number[])]
  const homes: number[] = []
  for (let area = 0; area < AREA_COUNT; area++)
    if ((CROWN[area] === 1 || usesShield(state, seat, block, area)) && open(state, seat, area)) homes.push(area)
  return orPool(homes)
}

/** R3-2.13 */
function usesShield(state: State, seat: Seat, block: number, area: number): boolean {
  if (num(HOUSE_SHIELD[seat] as number[], area) === 1) return true
  const owner = num(LEFT_BY, area)
  return owner === block || (owner >= 0 && seat !== YORK && state.at[owner] === DEAD)
}

/** D-20: a York shield that is vacant, or holds Clarence alone once the others have gone. */
function clarenceHomes(state: State): number[] {
  return (HOME[CLARENCE_SERVING_LANCASTER] as number[]).filter((area) => {
    if (state.plan.some(({ to }) => to === area)) return false
    if (vacant(state, area)) return true
    const stay = blocksAt(state, 0, area).filter((block) => !state.plan.some((going) => going.block === block))
    return open(state, 0, area) && stay.every((block) => block === CLARENCE_SERVING_LANCASTER)
  })
}

/** R3-12.6: Calais when driven out, and the shields of dead Nevilles. */
function nevilleHomes(state: State, seat: Seat, block: number, drivenOut: boolean): number[] {
  const homes: number[] = []
  const calais = seat === YORK && roomInCalais(state)
  if (calais && drivenOut && block !== WARWICKS[YORK]) homes.push(CALAIS)
  for (const other of blocksOf(state, seat)) {
    if (NEVILLE[other] === 0 || state.at[other] !== DEAD || state.at[num(COUNTERPART, other)] !== DEAD) continue
    for (const area of HOME[other] as number[]) if (area === CALAIS ? calais : open(state, seat, area)) homes.push(area)
  }
  return homes
}

/** Fewer blocks than Calais feeds, its own mercenaries apart, with those already planned. */
function roomInCalais(state: State): boolean {
  const there = blocksAt(state, YORK, CALAIS).filter((block) => BASE[block] !== CALAIS).length
  const coming = state.plan.filter(({ to }) => to === CALAIS).length
  return there + coming < num(SUPPLY_LIMIT, CALAIS)
}

export function listHomes(state: State, seat: Seat, into: Move[]): void {
  for (const block of state.pending) for (const to of homesOf(state, seat, block)) into.push(goHome(block, to))
  if (state.pending.length === 0) into.push(END)
}

export function applyHome(state: State, seat: Seat, move: Move, tell: Tell<Event>): void {
  if (move.type === 'home') {
    planHome(state, blockNo(move.block), move.to === 'pool' ? POOL : areaNo(move.to))
    settlePlan(state, seat)
    return
  }
  const going: Going[] = []
  for (const { block, to } of state.plan) {
    const from = num(state.at, block)
    if (from === to) continue
    put(state, block, to)
    addGoing(going, from, to)
  }
  state.plan = []
  state.awaited = 0
  tell?.({ type: 'went-home', seat, going: sortGoing(going) })
}

/** Counts blocks on the same way: what the opponent sees of them (R3 chapter 17). */
export function addGoing(going: Going[], from: number, to: number): void {
  const way = { from: areaId(from), to: to === POOL ? ('pool' as const) : areaId(to) }
  const i = going.findIndex((known) => known.from === way.from && known.to === way.to)
  if (i < 0) going.push({ ...way, n: 1 })
  else going[i] = { ...way, n: (going[i]?.n ?? 0) + 1 }
}

/** In the order of the map, so that the order of blocks shows nothing. */
export function sortGoing(going: readonly Going[]): Going[] {
  const key = ({ from, to }: Going): number => areaNo(from) * 100 + areaNo(to)
  return [...going].sort((a, b) => key(a) - key(b))
}
