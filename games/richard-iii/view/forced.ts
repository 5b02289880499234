import type { Seat } from '../../../engine/index.ts'
import type { AreaId } from '../rules/ids.ts'
import type { View } from '../types/index.ts'

/**
 * The end of the actions when no point is left and nobody of that house stands where blocks may still march from, and the end of a regrouping
 * when nobody is there any more: how many stand where is open. Whether blocks that are there may go on can hang on what they are, so
 * it is left to their player.
 */
export function forced(view: View): boolean {
  const { action, phase, regroup } = view
  if (phase === 'regroup') return regroup !== null && !stands(view, regroup.seat, regroup.area)
  if (phase !== 'action' || !action || action.points > 0 || OTHERWISE[action.card] === true) return false
  return action.activated.every((id) => !stands(view, action.seat, id))
}

/** Cards that do not count by points. */
const OTHERWISE: { readonly [card: string]: true | undefined } = { muster: true, plague: true }

function stands(view: View, seat: Seat, id: AreaId): boolean {
  const holder = view.areas.find((area) => area.id === id)?.holder
  return holder === seat || holder === 'contested'
}
