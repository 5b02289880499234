import type { Game } from '../../engine/index.ts'
import { about } from './about.ts'
import { checkFigures } from './rules/check-figures.ts'
import { outcome } from './rules/outcome.ts'
import type { Event } from './types/event.ts'
import { guess } from './view/guess.ts'
import { assertState } from './rules/invariants.ts'
import { write } from './rules/notation.ts'
import { apply, awaiting, idle, legal } from './rules/index.ts'
import { realmOf } from './rules/figures.ts'
import { whyNot } from './rules/refusals.ts'
import { copy, setup } from './rules/setup.ts'
import { speech } from './speech/index.ts'
import type { Move, State } from './types/state.ts'
import type { View } from './types/view.ts'
import { view } from './view/view.ts'

export const game: Game<State, Move, Event, View> = {
  about,
  setup,
  awaiting,
  together: (state) => state.phase === 'planning',
  legal,
  apply,
  view,
  guess,
  outcome: (state) => outcome(realmOf(state), state),
  idle,
  write,
  whyNot,
  // The display shows cards of the deck, the reveal shows the plans. Planning begins afresh for everybody:
  // an open step before it would end the taking back as soon as another seat plans, and so tell of it (WR-A32, WR-15.1).
  barriers: ['display', 'planning', 'reveal'],
  copy,
  checkFigures,
  assert: assertState,
  speech,
}
