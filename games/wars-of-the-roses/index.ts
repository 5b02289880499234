import type { Game } from '../../engine/index.ts'
import { about } from './about.ts'
import { figures } from './figures/index.ts'
import { checkFigures } from './rules/check-figures.ts'
import { copy } from './rules/copy.ts'
import { idle } from './rules/idle.ts'
import { apply, awaiting, legal, together } from './rules/index.ts'
import { assert } from './rules/invariants.ts'
import { write } from './rules/notation.ts'
import { orders } from './rules/orders.ts'
import { outcome } from './rules/outcome.ts'
import { whyNot } from './rules/refusals.ts'
import { setup } from './rules/setup.ts'
import { speech } from './speech/index.ts'
import type { Event, Move, State, View } from './types/index.ts'
import { forced, guess, overlay, view } from './view/index.ts'

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
  outcome,
  idle,
  write,
  whyNot,
  // The display shows cards of the deck, the reveal shows the plans. Planning begins afresh for everybody:
  // an open step before it would end the taking back as soon as another seat plans, and so tell of it (WR-A32, WR-15.1).
  barriers: ['display', 'planning', 'reveal'],
  orders,
  forced,
  copy,
  checkFigures,
  figures,
  assert,
  speech,
}
