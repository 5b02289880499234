/**
 * The log of all games in one table or in native hash partitions by table, at as many rows as fit: `npm run bench -- partitions`. Both
 * stand in one PostgreSQL of its own, are filled in turns and asked in turns. Not part of a run of everything: it takes minutes and
 * gigabytes, which go with it.
 */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { startPostgres } from '../scripts/postgres.ts'
import { type Against, figure, type Figure, type Part, quantile, type Run } from './figures.ts'

const PARTITIONS = 32
/** Moves of a game of The Rose King, of which this many games are stored in one go. */
const MOVES = 113
const GAMES_AT_ONCE = 2000
/** Rows of one commit: as many tables as share one on a busy node. */
const COMMIT = 50

interface Plan {
  /** Seconds of filling, and the most rows and bytes of either. */
  readonly seconds: number
  readonly rows: number
  readonly bytes: number
  readonly rounds: number
}

const FULL: Plan = { seconds: 600, rows: 100_000_000, bytes: 20e9, rounds: 9 }
const QUICK: Plan = { seconds: 15, rows: 1_000_000, bytes: 1e9, rounds: 5 }

const COLUMNS = `table_id text not null, n integer not null, kind text not null, seat integer, body text not null, move_id text,
  number integer not null, at bigint not null`

const ONE = 'entries_one'
const PARTS = 'entries_parts'
type Name = typeof ONE | typeof PARTS
const BOTH = [ONE, PARTS] as const

/** A game's id from its number, there and here. */
const ID = `substr(md5(g::text), 1, 16)`
const idOf = (game: number): string => createHash('md5').update(String(game)).digest('hex').slice(0, 16)
const BODY = `'{"kind":"move","seat":' || n % 2 || ',"move":"' || substr(md5((g * 131 + n)::text), 1, 5) || '"}'`

class Rows {
  private readonly client: pg.Client
  /** Games that are stored in both, numbered from one. */
  games = 0

  constructor(client: pg.Client) {
    this.client = client
  }

  async make(): Promise<void> {
    await this.client.query(`create table ${ONE} (${COLUMNS}, primary key (table_id, n))`)
    await this.client.query(
      `create table ${PARTS} (${COLUMNS}, primary key (table_id, n)) partition by hash (table_id)`,
    )
    for (let i = 0; i < PARTITIONS; i++)
      await this.client.query(
        `create table ${PARTS}_${i} partition of ${PARTS} for values with (modulus ${PARTITIONS}, remainder ${i})`,
      )
  }

  async fill(name: Name, from: number, to: number): Promise<void> {
    await this.client.query(
      `insert into ${name} select ${ID}, n, 'move', n % 2, ${BODY}, 'm' || n, n, 1790000000000 + g
       from generate_series(${from}::bigint, ${to}::bigint) g, generate_series(0, ${MOVES - 1}) n`,
    )
  }

  async bytes(name: Name): Promise<number> {
    const { rows } = await this.client.query<{ bytes: string }>(
      name === ONE
        ? `select pg_total_relation_size('${ONE}') as bytes`
        : `select sum(pg_total_relation_size(inhrelid)) as bytes from pg_inherits where inhparent = '${PARTS}'::regclass`,
    )
    return Number(rows[0]?.bytes)
  }

  /** Milliseconds of one commit of one row for each of some games. */
  append(name: Name, games: readonly number[], n: number): Promise<number> {
    return this.timed(
      `append-${name}`,
      `insert into ${name} select id, $2::int, 'move', $2 % 2, '{"kind":"move","seat":0,"move":"ab12c"}', 'm' || $2, $2, 1790000000000
       from unnest($1::text[]) id`,
      [games.map(idOf), n],
    )
  }

  read(name: Name, game: number): Promise<number> {
    return this.timed(`read-${name}`, `select body, move_id, number, at from ${name} where table_id = $1 order by n`, [
      idOf(game),
    ])
  }

  remove(name: Name, games: readonly number[]): Promise<number> {
    // Joined, so that a plan kept for one game does for thousands, too.
    const text = `delete from ${name} using unnest($1::text[]) id where table_id = id`
    return this.timed(`remove-${name}`, text, [games.map(idOf)])
  }

  vacuum(name: string): Promise<number> {
    return this.timed('', `vacuum ${name}`)
  }

  private async timed(name: string, text: string, values?: readonly unknown[]): Promise<number> {
    const began = performance.now()
    await this.client.query(values ? { name, text, values: [...values] } : { text })
    return performance.now() - began
  }
}

