/**
 * Tables over sockets, load from a second process; ours on SQLite, on PostgreSQL, and boardgame.io's server. All of them stand warm
 * side by side and take turns (`turns.ts`); the median turn counts.
 * Players who move as fast as they may keep every table busy, so that the delay is the number of tables over the moves a
 * second; what a player waits at a busy server is measured apart, at a steady pace.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type TestPostgres } from '../scripts/postgres.ts'
import { type Against, figure, type Figure, type Part, promise, type Run } from './figures.ts'
import { fsyncMs } from './disk.ts'
import { idleSockets, type PerSocket } from './idle.ts'
import type { Loaded } from './load.ts'
import { program, type Running, startBare, startServer, startPeer } from './processes.ts'
import { inTurns, median, type Plan, type Round, type Side, spread } from './turns.ts'

const TABLES = [1, 10, 50, 200, 500] as const
/** Where the limit stands beside them: the least a server can do that keeps its word. With PostgreSQL it is among these. */
const LIMITED: readonly number[] = [1, 50, 500]
/** The size the server has promised something for. */
const PROMISED = 50
/** Moves a second of all tables together where players think, and with how many tables. */
const PACE = 1000
const PACED = [200, 500] as const
/** Moves before anything counts: for so long V8 compiles what a server does, at a cost of a third of its moves at first. */
const WARM = 40_000
/** The same in seconds, where players think afterwards. */
const WARM_UP = 5

interface Load {
  readonly tables: number
  readonly seconds: number
  readonly warmUp: number
  /** Milliseconds a player thinks. */
  readonly pace: number
}

function measure(kind: 'ours' | 'peer', server: Running, load: Load): Promise<Loaded> {
  const { tables, seconds, warmUp, pace } = load
  return program<Loaded>('load.ts', [kind, server.url, ...[tables, seconds, warmUp, pace].map(String)])
}

async function fresh<T>(make: () => Promise<Running>, work: (server: Running) => Promise<T>): Promise<T> {
  const server = await make()
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

/** On a file in a folder that goes with the server. */
async function inFolder(start: (dataDir: string) => Promise<Running>): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-bench-'))
  const server = await start(dataDir)
  return {
    ...server,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const startOnSqlite = (): Promise<Running> => inFolder((dataDir) => startServer({ dataDir }))
const startLimit = (): Promise<Running> => inFolder(startBare)
const onSqlite = <T>(work: (server: Running) => Promise<T>): Promise<T> => fresh(startOnSqlite, work)

function figuresOf(
  tables: number,
  name: string,
  id: string,
  ours: readonly Round[],
  peer: readonly Round[],
): readonly Figure[] {
  const at = `${name}, ${tables} ${tables === 1 ? 'table' : 'tables'}`
  const key = `server.${id}.${tables}`
  const line = (part: string, what: string, unit: string, of: (round: Round) => number): Figure => {
    const beside: Against = { what: 'boardgame.io’s server in memory', value: median(peer, of), kind: 'peer' }
    return figure(`${key}.${part}`, `${at}: ${what}`, median(ours, of), unit, beside, spread(ours, peer, of))
  }
  const moves = line('moves', 'durable moves', 'moves/s', (round) => round.movesPerSecond)
  const p99 = line('p99', 'send to receipt, 99 of 100', 'ms', (round) => round.p99)
  return [
    moves,
    line('p50', 'send to receipt, median', 'ms', (round) => round.p50),
    p99,
    line('cpu', 'moves for a second of the server’s processor time', 'moves/s', (round) => round.movesPerCpu),
    ...(tables === PROMISED
      ? [
          promise(`${key}.moves-promised`, moves.what, moves.value, 'moves/s', 'least', 3000),
          promise(`${key}.p99-promised`, p99.what, p99.value, 'ms', 'most', 50),
        ]
      : []),
  ]
}

const rateOf = (round: Round): number => round.movesPerSecond

function limitOf(tables: number, ours: readonly Round[], bare: readonly Round[]): readonly Figure[] {
  const at = `SQLite, ${tables} ${tables === 1 ? 'table' : 'tables'}`
  const line = (id: string, what: string, unit: string, of: (round: Round) => number): Figure => {
    const limit: Against = { what: 'ws and SQLite and nothing else', value: median(bare, of), kind: 'limit' }
    return figure(
      `server.bare.${tables}.${id}`,
      `${at}: ${what}`,
      median(ours, of),
      unit,
      limit,
      spread(ours, bare, of),
    )
  }
  return [
    line('moves', 'durable moves', 'moves/s', rateOf),
    line('p50', 'send to receipt, median', 'ms', (round) => round.p50),
  ]
}

function besideSqlite(
  tables: number,
  name: string,
  id: string,
  ours: readonly Round[],
  there: readonly Round[],
): Figure {
  const beside: Against = { what: 'on SQLite', value: median(ours, rateOf), kind: 'limit' }
  const what = `${name}, ${tables} tables: durable moves`
  return figure(
    `server.databases.${id}.${tables}`,
    what,
    median(there, rateOf),
    'moves/s',
    beside,
    spread(there, ours, rateOf),
  )
}

/** One table waits for the disk with every move: how much longer than the disk itself. */
function besideDisk(ours: readonly Round[], short: boolean): Figure {
  const limit: Against = { what: 'one fsync of this disk', value: fsyncMs(short ? 200 : 1000), kind: 'limit' }
  const p50 = median(ours, (round) => round.p50)
  return figure('server.disk.1', 'SQLite, 1 table: send to receipt, median', p50, 'ms', limit)
}

/** A turn is about as long at every size: few tables make few moves a second. */
function planFor(tables: number, short: boolean): Plan {
  const moves = Math.min(6000, Math.max(1000, tables * 60))
  return short
    ? { tables, warmUp: 2 * moves, moves: moves / 2, rounds: 3 }
    : { tables, warmUp: WARM, moves, rounds: tables === PROMISED ? 9 : 5 }
}

/** PostgreSQL as from another machine, and as where it runs beside the node. */
const DATABASES = [
  { name: 'PostgreSQL', id: 'postgres', url: (server: TestPostgres) => server.database() },
  {
    name: 'PostgreSQL by its socket file',
    id: 'postgres-file',
    url: async (server: TestPostgres) => server.bySocketFile(await server.database()),
  },
] as const

function onDatabase(url: () => Promise<string>): Side {
  return { kind: 'ours', start: async () => startServer({ databaseUrl: await url() }) }
}

async function tables({ quick: short, say }: Run): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const count of short ? [1, PROMISED] : TABLES) {
    const postgres = count === PROMISED ? await startPostgres() : null
    try {
      const sides: Side[] = [
        { kind: 'ours', start: startOnSqlite },
        { kind: 'peer', start: startPeer },
        ...(LIMITED.includes(count) ? [{ kind: 'bare' as const, start: startLimit }] : []),
        ...(postgres ? DATABASES.map(({ url }) => onDatabase(() => url(postgres))) : []),
      ]
      const [ours = [], peer = [], bare = [], ...databases] = await inTurns(sides, planFor(count, short))
      say(`${count} tables: ${lineOf(ours)}; boardgame.io ${lineOf(peer)}`)
      figures.push(...figuresOf(count, 'SQLite', 'sqlite', ours, peer))
      if (bare.length > 0) figures.push(...limitOf(count, ours, bare))
      if (count === 1) figures.push(besideDisk(ours, short))
      for (const [i, { name, id }] of DATABASES.entries()) {
        const there = databases[i]
        if (!there) break
        say(`${count} tables, ${name}: ${lineOf(there)}`)
        figures.push(...figuresOf(count, name, id, there, peer), besideSqlite(count, name, id, ours, there))
      }
    } finally {
      await postgres?.stop()
    }
  }
  return figures
}

