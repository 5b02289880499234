/**
 * Steps that nobody has to decide: the table plays them for a person as soon as everybody can see that there is no other (`Game.forced`).
 * Bots answer for themselves. Whoever could take back what led to such a step, and could not any more, has a while to do so first.
 */
import { Refused } from '../refused.ts'
import type { Act, Played } from '../rules/messages.ts'
import type { TableRows } from './rows.ts'

export interface ForcedAct {
  readonly act: Act & { readonly seat: number }
  /** Whether somebody is given time before it is played. */
  readonly waits: boolean
}

export function forcedAct(rows: TableRows, { forced, versions, length }: Played): ForcedAct | null {
  if (!forced || !isPersons(rows, forced.seat)) return null
  const { seat, move, holds } = forced
  const act: ForcedAct['act'] = {
    kind: 'act',
    seat,
    id: `forced-${length}`,
    number: versions[seat] ?? 0,
    steps: [move],
    forced: true,
  }
  return { act, waits: holds.some((each) => isPersons(rows, each)) }
}

export function stillPersons(rows: TableRows, act: Act & { readonly seat: number }): Act {
  if (!isPersons(rows, act.seat)) throw new Refused('stale', 'The seat has changed hands.')
  return act
}

function isPersons({ seats }: TableRows, seat: number): boolean {
  return seats[seat]?.kind === 'person'
}
