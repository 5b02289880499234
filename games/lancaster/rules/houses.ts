/** Whose knights: a house is a player's own knights or, with two players, those of the player's ally. */
import type { Seat } from '../../../engine/game.ts'
import type { State } from '../types/index.ts'

export function isAlly(state: State, house: number): boolean {
  return house >= state.seats
}

/** The seat that decides for a house. */
export function leader(state: State, house: number): Seat {
  return house < state.seats ? house : house - state.seats
}

export function houseOf(state: State, seat: Seat, ally: boolean): number {
  return ally ? seat + state.seats : seat
}

export function who(state: State, house: number): { seat: Seat; ally: boolean } {
  return { seat: leader(state, house), ally: isAlly(state, house) }
}

/** The seat that comes after `places` others in player order: clockwise from the start player. */
export function inOrder(state: State, places: number): Seat {
  return (state.start + places) % state.seats
}
