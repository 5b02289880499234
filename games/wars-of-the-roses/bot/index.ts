/** What the game teaches the bots. */
import type { Knowledge } from '../../../engine/index.ts'
import type { Move, State } from '../types/index.ts'
import chances from './chances.json' with { type: 'json' }
import { evaluate, parts } from './evaluate.ts'
import { pickWith, quickWith } from './pick.ts'
import { picksFor } from './picks.ts'
import { promise } from './promise.ts'
import { unpayable } from './purse.ts'
import { tempers } from './tempers.ts'

/** A playout goes on through the next draft, where a good position shows. */
export const knowledge: Knowledge<State, Move> = {
  evaluate,
  parts,
  promise,
  absurd: unpayable,
  // What may be planned hangs on the open table and the own plan alone.
  foreseen: ({ phase }) => phase === 'planning',
  pick: (state, seat, moves, dice) => pickWith(picksFor(state.seats), state, seat, moves, dice),
  quick: (state, seat, dice) => quickWith(picksFor(state.seats), state, seat, dice),
  wholeTurns: true,
  reach: 8,
  chances,
  tempers,
}
