/** Sea movement (R3-6.16 to R3-6.22) and piracy (R3-7.4). */
import type { Seat, Tell } from '../../../engine/index.ts'
import { blockNo, CAN_SAIL, KIND } from './blocks.ts'
import { freeToLeave, joinBattle } from './borders.ts'
import { PIRACY, TREASON_CARD } from './cards.ts'
import { ZONES } from './ids.ts'
import { AREA_COUNT, areaNo, EXILE_OF, LEGS, zoneNo, ZONES_OF } from './map.ts'
import { cardOf, mayMove } from './movement.ts'
import { newPair, newSail, pairsOf, sailSlot, sailsOf, ZONE_SLOTS } from './moves.ts'
import { num } from './numbers.ts'
import { blocksOf, holds, put, SEA } from './places.ts'
import type { Event, Move, State } from '../types/index.ts'

export function maySail(state: State, block: number): boolean {
  // D-06: bombards may sail, unless the table reads it otherwise.
  return CAN_SAIL[block] === 1 && (state.rules.bombardsSail || KIND[block] !== 'bombard')
}

/** Blocks found in each area for the list being made, and how many; none is left when it is made. */
const fleets: number[][] = Array.from({ length: AREA_COUNT }, () => [])
const sizes = new Uint8Array(AREA_COUNT)

/** Writes from `n` on; says where the list ends. */
export function listSails(state: State, seat: Seat, open: Uint8Array, into: Move[], n: number): number {
  if (state.points === 0 || !cardOf(state, seat).sea) return n
  // D-22: whether Treason allows a sea move.
  if (state.chosen[seat] === TREASON_CARD && !state.rules.treasonBySea) return n
  const { at } = state
  for (const block of blocksOf(state, seat)) {
    const from = num(at, block)
    if (from >= AREA_COUNT || ZONES_OF[from] === 0) continue
    if (!mayMove(state, block) || !maySail(state, block)) continue
    const size = sizes[from] as number
    ;(fleets[from] as number[])[size] = block
    sizes[from] = size + 1
  }
  let end = n
  for (let from = 0; from < AREA_COUNT; from++) {
    const size = sizes[from] as number
    if (size === 0) continue
    sizes[from] = 0
    end = listFleet(state, seat, from, size, open, into, end)
  }
  return end
}

/** Sea moves and port to port legs open to the fleet whose list is being made, and how many. */
const slots = new Int16Array(AREA_COUNT * ZONE_SLOTS)
const ports = new Int16Array(AREA_COUNT)
let slotCount = 0
let portCount = 0

function listFleet(
  state: State,
  seat: Seat,
  from: number,
  size: number,
  open: Uint8Array,
  into: Move[],
  n: number,
): number {
  const free = freeToLeave(state, seat, from)
  if (free <= 0) return n
  const fleet = fleets[from] as number[]
  findLegs(state, seat, from, open)
  const count = slotCount
  let end = n
  for (let i = 0; i < size; i++) {
    const block = num(fleet, i)
    const row = sailsOf(block)
    for (let j = 0; j < count; j++) {
      const slot = slots[j] as number
      into[end++] = row[slot] ?? newSail(block, slot)
    }
  }
  // D-23: pirates keep the port bonus for moves that attack nobody.
  if (free < 2 || (state.chosen[seat] === PIRACY && !state.rules.piratePortBonus)) return end
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) end = listPair(num(fleet, i), num(fleet, j), into, end)
  return end
}

function listPair(one: number, two: number, into: Move[], n: number): number {
  const row = pairsOf(one, two)
  for (let i = 0; i < portCount; i++) {
    const leg = ports[i] as number
    into[n + i] = row[leg] ?? newPair(one, two, leg)
  }
  return n + portCount
}

/** By leg: where it leads, and whether from port to port; the legs from an area are those from its first up to the next area's. */
const TO = Uint8Array.from(LEGS.flat(), (leg) => leg.to)
const PORTS = Uint8Array.from(LEGS.flat(), (leg) => (leg.ports ? 1 : 0))
const FIRST_LEGS = Int16Array.from({ length: AREA_COUNT + 1 }, (_, area) => LEGS.slice(0, area).flat().length)

function findLegs(state: State, seat: Seat, from: number, open: Uint8Array): void {
  const pirates = state.chosen[seat] === PIRACY
  let found = 0
  let between = 0
  const after = FIRST_LEGS[from + 1] as number
  for (let leg = FIRST_LEGS[from] as number; leg < after; leg++) {
    const to = TO[leg] as number
    if (open[to] === 1) {
      slots[found++] = sailSlot(leg, -1)
      ports[between] = leg
      between += PORTS[leg] as number
    } else if (pirates && EXILE_OF[to] === -1)
      for (let zone = 0; zone < ZONES.length; zone++)
        if (num(ZONES_OF, from) & num(ZONES_OF, to) & (1 << zone)) slots[found++] = sailSlot(leg, zone)
  }
  slotCount = found
  portCount = between
}

export function applySail(state: State, seat: Seat, move: Extract<Move, { type: 'sail' }>, tell: Tell<Event>): void {
  const to = areaNo(move.to)
  const attack = holds(state, 1 - seat, to)
  state.points--
  for (const id of move.blocks) {
    const block = blockNo(id)
    if (attack) joinBattle(state, seat, block, to, SEA + zoneNo(move.zone ?? ''))
    put(state, block, to)
    state.moved[block] = 1
  }
  if (!tell) return
  const { from, zone, blocks } = move
  tell({ type: 'sailed', seat, n: blocks.length, from, to: move.to, zone, left: state.points })
  tell({ type: 'own', blocks }, [seat])
}
