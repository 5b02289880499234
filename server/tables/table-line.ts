/**
 * A table as one line of a list. It says what a spectator may know, and to whoever sits there what is their own: whether they are needed,
 * when their time is up, what they have not read.
 */
import { type AnyGame, differences, type Options, type Phrase } from '../../engine/index.ts'
import type { ClockState } from '../../engine/clock.ts'
import { liveriesOf } from '../../engine/liveries.ts'
import type { ClockSpec, TableLine } from '../../protocol/index.ts'
import type { Services } from '../services.ts'
import { restsOf } from './rests.ts'
import { calendarFrom, NEEDED, type SeatRow, type TableRow } from './rows.ts'
import { gameOf } from './rules-log.ts'

export const COLUMNS = [
  'id',
  'game',
  'version',
  'options',
  'status',
  'listed',
  'clock',
  'clock_state',
  'paused_at',
  'stage',
  'drawn',
  'updated_at',
] as const satisfies readonly (keyof TableRow)[]
type Row = Pick<TableRow, (typeof COLUMNS)[number]>

/** When a seat's time is up, for sorting: never comes last. */
export function dueOf({ clock_state }: Pick<Row, 'clock_state'>, seat: number): number {
  const clocks = clock_state === null ? null : (JSON.parse(clock_state) as ClockState)
  return clocks?.[seat]?.deadline ?? Number.MAX_SAFE_INTEGER
}

export async function linesOf(services: Services, rows: readonly Row[], person: string | null): Promise<TableLine[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const seats = await services.storage.db
    .selectFrom('seats')
    .leftJoin('persons', 'persons.id', 'seats.person_id')
    .selectAll('seats')
    .select('persons.preferences')
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute()
  const unread = person === null ? new Map<string, number>() : await unreadAt(services, ids, person)
  const games = new Map<string, AnyGame | null>()
  for (const id of new Set(rows.map(({ game }) => game))) games.set(id, await gameOf(services, id).catch(() => null))
  return rows.map((row) => {
    const here = seats.filter((seat) => seat.table_id === row.id)
    return line(row, here, games.get(row.game) ?? null, { person, now: services.now() }, unread.get(row.id) ?? 0)
  })
}

interface Reader {
  readonly person: string | null
  readonly now: number
}

type Sitting = SeatRow & { readonly preferences: string | null }

function line(
  row: Row,
  seats: readonly Sitting[],
  game: AnyGame | null,
  { person, now }: Reader,
  unread: number,
): TableLine {
  const mine = person === null ? undefined : seats.find((seat) => seat.person_id === person && seat.kind === 'person')
  const clocks = row.clock_state === null ? null : (JSON.parse(row.clock_state) as ClockState)
  const worn = game ? liveriesOf(game, seats.length) : []
  const playing = row.status === 'playing'
  const options = JSON.parse(row.options) as Options
  const running = playing && row.paused_at === null
  const clock = JSON.parse(row.clock) as ClockSpec
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    status: row.status,
    public: row.listed === 1,
    clock,
    options,
    differs: differing(game, options),
    sides: row.drawn === null ? 'chosen' : 'random',
    seats: seats.map(({ seat, kind, name, level, reserved, rank, preferences }) => ({
      kind,
      name,
      level,
      side: game ? game.speech.seat(seat, seats.length).name : null,
      livery: worn[seat] ?? null,
      reserved: reserved === 1,
      awaited: playing && rank === NEEDED,
      deadline: running ? (clocks?.[seat]?.deadline ?? null) : null,
      rests: restsOf({
        status: row.status,
        clock,
        seat: { kind },
        calendar: () => calendarFrom(preferences),
        sits: mine !== undefined,
        now,
      }),
    })),
    stage: playing && row.stage !== null ? (JSON.parse(row.stage) as Phrase) : null,
    paused: playing && row.paused_at !== null,
    you: mine?.seat ?? null,
    needed: row.status !== 'finished' && mine?.rank === NEEDED,
    deadline: mine ? (clocks?.[mine.seat]?.deadline ?? null) : null,
    unread: mine ? unread : 0,
    // The last thing this reader was told: everybody, or about their own seat.
    updatedAt: Math.max(row.updated_at, mine?.since ?? 0),
  }
}

/** How many of its figures are not those of the box. */
function differing(game: AnyGame | null, options: Options): number {
  const spec = game?.about.options.find(({ kind }) => kind === 'figures')
  return game && spec ? differences(game, options[spec.id]).length : 0
}

/** What others said since this person last read, of those they want to hear. */
async function unreadAt(
  { storage: { db } }: Services,
  tables: readonly string[],
  person: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('chat')
    .leftJoin('chat_reads', (join) =>
      join.onRef('chat_reads.table_id', '=', 'chat.table_id').on('chat_reads.person_id', '=', person),
    )
    .select(['chat.table_id', (eb) => eb.fn.countAll().as('count')])
    .where('chat.table_id', 'in', tables)
    .where('removed_at', 'is', null)
    .where((eb) => eb.or([eb('chat.person_id', 'is', null), eb('chat.person_id', '!=', person)]))
    .where((eb) => eb('chat.n', '>', eb.fn.coalesce('chat_reads.n', eb.lit(-1))))
    .where((eb) => {
      const blocks = eb.selectFrom('blocks').select('blocks.at').where('blocks.person_id', '=', person)
      return eb.not(eb.exists(blocks.whereRef('blocks.blocked_id', '=', 'chat.person_id')))
    })
    .groupBy('chat.table_id')
    .execute()
  return new Map(rows.map(({ table_id, count }) => [table_id, Number(count)]))
}
