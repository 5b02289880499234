/**
 * A house of many tables of all games, played at random by their oldest rules, the same every time:
 *
 *     node proofs/shadow/house.ts <folder> [--tables 2000]
 */
import { parseArgs } from 'node:util'
import { commitment, type Entry, endOutcome, Match, quick } from '../../engine/index.ts'
import { catalogue, type Entry as CatalogueEntry, rulesOf } from '../../games/index.ts'
import { openStorage, type Schema, type Storage } from '../../server/storage/index.ts'
import { logRow } from '../../server/tables/log-row.ts'
import { setupOf } from '../games.ts'

const BEGAN = Date.UTC(2026, 0, 1)
const MINUTE = 60_000
const AT_ONCE = 50
/** Tables of a game are the same whatever games come after it on the shelf: each round of tables has this many seeds. */
const SEEDS = 4

export interface Made {
  readonly id: string
  readonly game: string
  readonly entries: readonly Entry[]
}

/** Every second table is over: two in three of those to their end by the rules, the others given up. */
export async function makeHouse(dataDir: string, tables: number): Promise<readonly Made[]> {
  const storage = await openStorage({ dataDir })
  const made: Made[] = []
  try {
    for (let from = 0; from < tables; from += AT_ONCE) {
      const rows: Rows[] = []
      for (let no = from; no < Math.min(tables, from + AT_ONCE); no++) rows.push(await tableOf(no))
      await insert(storage, rows)
      made.push(...rows.map(({ made }) => made))
    }
  } finally {
    await storage.close()
  }
  return made
}

interface Rows {
  readonly table: Schema['tables']
  readonly entries: readonly Schema['entries'][]
  readonly made: Made
}

async function tableOf(no: number): Promise<Rows> {
  const entry = catalogue[no % catalogue.length]
  if (!entry) throw new Error('the house has no games')
  const match = await played(entry, no)
  const { setup, entries, outcome } = match
  if (setup.dice.make !== 'sealed') throw new Error('a table plays with sealed dice')
  const id = `t${String(no).padStart(6, '0')}`
  const at = BEGAN + no * MINUTE
  const table: Schema['tables'] = {
    id,
    game: setup.game,
    version: setup.version,
    seat_count: setup.seats,
    options: JSON.stringify(setup.options),
    listed: 1,
    status: outcome ? 'finished' : 'playing',
    clock: JSON.stringify({ kind: 'none' }),
    auto_start: 0,
    host_id: 'somebody',
    invite: id,
    dice_key: setup.dice.key,
    commitment: commitment(setup.dice.key),
    setup: JSON.stringify(setup),
    length: entries.length,
    revision: 0,
    clock_state: null,
    paused_at: null,
    outcome: outcome ? JSON.stringify(outcome) : null,
    absence: null,
    stage: null,
    drawn: null,
    evening: null,
    rematch_of: null,
    opening_at: null,
    created_at: at,
    started_at: at,
    ended_at: outcome ? at + entries.length : null,
    updated_at: at + entries.length,
  }
  const log = entries.map((each, n): Schema['entries'] => {
    const row = logRow([{ entry: each, moveId: `${id}.${n}`, number: n + 1, awaiting: [] }])
    return {
      table_id: id,
      n,
      kind: row.kind,
      seat: row.seat,
      body: row.body,
      move_id: row.moveId,
      number: row.number,
      at: at + n,
    }
  })
  return { table, entries: log, made: { id, game: setup.game, entries } }
}

async function played(entry: CatalogueEntry, no: number): Promise<Match> {
  const oldest = Math.min(entry.about.version, ...(entry.frozen ?? []).map(({ version }) => version))
  const game = await rulesOf(entry, oldest)?.load()
  if (!game) throw new Error(`there is no version ${oldest} of ${entry.about.id}`)
  const round = Math.floor(no / catalogue.length)
  const seed = round * SEEDS + (no % catalogue.length)
  const { seatCounts } = game.about
  const seats = seatCounts[round % seatCounts.length] ?? 2
  const match = new Match(game, setupOf({ ...entry, about: game.about }, seats, seed + 1))
  const player = quick(seed)
  const over = round % 2 === 0
  const most = over && round % 3 !== 0 ? Infinity : 4 + player.int(250)
  for (let awaited = match.awaiting(); awaited.length > 0; awaited = match.awaiting()) {
    if (match.entries.length >= most) break
    const seat = awaited[player.int(awaited.length)] ?? 0
    const moves = match.legal(seat)
    match.act(seat, game.write(moves[player.int(moves.length)]))
    if (player.int(12) === 0) match.undo(seat)
  }
  if (over && !match.outcome) match.end(0, endOutcome(game, match.state, seats, 0, 'resigned'))
  return match
}

async function insert({ db }: Storage, rows: readonly Rows[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { table, entries } of rows) {
      await trx.insertInto('tables').values(table).execute()
      for (let from = 0; from < entries.length; from += 500)
        await trx
          .insertInto('entries')
          .values(entries.slice(from, from + 500))
          .execute()
    }
  })
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { tables: { type: 'string' } }, allowPositionals: true })
  const [folder] = positionals
  if (folder === undefined) throw new Error('where to?')
  const made = await makeHouse(folder, Number(values.tables ?? 2000))
  console.log(`${made.length} tables, ${made.reduce((sum, { entries }) => sum + entries.length, 0)} entries`)
}
