/** Phase 1: placement (LA-4). */
import type { Seat, Tell } from '../../../engine/game.ts'
import type { Event, Move, State } from '../types/index.ts'
import { clearCounty } from './effects.ts'
import { figuresOf } from './figures.ts'
import { join, openTo } from './france.ts'
import { houseOf, isAlly, leader, who } from './houses.ts'
import { fromCourt, hasCourt, toCourt } from './knights.ts'
import { add, nth } from './list.ts'
import * as moves from './moves.ts'

export function beginPlacement(state: State): void {
  state.phase = 'placement'
  state.passed.fill(false)
  // One before the start player: the first turn is found like every other.
  state.turn = (state.start + state.seats - 1) % state.seats
}

function hasKnightsAtCourt(state: State, seat: Seat): boolean {
  return hasCourt(state, seat) || (state.seats === 2 && hasCourt(state, houseOf(state, seat, true)))
}

/** Passes the turn clockwise; false when every court is empty or stuck (LA-4.1 to LA-4.4, LA-A24). */
export function nextTurn(state: State): boolean {
  for (let i = 1; i <= state.seats; i++) {
    const seat = (state.turn + i) % state.seats
    if (state.passed[seat] || !hasKnightsAtCourt(state, seat)) continue
    state.turn = seat
    return true
  }
  return false
}

export function listPlacements(state: State, seat: Seat, into: Move[]): void {
  listHouse(state, seat, into)
  if (state.seats === 2) listHouse(state, houseOf(state, seat, true), into)
  if (into.length === 0) into.push(moves.PASS)
}

function listHouse(state: State, house: number, into: Move[]): void {
  const figures = figuresOf(state.figures)
  const ally = isAlly(state, house)
  const court = nth(state.court, house)
  const seat = leader(state, house)
  // LA-12.6: ally knights never have squires.
  const squires = ally ? 0 : nth(state.squires, seat)
  const covered = ally ? undefined : nth(state.extensions, house)
  const castle = nth(state.castle, house)
  for (let strength = 1; strength <= 4; strength++) {
    if (nth(court, strength - 1) === 0) continue
    for (let index = 0; index < state.counties.length; index++) {
      // LA-4.5: squires never count for the minimum.
      if (strength < nth(figures.counties, index).minStrength) continue
      for (let n = squiresNeeded(state, seat, strength, index); n <= squires; n++)
        into.push(moves.county(ally, strength, index, n))
    }
    // LA-4.11, LA-4.12: free spaces not covered by a tile.
    for (let space = 0; space < castle.length; space++)
      if (castle[space] === 0 && !covered?.[space]) into.push(moves.castle(ally, strength, space))
    for (let slot = 0; slot < state.conflicts.length; slot++)
      if (openTo(state, house, slot)) into.push(moves.conflict(ally, strength, slot))
  }
}

/** The fewest squires that let the knight in (LA-4.7, LA-4.8); none suffices against the own side (LA-4.9, LA-12.6). */
export function squiresNeeded(state: State, seat: Seat, strength: number, county: number): number {
  const held = nth(state.counties, county)
  if (held.house < 0) return 0
  if (leader(state, held.house) === seat) return Number.POSITIVE_INFINITY
  return Math.max(0, held.strength + held.squires + 1 - strength)
}

export function enterCounty(
  state: State,
  seat: Seat,
  move: Extract<Move, { type: 'county' }>,
  tell: Tell<Event>,
): void {
  const { strength, squires } = move
  const house = houseOf(state, seat, move.ally)
  const held = nth(state.counties, move.county)
  const county = nth(figuresOf(state.figures).counties, move.county).id
  placed(state, house, strength)
  // The newcomer's squires leave the stock with the knight: they stand in the county, not in the supply.
  add(state.squires, seat, -squires)
  tell?.({ type: 'placed', ...who(state, house), strength, county, squires })
  if (held.house >= 0) {
    // LA-4.10: the knight goes home at once, its squires to the supply.
    tell?.({ type: 'expelled', ...who(state, held.house), strength: held.strength, county, squires: held.squires })
    toCourt(state, held.house, held.strength)
    clearCounty(state, move.county)
  }
  held.house = house
  held.strength = strength
  held.squires = squires
}

export function enterCastle(
  state: State,
  seat: Seat,
  move: Extract<Move, { type: 'castle' }>,
  tell: Tell<Event>,
): void {
  const house = houseOf(state, seat, move.ally)
  const figures = figuresOf(state.figures)
  placed(state, house, move.strength)
  nth(state.castle, house)[move.space] = move.strength
  const space = nth(move.ally ? figures.ally.castle : figures.castle, move.space).id
  tell?.({ type: 'castled', ...who(state, house), strength: move.strength, space })
}

export function enterConflict(
  state: State,
  seat: Seat,
  move: Extract<Move, { type: 'conflict' }>,
  tell: Tell<Event>,
): void {
  const house = houseOf(state, seat, move.ally)
  placed(state, house, move.strength)
  join(state, house, move.strength, move.slot, { journey: false, earnsFavour: true }, tell)
}

function placed(state: State, house: number, strength: number): void {
  fromCourt(state, house, strength)
  // A knight placed may have expelled one or changed what others can do.
  state.passed.fill(false)
}

/** LA-A24: nothing legal for any knight at court. */
export function pass(state: State, seat: Seat, tell: Tell<Event>): void {
  state.passed[seat] = true
  tell?.({ type: 'passed', seat })
}
