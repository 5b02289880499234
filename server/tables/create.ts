/** Making a table. */
import { type About, commitment, type Options, readOptions } from '../../engine/index.ts'
import { findLevel, isOffered } from '../../bots/index.ts'
import type { Services } from '../services.ts'
import type { CreateTable, Join } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import { newDiceKey, newId, newSecret } from '../secrets.ts'
import type { NewJob, Schema } from '../storage/index.ts'
import { newRow } from '../storage/written.ts'
import { agreement } from './absence.ts'
import { checkAlone } from './alone.ts'
import { withHouseFigures } from './house-figures.ts'
import type { LiveTable } from './live-table.ts'
import { jobRow } from '../jobs/new-jobs.ts'
import { tableRowsOf, WAITING } from './rows.ts'
import { gameOf } from './rules-log.ts'
import { startTable } from './start.ts'

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
  const wanted = await withHouseFigures(services.storage.db, game, wish.options)
  const read = readOptions(game, wanted, wish.seats.length)
  if ('problems' in read) throw new Refused('bad-options', read.problems.join('; '))
  if (wish.seats.filter((seat) => seat.kind === 'me').length > 1)
    throw new Refused('bad-request', 'One person takes one seat.')
  const clock = wish.clock ?? { kind: 'none' }
  if (clock.kind === 'live' && clock.perMove + clock.reserve < 1)
    throw new Refused(
      'bad-options',
      'A live clock needs some time to begin with: seconds for each decision, or a reserve.',
    )
  if (clock.kind !== 'none' && clock.extra && clock.extra.length !== wish.seats.length)
    throw new Refused('bad-options', 'More time is said for every seat: one number for each.')
  // Whoever sits down last shall have the time to choose as well.
  const autoStart = wish.autoStart ?? !about.options.some(({ each }) => each === 'seat')
  const now = services.now()
  const seats = wish.seats.map((plan): NewSeat => {
    if (plan.kind === 'bot') return botSeat(checkOffered(about, plan.level), now)
    return plan.kind === 'me' ? personSeat(person, wish, now) : openSeat(now)
  })
  const full = autoStart && seats.every((seat) => seat.kind !== 'open')
  if (full) await checkAlone(services, person.id, seats)
  const table = await insertTable(services, {
    game: about.id,
    version: about.version,
    options: read.options,
    listed: wish.public === true,
    clock,
    absence: agreement(about, wish),
    autoStart,
    random: wish.sides === 'random',
    host: person.id,
    rematchOf: null,
    seats,
  })
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
  /** Whether sides are drawn when the game starts. */
  readonly random: boolean
  readonly host: string
  readonly rematchOf: string | null
  readonly seats: readonly NewSeat[]
}

/** The dice key is drawn and its commitment published here, before anybody adds entropy. */
export async function insertTable(
  services: Services,
  table: NewTable,
  jobs: (id: string) => readonly NewJob[] = () => [],
): Promise<LiveTable> {
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
    opening_at: null,
    setup: null,
    length: 0,
    revision: 0,
    clock_state: null,
    paused_at: null,
    outcome: null,
    absence: table.absence,
    stage: null,
    drawn: table.random ? 'random' : null,
    evening: null,
    rematch_of: table.rematchOf,
    created_at: now,
    started_at: null,
    ended_at: null,
    updated_at: now,
  }
  const { db } = services.storage
  const { rows } = await services.storage.change(id, [
    tableRow(db, row),
    ...table.seats.map((seat, i) => seatRow(db, { ...seat, table_id: id, seat: i })),
    ...jobs(id).map((job) => jobRow(db, job)),
  ])
  services.metrics.tables.inc({ game: table.game })
  return services.tables.taken(id, tableRowsOf(rows))
}

const tableRow = newRow('tables')
const seatRow = newRow('seats')

export function openSeat(now: number): NewSeat {
  return {
    kind: 'open',
    person_id: null,
    name: null,
    level: null,
    reserved: 0,
    commitment: null,
    entropy: null,
    rank: WAITING,
    since: now,
    seen_at: 0,
  }
}

/** Levels are the same at all games; tempers are those that the game knows. */
export function checkOffered(game: Pick<About, 'tempers'>, level: string): string {
  if (!isOffered(game, level)) throw new Refused('bad-options', 'There is no bot of that level.')
  return level
}

export function botSeat(level: string, now: number): NewSeat {
  if (!findLevel(level)) throw new Refused('bad-options', 'There is no bot of that level.')
  return { ...openSeat(now), kind: 'bot', level }
}

/** What somebody adds to the dice on sitting down: bound, or openly as programs from before there were commitments do. */
export type Chance = Pick<Join, 'commitment' | 'entropy'>

export function personSeat(person: Person, { commitment: bound, entropy }: Chance, now: number): NewSeat {
  if (bound !== undefined && entropy !== undefined)
    throw new Refused('bad-request', 'Send a commitment, or entropy, not both: who commits opens later.')
  return {
    ...openSeat(now),
    kind: 'person',
    person_id: person.id,
    name: person.name,
    commitment: bound ?? null,
    entropy: entropy ?? null,
    seen_at: now,
  }
}
