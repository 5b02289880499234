/** One act at a table: asked of the rules, stored in one transaction, and only then told. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClockState, Seat, Snapshot } from '../../engine/index.ts'
import type { RefusalType } from '../../protocol/index.ts'
import { refusalText } from '../words/index.ts'
import { Refused } from '../refused.ts'
import { forcedAct } from '../rules/forced.ts'
import type { Act, Played } from '../rules/messages.ts'
import type { Services } from '../services.ts'
import type { Append, Schema } from '../storage/index.ts'
import { written } from '../storage/written.ts'
import { actTransaction, type Circumstances } from './act-transaction.ts'
import { peopleIn } from './forced.ts'
import { goesBack } from './going-back.ts'
import type { LiveTable } from './live-table.ts'
import { OVER, rowsAfter, type TableRows } from './rows.ts'
import { askRules, checkRules, type KeptSnapshot } from './rules-log.ts'

/**
 * How long taking back takes at least: the other seats' steps are folded again with it, and how many those are must not
 * be told by the time it takes.
 */
export const UNDO_MS = 20

export interface Done {
  readonly number: number
  /** False for a repeated act that had been carried out before. */
  readonly fresh: boolean
  /** Whether everybody was told of it: only then it is counted where anybody may see. */
  readonly open: boolean
  /** What everybody can see is the only step there is now. */
  readonly forced?: Act | undefined
}

/** `conflict` if the table had moved on: nothing has happened, and the rows must be read again. */
export async function storeAct(
  services: Services,
  table: LiveTable,
  act: Act,
  arrived: number,
  done: Append['done'],
): Promise<Done | 'conflict'> {
  const { hub, storage, now } = services
  const { rows } = table
  if (rows.row.status === 'open') throw new Refused('not-started', 'The game has not started yet.')
  const at = now()
  const paused = rows.row.paused_at !== null
  const least = act.kind === 'undo' ? sleep(UNDO_MS) : null
  const onlookers = { viewers: hub.viewers(table.id), hashed: hub.hashed(table.id) }
  const people = goesBack(services) ? peopleIn(rows) : []
  // What cannot be stored together is played when what led to it is stored.
  const followed = storage.appendAll ? people : []
  const reply = await askRules(services, table, { op: 'play', act, ...onlookers, at, paused, people: followed })
  // Refused at once: nobody else at the table waits for it. Its answer waits outside (`acts.ts`).
  if (reply.kind === 'replayed') return { number: reply.number, fresh: false, open: false }
  if (reply.kind === 'refused') {
    const more = reply.reason === undefined ? {} : { reason: reply.reason }
    const text = reply.reason === undefined ? null : await refusalText(rows.row.game, reply.reason)
    const message = text ?? `Refused: ${reply.refused}.`
    throw new Refused(reply.refused as RefusalType, message, { number: reply.number, ...more })
  }
  if (reply.kind !== 'played') throw new Error(`unexpected reply ${reply.kind}`)
  if (least) await least
  const { played, more } = reply
  const deeds = deedsOf(services, table, [played, ...more], { act, arrived, at, done, people })
  const [{ append, rows: after }] = deeds
  const why = whyNotBack(services, act, played, after.clockState, arrived)
  if (why !== null) {
    await askRules(services, table, { op: 'forget' })
    throw new Refused('nothing-to-undo', why, { number: reply.played.number })
  }
  let stored = false
  try {
    stored = await (storage.appendAll ? storage.appendAll(deeds.map((deed) => deed.append)) : storage.append(append))
  } catch (error) {
    await askRules(services, table, { op: 'forget' })
    services.log.error({ err: error, table: table.id }, 'an act could not be stored')
    throw new Refused('busy', 'The act could not be stored; try again in a moment.')
  }
  if (!stored) {
    await askRules(services, table, { op: 'forget' })
    if (done && !(await stillLeased(services, done))) throw new Refused('stale', 'Another node has done this.')
    return 'conflict'
  }
  for (const deed of deeds) {
    table.length = deed.played.length
    table.rows = deed.rows
    tellAct(services, table, deed)
  }
  const forced = more.length === 0 ? forcedAct(played, people) : null
  const next = forced?.waits === false ? forced.act : undefined
  return { number: played.number, fresh: true, open: append.secret !== true, forced: next }
}

