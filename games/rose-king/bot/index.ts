/** What the game teaches the bots. */
import type { Knowledge } from '../../../engine/game.ts'
import type { Move, State } from '../types.ts'
import chances from './chances.json' with { type: 'json' }
import { evaluate } from './evaluate.ts'
import learned from './learned.json' with { type: 'json' }
import { parts } from './parts.ts'
import { pick } from './pick.ts'
import { promise } from './promise.ts'
import { boards } from './search/index.ts'
import { tempers } from './tempers.ts'

export const knowledge: Knowledge<State, Move> = {
  evaluate,
  parts,
  promise,
  pick,
  board: boards(learned),
  chances,
  tempers,
}
