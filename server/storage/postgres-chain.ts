/** Acts of one table that follow from each other, as what they change together. */
import type { Append, NewJob, NewLogRow } from './port.ts'

export interface Chain {
  readonly table: string
  /** What the table must still be at. */
  readonly length: number
  readonly revision: number
  readonly done: Append['done']
  readonly steps: number
  /** By how much the revision is raised. */
  readonly raised: number
  readonly clockState: string | null
  readonly stage: string | null
  readonly outcome: string | null
  readonly at: number
  /** The date anybody may see; `null` where it stays. */
  readonly shown: number | null
  readonly rows: readonly (NewLogRow & { readonly n: number; readonly at: number })[]
  readonly ranks: readonly { readonly seat: number; readonly rank: number; readonly since: number }[]
  readonly lapsed: readonly string[]
  readonly gone: readonly string[]
  readonly jobs: readonly NewJob[]
}

/** The last word on every seat and every job counts: within one statement a row changes once. */
export function chainOf(acts: readonly [Append, ...Append[]]): Chain {
  const [first] = acts
  const { table, length, revision, done } = first
  const last = acts.at(-1) ?? first
  let steps = 0
  let raised = 0
  const rows: Chain['rows'][number][] = []
  const ranks = new Map<number, Chain['ranks'][number]>()
  const jobs = new Map<string, NewJob | null>()
  const lapsed = new Set<string>()
  for (const act of acts) {
    const follows = act.table === table && act.length === length + steps && act.revision === revision + raised
    if (!follows || (act.done && act !== first)) throw new Error('an act does not follow from the one before')
    // In a list of many acts such a number would be another, or be refused with all of them.
    if (![act.at, ...act.jobs.map(({ runAt }) => runAt)].every(isMoment)) throw new Error('an act has no right time')
    rows.push({ ...act.log, n: act.length, at: act.at })
    steps += act.log.steps
    if (act.outcome !== null || act.lapsed?.length) raised++
    for (const { seat, rank } of act.ranks) ranks.set(seat, { seat, rank, since: act.at })
    for (const kind of act.lapsed ?? []) lapsed.add(kind)
    if (act.done) jobs.set(act.done.id, null)
    for (const id of act.dropped ?? []) jobs.set(id, null)
    for (const job of act.jobs) jobs.set(job.id, job)
  }
  return {
    table,
    length,
    revision,
    done,
    steps,
    raised,
    clockState: last.clockState,
    stage: acts.findLast(({ stage }) => stage)?.stage ?? null,
    outcome: last.outcome,
    at: last.at,
    shown: acts.findLast(({ secret }) => !secret)?.at ?? null,
    rows,
    ranks: [...ranks.values()],
    lapsed: [...lapsed],
    gone: [...jobs].flatMap(([id, job]) => (job === null ? [id] : [])),
    jobs: [...jobs.values()].filter((job) => job !== null),
  }
}

function isMoment(time: number): boolean {
  return Number.isSafeInteger(time) && time >= 0
}
