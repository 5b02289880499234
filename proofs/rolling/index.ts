/**
 * A rolling upgrade under load: two nodes on PostgreSQL behind a balancer, then one after the other is replaced by the next release, with newer
 * rules and a newer schema, while people play on; the first of the new ones is killed without warning in the middle. Afterwards every acknowledged
 * act is there, none is there twice, every table has gone on by its own rules, and the clocks are right.
 *
 *     roses proofs rolling [--tables 50]
 */
import { findGame } from '../../games/index.ts'
import { freePort } from '../../scripts/free-port.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { openStorage, type Storage } from '../../server/storage/index.ts'
import { type NodeProcess, startNode } from '../../server/tests/process.ts'
import { acknowledgedIn, checkAll, type Seated, sitDown } from '../faults.ts'
import { Stubborn } from '../stubborn.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { clockFaults } from './clocks.ts'
import { catalogue as next } from './next-games.ts'
import { PATIENCE_MS } from '../../scripts/patience.ts'

export interface RollingReport {
  readonly tables: number
  readonly players: number
  readonly seconds: number
  readonly acknowledged: number
  readonly stored: number
  /** Refused because another seat had acted first, which has nothing to do with upgrades. */
  readonly overtaken: number
  /** The longest anybody waited for an answer, in milliseconds. */
  readonly longestWait: number
  readonly recordsVerified: number
  /** What the old build says when it is started on the new schema. */
  readonly tooOld: string | null
  readonly faults: readonly string[]
}

const NEXT_NODE = new URL('next-node.ts', import.meta.url)
const NEXT_GAMES = new URL('next-games.ts', import.meta.url).href
const DAYS = 3
/** How long players think at least: fifty tables are people, not a benchmark. */
const PACE_MS = 250

export async function rollingUpgrade(
  tables: number,
  say: (line: string) => void = () => undefined,
): Promise<RollingReport> {
  const began = performance.now()
  const postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const ports = [await freePort(), await freePort()] as const
  const old = (port: number) => startNode({ port, databaseUrl })
  const newer = (port: number) => startNode({ port, databaseUrl, games: NEXT_GAMES }, NEXT_NODE)
  const nodes = await Promise.all(ports.map(old))
  const balancer = await startBalancer(ports)
  const storage = await openStorage({ dataDir: '', databaseUrl })
  const seated: Seated[] = []
  const over = { yet: false }
  const faults: string[] = []
  try {
    for (let turn = 0; turn < tables; turn++) seated.push(await sitDown(balancer.url, storage, turn, CLOCK))
    say(`${tables} tables have begun`)
    const playing = Promise.all(seated.map((table, turn) => keepPlaying(table, turn, () => over.yet)))
    await allGoOn(seated, faults)

    await replace(nodes, 0, balancer, ports, newer)
    say('the first node is of the next release')
    await allGoOn(seated, faults)
    await nodes[0]?.kill('SIGKILL')
    say('and was killed')
    nodes[0] = await newer(ports[0])
    await allGoOn(seated, faults)
    await replace(nodes, 1, balancer, ports, newer)
    say('both nodes are of the next release')
    await allGoOn(seated, faults)
    over.yet = true
    await playing

    faults.push(...(await clockFaults(storage, seated, DAYS)), ...(await versionFaults(storage, balancer, seated)))
    const tooOld = await refusalOf(old(await freePort()))
    if (tooOld === null) faults.push('an old node started on the new schema')
    const [first] = nodes
    if (!first) throw new Error('there is no node')
    const checked = await checkAll(storage, first, seated)
    const accounts = seated.flatMap((table) => table.accounts)
    return {
      tables,
      players: accounts.length,
      seconds: Math.round((performance.now() - began) / 1000),
      acknowledged: acknowledgedIn(seated),
      stored: checked.stored,
      overtaken: accounts.reduce((sum, { refused }) => sum + refused, 0),
      longestWait: Math.round(Math.max(0, ...accounts.map(({ longest }) => longest))),
      recordsVerified: checked.recordsVerified,
      tooOld,
      faults: [...faults, ...checked.faults],
    }
  } finally {
    over.yet = true
    await Promise.all(nodes.map((node) => node.kill('SIGKILL')))
    balancer.close()
    await storage.close().catch(() => undefined)
    await postgres.stop()
  }
}

const CLOCK = { clock: { kind: 'days', days: DAYS, overdue: 'idle' } } as const

async function keepPlaying(table: Seated, turn: number, stop: () => boolean): Promise<void> {
  const game = await findGame(table.game)?.load()
  if (!game) throw new Error(`there is no game ${table.game}`)
  const players = table.clients.map(
    (client, seat) => new Stubborn(client, table.id, seat, game, turn * 97 + seat, undefined, PACE_MS),
  )
  table.accounts.push(...players.map(({ account }) => account))
  await Promise.all(players.map((player) => player.play(stop)))
}

/** As a host does it: the balancer asks the node no more, it is told to stop, and the next release takes its place. */
async function replace(
  nodes: NodeProcess[],
  place: 0 | 1,
  balancer: Balancer,
  ports: readonly [number, number],
  start: (port: number) => Promise<NodeProcess>,
): Promise<void> {
  balancer.nodes = ports.filter((_, i) => i !== place)
  await nodes[place]?.kill('SIGTERM')
  nodes[place] = await start(ports[place])
  balancer.nodes = ports
}

/** Until at every table an act was acknowledged, or its game is over. */
async function allGoOn(seated: readonly Seated[], faults: string[]): Promise<void> {
  const before = seated.map((table) => acknowledgedIn([table]))
  const stands = (): readonly Seated[] =>
    seated.filter(
      (table, i) => acknowledgedIn([table]) === before[i] && table.accounts.every(({ ended }) => ended === null),
    )
  const until = performance.now() + PATIENCE_MS
  while (stands().length > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
  for (const { id } of stands()) faults.push(`${id}: nobody could act for a minute`)
}

/** Tables that run keep their rules; a new one takes the newest. */
async function versionFaults(storage: Storage, { url }: Balancer, seated: readonly Seated[]): Promise<string[]> {
  const fresh = await sitDown(url, storage, 0)
  const rows = await storage.db.selectFrom('tables').select(['id', 'game', 'version']).execute()
  const newest = new Map(next.map(({ about }) => [about.id, about.version]))
  return rows.flatMap(({ id, game, version }) => {
    const right = (newest.get(game) ?? 0) - (seated.some((table) => table.id === id) ? 1 : 0)
    return version === right
      ? []
      : [`${id}: ${fresh.id === id ? 'a new table' : 'an old table'} has version ${version}`]
  })
}

/** What a node says that does not start; `null` of one that does. */
async function refusalOf(starting: Promise<NodeProcess>): Promise<string | null> {
  try {
    const node = await starting
    await node.kill('SIGKILL')
    return null
  } catch (error) {
    const output = String(error)
    return /[^\n:]*newer version of Rose & Crown[^\n]*/.exec(output)?.[0].trim() ?? output.slice(0, 200)
  }
}
