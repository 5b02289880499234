/** What a reader has drafted at a table and not yet sent, as this browser keeps it: nobody else ever sees it. */
import type { Seat } from '../../engine/game.ts'
import { PREFIX, readStored, removeStored, store, storedNames } from '../local-store.ts'
import type { Frame } from './table.ts'

export interface Plan {
  readonly seat: Seat | null
  /** The moment of the table it rests on: what others did since does not touch it, a step of the reader's own does. */
  readonly since: number
  readonly steps: readonly string[]
  /** Steps taken back, the next to take again first. */
  readonly redo: readonly string[]
  /** `sending`: on its way, nobody knows whether it has arrived; `sent`: it has, and may yet be changed. */
  readonly state: 'open' | 'sending' | 'sent'
}

const nameOf = (table: string, seat: Seat | null): string => `draft.${table}.${seat}`

export function emptyPlan(seat: Seat | null, since: number): Plan {
  return { seat, since, steps: [], redo: [], state: 'open' }
}

export function keepPlan(table: string, plan: Plan): void {
  if (plan.seat === null) return
  if (plan.steps.length === 0) removeStored(nameOf(table, plan.seat))
  else store(nameOf(table, plan.seat), plan)
}

export function keptPlan(table: string, seat: Seat | null): Plan | null {
  const found = seat === null ? undefined : readStored(nameOf(table, seat))
  return typeof found === 'object' && found !== null && 'steps' in found ? (found as Plan) : null
}

/** Hears when another tab of this browser has changed what is kept at that table; gives back how to stop. */
export function onKept(table: string, changed: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key?.startsWith(`${PREFIX}draft.${table}.`)) changed()
  }
  globalThis.addEventListener?.('storage', heard)
  return () => globalThis.removeEventListener?.('storage', heard)
}

export function dropPlans(table: string): void {
  for (const name of storedNames(`draft.${table}.`)) removeStored(name)
}

/** The plan as it stands after those frames of the table's past; `null` if the reader has played something else since. */
export function planAfter(plan: Plan, frames: readonly Frame[]): Plan | null {
  const since = frames.filter(({ moment }) => moment > plan.since)
  const own = since.filter(({ by }) => by !== undefined && by === plan.seat)
  if (plan.state === 'sending' && own.length === plan.steps.length)
    return { ...plan, since: own.at(-1)?.moment ?? plan.since, state: 'sent' }
  if (own.length > 0) return null
  // It never arrived: the step that closed it waits to be taken again.
  return plan.state === 'sending' ? { ...plan, steps: plan.steps.slice(0, -1), state: 'open' } : plan
}
