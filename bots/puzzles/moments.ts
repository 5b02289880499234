/** Moments of a played game at which a seat has something to decide. */
import { type AnyGame, type AnyKnowledge, Match, refusedBy, type Seat } from '../../engine/index.ts'
import { setupOf, stepsIn } from './replay.ts'
import { sensible } from './sound.ts'
import type { PlayedGame } from './types.ts'

export interface Moment {
  readonly at: number
  readonly seat: Seat
  /** A secret plan that lacks one of its steps, and its end. */
  readonly planned?: string
}

/** With fewer choices a right answer is luck. */
const FEWEST_CHOICES = 3
/** With more, nobody can weigh them all. */
const MOST_CHOICES = 60

export function momentsOf(game: AnyGame, played: PlayedGame, knowledge: AnyKnowledge | null = null): readonly Moment[] {
  const moves = stepsIn(played.moves)
  const match = new Match(game, setupOf(game, played))
  const moments: Moment[] = []
  for (let at = 0; at < moves.length;) {
    const seat = match.awaiting()[0] as Seat
    const run = secretRun(match, seat, moves, at)
    if (run.length > 1) moments.push(...lacking(match, knowledge, run, at, seat))
    else if (worthAsking(match, seat)) moments.push({ at, seat })
    for (const text of run) if (refusedBy(match.act(seat, text))) throw new Error(`"${text}" cannot be played`)
    at += run.length
  }
  return moments
}

/** The steps from here on that the seat makes in a row and in secret; in the open, the next one alone. */
function secretRun(
  { game, state, setup, entries }: Match,
  seat: Seat,
  moves: readonly string[],
  at: number,
): readonly string[] {
  if (!game.together?.(state)) return moves.slice(at, at + 1)
  const ahead = new Match(game, setup, undefined, entries)
  let end = at
  do ahead.act(seat, moves[end++] as string)
  while (end < moves.length && ahead.awaiting()[0] === seat && game.together(ahead.state))
  return moves.slice(at, end)
}

/**
 * The plan without each of its steps in turn, where it can do without and what is left makes sense; a step that comes twice is
 * left out once, and the last step closes the plan and is left to the reader.
 */
function lacking(
  match: Match,
  knowledge: AnyKnowledge | null,
  run: readonly string[],
  at: number,
  seat: Seat,
): readonly Moment[] {
  const { game, setup, entries } = match
  const seen = { game, knowledge, view: match.view(seat), seat }
  const open = run.slice(0, -1)
  return open
    .flatMap((step, left) => (open.indexOf(step) === left ? [open.toSpliced(left, 1)] : []))
    .filter((steps) => {
      const ahead = new Match(game, setup, undefined, entries)
      return steps.every((text) => !refusedBy(ahead.act(seat, text))) && worthAsking(ahead, seat)
    })
    .filter((steps) => sensible(seen, steps))
    .map((steps) => ({ at, seat, planned: steps.join(' ') }))
}

function worthAsking(match: Match, seat: Seat): boolean {
  const { length } = match.legal(seat)
  return length >= FEWEST_CHOICES && length <= MOST_CHOICES
}