function lineOf(rounds: readonly Round[]): string {
  const [moves, p50, p99] = (['movesPerSecond', 'p50', 'p99'] as const).map((key) =>
    median(rounds, (each) => each[key]),
  )
  return line({ moves: moves ?? 0, p50: p50 ?? 0, p99: p99 ?? 0 })
}

/** What a player waits for at a busy server whose players think. */
async function paced({ quick: short, say }: Run): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const count of short ? [PACED[0]] : PACED) {
    const load = { tables: count, seconds: short ? 2 : 5, warmUp: WARM_UP, pace: (count * 1000) / PACE }
    const ours = await onSqlite((server) => measure('ours', server, load))
    const peer = await fresh(startPeer, (server) => measure('peer', server, load))
    say(`${count} tables at a pace: ${line(ours)}; boardgame.io ${line(peer)}`)
    const at = `SQLite, ${count} tables, ${PACE.toLocaleString('en')} moves a second in all`
    const beside = (value: number): Against => ({ what: 'boardgame.io’s server in memory', value, kind: 'peer' })
    const key = `server.paced.${count}`
    figures.push(
      figure(`${key}.p50`, `${at}: send to receipt, median`, ours.p50, 'ms', beside(peer.p50)),
      figure(`${key}.p99`, `${at}: send to receipt, 99 of 100`, ours.p99, 'ms', beside(peer.p99)),
    )
  }
  return figures
}

function line({ moves, p50, p99 }: Pick<Loaded, 'moves' | 'p50' | 'p99'>): string {
  return `${Math.round(moves)} moves/s, ${p50.toFixed(1)} / ${p99.toFixed(1)} ms`
}

/** Memory of idle sockets: what an open page costs that says nothing. */
async function idle({ quick: short, say }: Run): Promise<readonly Figure[]> {
  const [few, many] = short ? [500, 1500] : [2000, 10_000]
  const peer = await fresh(startPeer, (server) => idleSockets(server, 'peer', few, short ? many : 4000))
  const bare = await fresh(startLimit, (server) => idleSockets(server, 'bare', few, many))
  const ours = await onSqlite((server) => idleSockets(server, 'ours', few, many))
  say(
    `an idle socket: ${ours.heap.toFixed(2)} KB of heap, ${ours.rss.toFixed(1)} KB in all; boardgame.io ${lineOfEach(peer)}; bare ${lineOfEach(bare)}`,
  )
  const at = `from ${few.toLocaleString('en')} to ${many.toLocaleString('en')} idle sockets`
  const [heap, rss] = [`Each socket ${at}: heap and buffers`, `Each socket ${at}: memory of the process`]
  const beside = (value: number): Against => ({ what: 'boardgame.io’s server', value, kind: 'peer' })
  return [
    figure('server.idle.heap', heap, ours.heap, 'KB', beside(peer.heap)),
    figure('server.idle.rss', rss, ours.rss, 'KB', beside(peer.rss)),
    figure('server.idle.heap.bare', heap, ours.heap, 'KB', { what: '`ws` alone', value: bare.heap, kind: 'limit' }),
    promise('server.idle.heap.promised', heap, ours.heap, 'KB', 'most', 3.2),
    promise('server.idle.rss.promised', rss, ours.rss, 'KB', 'most', 8),
  ]
}

function lineOfEach({ heap, rss }: PerSocket): string {
  return `${heap.toFixed(2)} and ${rss.toFixed(1)} KB`
}

export const server: Part = {
  name: 'server',
  does: 'durable moves a second and delays at 1 to 500 tables, delays at a steady pace, memory of idle sockets, beside boardgame.io’s server',
  async run(run) {
    return [...(await tables(run)), ...(await paced(run)), ...(await idle(run))]
  },
}
