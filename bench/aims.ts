/**
 * What was aimed at for rules and server, all of it in one run: `npm run bench -- aims --docs` writes the table of docs/aims.md. An earlier commit
 * (`ROSES_BEFORE=<commit or folder>` for another), this one, and the peer or limit that the aim names take turns, warm. Not part of a run of
 * everything: it needs the history and the npm registry, and a quarter of an hour.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/postgres.ts'
import { type Checkout, checkout } from './checkout.ts'
import { fsyncMs } from './disk.ts'
import { aimed, figure, type Figure, type Part, quantile, type Run } from './figures.ts'
import { idleSockets } from './idle.ts'
import { program, type Running, startBare, startPeer, startServer } from './processes.ts'
import { benchRoseKing } from './rose-king.ts'
import type { StateTurns } from './state-turns.ts'
import { inTurns, median, type Plan, type Round, type Side, spread } from './turns.ts'

/** The commit the aims were set for, and the one after it whose Wars of the Roses takes the same acts as that of today. */
const BEFORE = '7fde53f'
const SAME_ACTS = '857f336'

const perCpu = (round: Round): number => round.movesPerCpu
const perSecond = (round: Round): number => round.movesPerSecond
const p50 = (round: Round): number => round.p50
const p99 = (round: Round): number => round.p99

async function rules(before: Checkout, { quick: short, say }: Run): Promise<readonly Figure[]> {
  const speeds = await benchRoseKing(short ? 14 : 72, say, join(before.at, 'bench'))
  const games = { now: speeds.ours, before: speeds.before }
  const what = 'The Rose King: random games a second'
  return [
    aimed('aims.rose-king.peer', what, 'games/s', games, ['boardgame.io as it comes', speeds.peer], ['least', 2500]),
    ...(speeds.c === null
      ? []
      : [aimed('aims.rose-king.c', what, 'games/s', games, ['a loop in C', speeds.c], ['least', 0.35])]),
  ]
}

/** What is to be halved: the game, and what is asked of a state in the middle of it. */
const HALVED = [
  ['richard-iii', 'legal'],
  ['richard-iii', 'view'],
  ['wars-of-the-roses', 'view'],
  ['wars-of-the-roses', 'guess'],
  ['lancaster', 'copy'],
] as const

/** µs of processor time. Each process compiles in its own way, so there are several. */
async function states(before: Checkout, { quick: short, say }: Run): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const [id, asked] of HALVED) {
    const rounds: StateTurns[] = []
    for (let i = 0; i < (short ? 3 : 9); i++)
      rounds.push(await program<StateTurns>('state-turns.ts', [before.at, id, asked]))
    const middleOf = (of: (round: StateTurns) => number, q = 0.5): number =>
      quantile(
        rounds.map(of).toSorted((a, b) => a - b),
        q,
      )
    const [now, old] = [middleOf((each) => each.now), middleOf((each) => each.before)]
    const ratio = (each: StateTurns): number => each.now / each.before
    say(`${id}, ${asked}: ${now.toFixed(2)} µs, before ${old.toFixed(2)}`)
    figures.push(
      aimed(
        `aims.${id}.${asked}`,
        `${id}: ${asked}`,
        'µs',
        { now, before: old },
        ['before', old],
        ['most', 0.5],
        [middleOf(ratio, 0.25), middleOf(ratio, 0.75)],
      ),
    )
  }
  return figures
}

/** Servers of one run: each in a folder of its own below `folder`. */
function sidesIn(folder: string, kind: Side['kind'] = 'ours') {
  const inside = (start: (dataDir: string) => Promise<Running>): Side => ({
    kind,
    start: () => start(mkdtempSync(join(folder, 'served-'))),
  })
  return {
    now: inside((dataDir) => startServer({ dataDir })),
    of: (build: Checkout): Side => inside((dataDir) => build.serve({ dataDir })),
    at: (build: Checkout | null, databaseUrl: () => Promise<string>): Side => ({
      kind,
      start: async () => {
        const options = { databaseUrl: await databaseUrl() }
        return build ? build.serve(options) : startServer(options)
      },
    }),
    peer: { kind: 'peer', start: startPeer } satisfies Side,
    bare: { ...inside(startBare), kind: 'bare' } satisfies Side,
  }
}

function plan(tables: number, moves: number, rounds: number, short: boolean): Plan {
  return short
    ? { tables, warmUp: 4000, moves: Math.min(moves, 1000), rounds: 3 }
    : { tables, warmUp: 40_000, moves, rounds }
}

async function crowds(before: Checkout, folder: string, { quick: short, say }: Run): Promise<readonly Figure[]> {
  const sides = sidesIn(folder)
  const figures: Figure[] = []
  for (const count of [50, 200]) {
    say(`The Rose King at ${count} tables`)
    const all = [sides.now, sides.of(before), sides.peer]
    const [now = [], then = [], peer = []] = await inTurns(all, plan(count, count === 50 ? 3000 : 6000, 9, short))
    const line = (
      id: string,
      what: string,
      unit: string,
      of: (round: Round) => number,
      bound: 'most' | 'least',
      limit: number,
    ): Figure =>
      aimed(
        `aims.server.${count}.${id}`,
        `The Rose King, ${count} tables: ${what}`,
        unit,
        { now: median(now, of), before: median(then, of) },
        ['boardgame.io in memory', median(peer, of)],
        [bound, limit],
        spread(now, peer, of),
      )
    if (count === 50) figures.push(line('cpu', 'moves a second of processor time', 'moves/s', perCpu, 'least', 1.15))
    figures.push(line('p99', 'send to receipt, 99 of 100', 'ms', p99, 'most', 1))
  }
  return figures
}

