/** How a game is scored that the table ended itself, not its rules. */
import type { AnyGame, Outcome, Seat } from './game.ts'
import { placesBy, sidesInGame, sidesOf } from './outcome.ts'

export type EndReason = 'resigned' | 'timeout' | 'agreed-draw' | 'aborted' | 'closed'

/**
 * The side of whoever gave up or ran out of time comes after all others still in the game, who share the first place; sides
 * that were out before come last. An end that is nobody's doing leaves all of them equal. The scores are those everybody
 * could see.
 */
export function endOutcome(
  game: AnyGame,
  state: unknown,
  seats: number,
  loser: Seat | null,
  reason: EndReason,
): Outcome {
  const sides = sidesOf(game, state, seats)
  const losing = loser === null ? null : sides[loser]
  const inGame = sidesInGame(game, state, seats)
  const equal = reason === 'closed' || reason === 'aborted'
  const strength = sides.map((side) => (equal ? 0 : !inGame.has(side) ? -2 : side === losing ? -1 : 0))
  return { places: placesBy(strength, sides), scores: openScores(game, state, seats), reason }
}

function openScores(game: AnyGame, state: unknown, seats: number): readonly number[] {
  const standing = game.speech.standing(game.view(state, null))
  return Array.from({ length: seats }, (_, seat) => standing[seat]?.score ?? 0)
}
