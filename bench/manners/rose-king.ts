/** The Rose King: whether a search ends once the game is decided, and how far six seeds differ late in the game. */
import type { Event, Move, State } from '../../games/rose-king/types.ts'
import type { Counts, Decision, Manners, Watch } from './play.ts'
import { countKinds, sixTimes } from './six.ts'

/** Beyond this value the search holds a game for won or lost. */
const CERTAIN = 0.98
const EFFORT = 600
/** So few stones left are late; of the decisions then one in so many is asked again. */
const LATE = 22
const EVERY = 3
const SWINGS = [0.05, 0.1, 0.25]

export const roseKing: Manners = {
  seats: 2,
  games: 12,
  level: 'monarch',
  effort: EFFORT,
  drawn: 12,
  watch(counts, effort): Watch<State, Move, Event> {
    counts.add('decisions searched', 0)
    counts.add('won or lost by more than 0.98', 0, 'decisions searched')
    counts.add('won or lost, and searched on to the end of the effort', 0, 'won or lost by more than 0.98')
    counts.add('late positions asked six times', 0)
    countKinds(counts, 'move', 'late positions asked six times')
    for (const swing of SWINGS) counts.add(swingsBy(swing), 0, 'late positions asked six times')
    counts.add('all swings together', 0)
    return {
      decides({ state, moves, choice, work, lot, again }) {
        const value = choice.considered[0]?.value
        if (moves.length < 2 || value === undefined) return
        counts.add('decisions searched')
        if (Math.abs(value) > CERTAIN) {
          counts.add('won or lost by more than 0.98')
          // The bots of older checkouts read the clock at every position: of theirs this says nothing.
          if (work > (effort ?? EFFORT)) counts.add('won or lost, and searched on to the end of the effort')
        }
        if (state.stonesLeft <= LATE && lot.int(EVERY) === 0) askSix(counts, again)
      },
    }
  },
}

function swingsBy(swing: number): string {
  return `value of the best move swings by more than ${swing}`
}

function askSix(counts: Counts, again: Decision<State, Move>['again']): void {
  const answers = sixTimes(again)
  const values = answers.map(({ considered }) => considered[0]?.value ?? 0)
  const swing = Math.max(...values) - Math.min(...values)
  counts.add('late positions asked six times')
  counts.add('all swings together', swing)
  for (const least of SWINGS) if (swing > least) counts.add(swingsBy(least))
  countKinds(
    counts,
    'move',
    'late positions asked six times',
    answers.map(({ move }) => move),
  )
}
