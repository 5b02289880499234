/** Why an action is refused: the first reason that applies, in the order of section 10. */
import type { Seat } from '../../../engine/game.ts'
import type { Card, State } from '../types.ts'
import { cardNamed } from './cards.ts'
import { stoneOf } from './houses.ts'
import { legal } from './index.ts'
import { isFull } from './outcome.ts'
import { targetOf } from './spaces.ts'

export const REFUSALS = [
  'game-over',
  'not-your-turn',
  'must-act',
  'hand-full',
  'card-not-in-hand',
  'off-board',
  'hero-on-empty-space',
  'own-stone',
  'hero-needed',
  'no-hero-left',
  /** The text is no action at all. */
  'not-legal',
] as const
export type RefusalReason = (typeof REFUSALS)[number]

export function whyNot(state: State, seat: Seat, text: string): RefusalReason {
  if (state.status !== 'running') return 'game-over'
  if (seat !== state.turn) return 'not-your-turn'
  if (text === '-' && legal(state, seat)[0]?.type !== 'pass') return 'must-act'
  if (text === '+' && isFull(state, state.hands[seat] ?? 0)) return 'hand-full'
  const hero = text.endsWith('x')
  const card = cardNamed(hero ? text.slice(0, -1) : text)
  return card === undefined ? 'not-legal' : whyNotPlay(state, seat, card, hero)
}

function whyNotPlay(state: State, seat: Seat, card: Card, hero: boolean): RefusalReason {
  if (((state.hands[seat] ?? 0) & (1 << card)) === 0) return 'card-not-in-hand'
  const space = targetOf(state.crown, card)
  if (space < 0) return 'off-board'
  const stone = state.board[space]
  if (hero && stone === 0) return 'hero-on-empty-space'
  if (stone === stoneOf(seat)) return 'own-stone'
  if (!hero && stone !== 0) return 'hero-needed'
  if (hero && (state.heroes[seat] ?? 0) === 0) return 'no-hero-left'
  return 'not-legal'
}
