/** Who sits at the tables of the tests. */
import type { AnyGame } from '../../engine/game.ts'
import type { SeatFace } from '../board.ts'

const NAMES = ['Ann', 'Bertram', 'Cicely', 'Dickon', 'Edmund', 'Frideswide', 'Godfrey', 'Hawise']

export function facesOf(game: AnyGame, seats: number): readonly SeatFace[] {
  return Array.from({ length: seats }, (_, seat) => ({
    name: NAMES[seat] ?? `${seat}`,
    livery: game.speech.seat(seat, seats).livery,
  }))
}
