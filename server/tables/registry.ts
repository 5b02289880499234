/**
 * The tables a node is busy with. A live table is a reading of the rows, kept while it is used; what
 * happens is settled by the database alone: an act is stored only if the table is still at the length
 * and revision known here. If it is not, the rows are read again and the act is tried again.
 */
import type { Compilable } from 'kysely'
import type { Seat } from '../../engine/index.ts'
import { jobRow } from '../jobs/new-jobs.ts'
import type { Connection } from '../live/connection.ts'
import { noSuchTable, Refused } from '../refused.ts'
import type { Act } from '../rules/messages.ts'
import type { Services } from '../services.ts'
import type { Append, NewJob } from '../storage/index.ts'
import { written } from '../storage/written.ts'
import { enqueue, type LiveTable, liveTable } from './live-table.ts'
import { toSeat } from './outbound.ts'
import { presentSeats, seenBefore, withSeen } from './presence.ts'
import { isOut, readTableRows, type TableRows, tableRowsOf } from './rows.ts'
import { askRules, readEntries } from './rules-log.ts'
import { type Done, storeAct } from './store-act.ts'

const TRIES = 12
const UNUSED_MS = 300_000
/** More steps than any game forces in a row. */
const MOST_FORCED = 12

/** Adds what is to be written, and returns the jobs to be scheduled with it; throws if nothing may be done. */
export type Change = (writes: Compilable[], rows: TableRows) => readonly NewJob[] | void

export class TableRegistry {
  private readonly tables = new Map<string, LiveTable>()
  private readonly services: Services

  constructor(services: Services) {
    this.services = services
  }

  get size(): number {
    return this.tables.size
  }

  async find(id: string): Promise<LiveTable> {
    const known = this.tables.get(id)
    if (known) {
      known.usedAt = this.services.now()
      return known
    }
    return this.taken(id, await readTableRows(this.services.storage, id))
  }

  /** A table whose rows were read just now, as it is kept here. */
  taken(id: string, rows: TableRows | null): LiveTable {
    if (!rows) throw noSuchTable()
    const again = this.tables.get(id)
    if (again) return again
    const table = liveTable(id, rows, this.services.now())
    this.tables.set(id, table)
    return table
  }

