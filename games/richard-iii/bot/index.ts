/** What the game teaches the bots: which moves look good, and how well a house stands at the start of a turn. */
import type { Knowledge } from '../../../engine/index.ts'
import type { Move, State } from '../types/index.ts'
import { absurd } from './absurd.ts'
import { calm } from './calm.ts'
import chances from './chances.json' with { type: 'json' }
import { evaluate, parts } from './evaluate.ts'
import { ideas } from './ideas.ts'
import { pick, quick } from './pick.ts'
import { promise } from './promise.ts'
import { stakes } from './stakes.ts'
import { tempers } from './tempers.ts'

export const knowledge: Knowledge<State, Move> = {
  evaluate,
  parts,
  promise,
  absurd,
  ideas,
  pick,
  quick,
  // Marches, voyages and musters show nothing before the battles.
  foreseen: ({ phase }) => phase === 'action',
  calm,
  stakes,
  // A playout goes on to the next calm moment, however near.
  reach: 1,
  wholeTurns: true,
  // One unlucky battle says nothing about a plan.
  trials: 4,
  chances,
  tempers,
}
