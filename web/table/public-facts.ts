/** What everybody at the table knows, read from the view of whoever looks. */
import { quick } from '../../engine/dice.ts'
import type { AnyGame, Seat } from '../../engine/game.ts'
import { sidesOf } from '../../engine/outcome.ts'

export interface PublicFacts {
  /** Seats that are out while the others play on. */
  readonly out: readonly Seat[]
  /** For each seat the side it wins and loses with. */
  readonly sides: readonly number[]
}

/** Who is out and who stands with whom is the same in every world that looks like the view, so any guess will do. */
export function publicFacts(game: AnyGame, view: unknown, seats: number): PublicFacts {
  const world = game.out || game.sides ? game.guess(view, quick(0)) : null
  return { out: game.out?.(world) ?? [], sides: sidesOf(game, world, seats) }
}

/** The others on a seat's side; nobody where all stand together against the game. */
export function partnersOf(sides: readonly number[], seat: Seat): readonly Seat[] {
  if (new Set(sides).size < 2) return []
  return sides.flatMap((side, other) => (side === sides[seat] && other !== seat ? [other] : []))
}
