/** Tables by the million, made by the database itself; the same statements serve both databases. */
import { sql } from 'kysely'
import { commitment } from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import type { Storage } from '../server/storage/index.ts'

const KEY = '5'.repeat(64)
/** One in so many of the tables made in one go has the reader at its first seat, at most about fifty. */
const MINE = 50

/** Fills in tables number `from` to `to`: half of them open, half being played, two seats and one clock job each. */
export async function generate(
  { db, kind }: Storage,
  from: number,
  to: number,
  reader: string | null,
  at = Date.now(),
): Promise<void> {
  const first = catalogue[0]?.about
  if (!first) throw new Error('the house has no games')
  const setup = JSON.stringify({
    game: first.id,
    version: first.version,
    seats: 2,
    options: {},
    dice: { make: 'sealed', key: KEY, entropy: [KEY, KEY] },
  })
  const stride = Math.max(1, Math.floor((to - from + 1) / MINE))
  const numbers = sql`with recursive numbers(i) as
    (select ${sql.lit(from)} union all select i + 1 from numbers where i < ${sql.lit(to)})`
  const text = (value: string) => sql`cast(${value} as text)`
  await sql`insert into tables (id, game, version, seat_count, options, listed, status, clock, auto_start, host_id, invite,
      dice_key, commitment, setup, length, revision, clock_state, paused_at, outcome, rematch_of, created_at, started_at,
      ended_at, updated_at)
    ${numbers} select 't' || i, ${text(first.id)}, ${sql.lit(first.version)}, 2, '{}', 1,
      case when i % 2 = 0 then 'open' else 'playing' end, '{"kind":"none"}', 1, 'host' || i, 'invite' || i,
      ${text(KEY)}, ${text(commitment(KEY))}, case when i % 2 = 0 then null else ${text(setup)} end, 0, 0, null, null, null, null,
      ${sql.lit(at)} + i, case when i % 2 = 0 then null else ${sql.lit(at)} + i end, null, ${sql.lit(at)} + i
    from numbers`.execute(db)
  await sql`insert into seats (table_id, seat, kind, person_id, name, level, reserved, entropy, rank, since, seen_at)
    ${numbers} select 't' || i, s, case when i % 2 = 0 and s = 1 then 'open' else 'person' end,
      case when i % 2 = 0 and s = 1 then null when s = 0 and i % ${sql.lit(stride)} = 0 then ${text(reader ?? 'reader')}
        else 'person' || ((i * 7 + s) % 50021) end,
      case when i % 2 = 0 and s = 1 then null else 'Somebody' end, null, 0, ${text(KEY)}, s, ${sql.lit(at)} + i, 0
    from numbers, (select 0 as s union all select 1) as places`.execute(db)
  await sql`insert into jobs (id, kind, table_id, body, run_at, lease, lease_until, failures)
    ${numbers} select 'clock:t' || i, 'clock', 't' || i, '{}', ${sql.lit(at)} + 86400000 + i, null, null, 0
    from numbers where i % 2 = 1`.execute(db)
  if (kind === 'postgres') await sql`analyze`.execute(db)
}
