/** How the log shows events: which open a turn, which are left out, whose deed each tells. */
import type { Seat, Weight } from '../../../engine/game.ts'
import type { Event } from '../types.ts'

const WEIGHTS: { readonly [type in Event['type']]?: Weight } = {
  reshuffled: 'minor',
  ended: 'heading',
}

export function weight(event: Event): Weight {
  return WEIGHTS[event.type] ?? 'line'
}

export function actor(event: Event): Seat | null {
  return 'seat' in event ? event.seat : null
}
