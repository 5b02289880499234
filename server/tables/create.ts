/** Making a table, and starting its game. */
import type { Compilable, Kysely } from 'kysely'
import {
  type AnyGame,
  commitment,
  houseEntropy,
  type MatchSetup,
  type Options,
  readOptions,
  type SealedSpec,
} from '../../engine/index.ts'
import { findLevel } from '../../bots/index.ts'
import type { Services } from '../services.ts'
import type { CreateTable } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import { newDiceKey, newId, newSecret } from '../secrets.ts'
import type { NewJob, Schema } from '../storage/index.ts'
import { nextDeadline, startClocks } from '../../engine/clock.ts'
import { ALWAYS } from '../../engine/hours.ts'
import { agreement } from './absence.ts'
import { checkAlone } from './alone.ts'
import type { LiveTable } from './live-table.ts'
import type { TableRows } from './rows.ts'
import { jobRow } from '../jobs/new-jobs.ts'
import { botJob, clockJob, neededJob, noticeJob } from '../jobs/new-jobs.ts'
import { NEEDED, WAITING } from './rows.ts'
import { checkRules } from './rules-log.ts'

export interface Person {
  readonly id: string
  readonly name: string
}

type NewSeat = Omit<Schema['seats'], 'table_id' | 'seat'>

export async function createTable(services: Services, person: Person, wish: CreateTable): Promise<LiveTable> {
  const game = await gameOf(services, wish.game)
  const { about } = game
  if (!about.seatCounts.includes(wish.seats.length))
    throw new Refused('bad-options', `This game is played by ${about.seatCounts.join(', ')} players.`)
  const read = readOptions(game, wish.options, wish.seats.length)
  if ('problems' in read) throw new Refused('bad-options', read.problems.join('; '))
  if (wish.seats.filter((seat) => seat.kind === 'me').length > 1)
    throw new Refused('bad-request', 'One person takes one seat.')
  const clock = wish.clock ?? { kind: 'none' }
  if (clock.kind === 'live' && clock.perMove + clock.reserve < 1)
    throw new Refused(
      'bad-options',
      'A live clock needs some time to begin with: seconds for each decision, or a reserve.',
    )
  // Whoever sits down last shall have the time to choose as well.
  const autoStart = wish.autoStart ?? !about.options.some(({ each }) => each === 'seat')
  const now = services.now()
  const seats = wish.seats.map((plan): NewSeat => {
    if (plan.kind === 'bot') return botSeat(plan.level, now)
    return plan.kind === 'me' ? personSeat(person, wish.entropy, now) : openSeat(now)
  })
  const full = autoStart && seats.every((seat) => seat.kind !== 'open')
  if (full) await checkAlone(services, person.id, seats)
  const id = await insertTable(services, {
    game: about.id,
    version: about.version,
    options: read.options,
    listed: wish.public === true,
    clock,
    absence: agreement(wish),
    autoStart,
    host: person.id,
    rematchOf: null,
    seats,
  })
  const table = await services.tables.find(id)
  if (full) await startTable(services, table)
  return table
}

export interface NewTable {
  readonly game: string
  readonly version: number
  readonly options: Options
  readonly listed: boolean
  readonly clock: unknown
  readonly absence: string | null
  readonly autoStart: boolean
  readonly host: string
  readonly rematchOf: string | null
  readonly seats: readonly NewSeat[]
}

/** The dice key is drawn and its commitment published here, before anybody adds entropy. */
export async function insertTable(
  services: Services,
  table: NewTable,
  jobs: (id: string) => readonly NewJob[] = () => [],
): Promise<string> {
  const now = services.now()
  const id = newId()
  const key = newDiceKey()
  const row: Schema['tables'] = {
    id,
    game: table.game,
    version: table.version,
    seat_count: table.seats.length,
    options: JSON.stringify(table.options),
    listed: table.listed ? 1 : 0,
    status: 'open',
    clock: JSON.stringify(table.clock),
    auto_start: table.autoStart ? 1 : 0,
    host_id: table.host,
    invite: newSecret(),
    dice_key: key,
    commitment: commitment(key),
    setup: null,
    length: 0,
    revision: 0,
    clock_state: null,
    paused_at: null,
    outcome: null,
    absence: table.absence,
    rematch_of: table.rematchOf,
    created_at: now,
    started_at: null,
    ended_at: null,
    updated_at: now,
  }
  const { db } = services.storage
  await services.storage.write([
    db.insertInto('tables').values(row),
    db.insertInto('seats').values(table.seats.map((seat, i) => ({ ...seat, table_id: id, seat: i }))),
    ...jobs(id).map((job) => jobRow(db, job)),
  ])
  services.metrics.tables.inc({ game: table.game })
  return id
}

export function openSeat(now: number): NewSeat {
  return {
    kind: 'open',
    person_id: null,
    name: null,
    level: null,
    reserved: 0,
    entropy: null,
    rank: WAITING,
    since: now,
    seen_at: 0,
  }
}

