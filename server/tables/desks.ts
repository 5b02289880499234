/**
 * The tables a node is busy with. A desk is a reading of the rows, kept while it is used; what
 * happens is settled by the database alone: an act is stored only if the table is still at the length
 * and revision the desk knows. If it is not, the desk reads again and the act is tried again.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Compilable, Kysely } from 'kysely'
import type { Entry, MatchSetup, Seat, Snapshot } from '../../engine/index.ts'
import type { House } from '../house.ts'
import type { Connection } from '../live/connection.ts'
import type { RefusalType } from '../../protocol/index.ts'
import { noSuchTable, Refused } from '../refused.ts'
import type { Act, Ask, Load, LogEntry, Played, Reply } from '../rules/messages.ts'
import type { Append, NewJob, Schema } from '../storage/index.ts'
import { type Desk, parsed, readSheet, type Sheet } from './desk.ts'
import { toSeat } from './outbound.ts'
import { planAct } from './plan.ts'

const TRIES = 12
const KEPT_MS = 300_000
/**
 * How long taking back takes at least: the other seats' steps are folded again with it, and how many those are must not
 * be told by the time it takes.
 */
const UNDO_MS = 20

export interface Done {
  readonly number: number
  /** False for a repeated act that had been carried out before. */
  readonly fresh: boolean
}

/** Adds what is to be written, and returns the jobs to be planned with it; throws if nothing may be done. */
export type Change = (writes: Compilable[], sheet: Sheet) => readonly NewJob[] | void

export class Desks {
  private readonly desks = new Map<string, Desk>()
  private readonly house: House

  constructor(house: House) {
    this.house = house
  }

  get size(): number {
    return this.desks.size
  }

  async find(id: string): Promise<Desk> {
    const known = this.desks.get(id)
    if (known) {
      known.usedAt = this.house.now()
      return known
    }
    const sheet = await readSheet(this.house.storage, id)
    if (!sheet) throw noSuchTable()
    const again = this.desks.get(id)
    if (again) return again
    const { length } = sheet.row
    const desk: Desk = {
      id,
      sheet,
      length,
      chat: null,
      line: Promise.resolve(),
      usedAt: this.house.now(),
      due: new Map(),
    }
    this.desks.set(id, desk)
    return desk
  }

  /** Runs something when everything before it at that table is done. */
  inLine<T>(desk: Desk, work: () => Promise<T>): Promise<T> {
    const mine = desk.line.then(work)
    desk.line = mine.catch(() => undefined)
    return mine
  }

