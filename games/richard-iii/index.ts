/** Richard III: The Wars of the Roses. See `rules.md` for the rules and their ids. */
import type { Game } from '../../engine/index.ts'
import { about } from './about.ts'
import { figures } from './figures/index.ts'
import { copy } from './rules/copy.ts'
import { assert } from './rules/invariants.ts'
import { annotate, write } from './rules/notation.ts'
import { whyNot } from './rules/refusals.ts'
import { idle } from './rules/idle.ts'
import { apply, awaiting, legal, together } from './rules/index.ts'
import { orders } from './rules/orders.ts'
import { outcome } from './rules/outcome.ts'
import { setup } from './rules/setup.ts'
import { speech } from './speech/index.ts'
import type { Event, Move, State, View } from './types/index.ts'
import { forced, guess, open, view } from './view/index.ts'

export const game: Game<State, Move, Event, View> = {
  about,
  setup,
  awaiting,
  together,
  legal,
  apply,
  view,
  guess,
  open,
  outcome,
  idle,
  write,
  annotate,
  whyNot,
  // What shows a card, a block or a number that was hidden, and what follows from it.
  barriers: [
    'hands-stand',
    'hand-shown',
    'cards',
    'plague',
    'battle',
    'round',
    'reserves',
    'eliminated',
    'supply',
    'limits',
    'surplus',
    'starved',
    'disbanded',
    'went-home',
    'exiles-dismissed',
    'king-stands',
  ],
  orders,
  forced,
  copy,
  figures,
  assert,
  speech,
}
