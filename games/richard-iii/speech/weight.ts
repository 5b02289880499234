/** How the log shows events: which open a turn, which are left out, whose deed each tells. */
import type { Seat, Weight } from '../../../engine/game.ts'
import type { Event } from '../types/index.ts'

const WEIGHTS: { readonly [type in Event['type']]?: Weight } = {
  campaign: 'heading',
  cards: 'heading',
  count: 'heading',
  over: 'heading',
  battle: 'minor',
  round: 'minor',
  supply: 'minor',
  own: 'quiet',
  answered: 'quiet',
  chose: 'quiet',
  'hands-stand': 'quiet',
  limits: 'quiet',
  'regroup-over': 'quiet',
  'losses-named': 'quiet',
}

export function weight(event: Event): Weight {
  return WEIGHTS[event.type] ?? 'line'
}

export function actor(event: Event): Seat | null {
  if ('seat' in event) return event.seat
  if (event.type === 'battle-over') return event.winner
  // What a block does, or suffers, is its own side's line.
  if (!('block' in event)) return null
  if (event.block.startsWith('lancaster-')) return 0
  return event.block.startsWith('york-') ? 1 : null
}