  /**
   * Carries out an act. `actFor` reads from the current rows what may be done, and throws if nothing
   * may; it is asked again whenever the rows turn out to have changed.
   */
  act(desk: Desk, actFor: (sheet: Sheet) => Act, done: Append['done'] = null): Promise<Done> {
    const started = performance.now()
    return this.inLine(desk, async () => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const result = await this.attempt(desk, actFor, done)
        if (result === 'conflict') continue
        if (result.fresh) this.house.metrics.moves.observe((performance.now() - started) / 1000)
        return result
      }
      throw new Refused('busy', 'The table is too busy; try again in a moment.')
    })
  }

  /** A refusal counts only if the desk knows how the table stands: another node may have moved it on. */
  private async attempt(desk: Desk, actFor: (sheet: Sheet) => Act, done: Append['done']): Promise<Done | 'conflict'> {
    try {
      return await this.tryAct(desk, actFor(desk.sheet), done)
    } catch (error) {
      if (error instanceof Refused && error.type !== 'busy' && (await this.freshen(desk))) return 'conflict'
      throw error
    }
  }

  /** Reads again if the rows have moved on; to be called in line. True if they had. */
  async freshen(desk: Desk): Promise<boolean> {
    const row = await this.house.storage.standing(desk.id)
    if (row && row.length === desk.length && row.revision === desk.sheet.row.revision) return false
    await this.refresh(desk)
    return true
  }

  /** The table as the rows have it now, after whatever is under way there. */
  async current(id: string): Promise<Desk> {
    const desk = await this.find(id)
    await this.inLine(desk, () => this.freshen(desk))
    return desk
  }

  private async tryAct(desk: Desk, act: Act, done: Append['done']): Promise<Done | 'conflict'> {
    const { hub, storage, now } = this.house
    const { sheet } = desk
    if (sheet.row.status === 'open') throw new Refused('not-started', 'The game has not started yet.')
    const at = now()
    const paused = sheet.row.paused_at !== null
    const least = act.kind === 'undo' ? sleep(UNDO_MS) : null
    const reply = await this.ask(desk, { op: 'play', act, eyes: hub.eyes(desk.id), at, paused })
    await least
    if (reply.kind === 'replayed') return { number: reply.number, fresh: false }
    if (reply.kind === 'refused') {
      const more = reply.reason === undefined ? {} : { reason: reply.reason }
      throw new Refused(reply.refused as RefusalType, `Refused: ${reply.refused}.`, { number: reply.number, ...more })
    }
    if (reply.kind !== 'played') throw new Error(`unexpected reply ${reply.kind}`)
    const { played } = reply
    const { append, clockState } = planAct(sheet, desk.length, played, act.seat, at, done, desk.due)
    let stored = false
    try {
      stored = await storage.append(append)
    } catch (error) {
      await this.ask(desk, { op: 'forget' })
      this.house.log.error({ err: error, table: desk.id }, 'an act could not be stored')
      throw new Refused('busy', 'The act could not be stored; try again in a moment.')
    }
    if (!stored) {
      await this.ask(desk, { op: 'forget' })
      if (done && !(await this.stillLeased(done))) throw new Refused('stale', 'Another node has done this.')
      await this.refresh(desk)
      return 'conflict'
    }
    desk.length = played.length
    desk.sheet = afterAct(sheet, append, clockState, played)
    this.tellAct(desk, played, append)
    return { number: played.number, fresh: true }
  }

  /** Committed: now tell. */
  private tellAct(desk: Desk, played: Played, append: Append): void {
    const { hub, jobs, metrics } = this.house
    metrics.acts.inc(played.log.length)
    hub.tellPieces(desk, played.pieces)
    if (append.outcome !== null) hub.tellInfo(desk)
    if (append.jobs.length > 0) jobs.plan(append.jobs)
    for (const { id, kind, runAt } of append.jobs) if (kind !== 'bot') desk.due.set(id, runAt)
    if (played.snapshot) this.keepSnapshot(desk.id, played.snapshot)
  }

  private async stillLeased({ id, lease }: NonNullable<Append['done']>): Promise<boolean> {
    const { db } = this.house.storage
    return (
      (await db.selectFrom('jobs').select('id').where('id', '=', id).where('lease', '=', lease).executeTakeFirst()) !==
      undefined
    )
  }

  private keepSnapshot(table: string, snapshot: Snapshot): void {
    const row = { table_id: table, length: snapshot.length, body: JSON.stringify(snapshot) }
    this.house.storage.soon
      .insertInto('snapshots')
      .values(row)
      .onConflict((oc) => oc.column('table_id').doUpdateSet({ length: row.length, body: row.body }))
      .execute()
      .catch((error: unknown) => this.house.log.warn({ err: error, table }, 'a snapshot could not be kept'))
  }

  /**
   * Changes a table's rows outside its log: people, votes, pause. What `work` writes is stored together with
   * a higher revision; like an act, it starts over if the table had moved on.
   */
  change(desk: Desk, work: Change): Promise<Sheet> {
    return this.inLine(desk, async () => {
      const { storage, hub, jobs } = this.house
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const writes = [this.raised(desk)]
        const planned = await this.decided(desk, work, writes)
        if (planned === 'conflict') continue
        writes.push(...planned.map((job) => jobRow(storage.db, job)))
        const stored = await storage.write(writes)
        await this.refresh(desk)
        if (!stored) continue
        storage.hint({ tables: [desk.id], jobs: planned.length > 0 })
        jobs.plan(planned)
        return desk.sheet
      }
      hub.tellInfo(desk)
      throw new Refused('busy', 'The table is too busy; try again in a moment.')
    })
  }

  /** The compare-and-set of a change: nothing else of it happens if this touches no row. */
  private raised({ id, sheet, length }: Desk): Compilable {
    const { revision } = sheet.row
    return this.house.storage.db
      .updateTable('tables')
      .set({ revision: revision + 1, updated_at: this.house.now() })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('length', '=', length)
  }

  /** As with acts, a refusal counts only if the desk knows how the table stands. */
  private async decided(desk: Desk, work: Change, writes: Compilable[]): Promise<readonly NewJob[] | 'conflict'> {
    try {
      return work(writes, desk.sheet) ?? []
    } catch (error) {
      if (error instanceof Refused && (await this.freshen(desk))) return 'conflict'
      throw error
    }
  }

  /** Reads the rows again and tells listeners what they do not know yet. */
  async refresh(desk: Desk): Promise<void> {
    const { hub, storage } = this.house
    const sheet = await readSheet(storage, desk.id)
    if (!sheet) {
      this.desks.delete(desk.id)
      throw noSuchTable()
    }
    const before = desk.sheet
    const missed = sheet.row.length > desk.length ? await this.entries(desk.id, desk.length, sheet.row.length) : []
    desk.sheet = sheet
    desk.due.clear()
    // Before anything more is told: whoever lost a seat no longer sees with its eyes.
    const moved = hub.reseat(desk)
    if (missed.length > 0) {
      const reply = await this.ask(desk, { op: 'follow', log: missed, eyes: hub.eyes(desk.id) })
      desk.length += missed.length
      if (reply.kind === 'pieces') hub.tellPieces(desk, reply.pieces)
    }
    if (before.row.revision !== sheet.row.revision) {
      hub.tellInfo(desk)
      if (before.row.status === 'open' && sheet.row.status === 'playing') await this.tellStates(desk)
      else if (sheet.row.setup !== null)
        for (const [connection, seat] of moved) await this.stateTo(desk, connection, seat)
    }
  }

  /** A full state to one listener. */
  async stateTo(desk: Desk, connection: Connection, seat: Seat | null): Promise<void> {
    const reply = await this.ask(desk, { op: 'state', seat, legal: false })
    if (reply.kind === 'text')
      connection.send(toSeat(desk, seat, { what: 'state', text: reply.text }, this.house.now()))
  }

  /** A full state to everybody who listens: when the game starts. */
  private async tellStates(desk: Desk): Promise<void> {
    for (const seat of this.house.hub.eyes(desk.id)) {
      const reply = await this.ask(desk, { op: 'state', seat, legal: false })
      if (reply.kind === 'text') this.house.hub.tellState(desk, seat, reply.text)
    }
  }

  /** Another node says a table has changed, or a look at the rows does. */
  async hear(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const desk = this.desks.get(id)
      if (desk) await this.inLine(desk, () => this.refresh(desk)).catch(() => undefined)
    }
  }

  /** Compares what the desks know with the rows: the net under the hints. */
  async look(): Promise<void> {
    const { storage, hub } = this.house
    const ids = [...this.desks.keys()].filter((id) => hub.heeds(id))
    for (let i = 0; i < ids.length; i += 500) {
      const rows = await storage.db
        .selectFrom('tables')
        .select(['id', 'length', 'revision'])
        .where('id', 'in', ids.slice(i, i + 500))
        .execute()
      const behind = rows.filter(({ id, length, revision }) => {
        const desk = this.desks.get(id)
        return desk && (length > desk.length || revision > desk.sheet.row.revision)
      })
      await this.hear(behind.map(({ id }) => id))
    }
  }

  get(id: string): Desk | undefined {
    return this.desks.get(id)
  }

  all(): IterableIterator<Desk> {
    return this.desks.values()
  }

  /** Lets go of desks nobody uses. */
  sweep(): void {
    const { hub, now } = this.house
    for (const [id, desk] of this.desks)
      if (now() - desk.usedAt > KEPT_MS && hub.eyes(id).length === 0) this.desks.delete(id)
  }

  /** Asks the rules threads, bringing them the log if they do not hold it. */
  async ask(desk: Desk, ask: Ask): Promise<Reply> {
    const { pool } = this.house
    let reply = await pool.ask(desk.id, desk.length, ask)
    if (reply.kind === 'missing') reply = await pool.ask(desk.id, desk.length, ask, await this.load(desk))
    if (reply.kind === 'fault' || reply.kind === 'missing')
      throw new Refused('rules-fault', 'The rules failed on this move. It was not played, and the fault is on file.')
    return reply
  }

  private async load(desk: Desk): Promise<Load> {
    const { db } = this.house.storage
    const { setup } = desk.sheet.row
    if (setup === null) throw new Refused('not-started', 'The game has not started yet.')
    const [kept, log] = await Promise.all([
      db.selectFrom('snapshots').selectAll().where('table_id', '=', desk.id).executeTakeFirst(),
      this.entries(desk.id, 0, desk.length),
    ])
    const snapshot = kept && kept.length <= desk.length ? (JSON.parse(kept.body) as Snapshot) : null
    return { setup: JSON.parse(setup) as MatchSetup, snapshot, log }
  }

  async entries(id: string, from: number, to: number): Promise<readonly LogEntry[]> {
    const rows = await this.house.storage.db
      .selectFrom('entries')
      .select(['body', 'move_id', 'number', 'at'])
      .where('table_id', '=', id)
      .where('n', '>=', from)
      .where('n', '<', to)
      .orderBy('n')
      .execute()
    return rows.map((row) => ({
      entry: JSON.parse(row.body) as Entry,
      moveId: row.move_id,
      number: row.number,
      at: row.at,
    }))
  }
}

