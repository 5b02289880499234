/** How a game that the table ended itself is scored. */
import type { AnyGame, Outcome, Seat } from '../../engine/index.ts'
import type { EndReason } from './messages.ts'

export function houseOutcome(
  game: AnyGame,
  state: unknown,
  seats: number,
  loser: Seat | null,
  reason: EndReason,
): Outcome {
  const sides = game.sides?.(seats) ?? Array.from({ length: seats }, (_, seat) => seat)
  const losing = loser === null || reason === 'closed' ? null : sides[loser]
  const last = new Set(sides).size
  const places = sides.map((side) => (side === losing ? last : 1))
  return { places, scores: standings(game, state, seats), reason }
}

/** The scores everybody could see when it ended. */
function standings(game: AnyGame, state: unknown, seats: number): readonly number[] {
  const scores = game.speech.standing(game.view(state, null)).map((standing) => standing.score)
  return Array.from({ length: seats }, (_, seat) => scores[seat] ?? 0)
}
