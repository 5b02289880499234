/**
 * How many people a machine of this size carries, and what gives first: `npm run bench -- people`. Simulated people (`load.ts`, habits in
 * `habits.ts`) come in growing numbers, twice as many each time, to one node on SQLite, one on PostgreSQL and two on one PostgreSQL,
 * until 99 of 100 moves take longer than people bear or what is due is not done. Seeded; this machine only; bounded in steps and time.
 * The simulator wants cores too, which is why what counts for docs/scale.md is the processor time of a thousand people.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startPostgres } from '../../scripts/postgres.ts'
import { type Against, figure, type Figure, machine, type Part, type Run } from '../figures.ts'
import { cpuOf, type Running, startServer, type ThreadTimes } from '../processes.ts'
import type { Step } from './load.ts'

/** What people bear between a move and its being seen, in ms. */
const BEARABLE = 250
/** Of what is due so much must be done. */
const ENOUGH = 0.97
const FIRST = 1000
const FACTOR = 2
const SEED = 20_260_117

interface Plan {
  readonly steps: number
  readonly seconds: number
}

const FULL: Plan = { steps: 7, seconds: 8 }
const QUICK: Plan = { steps: 3, seconds: 3 }

interface House {
  readonly name: string
  readonly id: string
  readonly nodes: readonly Running[]
  /** Whether the two of a table are at one node or at two. */
  readonly where: 'together' | 'apart'
  /** Processor seconds of the database beside the nodes. */
  database(): Promise<number>
  stop(): Promise<void>
}

async function onSqlite(): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-people-'))
  const node = await startServer({ dataDir })
  const stop = async (): Promise<void> => {
    await node.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    name: 'One node, SQLite',
    id: 'sqlite',
    nodes: [node],
    where: 'together',
    database: () => Promise.resolve(0),
    stop,
  }
}

async function onPostgres(count: number, where: House['where']): Promise<House> {
  const server = await startPostgres({ own: true })
  const databaseUrl = await server.database()
  const nodes: Running[] = []
  for (let i = 0; i < count; i++) nodes.push(await startServer({ databaseUrl }))
  const client = new pg.Client(server.url)
  await client.connect()
  const seen = new Map<number, number>()
  const apart = where === 'apart' ? ', the two of a table at different ones' : ''
  const name = count === 1 ? 'One node, PostgreSQL' : `${count} nodes, PostgreSQL${apart}`
  return {
    name,
    id: `postgres${count}${where === 'apart' ? '-apart' : ''}`,
    where,
    nodes,
    async database() {
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
      for (const { pid } of rows) seen.set(pid, cpuOf(pid) || (seen.get(pid) ?? 0))
      return [...seen.values()].reduce((sum, each) => sum + each, 0)
    },
    async stop() {
      await client.end()
      for (const node of nodes) await node.stop()
      await server.stop()
    },
  }
}

/** A step with what it cost. */
interface Costed extends Step {
  readonly here: number
  /** Cores the nodes kept busy, the database beside them, and the busiest thread of a node. */
  readonly cores: number
  readonly database: number
  readonly busiest: { readonly name: string; readonly share: number }
}

function bring(house: House): Promise<{ step(here: number, seconds: number): Promise<Step>; stop(): void }> {
  const path = fileURLToPath(new URL('load.ts', import.meta.url))
  const child: ChildProcess = spawn(
    process.execPath,
    [path, String(SEED), house.where, ...house.nodes.map(({ url }) => url)],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`the people ended with ${code}`)))
  })
  ended.catch(() => undefined)
  const said = (): Promise<unknown> =>
    Promise.race([new Promise((resolve) => void child.once('message', resolve)), ended])
  return said().then(() => ({
    async step(here, seconds) {
      const done = said()
      child.send({ here, seconds })
      return (await done) as Step
    },
    stop: () => void child.kill(),
  }))
}

function busiestOf(before: readonly ThreadTimes[], after: readonly ThreadTimes[], seconds: number): Costed['busiest'] {
  let busiest = { name: '', share: 0 }
  for (const [i, times] of after.entries())
    for (const [name, spent] of times) {
      const share = (spent - (before[i]?.get(name) ?? 0)) / seconds
      if (share > busiest.share) busiest = { name: name.split(' ')[0] ?? name, share }
    }
  return busiest
}

