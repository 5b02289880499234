/** Seats, houses and the two modes. */
import type { Seat } from '../../../engine/game.ts'
import data from '../data.json' with { type: 'json' }
import type { House, Stone } from '../types.ts'

export interface Mode {
  readonly players: number
  readonly handLimit: number
  readonly initialHand: number
  readonly heroesPerPlayer: number
  readonly seats: readonly {
    readonly id: string
    readonly notation: string
    readonly house: string
    readonly tableSide: string
  }[]
}

export const MODES: readonly Mode[] = data.modes

export function modeFor(seats: number): Mode {
  const mode = MODES.find((known) => known.players === seats)
  if (!mode) throw new Error(`The Rose King is for 2 or 4 players, not ${seats}`)
  return mode
}

/** By the number of seats. */
export const HAND_LIMITS: readonly number[] = Array.from(
  { length: Math.max(...MODES.map((mode) => mode.players)) + 1 },
  (_, seats) => MODES.find((mode) => mode.players === seats)?.handLimit ?? 0,
)

export const HOUSES = data.houses

/** RK-7.1: the houses alternate in turn order, with two players and with four. */
export function houseOf(seat: Seat): House {
  return (seat & 1) as House
}

export function stoneOf(seat: Seat): Stone {
  return ((seat & 1) + 1) as Stone
}