export function jobRow(db: Kysely<Schema>, job: NewJob): Compilable {
  const { id, kind, table, body, runAt } = job
  return db
    .insertInto('jobs')
    .values({ id, kind, table_id: table, body, run_at: runAt, lease: null, lease_until: null, attempts: 0 })
    .onConflict((oc) => oc.column('id').doUpdateSet({ run_at: runAt, lease: null, lease_until: null }))
}

/** The sheet as the rows now are, without reading them. */
function afterAct(sheet: Sheet, append: Append, clockState: Sheet['clockState'], played: Played): Sheet {
  const over = append.outcome !== null
  const row = {
    ...sheet.row,
    length: played.length,
    updated_at: append.at,
    clock_state: append.clockState,
    ...(over
      ? { status: 'finished' as const, outcome: append.outcome, ended_at: append.at, revision: append.revision + 1 }
      : {}),
  }
  const rankOf = (seat: Seat): number | undefined => append.ranks.find((change) => change.seat === seat)?.rank
  const seats =
    append.ranks.length === 0
      ? sheet.seats
      : sheet.seats.map((seat) => {
          const rank = rankOf(seat.seat)
          return rank === undefined ? seat : { ...seat, rank, since: append.at }
        })
  return { ...sheet, row, seats, clockState, outcome: over ? parsed(row).outcome : sheet.outcome }
}
