/** Sea movement (R3-6.16 to R3-6.22) and piracy (R3-7.4). */
import type { Seat, Tell } from '../../../engine/index.ts'
import { blockNo, CAN_SAIL, KIND } from './blocks.ts'
import { note } from './book.ts'
import { freeToLeave, joinBattle } from './borders.ts'
import { PIRACY, TREASON_CARD } from './cards.ts'
import { AREA_COUNT, areaNo, EXILE_OF, type Leg, LEGS, zoneNo, ZONES_OF } from './map.ts'
import { cardOf, mayMove } from './movement.ts'
import { newPair, newSail, pairsOf, sailSlot, sailsOf } from './moves.ts'
import { num } from './numbers.ts'
import { blocksOf, holds, open, put, SEA } from './places.ts'
import type { Event, Move, State } from '../types/index.ts'

export function maySail(state: State, block: number): boolean {
  // D-06: bombards may sail, unless the table reads it otherwise.
  return CAN_SAIL[block] === 1 && (state.rules.bombardsSail || KIND[block] !== 'bombard')
}

/** Blocks found in each area for the list being made, and how many. */
const fleets: number[][] = Array.from({ length: AREA_COUNT }, () => [])
const sizes: number[] = Array.from({ length: AREA_COUNT }, () => 0)

export function listSails(state: State, seat: Seat): void {
  if (state.points === 0 || !cardOf(state, seat).sea) return
  // D-22: whether Treason allows a sea move.
  if (state.chosen[seat] === TREASON_CARD && !state.rules.treasonBySea) return
  sizes.fill(0)
  for (const block of blocksOf(state, seat)) {
    const from = num(state.at, block)
    if (from >= AREA_COUNT || ZONES_OF[from] === 0) continue
    if (!mayMove(state, block) || !maySail(state, block)) continue
    const size = num(sizes, from)
    ;(fleets[from] as number[])[size] = block
    sizes[from] = size + 1
  }
  for (let from = 0; from < AREA_COUNT; from++) if (num(sizes, from) > 0) listFleet(state, seat, from)
}

/** Sea moves and port to port legs open to the fleet whose list is being made, and how many. */
const slots: number[] = []
const ports: number[] = []
let slotCount = 0
let portCount = 0

function listFleet(state: State, seat: Seat, from: number): void {
  const free = freeToLeave(state, seat, from)
  if (free <= 0) return
  const fleet = fleets[from] as number[]
  const size = num(sizes, from)
  findLegs(state, seat, from)
  for (let n = 0; n < size; n++) {
    const block = num(fleet, n)
    const row = sailsOf(block)
    for (let i = 0; i < slotCount; i++) {
      const slot = num(slots, i)
      note(row[slot] ?? newSail(block, slot))
    }
  }
  // D-23: pirates keep the port bonus for moves that attack nobody.
  if (free < 2 || (state.chosen[seat] === PIRACY && !state.rules.piratePortBonus)) return
  for (let i = 0; i < size; i++) for (let j = i + 1; j < size; j++) listPair(num(fleet, i), num(fleet, j))
}

function listPair(one: number, two: number): void {
  const row = pairsOf(one, two)
  for (let i = 0; i < portCount; i++) {
    const leg = num(ports, i)
    note(row[leg] ?? newPair(one, two, leg))
  }
}

function findLegs(state: State, seat: Seat, from: number): void {
  const pirates = state.chosen[seat] === PIRACY
  slotCount = 0
  portCount = 0
  for (const leg of LEGS[from] as Leg[])
    if (open(state, seat, leg.to)) {
      slots[slotCount++] = sailSlot(leg.leg, -1)
      if (leg.ports) ports[portCount++] = leg.leg
    } else if (pirates && EXILE_OF[leg.to] === -1)
      for (const zone of leg.zones) slots[slotCount++] = sailSlot(leg.leg, zone)
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
