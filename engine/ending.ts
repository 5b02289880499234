/** How a game is scored that the table ended itself, not its rules. */
import type { AnyGame, Outcome, Seat } from './game.ts'

export type EndReason = 'resigned' | 'timeout' | 'agreed-draw' | 'aborted' | 'closed'

/**
 * The side of whoever gave up or ran out of time comes second, all others share the first place; an end that is
 * nobody's doing leaves all of them equal. The scores are those everybody could see.
 */
export function endOutcome(
  game: AnyGame,
  state: unknown,
  seats: number,
  loser: Seat | null,
  reason: EndReason,
): Outcome {
  const sides = sidesOf(game, seats)
  const losing = loser === null || reason === 'closed' ? null : sides[loser]
  const places = sides.map((side) => (side === losing ? 2 : 1))
  return { places, scores: openScores(game, state, seats), reason }
}

/** For each seat the side it wins and loses with. */
export function sidesOf(game: AnyGame, seats: number): readonly number[] {
  return game.sides?.(seats) ?? Array.from({ length: seats }, (_, seat) => seat)
}

function openScores(game: AnyGame, state: unknown, seats: number): readonly number[] {
  const standing = game.speech.standing(game.view(state, null))
  return Array.from({ length: seats }, (_, seat) => standing[seat]?.score ?? 0)
}
