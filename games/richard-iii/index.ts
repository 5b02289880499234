/** Richard III: The Wars of the Roses. See `rules.md` for the rules and their ids. */
import type { Game } from '../../engine/index.ts'
import { about } from './about.ts'
import { copy } from './copy.ts'
import { guess } from './guess.ts'
import { assert } from './invariants.ts'
import { write } from './notation.ts'
import { whyNot } from './refusals.ts'
import { apply, awaiting, idle, legal, outcome, together } from './rules.ts'
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
  copy,
  assert,
  speech,
}

/** Dice thrown by a move: `fire:warwick` becomes `fire:warwick[136]`. */
function annotate(_move: Move, events: readonly Event[]): string {
  const throws = events.flatMap((event) => ('dice' in event ? [event.dice.join('')] : []))
  return throws.length > 0 ? `[${throws.join('/')}]` : ''
}