async function climb(house: House, { steps, seconds }: Plan, say: Run['say']): Promise<readonly Costed[]> {
  const present = await bring(house)
  const climbed: Costed[] = []
  try {
    await present.step(FIRST, seconds)
    for (let i = 0; i < steps; i++) {
      const here = Math.round((FIRST * FACTOR ** i) / 1000) * 1000
      const spent = (): number => house.nodes.reduce((sum, node) => sum + node.cpu(), 0)
      const [nodesBefore, databaseBefore] = [spent(), await house.database()]
      const threadsBefore = house.nodes.map((node) => node.threads())
      const began = performance.now()
      const step = await present.step(here, seconds)
      const took = (performance.now() - began) / 1000
      const busiest = busiestOf(
        threadsBefore,
        house.nodes.map((node) => node.threads()),
        took,
      )
      const cores = (spent() - nodesBefore) / took
      const database = ((await house.database()) - databaseBefore) / took
      const costed: Costed = { ...step, here, cores, database, busiest }
      climbed.push(costed)
      say(`${house.name}, ${lineOf(costed)}`)
      if (!holds(costed)) break
    }
  } finally {
    present.stop()
  }
  return climbed
}

function holds({ moves, visits }: Step): boolean {
  return moves.p99 <= BEARABLE && moves.done >= ENOUGH * moves.due && visits.done >= ENOUGH * visits.due - 1
}

function lineOf({ here, moves, visits, games, late, cores, database, busiest }: Costed): string {
  const part = (name: string, { due, done, p50, p99 }: Step['moves']): string =>
    `${name} ${done}/${due} ${p50.toFixed(0)}/${p99.toFixed(0)} ms`
  return (
    `${here} people: ${part('moves', moves)}, ${part('visits', visits)}, ${part('games', games)}; ` +
    `nodes ${cores.toFixed(2)} cores, database ${database.toFixed(2)}, busiest ${busiest.name} ${busiest.share.toFixed(2)}; ` +
    `simulator late ${late.toFixed(0)} ms, load ${machine().load.toFixed(1)}`
  )
}

function figuresOf({ name, id }: House, climbed: readonly Costed[]): readonly Figure[] {
  const held = climbed.filter(holds)
  const most = held.at(-1)
  const [first] = climbed
  if (!first) return []
  const at = most ?? first
  const beside: Against = {
    what: 'the first step that did not hold',
    value: climbed.find((each) => !holds(each))?.here ?? at.here,
    kind: 'limit',
  }
  // The middle of what held: the first has little to do, the last is about to give.
  const typical = held[Math.floor(held.length / 2)] ?? first
  const thousand = (cores: number): number => (cores * 1000) / typical.here
  const one: Against = { what: 'one core', value: 1, kind: 'limit' }
  return [
    figure(`people.${id}.most`, `${name}: people here at once`, most?.here ?? 0, 'people', beside),
    figure(`people.${id}.p99`, `${name}: a move of ${at.here} people, 99 of 100`, at.moves.p99, 'ms', {
      what: 'bearable',
      value: BEARABLE,
      kind: 'limit',
    }),
    figure(
      `people.${id}.cores`,
      `${name}: a thousand people, at ${typical.here}, of the nodes`,
      thousand(typical.cores),
      'cores',
      one,
    ),
    figure(
      `people.${id}.database`,
      `${name}: a thousand people, at ${typical.here}, of the database`,
      thousand(typical.database),
      'cores',
      one,
    ),
    figure(
      `people.${id}.busiest`,
      `${name}: the busiest thread (${at.busiest.name}) at ${at.here} people`,
      at.busiest.share,
      'cores',
      one,
    ),
  ]
}

async function measure({ quick, say }: Run): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const open of [
    onSqlite,
    () => onPostgres(1, 'together'),
    () => onPostgres(2, 'together'),
    () => onPostgres(2, 'apart'),
  ]) {
    const house = await open()
    try {
      figures.push(...figuresOf(house, await climb(house, quick ? QUICK : FULL, say)))
    } finally {
      await house.stop()
    }
  }
  return figures
}

export const people: Part = {
  name: 'people',
  does: 'simulated people in growing numbers at one node and at two, until something gives',
  run: measure,
}
