import type { Game } from '../../engine/game.ts'
import { about } from './about.ts'
import { figures } from './figures/index.ts'
import { copy } from './rules/copy.ts'
import { houseOf } from './rules/houses.ts'
import { idle } from './rules/idle.ts'
import { apply, awaiting, legal } from './rules/index.ts'
import { assert } from './rules/invariants.ts'
import { annotate, write } from './rules/notation.ts'
import { orders } from './rules/orders.ts'
import { outcome } from './rules/outcome.ts'
import { whyNot } from './rules/refusals.ts'
import { setup } from './rules/setup.ts'
import { speech } from './speech/index.ts'
import type { Event, Move, State, View } from './types.ts'
import { forced, guess, overlay, view } from './view/index.ts'

export const game: Game<State, Move, Event, View> = {
  about,
  setup,
  awaiting,
  legal,
  apply,
  view,
  overlay,
  guess,
  outcome,
  idle,
  write,
  annotate,
  whyNot,
  // A drawn card was hidden until then.
  barriers: ['drew'],
  sides: (state) => state.hands.map((_, seat) => houseOf(seat)),
  orders,
  forced,
  copy,
  figures,
  assert,
  speech,
}
