import type { Game } from '../../engine/game.ts'
import { about } from './about.ts'
import { apply, awaiting, idle, legal } from './actions.ts'
import { outcome } from './end.ts'
import { houseOf } from './houses.ts'
import { assert } from './invariants.ts'
import { annotate, write } from './notation.ts'
import { whyNot } from './refusals.ts'
import { setup } from './setup.ts'
import { speech } from './speech.ts'
import type { Event, Move, State, View } from './types.ts'
import { copy, guess, view } from './view.ts'

export const game: Game<State, Move, Event, View> = {
  about,
  setup,
  awaiting,
  legal,
  apply,
  view,
  guess,
  outcome,
  idle,
  write,
  annotate,
  whyNot,
  // A drawn card was hidden until then.
  barriers: ['drew'],
  sides: (seats) => Array.from({ length: seats }, (_, seat) => houseOf(seat)),
  copy,
  assert,
  speech,
}
