/** What Lancaster teaches the bots. */
import type { Knowledge, Seat } from '../../../engine/game.ts'
import { roundBegins } from './calm.ts'
import { judgeOf } from './promise.ts'
import { evaluate } from './evaluate.ts'
import { pick, quick } from './pick.ts'
import { stakes } from './stakes.ts'
import { roundsLeft } from './values.ts'
import { WEIGHTS as W } from './weights.ts'
import type { Move, State } from '../types/index.ts'

/** A move that looks better is tried that much more readily; early in the game everything counts for more points. */
function promise(state: State, seat: Seat, move: Move): number {
  return Math.exp((W.keenness * judgeOf(state, seat)(move)) / (1 + roundsLeft(state)))
}

/** A playout goes on to the end of the round, where all that was placed has paid. */
export const knowledge: Knowledge<State, Move> = {
  evaluate,
  promise,
  pick,
  quick,
  stakes,
  calm: roundBegins,
  style: 'tree',
  reach: 0,
}
