/** What a seat orders and revokes. No revision is raised and nobody is told: to everybody else there are no orders. */
import { sql } from 'kysely'
import { LINE } from '../../engine/index.ts'
import type { GiveStanding, Standing } from '../../protocol/index.ts'
import { jobRow, standingJob } from '../jobs/new-jobs.ts'
import { Refused } from '../refused.ts'
import { newId } from '../secrets.ts'
import type { Services } from '../services.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { awaited, seatOf } from '../tables/rows.ts'
import { askRules, gameOf } from '../tables/rules-log.ts'
import { settled } from './ending.ts'
import { ACT_ID, readOrders } from './kept.ts'

/** More than so many nobody keeps in mind. */
const MOST = 20
/** So many of those that ended are told. */
const TOLD = 20

/** Whose orders are meant: somebody's who sits there while the game runs or is over. */
function ownSeat({ rows }: LiveTable, person: string): number {
  const seat = seatOf(rows, person)
  if (seat === null) throw new Refused('not-seated', 'You do not sit at this table.')
  if (rows.row.status === 'open') throw new Refused('not-started', 'The game has not started yet.')
  return seat
}

export async function standingOf(services: Services, table: LiveTable, person: string): Promise<Standing> {
  const seat = ownSeat(table, person)
  const read = await readOrders(services, table.id, seat, person)
  const [open, game] = await Promise.all([
    settled(
      services,
      table.id,
      seat,
      read.filter(({ ended }) => ended === null),
    ),
    gameOf(services, table.rows.row.game),
  ])
  const all = await readOrders(services, table.id, seat, person)
  const over = all.filter(({ ended }) => ended !== null).toSorted((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0))
  // Orders are today's: a table of older rules has none. Where a clock runs by seconds everybody is there.
  const today = game.about.version === table.rows.row.version && table.rows.clock.kind !== 'live'
  const known = today ? game.orders : undefined
  return {
    kinds: known?.kinds.map(({ id }) => id) ?? [],
    turns: known?.turn !== undefined,
    line: known?.line === true,
    orders: open.map(({ id, kind, span, steps }) => ({ id, kind, span, plays: steps.map(({ play }) => play) })),
    done: all.flatMap(({ done }) => done).toSorted((a, b) => b.number - a.number),
    ended: over.slice(0, TOLD).map(({ id, kind, ended, endedAt }) => ({
      id,
      kind,
      why: ended ?? 'done',
      at: endedAt ?? 0,
    })),
  }
}

export async function giveOrder(
  services: Services,
  table: LiveTable,
  person: string,
  { kind, span, plies = [] }: GiveStanding,
): Promise<void> {
  const { storage, now, jobs, thought } = services
  const seat = ownSeat(table, person)
  if (table.rows.row.status === 'finished') throw new Refused('game-over', 'The game is over.')
  const { kinds, turns, line, orders } = await standingOf(services, table, person)
  const known = kind === LINE ? line && span === 'once' : kinds.includes(kind) && plies.length === 0
  if (!known || (span === 'turn' && !turns)) throw new Refused('bad-order', 'There is no such order in this game.')
  if (orders.length >= MOST) throw new Refused('bad-order', 'That is as many orders as a seat may have.')
  const looked = await askRules(services, table, { op: 'standing', seat, orders: [] })
  const read = kind === LINE ? await askRules(services, table, { op: 'line', seat, plies }) : null
  const steps = read?.kind === 'line' ? read.steps : []
  if (steps === null || looked.kind !== 'standing')
    throw new Refused('bad-order', 'That line cannot be played, or hangs on chance.')
  const at = now()
  const order = { id: newId(), table_id: table.id, seat, person_id: person, kind, span, turn: looked.turn, at }
  const job = awaited(table.rows).includes(seat) ? standingJob(table.id, seat, at, thought.think()) : null
  await storage.write([
    storage.db
      .insertInto('standing_orders')
      .values({ ...order, steps: JSON.stringify(steps), claimed: null, done: '[]', ended: null, ended_at: null }),
    ...(job ? [jobRow(storage.db, job)] : []),
  ])
  if (!job) return
  // Sooner, perhaps, than nodes know of that have acted here: none of them counts on its own plan any more.
  table.due.delete(job.id)
  storage.hint({ tables: [table.id] })
  jobs.schedule([job])
}

/**
 * Gone for good once this has answered: a node that is about to carry the order out loses its hold on the job in the same transaction,
 * and with that its move.
 */
export async function revokeOrder(services: Services, table: LiveTable, person: string, order: string): Promise<void> {
  ownSeat(table, person)
  const { storage, jobs, now } = services
  const { db } = storage
  const revoked = await storage.write([
    db
      .deleteFrom('standing_orders')
      .where('id', '=', order)
      .where('table_id', '=', table.id)
      .where('person_id', '=', person)
      .where('ended', 'is', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('entries')
              .select('entries.n')
              .whereRef('entries.table_id', '=', 'standing_orders.table_id')
              .whereRef('entries.seat', '=', 'standing_orders.seat')
              .where('entries.move_id', '=', sql<string>`${ACT_ID} || standing_orders.claimed`),
          ),
        ),
      ),
    db
      .updateTable('jobs')
      .set({ lease: null, lease_until: null })
      .where('table_id', '=', table.id)
      .where('kind', '=', 'standing'),
  ])
  if (!revoked) throw new Refused('no-such-order', 'There is no such order; it may have been carried out.')
  // Whoever held them starts over, with the orders that are left.
  jobs.schedule([{ kind: 'standing', runAt: now() }])
}
