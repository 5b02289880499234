/** What every sample game has in common. */
import type { About, Game, Livery, Seat } from '../../../engine/index.ts'

export function aboutSample(id: string, seatCounts: readonly number[]): About {
  return {
    id,
    version: 1,
    seatCounts,
    options: [],
    rulePrefix: 'XX',
    designer: '',
    publisher: '',
    year: 2026,
    minutes: [1, 2],
  }
}

export const SEATS: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

/** A speech that says nothing but who sits where; `scores` gives the number of seats. */
export function mute<View, Move, Event>(
  scores: (view: View) => readonly number[],
): Game<unknown, Move, Event & { type: string }, View>['speech'] {
  return {
    prompt: () => ({ ask: { say: 'ask' }, rule: 'XX-1' }),
    move: () => ({ say: 'move' }),
    event: () => ({ say: 'event' }),
    standing: (view) => scores(view).map((score) => ({ score, facts: [] })),
    seat: () => ({ name: { say: 'seat' }, livery: 'azure' satisfies Livery }),
  }
}
