/** The acts of a batch as one statement, hence one transaction and one commit. */
import type { Chain } from './postgres-chain.ts'
import { bigints, ints, texts } from './postgres-list.ts'

/**
 * Values come as one list for each column; a row is a place in them, and what belongs to a table says at which place that stands.
 * What is joined here is narrow: of every row that leads to an update PostgreSQL makes a copy. `moved` is the compare-and-set, and
 * everything after it happens only for tables in `moved`. Planning a job takes it out of any lease, so that a node which is just
 * finishing the old one cannot delete the new plan.
 */
export const APPEND = `
with moved as (
  update tables t set
    length = t.length + ($4::int[])[i.k],
    revision = t.revision + ($5::int[])[i.k],
    clock_state = ($6::text[])[i.k],
    stage = coalesce(($7::text[])[i.k], t.stage),
    updated_at = coalesce(($8::bigint[])[i.k], t.updated_at),
    status = case when ($9::text[])[i.k] is null then t.status else 'finished' end,
    outcome = coalesce(($9::text[])[i.k], t.outcome),
    ended_at = case when ($9::text[])[i.k] is null then t.ended_at else ($10::bigint[])[i.k] end
  from unnest($1::text[]) with ordinality as i(id, k)
  where t.id = i.id and t.length = ($2::int[])[i.k] and t.revision = ($3::int[])[i.k]
    and (($11::text[])[i.k] is null
      or exists (select 1 from jobs j where j.id = ($11::text[])[i.k] and j.lease = ($12::text[])[i.k]))
  returning i.k, t.id
), logged as (
  insert into entries (table_id, n, kind, seat, body, move_id, number, at)
  select m.id, ($14::int[])[e.k], ($15::text[])[e.k], ($16::int[])[e.k], ($17::text[])[e.k], ($18::text[])[e.k],
    ($19::int[])[e.k], ($20::bigint[])[e.k]
  from unnest($13::int[]) with ordinality as e(owner, k) join moved m on m.k = e.owner
), ranked as (
  update seats s set rank = ($23::int[])[c.k], since = ($24::bigint[])[c.k]
  from unnest($21::int[]) with ordinality as c(owner, k) join moved m on m.k = c.owner
  where s.table_id = ($1::text[])[c.owner] and s.seat = ($22::int[])[c.k]
), lapsed as (
  delete from proposals p using unnest($25::int[]) with ordinality as l(owner, k) join moved m on m.k = l.owner
  where p.table_id = ($1::text[])[l.owner] and p.kind = ($26::text[])[l.k]
), gone as (
  delete from jobs j using unnest($27::int[]) with ordinality as g(owner, k) join moved m on m.k = g.owner
  where j.id = ($28::text[])[g.k]
), planned as (
  insert into jobs (id, kind, table_id, body, run_at, failures)
  select ($30::text[])[p.k], ($31::text[])[p.k], ($32::text[])[p.k], ($33::text[])[p.k], ($34::bigint[])[p.k], 0
  from unnest($29::int[]) with ordinality as p(owner, k) join moved m on m.k = p.owner
  on conflict (id) do update set body = excluded.body, run_at = excluded.run_at, lease = null, lease_until = null,
    failures = 0, error = null, dead_at = null
)
select k::int as k from moved
`

/** In the order in which rows are to be locked (`inOrder`). */
export function appendValues(chains: readonly Chain[]): Buffer[] {
  const each = <Row>(of: (chain: Chain) => readonly Row[]): Owned<Row>[] =>
    chains.flatMap((chain, i) => of(chain).map((row) => ({ owner: i + 1, row })))
  const rows = each((chain) => chain.rows)
  const ranks = each((chain) => chain.ranks)
  const lapsed = each((chain) => chain.lapsed)
  const gone = each((chain) => chain.gone)
  const jobs = each((chain) => chain.jobs)
  return [
    texts(chains.map(({ table }) => table)),
    ints(chains.map(({ length }) => length)),
    ints(chains.map(({ revision }) => revision)),
    ints(chains.map(({ steps }) => steps)),
    ints(chains.map(({ raised }) => raised)),
    texts(chains.map(({ clockState }) => clockState)),
    texts(chains.map(({ stage }) => stage)),
    bigints(chains.map(({ shown }) => shown)),
    texts(chains.map(({ outcome }) => outcome)),
    bigints(chains.map(({ at }) => at)),
    texts(chains.map(({ done }) => done?.id)),
    texts(chains.map(({ done }) => done?.lease)),
    owners(rows),
    ints(rows.map(({ row }) => row.n)),
    texts(rows.map(({ row }) => row.kind)),
    ints(rows.map(({ row }) => row.seat)),
    texts(rows.map(({ row }) => row.body)),
    texts(rows.map(({ row }) => row.moveId)),
    ints(rows.map(({ row }) => row.number)),
    bigints(rows.map(({ row }) => row.at)),
    owners(ranks),
    ints(ranks.map(({ row }) => row.seat)),
    ints(ranks.map(({ row }) => row.rank)),
    bigints(ranks.map(({ row }) => row.since)),
    owners(lapsed),
    texts(lapsed.map(({ row }) => row)),
    owners(gone),
    texts(gone.map(({ row }) => row)),
    owners(jobs),
    texts(jobs.map(({ row }) => row.id)),
    texts(jobs.map(({ row }) => row.kind)),
    texts(jobs.map(({ row }) => row.table)),
    texts(jobs.map(({ row }) => row.body)),
    bigints(jobs.map(({ row }) => row.runAt)),
  ]
}

/** Rows are locked as they come: in one order on every node, so that two nodes do not wait for each other. */
export function inOrder(chains: readonly Chain[]): readonly Chain[] {
  return chains.toSorted((a, b) => (a.table < b.table ? -1 : 1))
}

interface Owned<Row> {
  /** The place of its table among the chains, as PostgreSQL counts. */
  readonly owner: number
  readonly row: Row
}

function owners(list: readonly Owned<unknown>[]): Buffer {
  return ints(list.map(({ owner }) => owner))
}
