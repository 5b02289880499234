/** How a game ended, in the reader's terms: phrases of this part's catalogues. */
import type { Outcome, Phrase, Seat } from '../../engine/game.ts'
import { winnersOf } from '../../engine/outcome.ts'

export interface Verdict {
  readonly headline: Phrase
  /** Where the reader came in, and by how much; nothing for whoever only watched. */
  readonly standing: readonly Phrase[]
}

const PLACES = ['place.1', 'place.2', 'place.3', 'place.4', 'place.5', 'place.6', 'place.7']

/** Ends that are nobody's doing and leave nobody ahead. */
const STOPPED: readonly string[] = ['aborted', 'closed']
/** Ends that the table made: the points on the board decided nothing. */
const BY_TABLE: readonly string[] = [...STOPPED, 'resigned', 'timeout', 'agreed-draw']

export function verdictOf(
  outcome: Outcome,
  sides: readonly number[],
  viewer: Seat | null,
  nameOf: (seat: Seat) => string,
  /** Whether scores are points; elsewhere nobody is points ahead. */
  inPoints = true,
): Verdict {
  const winners = winnersOf(outcome, sides)
  const named = (seats: readonly Seat[]): readonly Phrase[] =>
    seats.map((seat) => ({ say: 'end.name', name: nameOf(seat) }))
  if (outcome.lost) return { headline: { say: 'end.lost' }, standing: [] }
  if (STOPPED.includes(outcome.reason)) return { headline: { say: 'end.stopped' }, standing: [] }
  if (winners.length === 0) return { headline: { say: 'end.draw' }, standing: [] }
  if (viewer === null) return { headline: { say: 'end.won', names: named(winners), n: winners.length }, standing: [] }
  if (winners.includes(viewer)) {
    const others = winners.filter((seat) => seat !== viewer)
    const headline: Phrase =
      others.length > 0 ? { say: 'end.you-win-with', names: named(others) } : { say: 'end.you-win' }
    return { headline, standing: inPoints ? marginOf(outcome, sides, viewer, 'end.ahead') : [] }
  }
  return {
    headline: { say: 'end.won', names: named(winners), n: winners.length },
    standing: [placeOf(outcome, sides, viewer), ...(inPoints ? marginOf(outcome, sides, viewer, 'end.behind') : [])],
  }
}

function placeOf({ places }: Outcome, sides: readonly number[], viewer: Seat): Phrase {
  const place = places[viewer] ?? 1
  const name: Phrase = { say: PLACES[place - 1] ?? 'place.7' }
  const shared = places.some((other, seat) => other === place && sides[seat] !== sides[viewer])
  return shared ? { say: 'end.place-shared', place: name } : { say: 'end.place', place: name, of: new Set(sides).size }
}

/** Only where points decide, and decide that way. */
function marginOf(
  { scores, places, reason }: Outcome,
  sides: readonly number[],
  viewer: Seat,
  say: 'end.ahead' | 'end.behind',
): readonly Phrase[] {
  if (BY_TABLE.includes(reason)) return []
  const own = scores[viewer] ?? 0
  const others = scores.filter((_, seat) => sides[seat] !== sides[viewer])
  const inOrder = scores.every((score, seat) =>
    scores.every((other, rival) => (places[seat] ?? 0) >= (places[rival] ?? 0) || score >= other),
  )
  const n = say === 'end.ahead' ? own - Math.max(...others) : Math.max(...others) - own
  return inOrder && others.length > 0 && n > 0 ? [{ say, n }] : []
}
