/** Acting as a person: the same by socket and by HTTP. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../services.ts'
import { Refused } from '../refused.ts'
import type { Act } from '../rules/messages.ts'
import type { LiveTable } from './live-table.ts'
import { seatOf, type TableRows } from './rows.ts'
import { type Done, UNDO_MS } from './store-act.ts'

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
  const carryOut = (): Promise<Done> => services.tables.act(table, actFor, null, arrived)
  const before = table.takingBack.get(person)
  if ('steps' in wish) return before ? before.then(carryOut) : carryOut()
  return takeBack(table, person, before, carryOut)
}

/**
 * Wishes to take back enter the table's line one at a time for each person, so that however many there are the others
 * wait for one at most. Each is answered after the same least time, accepted or refused, and that time is spent outside.
 */
function takeBack(
  { takingBack }: LiveTable,
  person: string | null,
  before: Promise<void> | undefined,
  carryOut: () => Promise<Done>,
): Promise<Done> {
  const inTurn = async (): Promise<Done> => {
    const least = sleep(UNDO_MS)
    try {
      return await carryOut()
    } finally {
      await least
    }
  }
  const mine = before ? before.then(inTurn) : inTurn()
  const forget = (): void => {
    if (takingBack.get(person) === answered) takingBack.delete(person)
  }
  const answered: Promise<void> = mine.then(forget, forget)
  takingBack.set(person, answered)
  return mine
}
