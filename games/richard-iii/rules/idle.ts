/** What happens for whoever is not there. */
import type { Seat } from '../../../engine/index.ts'
import type { Move, State } from '../types/index.ts'
import { firstMain } from './action.ts'
import { legal } from './index.ts'

const HARMLESS = new Set<Move['type']>(['end', 'decline', 'keep', 'hold', 'fire', 'spare'])

/** For an absent player: decline, pass, stay, fire back, lose what must be lost. */
export function idle(state: State, seat: Seat): Move {
  const moves = legal(state, seat)
  if (state.phase === 'main-attack' && moves.length > 0) return firstMain(state)
  const [first] = moves
  const harmless = moves.find(({ type }) => HARMLESS.has(type)) ?? first
  if (!harmless) throw new Error(`seat ${seat} is not awaited`)
  return harmless
}
