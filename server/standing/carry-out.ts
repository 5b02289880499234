/**
 * Carries out what a seat has ordered, as the seat's own move. The order is claimed before the move and looked up again in the log after a
 * crash, so that what was ordered once happens once; one that was revoked before it was claimed never happens.
 */
import type { StandingOrder } from '../../engine/index.ts'
import { isTrouble, Refused } from '../refused.ts'
import type { Act } from '../rules/messages.ts'
import type { Services } from '../services.ts'
import type { ClaimedJob } from '../storage/index.ts'
import { enqueue, type LiveTable } from '../tables/live-table.ts'
import type { TableRows } from '../tables/rows.ts'
import { askRules } from '../tables/rules-log.ts'
import { ACT_ID, readOrders } from './orders.ts'

const TRIES = 10

export async function carryOutOrders(services: Services, job: ClaimedJob): Promise<void> {
  const { seat, from } = JSON.parse(job.body) as { seat: number; from: number }
  const table = await services.tables.current(job.table ?? '')
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const person = ownerOf(table.rows, seat)
    const orders = person === null ? [] : await openOrders(services, table, seat, person)
    if (person === null || orders.length === 0 || (await actedByHand(services, table, seat, from)))
      return await services.jobs.finish(job)
    const reply = await enqueue(table, () => askRules(services, table, { op: 'standing', seat, orders }))
    if (reply.kind !== 'standing') throw new Error('an answer about orders was expected')
    await forget(services, reply.over)
    const { carried, number } = reply
    if (!carried || !(await claim(services, carried.order, number))) return await services.jobs.finish(job)
    const act: Act = { kind: 'act', seat, id: `${ACT_ID}${number}`, number, steps: [carried.text] }
    if (await play(services, table, job, person, act)) return
  }
  throw new Error('the table moved on faster than the order could be carried out')
}

/** Whoever left the seat, or has a bot sitting in, orders nothing there. */
function ownerOf({ row, seats }: TableRows, seat: number): string | null {
  const sitting = seats[seat]
  if (row.status !== 'playing' || row.paused_at !== null || sitting?.kind !== 'person') return null
  return sitting.person_id
}

/** Without those that were to be carried out once and were. */
async function openOrders(
  services: Services,
  table: LiveTable,
  seat: number,
  person: string,
): Promise<readonly StandingOrder[]> {
  const orders = await readOrders(services, table.id, seat, person)
  const open: StandingOrder[] = []
  for (const { claimed, ...order } of orders) {
    if (order.span !== 'once' || claimed === null || !(await wasPlayed(services, table.id, seat, claimed)))
      open.push(order)
    else await forget(services, [order.id])
  }
  return open
}

async function wasPlayed({ storage }: Services, table: string, seat: number, number: number): Promise<boolean> {
  const row = await storage.db
    .selectFrom('entries')
    .select('n')
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('move_id', '=', `${ACT_ID}${number}`)
    .executeTakeFirst()
  return row !== undefined
}

/** Since the decision began: who is at the table decides for themselves. */
async function actedByHand({ storage }: Services, { id }: LiveTable, seat: number, from: number): Promise<boolean> {
  const row = await storage.db
    .selectFrom('entries')
    .select('n')
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .where('at', '>', from)
    .where('move_id', 'not like', `${ACT_ID}%`)
    .executeTakeFirst()
  return row !== undefined
}

async function claim({ storage }: Services, order: string, number: number): Promise<boolean> {
  const { numUpdatedRows } = await storage.db
    .updateTable('standing_orders')
    .set({ claimed: number })
    .where('id', '=', order)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function forget({ storage }: Services, orders: readonly string[]): Promise<void> {
  if (orders.length > 0) await storage.db.deleteFrom('standing_orders').where('id', 'in', orders).execute()
}

/** False if the table has moved on meanwhile: what is ordered then is asked anew. */
async function play(
  services: Services,
  table: LiveTable,
  job: ClaimedJob,
  person: string,
  act: Extract<Act, { kind: 'act' }>,
): Promise<boolean> {
  const actFor = (rows: TableRows): Act => {
    if (ownerOf(rows, act.seat) !== person) throw new Refused('not-seated', 'The seat has changed hands.')
    return act
  }
  try {
    await services.tables.act(table, actFor, { id: job.id, lease: job.lease })
    return true
  } catch (error) {
    if (!(error instanceof Refused) || isTrouble(error)) throw error
    return false
  }
}