export function botSeat(level: string, now: number): NewSeat {
  if (!findLevel(level)) throw new Refused('bad-options', 'There is no bot of that level.')
  return { ...openSeat(now), kind: 'bot', level }
}

export function personSeat(person: Person, entropy: string | undefined, now: number): NewSeat {
  return {
    ...openSeat(now),
    kind: 'person',
    person_id: person.id,
    name: person.name,
    entropy: entropy ?? null,
    seen_at: now,
  }
}

export async function gameOf({ catalogue }: Services, id: string): Promise<AnyGame> {
  const entry = catalogue.find(({ about }) => about.id === id)
  if (!entry) throw new Refused('no-such-game', 'There is no such game here.')
  return await entry.load()
}

/** Everybody sits: the dice are mixed from the key and all entropy, and the match begins. */
export async function startTable(services: Services, table: LiveTable): Promise<TableRows> {
  checkRules(services, table.rows.row)
  await checkAlone(services, table.rows.row.host_id, table.rows.seats)
  for (let attempt = 0; attempt < 5; attempt++) {
    const seen = table.rows
    checkStartable(seen)
    const opening = await openingOf(services, seen)
    let current = true
    const rows = await services.tables.change(table, (writes, now) => {
      checkStartable(now)
      current = now.row.revision === seen.row.revision
      return current ? begin(services.storage.db, writes, now, opening, services.now()) : []
    })
    if (current) return rows
  }
  throw new Refused('busy', 'The table is too busy; try again in a moment.')
}

function checkStartable({ row, seats }: TableRows): void {
  if (row.status !== 'open') throw new Refused('already-started', 'The game has started already.')
  if (seats.some((seat) => seat.kind === 'open'))
    throw new Refused('seats-open', 'Every seat must be taken before the game starts.')
}

interface Opening {
  readonly setup: MatchSetup & { readonly dice: SealedSpec }
  readonly awaiting: readonly number[]
}

/** A table is bound to its rules when the game begins: they may be newer by then than when it was made, if it fits them. */
async function pinned(
  services: Services,
  row: TableRows['row'],
  options: Options,
): Promise<Pick<MatchSetup, 'version' | 'options'>> {
  const game = await gameOf(services, row.game)
  const { version, seatCounts } = game.about
  const read = readOptions(game, options, row.seat_count)
  const fits = version > row.version && seatCounts.includes(row.seat_count) && 'options' in read
  return fits ? { version, options: read.options } : { version: row.version, options }
}

/** Sets the game up in a rules thread, outside any transaction. */
async function openingOf(services: Services, { row, seats, options }: TableRows): Promise<Opening> {
  const setup: Opening['setup'] = {
    game: row.game,
    ...(await pinned(services, row, options)),
    seats: row.seat_count,
    dice: {
      make: 'sealed',
      key: row.dice_key,
      entropy: seats.map(({ seat, entropy }) => entropy ?? houseEntropy(row.dice_key, seat)),
    },
  }
  const ask = { op: 'follow', log: [], viewers: [] } as const
  const reply = await services.pool.ask(row.id, 0, ask, { setup, snapshot: null, log: [] })
  if (reply.kind !== 'updates') throw new Refused('rules-fault', 'The game could not be set up; the fault is on file.')
  return { setup, awaiting: reply.awaiting }
}

function begin(
  db: Kysely<Schema>,
  writes: Compilable[],
  rows: TableRows,
  opening: Opening,
  now: number,
): readonly NewJob[] {
  const { row, seats, clock } = rows
  const { setup, awaiting } = opening
  const calendar = (seat: number) => rows.calendars[seat] ?? ALWAYS
  const clockState = startClocks(clock, row.seat_count, awaiting, now, calendar)
  writes.push(
    db
      .updateTable('tables')
      .set({
        status: 'playing',
        version: setup.version,
        options: JSON.stringify(setup.options),
        setup: JSON.stringify(setup),
        started_at: now,
        clock_state: clockState && JSON.stringify(clockState),
      })
      .where('id', '=', row.id),
  )
  const jobs: NewJob[] = [noticeJob(row.id, 'started', now)]
  const { dice } = setup
  for (const { seat, kind } of seats) {
    const needed = awaiting.includes(seat)
    const rank = needed ? NEEDED : WAITING
    writes.push(
      db
        .updateTable('seats')
        .set({ rank, since: now, entropy: dice.entropy[seat] ?? null })
        .where('table_id', '=', row.id)
        .where('seat', '=', seat),
    )
    if (needed && kind === 'bot') jobs.push(botJob(row.id, seat, 0, now))
    if (needed && kind === 'person' && clock.kind !== 'live') jobs.push(neededJob(row.id, seat, now))
  }
  const deadline = nextDeadline(clockState)
  if (deadline !== null) jobs.push(clockJob(row.id, deadline))
  return jobs
}
