import type { Seat } from '../../../engine/game.ts'
import type { Move, State } from '../types.ts'
import { legal } from './index.ts'
import { PASS } from './moves.ts'

/** The harmless default for an absent player: draw if possible, else the first play that spends no hero. */
export function idle(state: State, seat: Seat): Move {
  const moves = legal(state, seat)
  const best =
    moves.findLast((move) => move.type === 'draw') ?? moves.find((move) => move.type === 'play' && !move.hero)
  return best ?? moves[0] ?? PASS
}