  /**
   * Carries out an act. `actFor` reads from the current rows what may be done, and throws if nothing
   * may; it is asked again whenever the rows turn out to have changed. Nobody's clock is charged for what is done after
   * the act has arrived.
   */
  act(
    table: LiveTable,
    actFor: (rows: TableRows) => Act,
    done: Append['done'] = null,
    arrived = this.services.now(),
  ): Promise<Done> {
    const started = performance.now()
    return enqueue(table, async () => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const result = await this.attempt(table, actFor, arrived, done)
        if (result === 'conflict') continue
        if (result.open) this.services.metrics.moves.observe((performance.now() - started) / 1000)
        if (result.forced) await this.playForced(table, result)
        return result
      }
      throw new Refused('busy', 'The table is too busy; try again in a moment.')
    })
  }

  /** Plays what nobody has to decide. Should it fail, or this node die first, its player makes the step. */
  private async playForced(table: LiveTable, done: Done): Promise<void> {
    let { forced } = done
    for (let step = 0; forced && step < MOST_FORCED; step++) {
      const act: Act = forced
      const next = await this.attempt(table, () => act, this.services.now(), null).catch((error: unknown) => {
        if (error instanceof Refused) return null
        throw error
      })
      forced = next && next !== 'conflict' ? next.forced : undefined
    }
  }

  /** A refusal counts only if it is known how the table stands: another node may have moved it on. */
  private async attempt(
    table: LiveTable,
    actFor: (rows: TableRows) => Act,
    arrived: number,
    done: Append['done'],
  ): Promise<Done | 'conflict'> {
    try {
      const result = await storeAct(this.services, table, actFor(table.rows), arrived, done)
      if (result === 'conflict') await this.refresh(table)
      return result
    } catch (error) {
      if (error instanceof Refused && error.type !== 'busy' && (await this.freshen(table))) return 'conflict'
      throw error
    }
  }

  /** Reads again if the rows have moved on; to be called in the queue. True if they had. */
  async freshen(table: LiveTable): Promise<boolean> {
    const row = await this.services.storage.standing(table.id)
    if (row && row.length === table.length && row.revision === table.rows.row.revision) {
      table.rows = withSeen(table.rows, row.seen)
      return false
    }
    await this.refresh(table)
    return true
  }

  /** The table as the rows have it now, after whatever is under way there. */
  async current(id: string): Promise<LiveTable> {
    const table = await this.find(id)
    await enqueue(table, () => this.freshen(table))
    return table
  }

  /**
   * Changes a table's rows outside its log: people, votes, pause. What `work` writes is stored together with
   * a higher revision; like an act, it starts over if the table had moved on.
   */
  change(table: LiveTable, work: Change): Promise<TableRows> {
    return enqueue(table, async () => {
      const { storage, hub, jobs } = this.services
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const writes = [this.raised(table)]
        const newJobs = await this.decided(table, work, writes)
        if (newJobs === 'conflict') continue
        writes.push(...newJobs.map((job) => jobRow(storage.db, job)))
        const { stored, rows } = await storage.change(table.id, writes)
        await this.take(table, tableRowsOf(rows))
        if (!stored) continue
        storage.hint({ tables: [table.id], jobs: newJobs })
        jobs.schedule(newJobs)
        return table.rows
      }
      hub.tellInfo(table)
      throw new Refused('busy', 'The table is too busy; try again in a moment.')
    })
  }

  /** The compare-and-set of a change: nothing else of it happens if this touches no row. */
  private raised({ id, rows, length }: LiveTable): Compilable {
    const { revision } = rows.row
    return raising(this.services.storage.db, { id, revision, next: revision + 1, length, at: this.services.now() })
  }

  /** As with acts, a refusal counts only if it is known how the table stands. */
  private async decided(table: LiveTable, work: Change, writes: Compilable[]): Promise<readonly NewJob[] | 'conflict'> {
    try {
      return work(writes, table.rows) ?? []
    } catch (error) {
      if (error instanceof Refused && (await this.freshen(table))) return 'conflict'
      throw error
    }
  }

  /** Reads the rows again and tells listeners what they do not know yet. */
  async refresh(table: LiveTable): Promise<void> {
    await this.take(table, await readTableRows(this.services.storage, table.id))
  }

  private async take(table: LiveTable, rows: TableRows | null): Promise<void> {
    const { hub, storage } = this.services
    if (!rows) {
      this.tables.delete(table.id)
      throw noSuchTable()
    }
    const before = table.rows
    const arrived = presentSeats(this.services, before) !== presentSeats(this.services, rows)
    const missed =
      rows.row.length > table.length ? await readEntries(storage, table.id, table.length, rows.row.length) : []
    // Who was seen here a moment ago may not be in the rows yet.
    table.rows = withSeen(rows, seenBefore(before, rows))
    table.due.clear()
    // Before anything more is told: whoever lost a seat no longer sees from it.
    const moved = hub.reseat(table)
    hub.showOut(table)
    if (missed.length > 0) {
      const onlookers = { viewers: hub.viewers(table.id), hashed: hub.hashed(table.id) }
      const reply = await askRules(this.services, table, { op: 'follow', log: missed, ...onlookers })
      table.length += missed.length
      if (reply.kind === 'updates') hub.tellUpdates(table, reply.updates)
    }
    const gone = (each: TableRows): number => each.seats.filter((seat) => isOut(each, seat)).length
    if (before.row.revision === rows.row.revision && (arrived || gone(before) !== gone(rows))) hub.tellInfo(table)
    if (before.row.revision !== rows.row.revision) {
      hub.tellInfo(table)
      if (before.row.status === 'open' && rows.row.status === 'playing') await this.tellStates(table)
      else if (rows.row.setup !== null)
        for (const [connection, seat] of moved)
          if (connection.opened?.has(table.id)) await this.stateTo(table, connection, seat)
    }
  }

  /** A full state to one listener. */
  async stateTo(table: LiveTable, connection: Connection, seat: Seat | null): Promise<void> {
    const { prints: print } = connection
    const reply = await askRules(this.services, table, { op: 'state', seat, legal: false, print })
    if (reply.kind === 'text')
      connection.send(toSeat(table, seat, { what: 'state', text: reply.text }, this.services.now()))
  }

  /** A full state to everybody who listens: when the game starts. */
  private async tellStates(table: LiveTable): Promise<void> {
    const { hub } = this.services
    for (const seat of hub.viewers(table.id))
      for (const print of hub.hashed(table.id).includes(seat) ? [true, false] : [true]) {
        const reply = await askRules(this.services, table, { op: 'state', seat, legal: false, print })
        if (reply.kind === 'text') hub.tellState(table, seat, reply.text, print)
      }
  }

  /** Another node says a table has changed, or a look at the rows does. */
  async refreshAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const table = this.tables.get(id)
      if (table) await enqueue(table, () => this.refresh(table)).catch(() => undefined)
    }
  }

  /** Compares what is known here with the rows: the net under the hints. */
  async poll(): Promise<void> {
    const { storage, hub } = this.services
    const ids = [...this.tables.keys()].filter((id) => hub.isFollowed(id))
    for (let i = 0; i < ids.length; i += 500) {
      const rows = await storage.db
        .selectFrom('tables')
        .select(['id', 'length', 'revision'])
        .where('id', 'in', ids.slice(i, i + 500))
        .execute()
      const behind = rows.filter(({ id, length, revision }) => {
        const table = this.tables.get(id)
        return table && (length > table.length || revision > table.rows.row.revision)
      })
      await this.refreshAll(behind.map(({ id }) => id))
    }
  }

  get(id: string): LiveTable | undefined {
    return this.tables.get(id)
  }

  all(): IterableIterator<LiveTable> {
    return this.tables.values()
  }

  /** Lets go of tables nobody uses. */
  sweep(): void {
    const { hub, now } = this.services
    for (const [id, table] of this.tables)
      if (now() - table.usedAt > UNUSED_MS && hub.viewers(id).length === 0) this.tables.delete(id)
  }
}

interface Raise {
  readonly id: string
  readonly revision: number
  readonly next: number
  readonly length: number
  readonly at: number
}

const raising = written((db, { id, revision, next, length, at }: Raise) =>
  db
    .updateTable('tables')
    .set({ revision: next, updated_at: at })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('length', '=', length),
)