/** Something that was played, the transaction that stores it, and the table's rows after it. */
interface Deed {
  readonly played: Played
  readonly append: Append
  readonly rows: TableRows
}

interface Doing {
  readonly act: Act
  readonly arrived: number
  readonly at: number
  readonly done: Append['done']
  readonly people: readonly Seat[]
}

/** The act, and after it what nobody had to decide: each as if the one before were stored. */
function deedsOf(
  { storage, thought }: Services,
  table: LiveTable,
  all: readonly [Played, ...Played[]],
  { act, arrived, at, done, people }: Doing,
): readonly [Deed, ...Deed[]] {
  let { rows, length } = table
  const due = new Map(table.due)
  const alone = storage.kind === 'sqlite'
  const deed = (played: Played, how: Pick<Circumstances, 'by' | 'undecided' | 'arrived' | 'done'>): Deed => {
    const forced = forcedAct(played, people)
    const circumstances = { ...how, now: at, due, alone, forced, think: thought.think }
    const { append, clockState } = actTransaction(rows, length, played, circumstances)
    rows = rowsAfter(rows, append, played.length, clockState)
    length = played.length
    noteDue(due, append)
    return { played, append, rows }
  }
  const [first, ...more] = all
  return [
    deed(first, { by: act.seat, undecided: 'forced' in act, arrived, done }),
    ...more.map((each) =>
      deed(each, { by: each.log[0]?.entry.seat ?? null, undecided: true, arrived: at, done: null }),
    ),
  ]
}

function noteDue(due: LiveTable['due'], { dropped, jobs }: Append): void {
  for (const id of dropped ?? []) due.delete(id)
  for (const { id, kind, runAt } of jobs) if (kind !== 'bot') due.set(id, runAt)
}

/** Why what was played stands after all; `null` if it may be taken back, or nothing is. */
function whyNotBack(
  services: Services,
  { kind, seat }: Act,
  { log }: Played,
  clocks: ClockState | null,
  arrived: number,
): string | null {
  if (log.some(({ entry }) => entry.kind === 'back') && !goesBack(services))
    return 'This house is being renewed: ask again later.'
  const back = kind === 'undo' || kind === 'back'
  return back && isOverdue(clocks, seat, arrived) ? 'There is no time left to take it back.' : null
}

/** Taking back brings back the clock from before; where that has run out meanwhile, what was played stands. */
function isOverdue(clocks: ClockState | null, seat: number, at: number): boolean {
  const deadline = clocks?.[seat]?.deadline ?? null
  return deadline !== null && deadline <= at
}

/** Committed: now tell. */
function tellAct(services: Services, table: LiveTable, { played, append }: Deed): void {
  const { hub, jobs, metrics } = services
  if (!append.secret) metrics.acts.inc()
  hub.tellUpdates(table, played.updates)
  if (append.outcome !== null || append.lapsed?.length || append.ranks.some(({ rank }) => rank === OVER))
    hub.tellInfo(table)
  if (append.jobs.length > 0) jobs.schedule(append.jobs)
  noteDue(table.due, append)
  if (played.snapshot) saveSnapshot(services, table, played.snapshot)
}

/** Whether a job is still the caller's to carry out. */
export async function stillLeased({ storage }: Services, { id, lease }: NonNullable<Append['done']>): Promise<boolean> {
  const { db } = storage
  return (
    (await db.selectFrom('jobs').select('id').where('id', '=', id).where('lease', '=', lease).executeTakeFirst()) !==
    undefined
  )
}

function saveSnapshot(services: Services, { id: table, rows }: LiveTable, snapshot: Snapshot): void {
  const { storage, log } = services
  const { make } = checkRules(services, rows.row)
  const kept: KeptSnapshot = { ...snapshot, make }
  const row = { table_id: table, length: snapshot.length, body: JSON.stringify(kept) }
  const { unhurried } = storage
  unhurried
    .executeQuery(snapshotRow(unhurried, row))
    .catch((error: unknown) => log.warn({ err: error, table }, 'a snapshot could not be kept'))
}

const snapshotRow = written((db, row: Schema['snapshots']) =>
  db
    .insertInto('snapshots')
    .values(row)
    .onConflict((oc) => oc.column('table_id').doUpdateSet({ length: row.length, body: row.body })),
)
