/** What Lancaster teaches the bots. */
import type { Knowledge } from '../../../engine/game.ts'
import type { Move, State } from '../types/index.ts'
import { calm } from './calm.ts'
import chances from './chances.json' with { type: 'json' }
import { evaluate, parts } from './evaluate.ts'
import { pick, quick } from './pick.ts'
import { promise } from './promise.ts'
import { stakes } from './stakes.ts'

/** A playout goes on to the end of the round, where all that was placed has paid. */
export const knowledge: Knowledge<State, Move> = {
  evaluate,
  parts,
  promise,
  pick,
  quick,
  stakes,
  calm,
  wholeTurns: false,
  reach: 0,
  chances,
}
