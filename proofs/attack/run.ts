/** Runs attacks one after the other, each against a server of its own that is gone afterwards. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServeOptions } from '../../server/main.ts'
import { openStorage, type Storage } from '../../server/storage/index.ts'
import { type NodeProcess, startNode } from '../../server/tests/process.ts'
import { closeAll, type Kind, place, SAMPLE } from '../../server/tests/test-server.ts'
import type { Finding, House, Scenario } from './scenario.ts'

export interface Tried extends Finding, Pick<Scenario, 'item' | 'title' | 'adversary'> {
  readonly database: Kind
  readonly seconds: number
}

/** An attack that hangs has found something. */
const LONGEST = 300_000

export async function attack(
  scenarios: readonly Scenario[],
  kinds: readonly Kind[],
  tell: (tried: Tried) => void = () => undefined,
): Promise<readonly Tried[]> {
  const all: Tried[] = []
  try {
    for (const database of kinds)
      for (const scenario of scenarios) {
        const from = performance.now()
        const finding = await tryOne(scenario, database)
        const { item, title, adversary } = scenario
        const seconds = Math.round((performance.now() - from) / 100) / 10
        const tried = { item, title, adversary, database, ...finding, seconds }
        all.push(tried)
        tell(tried)
      }
  } finally {
    await closeAll()
  }
  return all
}

async function tryOne(scenario: Scenario, kind: Kind): Promise<Finding> {
  const opened: { nodes: NodeProcess[]; rows: Storage }[] = []
  const open = async (options: ServeOptions = {}): Promise<House> => {
    const where = await place(kind)
    const start = (): Promise<NodeProcess> => startNode({ port: 0, games: SAMPLE, ...where, ...options })
    const nodes: NodeProcess[] = []
    for (let i = 0; i < (kind === 'postgres' ? 2 : 1); i++) nodes.push(await start())
    const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
    opened.push({ nodes, rows })
    const [node, other = node] = nodes as [NodeProcess, ...NodeProcess[]]
    const again = async (): Promise<NodeProcess> => {
      const next = await start()
      nodes.push(next)
      return next
    }
    return { node, other, nodes, rows, again }
  }
  const stop = new AbortController()
  const late = sleep(LONGEST, { measured: `no end after ${LONGEST / 1000} s`, held: false }, { signal: stop.signal })
  late.catch(() => undefined)
  try {
    return await Promise.race([scenario.run({ kind, open }), late])
  } catch (error) {
    return { measured: `failed: ${error instanceof Error ? error.message : String(error)}`, held: false }
  } finally {
    stop.abort()
    for (const { nodes, rows } of opened) {
      await Promise.all(nodes.map((node) => node.kill('SIGKILL')))
      await rows.close()
    }
  }
}
