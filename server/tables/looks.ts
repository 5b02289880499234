/**
 * Links to a moment of a private table. Whoever has one sees what a spectator saw up to that moment and not a step further, until the
 * game is over: it is a look back, and nobody looks on by it. Anybody who sits there makes them and ends them.
 */
import type { Look } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import { newSecret, sha256 } from '../secrets.ts'
import type { Services } from '../services.ts'
import { keptFor } from './absence.ts'
import type { LiveTable } from './live-table.ts'
import { seatOf } from './rows.ts'
import { askPast } from './rules-log.ts'

const AT_MOST = 50

function checkSeated({ rows }: LiveTable, person: string): number {
  const seat = seatOf(rows, person) ?? keptFor(rows, person)
  if (seat === null) throw new Refused('not-seated', 'Only those who sit at the table make links to it.')
  return seat
}

/** `number` is the update at which the maker stands; the link shows what a spectator had seen by then. */
export async function makeLook(
  services: Services,
  table: LiveTable,
  person: string,
  number: number,
): Promise<{ token: string; moment: number }> {
  const { db } = services.storage
  const seat = checkSeated(table, person)
  const past = await askPast(services, table, { op: 'shown', seat, number })
  if (past.kind !== 'done-at') throw new Error('a moment was expected')
  const { count } = await db
    .selectFrom('looks')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('table_id', '=', table.id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= AT_MOST) throw new Refused('too-many', 'This table has too many links: end them first.')
  const token = newSecret()
  const row = { table_id: table.id, person_id: person, moment: past.number, made_at: services.now() }
  await services.storage.write([db.insertInto('looks').values({ ...row, token_hash: sha256(token) })])
  return { token, moment: past.number }
}

export async function endLooks({ storage }: Services, table: LiveTable, person: string): Promise<void> {
  checkSeated(table, person)
  await storage.db.deleteFrom('looks').where('table_id', '=', table.id).execute()
}

export async function lookAt(services: Services, token: string, from: number, limit: number): Promise<Look> {
  const found = await services.storage.db
    .selectFrom('looks')
    .select(['table_id', 'moment'])
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst()
  if (!found) throw new Refused('no-such-link', 'This link no longer shows anything.')
  const table = await services.tables.current(found.table_id)
  const { row, seats, options } = table.rows
  const end = row.status === 'finished' ? Number.MAX_SAFE_INTEGER : found.moment
  const start = Math.min(from, end)
  const past = await askPast(services, table, {
    op: 'history',
    seat: null,
    from: start,
    limit: Math.min(limit, end - start),
  })
  if (past.kind !== 'text') throw new Error('a history was expected')
  const history = JSON.parse(past.text) as Look['history']
  return {
    game: row.game,
    version: row.version,
    options,
    seats: seats.map(({ kind, name, level }) => ({ kind, name, level })),
    moment: found.moment,
    // How far the game has come since is told to nobody by it.
    history: { ...history, number: Math.min(history.number, end) },
  }
}
