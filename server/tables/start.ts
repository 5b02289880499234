/** Starting a game: everybody who has committed opens, and with the last opening the match begins. */
import type { Compilable } from 'kysely'
import {
  drawnSides,
  houseEntropy,
  type MatchSetup,
  type Options,
  type OptionValue,
  readOptions,
  type SealedSpec,
  type SettingValue,
} from '../../engine/index.ts'
import { nextDeadline, startClocks } from '../../engine/clock.ts'
import { ALWAYS } from '../../engine/hours.ts'
import { checkHour } from '../evenings/evening.ts'
import { botJob, clockJob, neededJob, noticeJob, openingJob } from '../jobs/new-jobs.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import type { ClaimedJob, NewJob, Schema } from '../storage/index.ts'
import { written } from '../storage/written.ts'
import { checkAlone } from './alone.ts'
import { isSealed, opensUntil, withheld } from './chance.ts'
import { enqueue, type LiveTable } from './live-table.ts'
import { NEEDED, type SeatRow, type TableRows, WAITING } from './rows.ts'
import { checkRules, gameOf } from './rules-log.ts'

const TRIES = 5

/** The seats after somebody has opened; throws if they may not. */
type Opened = (rows: TableRows) => readonly SeatRow[]

/** Everybody sits: the seats that have committed are asked to open, or, if none has, the match begins. */
export async function startTable(services: Services, table: LiveTable): Promise<TableRows> {
  const { row, seats } = table.rows
  if (row.opening_at !== null && seats.some(isSealed)) return table.rows
  return await goOnWith(services, table, (rows) => rows.seats)
}

/** Stores what was opened; with the last of it, in the same transaction, the match begins. */
export async function goOnWith(services: Services, table: LiveTable, opened: Opened): Promise<TableRows> {
  checkRules(services, table.rows.row)
  await checkAlone(services, table.rows.row.host_id, table.rows.seats)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const seen = table.rows
    const seats = await decided(services, table, seen, opened)
    if (seats === 'again') continue
    const set = seats.some(isSealed) ? null : await setUp(services, { ...seen, seats })
    let current = true
    const rows = await services.tables.change(table, (writes, now) => {
      checkStartable(now)
      current = now.row.revision === seen.row.revision
      if (!current) return []
      const next = { ...now, seats }
      return set ? begin(services, writes, next, set) : awaitOpenings(services, writes, now, next)
    })
    if (current) return rows
  }
  throw new Refused('busy', 'The table is too busy; try again in a moment.')
}

/** A refusal counts only if it is known how the table stands. */
async function decided(
  { tables }: Services,
  table: LiveTable,
  rows: TableRows,
  opened: Opened,
): Promise<readonly SeatRow[] | 'again'> {
  try {
    checkStartable(rows)
    return opened(rows)
  } catch (error) {
    if (error instanceof Refused && (await enqueue(table, () => tables.freshen(table)))) return 'again'
    throw error
  }
}

function checkStartable({ row, seats, evening }: TableRows): void {
  if (row.status !== 'open') throw new Refused('already-started', 'The game has started already.')
  checkHour(evening)
  if (seats.some((seat) => seat.kind === 'open'))
    throw new Refused('seats-open', 'Every seat must be taken before the game starts.')
}

/** What was opened is kept; those still to open are called, and after a while the game goes on without them. */
function awaitOpenings(
  services: Services,
  writes: Compilable[],
  before: TableRows,
  after: TableRows,
): readonly NewJob[] {
  const { db } = services.storage
  const { row } = before
  const now = services.now()
  const first = row.opening_at === null
  if (first) writes.push(db.updateTable('tables').set({ opening_at: now }).where('id', '=', row.id))
  const called: NewJob[] = []
  for (const { seat, kind, entropy, ...rest } of after.seats) {
    const sealed = isSealed({ seat, kind, entropy, ...rest })
    if (!first && before.seats[seat]?.entropy === entropy) continue
    writes.push(
      db
        .updateTable('seats')
        .set({ rank: sealed ? NEEDED : WAITING, since: now, entropy })
        .where('table_id', '=', row.id)
        .where('seat', '=', seat),
    )
    if (sealed && kind === 'person') called.push(neededJob(row.id, seat, now))
  }
  const until = opensUntil(services, { ...before, row: { ...row, opening_at: row.opening_at ?? now } }) ?? now
  return first ? [openingJob(row.id, until), ...called] : called
}

/** The time to open is over, or nobody is left to wait for: the game begins without those who have not opened. */
export async function openingIsOver(services: Services, job: ClaimedJob): Promise<void> {
  const { tables, jobs, now } = services
  const table = await tables.current(job.table ?? '')
  const until = opensUntil(services, table.rows)
  if (until === null) return await jobs.finish(job)
  if (until > now() && table.rows.seats.some(isSealed)) return await jobs.postpone(job, until)
  await goOnWith(services, table, (rows) => {
    const late = opensUntil(services, rows)
    if (late === null) throw new Refused('stale', 'The table no longer waits for openings.')
    return rows.seats.map((seat) => (isSealed(seat) && late <= now() ? withheld(rows, seat) : seat))
  })
  await jobs.finish(job)
}

