/** Acting as a person: the same by socket and by HTTP. */
import type { Services } from '../services.ts'
import { Refused } from '../refused.ts'
import type { Act } from '../rules/messages.ts'
import type { LiveTable } from './live-table.ts'
import { seatOf, type TableRows } from './rows.ts'
import type { Done } from './store-act.ts'

type Wish =
  | { readonly id: string; readonly number: number; readonly steps: readonly string[] }
  | { readonly id: string; readonly number: number; readonly count?: number }

/** `arrived` is when the wish came in at the door: its clock is charged no longer. */
export function actAs(
  services: Services,
  table: LiveTable,
  person: string | null,
  wish: Wish,
  arrived: number,
): Promise<Done> {
  const actFor = (rows: TableRows): Act => {
    const seat = seatOf(rows, person)
    if (seat === null) throw new Refused('not-seated', 'You do not sit at this table.')
    const { id, number } = wish
    if ('steps' in wish) return { kind: 'act', seat, id, number, steps: wish.steps }
    return { kind: 'undo', seat, id, number, ...(wish.count === undefined ? {} : { count: wish.count }) }
  }
  return services.tables.act(table, actFor, null, arrived)
}
