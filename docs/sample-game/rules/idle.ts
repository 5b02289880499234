import type { Seat } from '../../../engine/game.ts'
import type { Move, State } from '../types.ts'
import { legal } from './index.ts'

/** For somebody who is away: the smallest coin, which is missed least. */
export function idle(state: State, seat: Seat): Move {
  const [smallest] = legal(state, seat)
  if (!smallest) throw new Error(`seat ${seat} has nothing to choose`)
  return smallest
}
