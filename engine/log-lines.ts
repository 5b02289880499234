/** How a log shows an event: how heavy its line is and whose deed it tells. */
import type { AnyGame, Seat, Weight } from './game.ts'

type AnyEvent = { readonly type: string }

export function weightOf(game: Pick<AnyGame, 'speech'>, event: AnyEvent): Weight {
  return game.speech.weight?.(event) ?? 'line'
}

export function actorOf(game: Pick<AnyGame, 'speech'>, event: AnyEvent): Seat | null {
  if (game.speech.actor) return game.speech.actor(event)
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null
}
