/** The act by which a table plays, for a person, a step that everybody can see is the only one (`Game.forced`). Bots answer for themselves. */
import type { Seat } from '../../engine/index.ts'
import type { Act, Played } from './messages.ts'

export interface ForcedAct {
  readonly act: Act & { readonly seat: number }
  /** Whether somebody is given time before it is played. */
  readonly waits: boolean
}

/** Whoever could take back what led to the step, and could not any more, has a while to do so first. */
export function forcedAct({ forced, versions, length }: Played, people: readonly Seat[]): ForcedAct | null {
  if (!forced || !people.includes(forced.seat)) return null
  const { seat, move, holds } = forced
  const act: ForcedAct['act'] = {
    kind: 'act',
    seat,
    id: `forced-${length}`,
    number: versions[seat] ?? 0,
    steps: [move],
    forced: true,
  }
  return { act, waits: holds.some((each) => people.includes(each)) }
}
