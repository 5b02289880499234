import type { Game } from '../../engine/game.ts'
import { about } from './about.ts'
import { figures } from './figures/index.ts'
import { copy } from './rules/copy.ts'
import { idle } from './rules/idle.ts'
import { apply, awaiting, legal, together } from './rules/index.ts'
import { assert } from './rules/invariants.ts'
import { annotate, write } from './rules/notation.ts'
import { orders } from './rules/orders.ts'
import { outcome } from './rules/outcome.ts'
import { whyNot } from './rules/refusals.ts'
import { setup } from './rules/setup.ts'
import { speech } from './speech/index.ts'
import type { Event, Move, State, View } from './types.ts'
import { forced, guess, open, overlay, view } from './view/index.ts'

export const game: Game<State, Move, Event, View> = {
  about,
  setup,
  awaiting,
  together,
  legal,
  apply,
  view,
  overlay,
  guess,
  open,
  outcome,
  idle,
  write,
  annotate,
  whyNot,
  // What was hidden is on the table then, and no undo may reach behind it.
  barriers: ['shown', 'turned'],
  orders,
  forced,
  copy,
  figures,
  assert,
  speech,
}
