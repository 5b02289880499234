import type { Game } from '../../engine/game.ts'
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
  whyNot,
  // New cards and stocks are shown, secret choices are opened, and a fixed vote stays fixed (LA-14.4).
  barriers: ['extensions', 'decided', 'counted', 'most', 'round', 'stocks'],
  orders,
  forced,
  copy,
  checkFigures,
  figures,
  assert,
  speech,
}
