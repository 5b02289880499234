/** How a match ends when a seat gives up: its side comes last, the others share the first place. */
import type { AnyGame, Outcome, Seat } from '../../engine/game.ts'

export function resigned(game: AnyGame, view: unknown, seats: number, seat: Seat): Outcome {
  const sides = game.sides?.(seats) ?? Array.from({ length: seats }, (_, place) => place)
  const last = sides.filter((side) => side !== sides[seat]).length + 1
  return {
    places: sides.map((side) => (side === sides[seat] ? last : 1)),
    scores: game.speech.standing(view).map((standing) => standing.score),
    reason: 'resigned',
  }
}
