/** Tables over sockets, load from a second process; the house on SQLite, on PostgreSQL, and boardgame.io's server. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/postgres.ts'
import { type Against, figure, type Figure, type Part, promise, type Run } from './figures.ts'
import { idleSockets } from './idle.ts'
import type { Loaded } from './load.ts'
import { program, type Running, startHouse, startPeer } from './processes.ts'

const TABLES = [1, 10, 50, 200, 500] as const
/** The size the house has promised something for. */
const PROMISED = 50

interface Measured extends Loaded {
  /** Moves for each second of the server's processor time, whatever else the machine was doing. */
  readonly movesPerCpu: number
}

async function measure(kind: 'house' | 'peer', server: Running, tables: number, seconds: number): Promise<Measured> {
  const before = server.cpu()
  const loaded = await program<Loaded>('load.ts', [kind, server.url, String(tables), String(seconds)])
  return { ...loaded, movesPerCpu: loaded.all / (server.cpu() - before) }
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
    return await fresh(() => startHouse({ dataDir }), work)
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
  const seconds = short ? 2 : 5
  const figures: Figure[] = []
  for (const count of short ? [1, PROMISED] : TABLES) {
    const ours = await onSqlite((server) => measure('house', server, count, seconds))
    const peer = await fresh(startPeer, (server) => measure('peer', server, count, seconds))
    say(`${count} tables: ${line(ours)}; boardgame.io ${line(peer)}`)
    figures.push(...figuresOf(count, 'SQLite', 'sqlite', ours, peer))
    if (count !== PROMISED) continue
    const postgres = await startPostgres()
    try {
      const databaseUrl = await postgres.database()
      const there = await fresh(
        () => startHouse({ databaseUrl }),
        (server) => measure('house', server, count, seconds),
      )
      say(`${count} tables on PostgreSQL: ${line(there)}`)
      figures.push(...figuresOf(count, 'PostgreSQL', 'postgres', there, peer))
    } finally {
      await postgres.stop()
    }
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
    const each = await onSqlite((server) => idleSockets(server, 'house', count))
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
  does: 'durable moves a second and delays at 1 to 500 tables, memory of idle sockets, beside boardgame.io’s server',
  async run(run) {
    return [...(await tables(run)), ...(await idle(run))]
  },
}
