/**
 * Tables over sockets, load from a second process; ours on SQLite, on PostgreSQL, and boardgame.io's server. At the
 * size something is promised for they take turns, several rounds of each on a fresh server, and the median round counts.
 * Players who move as fast as they may keep every table busy, so that the delay is the number of tables over the moves a
 * second; what a player waits at a busy server is measured apart, at a steady pace.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/postgres.ts'
import { type Against, figure, type Figure, type Part, promise, type Run } from './figures.ts'
import { idleSockets } from './idle.ts'
import type { Loaded } from './load.ts'
import { program, type Running, startServer, startPeer } from './processes.ts'

const TABLES = [1, 10, 50, 200, 500] as const
/** The size the server has promised something for. */
const PROMISED = 50
const ROUNDS = 3
/** Moves a second of all tables together where players think, and with how many tables. */
const PACE = 1000
const PACED = [200, 500] as const
/** Seconds of play before anything counts: what is measured is a server that has been running. */
const WARM_UP = 4

interface Measured extends Loaded {
  /** Moves for each second of the server's processor time, whatever else the machine was doing. */
  readonly movesPerCpu: number
}

interface Load {
  readonly tables: number
  readonly seconds: number
  readonly warmUp: number
  /** Milliseconds a player thinks. */
  readonly pace: number
}

async function measure(kind: 'ours' | 'peer', server: Running, load: Load): Promise<Measured> {
  const { tables, seconds, warmUp, pace } = load
  const before = server.cpu()
  const loaded = await program<Loaded>('load.ts', [kind, server.url, ...[tables, seconds, warmUp, pace].map(String)])
  return { ...loaded, movesPerCpu: loaded.all / (server.cpu() - before) }
}

/** The round in the middle by moves a second. */
function middle(rounds: readonly Measured[]): Measured {
  const sorted = rounds.toSorted((a, b) => a.moves - b.moves)
  const found = sorted[Math.floor(sorted.length / 2)]
  if (!found) throw new Error('nothing was measured')
  return found
}

async function fresh<T>(make: () => Promise<Running>, work: (server: Running) => Promise<T>): Promise<T> {
  const server = await make()
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

async function onSqlite<T>(work: (server: Running) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-bench-'))
  try {
    return await fresh(() => startServer({ dataDir }), work)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function figuresOf(tables: number, name: string, id: string, ours: Measured, peer: Measured): readonly Figure[] {
  const at = `${name}, ${tables} ${tables === 1 ? 'table' : 'tables'}`
  const beside = (value: number): Against => ({ what: 'boardgame.io’s server in memory', value, kind: 'peer' })
  const key = `server.${id}.${tables}`
  return [
    figure(`${key}.moves`, `${at}: durable moves`, ours.moves, 'moves/s', beside(peer.moves)),
    figure(`${key}.p50`, `${at}: send to receipt, median`, ours.p50, 'ms', beside(peer.p50)),
    figure(`${key}.p99`, `${at}: send to receipt, 99 of 100`, ours.p99, 'ms', beside(peer.p99)),
    figure(
      `${key}.cpu`,
      `${at}: moves for a second of the server’s processor time`,
      ours.movesPerCpu,
      'moves/s',
      beside(peer.movesPerCpu),
    ),
    ...(tables === PROMISED
      ? [
          promise(`${key}.moves-promised`, `${at}: durable moves`, ours.moves, 'moves/s', 'least', 3000),
          promise(`${key}.p99-promised`, `${at}: send to receipt, 99 of 100`, ours.p99, 'ms', 'most', 50),
        ]
      : []),
  ]
}

async function tables({ quick: short, say }: Run): Promise<readonly Figure[]> {
  const load = { seconds: short ? 2 : 5, warmUp: short ? 2 : WARM_UP, pace: 0 }
  const figures: Figure[] = []
  for (const count of short ? [1, PROMISED] : TABLES) {
    const promised = count === PROMISED
    const postgres = promised ? await startPostgres() : null
    const rounds: Record<'ours' | 'peer' | 'there', Measured[]> = { ours: [], peer: [], there: [] }
    try {
      for (let round = 0; round < (promised && !short ? ROUNDS : 1); round++) {
        const size = { ...load, tables: count }
        rounds.ours.push(await onSqlite((server) => measure('ours', server, size)))
        rounds.peer.push(await fresh(startPeer, (server) => measure('peer', server, size)))
        if (!postgres) continue
        const databaseUrl = await postgres.database()
        rounds.there.push(
          await fresh(
            () => startServer({ databaseUrl }),
            (server) => measure('ours', server, size),
          ),
        )
      }
    } finally {
      await postgres?.stop()
    }
    const [ours, peer] = [middle(rounds.ours), middle(rounds.peer)]
    say(`${count} tables: ${line(ours)}; boardgame.io ${line(peer)}`)
    figures.push(...figuresOf(count, 'SQLite', 'sqlite', ours, peer))
    if (!promised) continue
    const there = middle(rounds.there)
    say(`${count} tables on PostgreSQL: ${line(there)}`)
    figures.push(...figuresOf(count, 'PostgreSQL', 'postgres', there, peer))
  }
  return figures
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

function line({ moves, p50, p99 }: Loaded): string {
  return `${Math.round(moves)} moves/s, ${p50.toFixed(1)} / ${p99.toFixed(1)} ms`
}

async function idle({ quick: short, say }: Run): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  const peer = await fresh(startPeer, (server) => idleSockets(server, 'peer', short ? 1000 : 4000))
  say(`an idle socket of boardgame.io: ${peer.toFixed(1)} KB`)
  for (const count of short ? [1000] : [4000, 10_000]) {
    const each = await onSqlite((server) => idleSockets(server, 'ours', count))
    say(`${count} idle sockets: ${each.toFixed(1)} KB each`)
    figures.push(
      figure(`server.idle.${count}`, `${count} idle sockets: memory of each`, each, 'KB', {
        what: 'an idle socket of boardgame.io’s server',
        value: peer,
        kind: 'peer',
      }),
      promise(`server.idle.${count}.promised`, `${count} idle sockets: memory of each`, each, 'KB', 'most', 15),
    )
  }
  return figures
}

export const server: Part = {
  name: 'server',
  does: 'durable moves a second and delays at 1 to 500 tables, delays at a steady pace, memory of idle sockets, beside boardgame.io’s server',
  async run(run) {
    return [...(await tables(run)), ...(await paced(run)), ...(await idle(run))]
  },
}
