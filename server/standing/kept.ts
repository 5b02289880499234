/** Orders in the rows, each its owner's alone. */
import type { StandingOrder } from '../../engine/index.ts'
import type { Standing } from '../../protocol/index.ts'
import type { Services } from '../services.ts'
import type { Schema } from '../storage/index.ts'

/** The beginning of the id of an act that carries out an order. */
export const ACT_ID = 'standing-'

export interface KeptOrder extends StandingOrder {
  /** The number of the seat's update it was last about to answer. */
  readonly claimed: number | null
  readonly done: Standing['done']
  readonly ended: Schema['standing_orders']['ended']
  readonly endedAt: number | null
}

export async function readOrders(
  { storage }: Services,
  table: string,
  seat: number,
  person: string,
): Promise<readonly KeptOrder[]> {
  const rows = await storage.db
    .selectFrom('standing_orders')
    .selectAll()
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('person_id', '=', person)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, span, turn, steps, claimed, done, ended, ended_at: endedAt }) => ({
    id,
    kind,
    span,
    turn,
    steps: JSON.parse(steps) as StandingOrder['steps'],
    claimed,
    done: JSON.parse(done) as Standing['done'],
    ended,
    endedAt,
  }))
}
