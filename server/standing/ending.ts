/** How orders end: carried out, by themselves, or with the seat they were left for. */
import type { Compilable, Kysely } from 'kysely'
import { type Ended, LINE, restOf, type StandingOrder } from '../../engine/index.ts'
import type { Services } from '../services.ts'
import type { Schema } from '../storage/index.ts'
import { entriesIn } from '../tables/log-row.ts'
import { ACT_ID, type KeptOrder } from './kept.ts'

/** So much of what it did is told of one order. */
const TOLD = 20

/** Orders die with the seat: whoever takes it, and whoever comes back to it, begins without any. */
export function orphaned(db: Kysely<Schema>, table: string, seat: number, at: number): Compilable {
  return db
    .updateTable('standing_orders')
    .set({ ended: 'left', ended_at: at })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('ended', 'is', null)
}

export async function endOrders({ storage, now }: Services, ended: readonly Ended[]): Promise<void> {
  for (const { order, why } of ended)
    await storage.db
      .updateTable('standing_orders')
      .set({ ended: why, ended_at: now() })
      .where('id', '=', order)
      .where('ended', 'is', null)
      .execute()
}

/**
 * The orders as they stand after what was played by them. Writing that down follows the move, so whoever reads looks at the log first: a
 * node that died in between has left nothing to be done twice.
 */
export async function settled(
  services: Services,
  table: string,
  seat: number,
  orders: readonly KeptOrder[],
): Promise<readonly KeptOrder[]> {
  const open: KeptOrder[] = []
  for (const order of orders) {
    const now = order.claimed === null ? order : await settle(services, table, seat, order, order.claimed)
    if (now.ended === null) open.push(now)
  }
  return open
}

async function settle(
  { storage }: Services,
  table: string,
  seat: number,
  order: KeptOrder,
  claimed: number,
): Promise<KeptOrder> {
  const row = await storage.db
    .selectFrom('entries')
    .select(['body', 'at', 'number'])
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('move_id', '=', `${ACT_ID}${claimed}`)
    .executeTakeFirst()
  const entry = row && entriesIn(row.body)[0]
  if (!row || entry?.kind !== 'move') return order
  const steps: StandingOrder['steps'] = order.kind === LINE ? restOf(order.steps, entry.move) : order.steps
  const ended = order.kind === LINE ? (steps.length === 0 ? 'done' : null) : order.span === 'once' ? 'done' : null
  const done = [...order.done, { at: row.at, text: entry.move, number: row.number }].slice(-TOLD)
  const change = { steps: JSON.stringify(steps), done: JSON.stringify(done), claimed: null }
  await storage.db
    .updateTable('standing_orders')
    .set(ended === null ? change : { ...change, ended, ended_at: row.at })
    .where('id', '=', order.id)
    .where('claimed', '=', claimed)
    .where('ended', 'is', null)
    .execute()
  return { ...order, steps, done, claimed: null, ended }
}
