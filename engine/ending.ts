/** How a game is scored that the table ended itself, not its rules. */
import type { AnyGame, Outcome, Seat } from './game.ts'
import { canonical } from './json.ts'
import type { Match } from './match.ts'
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

/** Where a score is hidden in part, the most it can be: records of earlier builds say so too. */
function openScores(game: AnyGame, state: unknown, seats: number): readonly number[] {
  const standing = game.speech.standing(game.view(state, null))
  return Array.from({ length: seats }, (_, seat) => standing[seat]?.most ?? standing[seat]?.score ?? 0)
}

const BY_A_SEAT: readonly string[] = ['resigned', 'timeout'] satisfies EndReason[]
const BY_NOBODY: readonly string[] = ['agreed-draw', 'aborted', 'closed'] satisfies EndReason[]

/** What speaks against an end that the table is said to have made where the match stands now; `null` if nothing does. */
export function endingFault(match: Match, seat: Seat | null, said: Outcome): string | null {
  const { game, state } = match
  const { seats } = match.setup
  const { reason } = said
  if (!BY_A_SEAT.includes(reason) && !BY_NOBODY.includes(reason)) return `no game is ended by the table as "${reason}"`
  if (BY_NOBODY.includes(reason) && seat !== null) return `an end as "${reason}" is nobody's doing`
  if (BY_A_SEAT.includes(reason)) {
    if (seat === null || seat < 0 || seat >= seats || match.out().includes(seat))
      return `an end as "${reason}" is the doing of a seat in the game`
    if (reason === 'timeout' && !match.awaiting().includes(seat))
      return 'the time of a seat ran out that was not awaited'
  }
  const due = endOutcome(game, state, seats, seat, reason as EndReason)
  // The host closes a table without looking at the game.
  const unseen = { ...due, scores: due.scores.map(() => 0) }
  const fits = canonical(said) === canonical(due) || (reason === 'closed' && canonical(said) === canonical(unseen))
  return fits ? null : `places and scores of this end are ${canonical(due.places)} and ${canonical(due.scores)}`
}

/**
 * Earlier builds gave the losing side the number of sides as its place, or in the browser came after all seats of the others.
 * `null` if the end is as one of them, or as we, would have written it.
 */
export function oldEndingFault(match: Match, seat: Seat | null, said: Outcome): string | null {
  const fault = endingFault(match, seat, said)
  if (fault === null || seat === null || !BY_A_SEAT.includes(said.reason)) return fault
  const { game, state } = match
  const sides = sidesOf(game, state, match.setup.seats)
  const losing = sides.filter((side) => side === sides[seat]).length
  const lastPlaces = [new Set(sides).size, 1 + sides.length - losing]
  const { scores } = endOutcome(game, state, match.setup.seats, seat, 'resigned')
  const known = lastPlaces.map((last) => canonical(sides.map((side) => (side === sides[seat] ? last : 1))))
  return known.includes(canonical(said.places)) && canonical(said.scores) === canonical(scores) ? null : fault
}