async function fill(rows: Rows, plan: Plan, say: Run['say']): Promise<Record<Name, number>> {
  const spent: Record<Name, number> = { [ONE]: 0, [PARTS]: 0 }
  for (let size = 0; spent[ONE] + spent[PARTS] < plan.seconds && rows.games * MOVES < plan.rows && size < plan.bytes;) {
    const from = rows.games + 1
    const to = rows.games + GAMES_AT_ONCE
    for (const name of (to / GAMES_AT_ONCE) % 2 === 0 ? BOTH : BOTH.toReversed()) {
      const began = performance.now()
      await rows.fill(name, from, to)
      spent[name] += (performance.now() - began) / 1000
    }
    rows.games = to
    if ((to / GAMES_AT_ONCE) % 10 === 0) size = await rows.bytes(ONE)
  }
  say(`${(rows.games * MOVES).toLocaleString('en')} rows each`)
  return spent
}

/** The median of each, asked in turns. */
async function inTurns(
  rounds: number,
  ask: (name: Name, round: number) => Promise<number>,
): Promise<Record<Name, number>> {
  const times: Record<Name, number[]> = { [ONE]: [], [PARTS]: [] }
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 === 0 ? BOTH : BOTH.toReversed()) times[name].push(await ask(name, round))
  const middle = (name: Name): number =>
    quantile(
      times[name].toSorted((a, b) => a - b),
      0.5,
    )
  return { [ONE]: middle(ONE), [PARTS]: middle(PARTS) }
}

async function measure({ quick, say }: Run): Promise<readonly Figure[]> {
  const plan = quick ? QUICK : FULL
  const server = await startPostgres({ own: true })
  const client = new pg.Client(await server.database())
  try {
    await client.connect()
    const rows = new Rows(client)
    await rows.make()
    const filled = await fill(rows, plan, say)
    await client.query('analyze')
    const stored = rows.games * MOVES
    const at = `${(stored / 1e6).toFixed(1)} million rows`
    const line = (id: string, what: string, unit: string, value: Record<Name, number>): Figure => {
      const beside: Against = { what: 'in one table', value: value[ONE], kind: 'limit' }
      const made = figure(`partitions.${id}`, `${at}, ${PARTITIONS} partitions: ${what}`, value[PARTS], unit, beside)
      say(`${what}: ${made.value} ${unit}, in one table ${made.against.value}`)
      return made
    }
    // Games that everybody picks by the same arithmetic, spread over all that are stored.
    const some = (count: number, round: number): number[] =>
      Array.from({ length: count }, (_, i) => 1 + ((round * 7919 + i * 104_729) % rows.games))
    const figures = [
      line('size', 'bytes of a row, with its index', 'bytes', {
        [ONE]: (await rows.bytes(ONE)) / stored,
        [PARTS]: (await rows.bytes(PARTS)) / stored,
      }),
      line('fill', 'rows a second while filling', 'rows/s', {
        [ONE]: stored / filled[ONE],
        [PARTS]: stored / filled[PARTS],
      }),
    ]
    const commits = await inTurns(plan.rounds * 40, (name, round) =>
      rows.append(name, some(COMMIT, round), MOVES + round),
    )
    figures.push(line('commit', `a commit of ${COMMIT} rows of as many games`, 'ms', commits))
    const reads = await inTurns(plan.rounds * 60, (name, round) => rows.read(name, some(1, round * 3 + 1)[0] ?? 1))
    figures.push(line('read', 'reading one game', 'ms', reads))
    const removals = await inTurns(plan.rounds * 20, (name, round) => rows.remove(name, [1 + round * 17]))
    figures.push(line('remove', 'deleting one game', 'ms', removals))
    const hundredth = some(Math.floor(rows.games / 100), 5)
    for (const name of BOTH) await rows.remove(name, hundredth)
    const whole = { [ONE]: await rows.vacuum(ONE), [PARTS]: await rows.vacuum(PARTS) }
    figures.push(line('vacuum', 'vacuum after a hundredth of the games was deleted', 'ms', whole))
    for (const name of BOTH) await rows.remove(name, some(Math.floor(rows.games / 100), 11))
    const piece = { [ONE]: await rows.vacuum(ONE), [PARTS]: await rows.vacuum(`${PARTS}_0`) }
    figures.push(line('vacuum-part', 'the longest single vacuum after the next hundredth', 'ms', piece))
    return figures
  } finally {
    await client.end()
    await server.stop()
  }
}

export const partitions: Part = {
  name: 'partitions',
  does: 'the log of all games in one table and in hash partitions of PostgreSQL, at as many rows as fit',
  run: measure,
}
