/** Retreats (R3-8.12 to R3-8.15) and regroups (R3-8.21), by land or, for pirates, by sea (R3-7.4). */
import type { Seat, Tell } from '../../../engine/index.ts'
import { blockId, blockNo, colourOf } from './blocks.ts'
import { AREA_COUNT, areaId, areaNo, BORDER_COUNT, BORDER_LIMIT, NEIGHBOURS, ZONES_OF, entranceBetween } from './map.ts'
import { END, regroup, retreat } from './moves.ts'
import { num, take, zeros } from './numbers.ts'
import { blocksAt, blocksOf, open, put, SEA, upright } from './places.ts'
import type { Battle, Event, Move, State } from '../types/index.ts'

/** Whether the seat's blocks may retreat over this entrance's border (R3-8.13). */
export function barred(state: State, seat: Seat, entrance: number): boolean {
  if (num(state.entered[1 - seat] as number[], entrance) === 0) return false
  return seat === state.first || num(state.entered[seat] as number[], entrance) === 0
}

/** Areas a block may leave a battle for by land, with the room left at each border. */
export function landRetreats(state: State, battle: Battle, seat: Seat): { to: number; left: number }[] {
  const ways: { to: number; left: number }[] = []
  for (const neighbour of NEIGHBOURS[battle.area] ?? []) {
    if (!open(state, seat, neighbour.area) || barred(state, seat, neighbour.in)) continue
    const left = num(BORDER_LIMIT, neighbour.border) - num(battle.retreats[seat] as number[], neighbour.border)
    ways.push({ to: neighbour.area, left })
  }
  return ways
}

export function isPirate(state: State, block: number): boolean {
  return num(state.via, block) >= SEA
}

/** Areas a pirate may leave for: friendly or vacant coasts of the zone he came by (D-07). */
export function seaWays(state: State, seat: Seat, from: number, zone: number): number[] {
  const ways: number[] = []
  for (let area = 0; area < AREA_COUNT; area++)
    if (area !== from && (num(ZONES_OF, area) & (1 << zone)) !== 0 && open(state, seat, area)) ways.push(area)
  return ways
}

export function listRetreats(state: State, battle: Battle, seat: Seat, block: number, into: Move[]): void {
  const via = num(state.via, block)
  if (via >= SEA) {
    for (const area of seaWays(state, seat, battle.area, via - SEA)) into.push(retreat(block, area))
    return
  }
  for (const neighbour of NEIGHBOURS[battle.area] ?? []) {
    if (!open(state, seat, neighbour.area) || barred(state, seat, neighbour.in)) continue
    const used = num(battle.retreats[seat] as number[], neighbour.border)
    if (used < num(BORDER_LIMIT, neighbour.border)) into.push(retreat(block, neighbour.area))
  }
}

export function applyRetreat(
  state: State,
  battle: Battle,
  seat: Seat,
  move: Extract<Move, { type: 'retreat' }>,
  tell: Tell<Event>,
): void {
  const block = blockNo(move.block)
  const to = areaNo(move.to)
  if (!isPirate(state, block)) {
    const border = entranceBetween(battle.area, to) >> 1
    const retreats = battle.retreats[seat] as number[]
    retreats[border] = num(retreats, border) + 1
  }
  take(battle.front[seat] as number[], block)
  put(state, block, to)
  state.via[block] = -1
  tell?.({ type: 'retreated', block: move.block, to: move.to })
}

/** The winner may regroup; he is asked if any of his blocks has a way out. */
export function askRegroup(state: State, seat: Seat, area: number): void {
  state.phase = 'regroup'
  state.active = seat
  state.regroup = { area, crossed: zeros(BORDER_COUNT) }
  const moves: Move[] = []
  listRegroups(state, seat, moves)
  state.awaited = moves.length > 1 ? 1 << seat : 0
  if (state.awaited === 0) state.regroup = null
}

/** Ways out by land with the room left; ways by sea for the pirates among the blocks there. */
export function landRegroups(state: State, seat: Seat): { to: number; left: number }[] {
  const { area, crossed } = state.regroup ?? { area: -1, crossed: [] }
  return (NEIGHBOURS[area] ?? [])
    .filter((neighbour) => open(state, seat, neighbour.area))
    .map(({ area: to, border }) => ({ to, left: num(BORDER_LIMIT, border) - num(crossed, border) }))
}

export function seaRegroups(state: State, seat: Seat): { to: number; left: null }[] {
  const area = state.regroup?.area ?? -1
  const zones = new Set(
    blocksAt(state, seat, area)
      .filter((block) => isPirate(state, block))
      .map((block) => num(state.via, block) - SEA),
  )
  const coasts = new Set([...zones].flatMap((zone) => seaWays(state, seat, area, zone)))
  return [...coasts].sort((a, b) => a - b).map((to) => ({ to, left: null }))
}

export function listRegroups(state: State, seat: Seat, into: Move[]): void {
  const { area, crossed } = state.regroup ?? { area: -1, crossed: [] }
  for (const block of blocksOf(state, seat)) {
    if (state.at[block] !== area || !upright(state, block)) continue
    const via = num(state.via, block)
    if (via >= SEA) for (const to of seaWays(state, seat, area, via - SEA)) into.push(regroup(block, to))
    else
      for (const neighbour of NEIGHBOURS[area] ?? [])
        if (open(state, seat, neighbour.area) && num(crossed, neighbour.border) < num(BORDER_LIMIT, neighbour.border))
          into.push(regroup(block, neighbour.area))
  }
  into.push(END)
}

export function applyRegroup(state: State, seat: Seat, move: Move, tell: Tell<Event>): void {
  const { regroup: way } = state
  if (!way) return
  if (move.type === 'regroup') {
    const block = blockNo(move.block)
    const to = areaNo(move.to)
    const border = entranceBetween(way.area, to) >> 1
    if (!isPirate(state, block)) way.crossed[border] = num(way.crossed, border) + 1
    put(state, block, to)
    state.via[block] = -1
    if (tell) {
      tell({ type: 'regrouped', seat, colour: colourOf(block), from: areaId(way.area), to: move.to })
      tell({ type: 'own', blocks: [blockId(block)] }, [seat])
    }
    // Ending is the winner's own word: until then he may take a block back, and nobody learns from
    // the silence whether those who stay could have gone.
    return
  }
  state.regroup = null
  state.awaited = 0
  tell?.({ type: 'regroup-over', seat })
}
