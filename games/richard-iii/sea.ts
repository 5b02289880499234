/** Sea movement (R3-6.16 to R3-6.22) and piracy (R3-7.4). */
import type { Seat, Tell } from '../../engine/index.ts'
import { blockNo, CAN_SAIL, KIND } from './blocks.ts'
import { freeToLeave, joinBattle } from './borders.ts'
import { PIRACY, TREASON_CARD } from './cards.ts'
import { AREA_COUNT, areaNo, EXILE_OF, type Leg, LEGS, zoneNo } from './map.ts'
import { cardOf, mayMove } from './movement.ts'
import { newPair, newSail, pairsOf, sailSlot, sailsOf } from './moves.ts'
import { num } from './numbers.ts'
import { blocksOf, holds, open, put, SEA } from './places.ts'
import type { Event, Move, State } from './types.ts'

export function maySail(state: State, block: number): boolean {
  // D-06: bombards may sail, unless the table reads it otherwise.
  return CAN_SAIL[block] === 1 && (state.rules.bombardsSail || KIND[block] !== 'bombard')
}

/** Blocks found in each area for the list being made. */
const fleets: number[][] = Array.from({ length: AREA_COUNT }, () => [])
const harbours: number[] = []

export function listSails(state: State, seat: Seat, into: Move[]): void {
  if (state.points === 0 || !cardOf(state, seat).sea) return
  // D-22: whether Treason allows a sea move.
  if (state.chosen[seat] === TREASON_CARD && !state.rules.treasonBySea) return
  for (const block of blocksOf(state, seat)) {
    const from = num(state.at, block)
    if (from >= AREA_COUNT || (LEGS[from] as Leg[]).length === 0) continue
    if (!mayMove(state, block) || !maySail(state, block)) continue
    const fleet = fleets[from] as number[]
    if (fleet.length === 0) harbours.push(from)
    fleet.push(block)
  }
  for (const from of harbours) {
    const fleet = fleets[from] as number[]
    listFleet(state, seat, from, fleet, into)
    fleet.length = 0
  }
  harbours.length = 0
}

/** Sea moves and port to port legs open to the fleet whose list is being made. */
const slots: number[] = []
const ports: number[] = []

function listFleet(state: State, seat: Seat, from: number, fleet: readonly number[], into: Move[]): void {
  const free = freeToLeave(state, seat, from)
  if (free <= 0) return
  findLegs(state, seat, from)
  for (const block of fleet) {
    const row = sailsOf(block)
    for (let i = 0; i < slots.length; i++) {
      const slot = num(slots, i)
      into.push(row[slot] ?? newSail(block, slot))
    }
  }
  // D-23: pirates keep the port bonus for moves that attack nobody.
  if (free < 2 || (state.chosen[seat] === PIRACY && !state.rules.piratePortBonus)) return
  for (let i = 0; i < fleet.length; i++)
    for (let j = i + 1; j < fleet.length; j++) listPair(num(fleet, i), num(fleet, j), into)
}

function listPair(one: number, two: number, into: Move[]): void {
  const row = pairsOf(one, two)
  for (let i = 0; i < ports.length; i++) {
    const leg = num(ports, i)
    into.push(row[leg] ?? newPair(one, two, leg))
  }
}

function findLegs(state: State, seat: Seat, from: number): void {
  const pirates = state.chosen[seat] === PIRACY
  slots.length = 0
  ports.length = 0
  for (const leg of LEGS[from] as Leg[])
    if (open(state, seat, leg.to)) {
      slots.push(sailSlot(leg.leg, -1))
      if (leg.ports) ports.push(leg.leg)
    } else if (pirates && EXILE_OF[leg.to] === -1) for (const zone of leg.zones) slots.push(sailSlot(leg.leg, zone))
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
