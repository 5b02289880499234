/** The evening a table is proposed for, as its row keeps it. */
import { isZone } from '../../engine/hours.ts'
import type { EveningDate, ProposeEvening } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'

export interface StoredEvening extends EveningDate {
  /** Raised whenever it is moved or called off: what was planned for an earlier one is no longer done. */
  readonly sequence: number
}

const MINUTE = 60_000
/** Nobody answers in less time, and nobody knows their evenings further ahead. */
const SOONEST = 5 * MINUTE
const FARTHEST = 180 * 24 * 60 * MINUTE

/** Asked by name or come by the link, all together. */
export const MOST_ASKED = 40

export function dateOf({ at, zone, state }: StoredEvening): EveningDate {
  return { at, zone, state }
}

export function checkDate({ at, zone }: ProposeEvening, now: number): void {
  if (!isZone(zone)) throw new Refused('bad-evening', 'That time zone is not known.')
  if (at < now + SOONEST) throw new Refused('bad-evening', 'That is over, or too soon: give people a few minutes.')
  if (at > now + FARTHEST) throw new Refused('bad-evening', 'That is too far away: within half a year.')
}

/** Before its hour nobody sits down and nothing begins. */
export function checkHour(evening: StoredEvening | null): void {
  if (evening?.state === 'planned') throw new Refused('too-early', 'The table opens at the hour of its evening.')
}

export function noSuchEvening(): Refused {
  return new Refused('no-such-evening', 'This table is proposed for no evening.')
}
