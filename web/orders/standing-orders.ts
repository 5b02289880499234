/** Where a seat leaves its orders: at the server, or in this browser. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { GiveStanding, Standing } from '../../protocol/index.ts'
import { ask, refused } from '../people/api.ts'
import type { Refused } from '../table/table.ts'

export interface StandingOrders {
  /** The reader's own; `null` until they are known. */
  readonly known: ReadonlySignal<Standing | null>
  refresh(): void
  give(order: GiveStanding): Promise<Refused | null>
  revoke(order: string): Promise<Refused | null>
}

type Answered = Awaited<ReturnType<typeof ask<'listStanding'>>>

export function remoteOrders(id: string): StandingOrders {
  const known = signal<Standing | null>(null)
  const read = async (asked: Promise<Answered>): Promise<Refused | null> => {
    const answer = await asked
    if (refused(answer)) return { reason: answer.refused }
    known.value = answer
    return null
  }
  return {
    known,
    refresh: () => void read(ask('listStanding', { id })),
    give: (body) => read(ask('giveStanding', { id, body })),
    revoke: (order) => read(ask('revokeStanding', { id, order })),
  }
}
