import type { Game } from '../../engine/game.ts'
import { about } from './about.ts'
import { apply } from './apply.ts'
import { assert } from './assert.ts'
import { checkFigures } from './check.ts'
import { copy } from './copy.ts'
import { awaiting, together } from './flow.ts'
import { guess } from './guess.ts'
import { idle } from './idle.ts'
import { legal } from './legal.ts'
import { write } from './notation.ts'
import { whyNot } from './refusal.ts'
import { outcome } from './scoring.ts'
import { setup } from './setup.ts'
import { speech } from './speech.ts'
import type { Event, Move, State, View } from './types.ts'
import { view } from './view.ts'

export const game: Game<State, Move, Event, View> = {
  about,
  setup,
  awaiting,
  together,
  legal,
  apply,
  view,
  guess,
  outcome,
  idle,
  write,
  whyNot,
  // New cards and stocks are shown, secret choices are opened, and a fixed vote stays fixed (LA-14.4).
  barriers: ['extensions', 'decided', 'counted', 'most', 'round', 'stocks'],
  copy,
  checkFigures,
  assert,
  speech,
}
