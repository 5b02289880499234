/** Lancaster: whether a secret vote hangs on the seed, and squires spent for nothing. */
import { picksFor } from '../../games/lancaster/bot/picks.ts'
import { wasted } from '../../games/lancaster/bot/waste.ts'
import { squiresNeeded } from '../../games/lancaster/rules/placement.ts'
import type { Event, Move, State } from '../../games/lancaster/types/index.ts'
import type { Counts, Decision, Manners, Watch } from './play.ts'
import { countKinds, kinds, sixTimes } from './six.ts'

/** Of the votes with this many choices or more one in so many is asked again. */
const CHOICES = 4
const EVERY = 6
const ASKED = 'votes asked six times'
const PLACED = 'squires placed'

export const lancaster: Manners = {
  seats: 3,
  games: 4,
  level: 'earl',
  effort: 160,
  drawn: 12,
  watch(counts): Watch<State, Move, Event> {
    counts.add(ASKED, 0)
    counts.add('the same side', 0, ASKED)
    countKinds(counts, 'whole vote', ASKED)
    counts.add('knights placed in counties', 0)
    counts.add('with squires', 0, 'knights placed in counties')
    counts.add('with more squires than it takes to get in', 0, 'with squires')
    counts.add('with squires that win nothing, or buy what the own castle sells', 0, 'with squires')
    counts.add('knights sent to the castle', 0)
    counts.add('while a weaker one was at court', 0, 'knights sent to the castle')
    counts.add(PLACED, 0)
    counts.add('squires driven out with their knight', 0, PLACED)
    return {
      decides(decision) {
        const { moves, move, lot } = decision
        if (move.type === 'vote' && moves.length >= CHOICES && lot.int(EVERY) === 0) askSix(counts, decision)
        if (move.type === 'county') countSquires(counts, decision, move)
        if (move.type === 'castle') {
          counts.add('knights sent to the castle')
          if (isWasted(decision)) counts.add('while a weaker one was at court')
        }
      },
      hears(event) {
        if (event.type === 'placed') counts.add(PLACED, event.squires)
        if (event.type === 'expelled') counts.add('squires driven out with their knight', event.squires)
      },
    }
  },
}

function askSix(counts: Counts, { again, moves, bots }: Decision<State, Move>): void {
  const answers = sixTimes(again).map(({ move }) => move)
  const sides = answers.map((answer) => {
    const vote = moves.find((each) => bots.rules.write(each) === answer)
    return vote?.type === 'vote' && vote.yes ? 'yes' : 'no'
  })
  counts.add(ASKED)
  if (kinds(sides) === 1) counts.add('the same side')
  countKinds(counts, 'whole vote', ASKED, answers)
}

function countSquires(
  counts: Counts,
  decision: Decision<State, Move>,
  { strength, county, squires }: Extract<Move, { type: 'county' }>,
): void {
  counts.add('knights placed in counties')
  if (squires === 0) return
  counts.add('with squires')
  if (squires > squiresNeeded(decision.state, decision.seat, strength, county))
    counts.add('with more squires than it takes to get in')
  if (isWasted(decision)) counts.add('with squires that win nothing, or buy what the own castle sells')
}

function isWasted({ state, seat, move }: Decision<State, Move>): boolean {
  return wasted(state, seat, move, picksFor(state.seats))
}
