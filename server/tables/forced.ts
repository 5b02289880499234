/** Steps that nobody has to decide: the table plays them for people, and for nobody else. */
import type { Seat } from '../../engine/index.ts'
import { Refused } from '../refused.ts'
import type { Act } from '../rules/messages.ts'
import type { TableRows } from './rows.ts'

/** The seats at which people sit. */
export function peopleIn({ seats }: TableRows): readonly Seat[] {
  return seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat)
}

export function stillPersons(rows: TableRows, act: Act & { readonly seat: number }): Act {
  if (rows.seats[act.seat]?.kind !== 'person') throw new Refused('stale', 'The seat has changed hands.')
  return act
}