/** What a player chose for their own seat goes with them. */
function movedOptions(options: Options, drawn: readonly number[]): Options {
  const moved = (value: OptionValue): OptionValue =>
    Array.isArray(value) ? drawn.map((from) => (value as readonly SettingValue[])[from] ?? '') : value
  return Object.fromEntries(Object.entries(options).map(([id, value]) => [id, moved(value)]))
}

interface SetUp {
  readonly setup: MatchSetup & { readonly dice: SealedSpec }
  readonly awaiting: readonly number[]
  readonly stage: string | null
  /** For each seat the one its player had sat down at; `null` where nobody drew. */
  readonly drawn: readonly number[] | null
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
async function setUp(services: Services, { row, seats, options }: TableRows): Promise<SetUp> {
  const entropy = seats.map((seat) => seat.entropy ?? houseEntropy(row.dice_key, seat.seat))
  const drawn = row.drawn === null ? null : drawnSides(row.dice_key, entropy)
  const setup: SetUp['setup'] = {
    game: row.game,
    ...(await pinned(services, row, drawn ? movedOptions(options, drawn) : options)),
    seats: row.seat_count,
    dice: { make: 'sealed', key: row.dice_key, entropy, committed: seats.map(({ commitment }) => commitment) },
  }
  const ask = { op: 'follow', log: [], viewers: [], hashed: [] } as const
  const reply = await services.pool.ask(row.id, 0, ask, { setup, snapshot: null, log: [] })
  if (reply.kind !== 'updates') throw new Refused('rules-fault', 'The game could not be set up; the fault is on file.')
  return { setup, awaiting: reply.awaiting, stage: reply.stage, drawn }
}

/** Whoever drew the seat; what was bound and opened for the dice stays where it was. */
function seatedHere({ kind, person_id, name, level, seen_at }: SeatRow): Drawn {
  return { kind, person_id, name, level, seen_at }
}

function dealtTime(clock: TableRows['clock'], from: readonly number[]): TableRows['clock'] {
  if (clock.kind === 'none' || !clock.extra) return clock
  const { extra } = clock
  return { ...clock, extra: from.map((seat) => extra[seat] ?? 1) }
}

type Beginning = Pick<
  Schema['tables'],
  'id' | 'version' | 'options' | 'setup' | 'started_at' | 'stage' | 'drawn' | 'clock' | 'clock_state'
>

const beginning = written((db, { id, ...change }: Beginning) =>
  db
    .updateTable('tables')
    .set({ status: 'playing', opening_at: null, ...change })
    .where('id', '=', id),
)

type Asked = Pick<Schema['seats'], 'rank' | 'since' | 'entropy'> & { readonly table: string; readonly at: number }
type Drawn = Pick<Schema['seats'], 'kind' | 'person_id' | 'name' | 'level' | 'seen_at'>

const seated = written((db, { table, at, ...change }: Asked) =>
  db.updateTable('seats').set(change).where('table_id', '=', table).where('seat', '=', at),
)
const dealt = written((db, { table, at, ...change }: Asked & Drawn) =>
  db.updateTable('seats').set(change).where('table_id', '=', table).where('seat', '=', at),
)

function begin(services: Services, writes: Compilable[], rows: TableRows, set: SetUp): readonly NewJob[] {
  const { db } = services.storage
  const now = services.now()
  const { row, seats } = rows
  const { setup, awaiting, stage, drawn } = set
  // More time goes with whoever it was agreed for, not with the side.
  const clock = drawn ? dealtTime(rows.clock, drawn) : rows.clock
  const calendar = (seat: number) => rows.calendars[drawn?.[seat] ?? seat] ?? ALWAYS
  const clockState = startClocks(clock, row.seat_count, awaiting, now, calendar)
  writes.push(
    beginning(db, {
      id: row.id,
      version: setup.version,
      options: JSON.stringify(setup.options),
      setup: JSON.stringify(setup),
      started_at: now,
      stage,
      drawn: drawn && JSON.stringify(drawn),
      clock: JSON.stringify(clock),
      clock_state: clockState && JSON.stringify(clockState),
    }),
  )
  const jobs: NewJob[] = [noticeJob(row.id, 'started', now)]
  const { dice } = setup
  for (const { seat } of seats) {
    const who = seats[drawn?.[seat] ?? seat] ?? seats[seat]
    const kind = who?.kind
    const needed = awaiting.includes(seat)
    const rank = needed ? NEEDED : WAITING
    const change = { table: row.id, at: seat, rank, since: now, entropy: dice.entropy[seat] ?? null }
    writes.push(drawn && who ? dealt(db, { ...change, ...seatedHere(who) }) : seated(db, change))
    if (needed && kind === 'bot') jobs.push(botJob(row.id, seat, 0, now))
    if (needed && kind === 'person' && clock.kind !== 'live') jobs.push(neededJob(row.id, seat, now))
  }
  const deadline = nextDeadline(clockState)
  if (deadline !== null) jobs.push(clockJob(row.id, deadline))
  return jobs
}
