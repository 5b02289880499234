/**
 * Carries out what a seat has ordered, as the seat's own move, and as its owner would: it thinks, is seen to come, plays, and goes. The
 * order is claimed before the move and looked up again in the log after a crash, so that what was ordered once happens once.
 */
import { isTrouble, Refused } from '../refused.ts'
import type { Act, Reply } from '../rules/messages.ts'
import type { Services } from '../services.ts'
import type { ClaimedJob } from '../storage/index.ts'
import { enqueue, type LiveTable } from '../tables/live-table.ts'
import type { TableRows } from '../tables/rows.ts'
import { askRules } from '../tables/rules-log.ts'
import { stillLeased } from '../tables/store-act.ts'
import { endOrders, settled } from './ending.ts'
import { ACT_ID, type KeptOrder, readOrders } from './kept.ts'

const TRIES = 10
/** While a game stands still nothing is carried out; one looks again after this. */
const PAUSED_MS = 60_000

interface Body {
  readonly seat: number
  /** When the decision began that this look was planned for. */
  readonly from: number
  /** Whether the seat has been seen to come. */
  readonly here?: true
}

export async function carryOutOrders(services: Services, job: ClaimedJob): Promise<void> {
  const body = JSON.parse(job.body) as Body
  const { seat } = body
  const table = await services.tables.current(job.table ?? '')
  // Whoever acts from now on plans the next look.
  table.due.delete(job.id)
  if (table.rows.row.paused_at !== null) return await services.jobs.postpone(job, services.now() + PAUSED_MS)
  const from = await decisionSince(services, table, seat, body.from)
  if (from === null) return await services.jobs.finish(job)
  if (from > body.from && (await thinkAnew(services, job, { seat, from }))) return
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const person = ownerOf(table.rows, seat)
    const orders = person === null ? [] : await openOrders(services, table, seat, person)
    if (person === null || orders.length === 0) return await services.jobs.finish(job)
    const { carried, ended, number } = await look(services, table, seat, orders)
    await endOrders(services, ended)
    if (!carried) return await services.jobs.finish(job)
    if (!body.here || from > body.from) return await come(services, table, job, { seat, from })
    if (!(await claim(services, carried.order, number))) return await services.jobs.finish(job)
    const act: Act = { kind: 'act', seat, id: `${ACT_ID}${number}`, number, steps: [carried.text] }
    if (await play(services, table, job, person, act)) {
      await openOrders(services, table, seat, person)
      return
    }
    // Somebody has revoked an order meanwhile: whoever takes the job next starts over.
    if (!(await stillLeased(services, job))) return
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
  { id }: LiveTable,
  seat: number,
  person: string,
): Promise<readonly KeptOrder[]> {
  const orders = await readOrders(services, id, seat, person)
  return await settled(
    services,
    id,
    seat,
    orders.filter(({ ended }) => ended === null),
  )
}

async function look(
  services: Services,
  table: LiveTable,
  seat: number,
  orders: readonly KeptOrder[],
): Promise<Extract<Reply, { kind: 'standing' }>> {
  const reply = await enqueue(table, () => askRules(services, table, { op: 'standing', seat, orders }))
  if (reply.kind !== 'standing') throw new Error('an answer about orders was expected')
  return reply
}

/** When the decision that stands now began; `null` if its seat has come back to it by taking back: then it decides by hand. */
async function decisionSince(
  { storage }: Services,
  { id, rows }: LiveTable,
  seat: number,
  planned: number,
): Promise<number | null> {
  const last = await storage.db
    .selectFrom('entries')
    .select(['kind', 'at'])
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  const tookBack = last?.kind === 'undo' || last?.kind === 'back'
  if (tookBack && last.at > planned) return null
  return Math.max(rows.seats[seat]?.since ?? 0, last?.at ?? 0)
}

/** A decision younger than the look is thought about for as long as any; false if that long has passed already. */
async function thinkAnew({ storage, jobs, now, thought }: Services, job: ClaimedJob, body: Body): Promise<boolean> {
  const runAt = body.from + thought.think()
  if (runAt <= now()) return false
  await storage.db
    .updateTable('jobs')
    .set({ body: JSON.stringify(body), run_at: runAt, lease: null, lease_until: null })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute()
  jobs.schedule([{ kind: job.kind, runAt }])
  return true
}

/** Nobody moves from outside: the seat is shown as present, for a while before the move and after it, as it would be by hand. */
async function come(services: Services, table: LiveTable, job: ClaimedJob, body: Body): Promise<void> {
  const { storage, jobs, now, thought } = services
  const { db } = storage
  const runAt = now() + thought.look()
  const planned = { body: JSON.stringify({ ...body, here: true }), run_at: runAt, lease: null, lease_until: null }
  const stored = await storage.write([
    db.updateTable('jobs').set(planned).where('id', '=', job.id).where('lease', '=', job.lease),
    db
      .updateTable('seats')
      .set({ shown_until: runAt + thought.stay() })
      .where('table_id', '=', table.id)
      .where('seat', '=', body.seat),
  ])
  if (!stored) return
  await enqueue(table, () => services.tables.refresh(table))
  storage.hint({ tables: [table.id] })
  jobs.schedule([{ kind: job.kind, runAt }])
}

async function claim({ storage }: Services, order: string, number: number): Promise<boolean> {
  const { numUpdatedRows } = await storage.db
    .updateTable('standing_orders')
    .set({ claimed: number })
    .where('id', '=', order)
    .where('ended', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False if the table has moved on meanwhile, or the order was revoked: what is ordered then is asked anew. */
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
