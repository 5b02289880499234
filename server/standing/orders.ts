/** What a seat has ordered, in the rows. No revision is raised and nobody is told: to everybody else there are no orders. */
import { LINE, SPANS, type StandingOrder } from '../../engine/index.ts'
import type { GiveStanding, Standing } from '../../protocol/index.ts'
import { standingJob, jobRow } from '../jobs/new-jobs.ts'
import { Refused } from '../refused.ts'
import { newId } from '../secrets.ts'
import type { Services } from '../services.ts'
import { entriesIn } from '../tables/log-row.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { awaited, seatOf } from '../tables/rows.ts'
import { askRules, gameOf } from '../tables/rules-log.ts'

/** More than so many nobody keeps in mind. */
const MOST = 20
const SHOWN = 20
/** The beginning of the id of an act that carries out an order. */
export const ACT_ID = 'standing-'

/** Whose orders are meant: somebody's who sits there while the game runs or is over. */
export function ownSeat({ rows }: LiveTable, person: string): number {
  const seat = seatOf(rows, person)
  if (seat === null) throw new Refused('not-seated', 'You do not sit at this table.')
  if (rows.row.status === 'open') throw new Refused('not-started', 'The game has not started yet.')
  return seat
}

export async function readOrders(
  { storage }: Services,
  table: string,
  seat: number,
  person: string,
): Promise<readonly (StandingOrder & { readonly claimed: number | null })[]> {
  const rows = await storage.db
    .selectFrom('standing_orders')
    .selectAll()
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('person_id', '=', person)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, span, turn, steps, claimed }) => ({
    id,
    kind,
    span,
    turn,
    steps: JSON.parse(steps) as StandingOrder['steps'],
    claimed,
  }))
}

export async function standingOf(services: Services, table: LiveTable, person: string): Promise<Standing> {
  const seat = ownSeat(table, person)
  const [orders, done, game] = await Promise.all([
    readOrders(services, table.id, seat, person),
    carriedOut(services, table.id, seat),
    gameOf(services, table.rows.row.game),
  ])
  // Orders are today's: a table of older rules has none.
  const known = game.about.version === table.rows.row.version ? game.orders : undefined
  return {
    kinds: known?.kinds.map(({ id }) => id) ?? [],
    turns: known?.turn !== undefined,
    line: known?.line === true,
    orders: orders.map(({ id, kind, span, steps }) => ({ id, kind, span, plays: steps.map(({ play }) => play) })),
    done: [...done],
  }
}

async function carriedOut({ storage }: Services, table: string, seat: number): Promise<Standing['done']> {
  const rows = await storage.db
    .selectFrom('entries')
    .select(['body', 'at'])
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('move_id', 'like', `${ACT_ID}%`)
    .orderBy('n', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.flatMap(({ body, at }) =>
    entriesIn(body).flatMap((entry) => (entry.kind === 'move' ? [{ at, text: entry.move }] : [])),
  )
}

export async function giveOrder(
  services: Services,
  table: LiveTable,
  person: string,
  { kind, span, plies = [] }: GiveStanding,
): Promise<void> {
  const { storage, now, jobs } = services
  const seat = ownSeat(table, person)
  if (table.rows.row.status === 'finished') throw new Refused('game-over', 'The game is over.')
  const { kinds, turns, line, orders } = await standingOf(services, table, person)
  const known = kind === LINE ? line : kinds.includes(kind) && plies.length === 0
  if (!known || !SPANS.includes(span) || (span === 'turn' && !turns))
    throw new Refused('bad-order', 'There is no such order in this game.')
  if (orders.length >= MOST) throw new Refused('bad-order', 'That is as many orders as a seat may have.')
  const looked = await askRules(services, table, { op: 'standing', seat, orders: [] })
  const read = kind === LINE ? await askRules(services, table, { op: 'line', seat, plies }) : null
  const steps = read?.kind === 'line' ? read.steps : []
  if (steps === null || looked.kind !== 'standing')
    throw new Refused('bad-order', 'That line cannot be played, or hangs on chance.')
  const order = { id: newId(), table_id: table.id, seat, person_id: person, kind, span, turn: looked.turn }
  const at = now()
  const job = awaited(table.rows).includes(seat)
    ? standingJob(table.id, seat, looked.number, at, services.thought())
    : null
  await storage.write([
    storage.db.insertInto('standing_orders').values({ ...order, steps: JSON.stringify(steps), claimed: null, at }),
    ...(job ? [jobRow(storage.db, job)] : []),
  ])
  if (job) jobs.schedule([job])
}

export async function revokeOrder(services: Services, table: LiveTable, person: string, order: string): Promise<void> {
  const { db } = services.storage
  const { numDeletedRows } = await db
    .deleteFrom('standing_orders')
    .where('id', '=', order)
    .where('table_id', '=', table.id)
    .where('person_id', '=', person)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refused('no-such-order', 'There is no such order; it may have been carried out.')
}
