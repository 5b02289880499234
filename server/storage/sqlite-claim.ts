import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type Claim, type ClaimedJob, DUE_AT_ONCE } from './port.ts'

const DUE = `
  select jobs.id, kind, table_id as "table", body, run_at as "runAt", failures, host_id as host
  from jobs left join tables on tables.id = jobs.table_id
  where dead_at is null and kind in (select value from json_each($kinds)) and run_at <= $now
    and (lease_until is null or lease_until <= $now)
  order by run_at, jobs.id limit ${DUE_AT_ONCE}
`

type Due = Omit<ClaimedJob, 'lease'>

/**
 * Leases due jobs. Whose turn it is, is counted here: mostly one job is due or none, and the same in SQL, with window and sorters set up
 * each time, takes ten times as long.
 */
export function claimer(database: DatabaseSync): (claim: Claim) => readonly ClaimedJob[] {
  const due = database.prepare(DUE)
  const lease = database.prepare('update jobs set lease = ?, lease_until = ? where id = ?')
  const look = ({ kinds, now }: Claim): readonly Due[] =>
    due.all({ kinds: JSON.stringify(kinds), now }) as unknown as readonly Due[]
  const take = (claim: Claim): readonly ClaimedJob[] => {
    const mine = randomBytes(12).toString('hex')
    return inTurn(look(claim), claim).map((job) => {
      lease.run(mine, claim.now + claim.leaseMs, job.id)
      return { ...job, lease: mine }
    })
  }
  return (claim) => {
    if (database.isTransaction) return take(claim)
    // Nothing is locked, and nothing waits for the disk, where nothing is due.
    if (look(claim).length === 0) return []
    // A lease that a crash takes back is a job that is due again: it need not wait for the disk.
    database.exec('pragma synchronous = normal; begin immediate')
    try {
      const taken = take(claim)
      database.exec('commit')
      return taken
    } catch (error) {
      if (database.isTransaction) database.exec('rollback')
      throw error
    } finally {
      database.exec('pragma synchronous = full')
    }
  }
}

/** In rounds over the hosts, in each the oldest first; a host with jobs under way starts that many rounds later. */
function inTurn(due: readonly Due[], { each, held, limit }: Claim): readonly Due[] {
  const turns = new Map<string, number>()
  const turnOf = ({ host }: Due): number => {
    if (host === null) return 1
    const turn = (turns.get(host) ?? held[host] ?? 0) + 1
    turns.set(host, turn)
    return turn
  }
  return due
    .map((job) => ({ job, turn: turnOf(job) }))
    .filter(({ turn }) => turn <= each)
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, limit)
    .map(({ job }) => job)
}
