import type { Game } from '../../engine/index.ts'
import { about } from './about.ts'
import { checkFigures } from './check-figures.ts'
import { outcome } from './ending.ts'
import type { Event } from './events.ts'
import { guess } from './guess.ts'
import { assertState } from './invariants.ts'
import { write } from './notation.ts'
import { apply, awaiting, idle, legal } from './play.ts'
import { realmOf } from './realm.ts'
import { whyNot } from './refuse.ts'
import { copy, setup } from './setup.ts'
import { speech } from './speech.ts'
import type { Move, State } from './state.ts'
import type { View } from './view-types.ts'
import { view } from './view.ts'

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
