/** Durable acts a second on both databases, beside bare rows appended to the same database on the same disk. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { startPostgres } from '../scripts/postgres.ts'
import { type Append, openStorage, type Storage } from '../server/storage/index.ts'
import { figure, type Figure, type Part } from './figures.ts'
import { generate } from './generated.ts'

const WRITERS = [1, 50] as const
const BODY = JSON.stringify({ kind: 'move', seat: 0, move: 'NE3' })

function actOf(table: string, length: number): Append {
  return {
    table,
    length,
    revision: 0,
    log: { steps: 1, kind: 'move', seat: 0, body: BODY, moveId: `m${length}`, number: length },
    clockState: null,
    at: Date.now(),
    // Every act passes the turn on, as it does at a real table.
    ranks: [
      { seat: 0, rank: length % 2 },
      { seat: 1, rank: 1 - (length % 2) },
    ],
    outcome: null,
    jobs: [],
    done: null,
  }
}

/** Each writer waits for its act to be durable before it sends the next. */
async function actsPerSecond(storage: Storage, writers: number, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  const began = performance.now()
  const write = async (table: string): Promise<void> => {
    const from = (
      await storage.db.selectFrom('tables').select('length').where('id', '=', table).executeTakeFirstOrThrow()
    ).length
    for (let n = from; performance.now() < until; n++) {
      if (!(await storage.append(actOf(table, n)))) throw new Error('an act of the benchmark was not stored')
      done++
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, i) => write(`t${i + 1}`)))
  return (done * 1000) / (performance.now() - began)
}

/** The limit: the same bytes as bare rows, as many to a commit as there are writers, nothing else. */
function rawSqlite(file: string, writers: number, seconds: number): number {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('create table if not exists raw (table_id text, n integer, body text, primary key (table_id, n))')
  const insert = database.prepare('insert into raw values (?, ?, ?)')
  const run = `${writers} ${performance.now()} `
  const until = performance.now() + seconds * 1000
  const began = performance.now()
  let done = 0
  for (let n = 0; performance.now() < until; n++) {
    database.exec('begin immediate')
    for (let writer = 0; writer < writers; writer++) insert.run(run + writer, n, BODY)
    database.exec('commit')
    done += writers
  }
  const spent = performance.now() - began
  database.close()
  return (done * 1000) / spent
}

async function rawPostgres(url: string, writers: number, seconds: number): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('create table if not exists raw (table_id text, n integer, body text, primary key (table_id, n))')
  const run = `${writers} ${performance.now()} `
  const tables = Array.from({ length: writers }, (_, writer) => run + writer)
  const text = 'insert into raw select unnest($1::text[]), $2, $3'
  const until = performance.now() + seconds * 1000
  const began = performance.now()
  let done = 0
  for (let n = 0; performance.now() < until; n++) {
    await client.query({ name: 'raw', text, values: [tables, n, BODY] })
    done += writers
  }
  const spent = performance.now() - began
  await client.end()
  return (done * 1000) / spent
}

interface Disk {
  readonly name: string
  raw(writers: number, seconds: number): number | Promise<number>
}

async function compare(storage: Storage, disk: Disk, seconds: number): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const writers of WRITERS) {
    // In turns, so that a disk that is busy for a moment is busy for both.
    const ours: number[] = []
    const raw: number[] = []
    for (let turn = 0; turn < 2; turn++) {
      raw.push(await disk.raw(writers, seconds / 2))
      ours.push(await actsPerSecond(storage, writers, seconds / 2))
    }
    const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length
    figures.push(
      figure(
        `storage.${disk.name}.${writers}`,
        `${disk.name}, ${writers === 1 ? 'one table' : `${writers} tables`}: durable acts`,
        mean(ours),
        'acts/s',
        { what: 'bare rows in commits of the same number', value: mean(raw), kind: 'limit' },
      ),
    )
  }
  return figures
}

export const storage: Part = {
  name: 'storage',
  does: 'durable acts a second on SQLite and PostgreSQL, beside bare appends on the same disk',
  async run({ quick: short, say }) {
    const seconds = short ? 1 : 4
    const dataDir = mkdtempSync(join(tmpdir(), 'roses-bench-'))
    const sqlite = await openStorage({ dataDir })
    await generate(sqlite, 1, 50, null)
    const file = join(dataDir, 'raw.sqlite')
    const onSqlite = await compare(sqlite, { name: 'SQLite', raw: (n, time) => rawSqlite(file, n, time) }, seconds)
    await sqlite.close()
    rmSync(dataDir, { recursive: true, force: true })
    say(`SQLite: ${onSqlite.map(({ value, against }) => `${value} of ${Math.round(against.value)}`).join(', ')}`)
    const server = await startPostgres()
    try {
      const databaseUrl = await server.database()
      const postgres = await openStorage({ dataDir: '', databaseUrl })
      await generate(postgres, 1, 50, null)
      const disk = { name: 'PostgreSQL', raw: (n: number, time: number) => rawPostgres(databaseUrl, n, time) }
      const onPostgres = await compare(postgres, disk, seconds)
      await postgres.close()
      say(
        `PostgreSQL: ${onPostgres.map(({ value, against }) => `${value} of ${Math.round(against.value)}`).join(', ')}`,
      )
      return [...onSqlite, ...onPostgres]
    } finally {
      await server.stop()
    }
  },
}