async function databases(before: Checkout, folder: string, { quick: short, say }: Run): Promise<readonly Figure[]> {
  say('PostgreSQL beside SQLite at 50 tables')
  const sides = sidesIn(folder)
  const postgres = await startPostgres()
  try {
    const url = (): Promise<string> => postgres.database()
    const byFile = async (): Promise<string> => postgres.bySocketFile(await url())
    const [now = [], then = [], there = [], thenThere = [], nearby = []] = await inTurns(
      [sides.now, sides.of(before), sides.at(null, url), sides.at(before, url), sides.at(null, byFile)],
      plan(50, 3000, 15, short),
    )
    const line = (id: string, way: string, rounds: readonly Round[], old: readonly Round[] | null): Figure =>
      aimed(
        `aims.${id}.50`,
        `PostgreSQL${way}, 50 tables: durable moves`,
        'moves/s',
        { now: median(rounds, perSecond), before: old && median(old, perSecond) },
        ['SQLite', median(now, perSecond), median(then, perSecond)],
        ['least', 0.8],
        spread(rounds, now, perSecond),
      )
    return [line('postgres', '', there, thenThere), line('postgres-file', ' by its socket file', nearby, null)]
  } finally {
    await postgres.stop()
  }
}

async function alone(before: Checkout, folder: string, { quick: short, say }: Run): Promise<readonly Figure[]> {
  say('one table beside the disk')
  const sides = sidesIn(folder)
  const all = [sides.now, sides.of(before), sides.bare, sides.peer]
  const [now = [], then = [], bare = [], peer = []] = await inTurns(all, {
    ...plan(1, 1000, 9, short),
    ...(!short && { warmUp: 12_000 }),
  })
  const disk = fsyncMs(short ? 200 : 1000)
  const beside = { what: 'one fsync of this disk', value: disk, kind: 'limit' } as const
  return [
    aimed(
      'aims.alone.ours',
      'one table: send to receipt, median',
      'ms',
      { now: median(now, p50), before: median(then, p50) },
      [beside.what, disk],
      ['most', 1.6],
    ),
    figure('aims.alone.bare', '… of `ws` and SQLite and nothing else', median(bare, p50), 'ms', beside),
    figure('aims.alone.peer', '… of boardgame.io, which stores nothing', median(peer, p50), 'ms', beside),
  ]
}

async function plots(folder: string, { quick: short, say }: Run): Promise<readonly Figure[]> {
  say(`Wars of the Roses beside ${SAME_ACTS}`)
  const before = await checkout(SAME_ACTS, folder)
  try {
    const sides = sidesIn(folder, 'wars-of-the-roses/2')
    const [now = [], then = []] = await inTurns([sides.now, sides.of(before)], plan(20, 2500, 15, short))
    const cost = (round: Round): number => 1e6 / round.movesPerCpu
    return [
      aimed(
        'aims.wars-of-the-roses.cpu',
        `Wars of the Roses, 20 tables of 2: processor time a move, beside ${SAME_ACTS}`,
        'µs',
        { now: median(now, cost), before: median(then, cost) },
        ['before', median(then, cost)],
        ['most', 0.75],
        spread(now, then, cost),
      ),
    ]
  } finally {
    before.clear()
  }
}

async function idle(before: Checkout, folder: string, { quick: short, say }: Run): Promise<readonly Figure[]> {
  say('idle sockets')
  const sides = sidesIn(folder)
  const slope = async ({ start }: Side) => {
    const server = await start()
    try {
      return await idleSockets(server, 'ours', short ? 500 : 2000, short ? 1500 : 10_000)
    } finally {
      await server.stop()
    }
  }
  const [now, then] = [await slope(sides.now), await slope(sides.of(before))]
  const line = (id: 'heap' | 'rss', what: string, limit: number): Figure =>
    aimed(
      `aims.idle.${id}`,
      `an idle socket: ${what}`,
      'KB',
      { now: now[id], before: then[id] },
      ['aimed at', limit],
      ['most', 1],
    )
  return [line('heap', 'heap and buffers', 3.2), line('rss', 'slope of the whole process up to 10,000', 8)]
}

export const aims: Part = {
  name: 'aims',
  does: 'what was aimed at, beside an earlier commit and the peer or limit of each aim, in turns',
  async run(run) {
    const folder = mkdtempSync(join(tmpdir(), 'roses-aims-'))
    const before = await checkout(process.env['ROSES_BEFORE'] ?? BEFORE, folder)
    try {
      return [
        ...(await rules(before, run)),
        ...(await states(before, run)),
        ...(await crowds(before, folder, run)),
        ...(await databases(before, folder, run)),
        ...(await alone(before, folder, run)),
        ...(await plots(folder, run)),
        ...(await idle(before, folder, run)),
      ]
    } finally {
      before.clear()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
