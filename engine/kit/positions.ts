/** A position that somebody has built is as good as one that was played. */
import { quick } from '../dice.ts'
import type { AnyGame, Seat } from '../game.ts'
import { canonical } from '../json.ts'
import { Fault } from './fault.ts'

interface Built {
  readonly seat: Seat
  readonly position: () => unknown
}

/** It keeps what always holds, looks like itself to whoever sits there, and nothing of it is shared. */
export function checkPosition(game: AnyGame, { seat, position }: Built, what: string): void {
  const demand = (holds: boolean, fault: string): void => {
    if (!holds) throw new Fault('positions', `${what}: ${fault}`)
  }
  const state = position()
  game.assert?.(state)
  demand(canonical(state) === canonical(position()), 'its position is another one each time')
  const view = game.view(state, seat)
  const guessed = game.guess(view, quick(1))
  demand(canonical(game.view(guessed, seat)) === canonical(view), 'its position cannot be told from a view')
}
