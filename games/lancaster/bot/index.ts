/** What Lancaster teaches the bots. */
import type { Knowledge } from '../../../engine/game.ts'
import type { Move, State } from '../types/index.ts'
import { calm } from './calm.ts'
import chances from './chances.json' with { type: 'json' }
import { evaluate, parts } from './evaluate.ts'
import { pickWith, quickWith } from './pick.ts'
import { picksFor } from './picks.ts'
import { promiseWith } from './promise.ts'
import { stakes } from './stakes.ts'
import { tempers } from './tempers.ts'

/** A playout goes on to the end of the round, where all that was placed has paid. */
export const knowledge: Knowledge<State, Move> = {
  evaluate,
  parts,
  promise: (state, seat, move) => promiseWith(picksFor(state.seats), state, seat, move),
  pick: (state, seat, moves, dice) => pickWith(picksFor(state.seats), state, seat, moves, dice),
  quick: (state, seat, dice) => quickWith(picksFor(state.seats), state, seat, dice),
  stakes,
  calm,
  wholeTurns: false,
  race: true,
  reach: 0,
  // Where knights go, with three players: there 600, 1,500 and 4,000 found nothing better than 240.
  enough: 1200,
  // Thinking longer than an earl chooses the same in five of six places: without mistakes an earl would be a monarch.
  blurs: { earl: 0.15 },
  chances,
  tempers,
}
