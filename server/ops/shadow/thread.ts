/** A thread of a shadow replay: says what becomes of each table it is sent. */
import { parentPort, workerData } from 'node:worker_threads'
import { type AnyGame, fold, type MatchSetup, sameJson, shadow } from '../../../engine/index.ts'
import { type Entry as CatalogueEntry, rulesIn } from '../../../games/registry.ts'
import { frozenFault } from '../../rules/frozen.ts'
import { entriesIn } from '../../tables/log-row.ts'
import type { Shadowed, ShadowTable, ShadowWork, Verdict } from './messages.ts'

const { games, targets } = workerData as ShadowWork
const { catalogue } = (await import(games)) as { catalogue: readonly CatalogueEntry[] }
const loaded = new Map<string, Promise<AnyGame | string>>()

/** The rules, or one sentence on why there are none. */
function rulesOf(id: string, version: number): Promise<AnyGame | string> {
  const name = `${id} ${version}`
  const known = loaded.get(name)
  if (known) return known
  const load = async (): Promise<AnyGame | string> => {
    const rules = rulesIn(catalogue, id, version)
    if (!rules) return `version ${version} of the rules of ${id} is not here`
    return (await frozenFault(games, id, rules)) ?? (await rules.load())
  }
  const loading = load()
  loaded.set(name, loading)
  return loading
}

async function judge(table: ShadowTable): Promise<Verdict> {
  const own = await rulesOf(table.game, table.version)
  if (typeof own === 'string') return { kind: 'lost', why: own }
  const setup = JSON.parse(table.setup) as MatchSetup
  const entries = table.bodies.flatMap((body) => entriesIn(body))
  const { match, stuck } = fold(own, setup, entries)
  if (stuck || !match) return { kind: 'damaged', at: stuck?.at ?? 0, why: stuck?.why ?? 'it cannot be dealt' }
  if (table.outcome !== null && !sameJson(JSON.parse(table.outcome), match.outcome))
    return { kind: 'damaged', at: entries.length, why: 'it ends otherwise than it is on file' }
  const target = targets[table.game] ?? table.version
  const other = target === table.version ? own : await rulesOf(table.game, target)
  if (typeof other === 'string') return { kind: 'stuck', at: 0, why: other }
  return other === own ? { kind: 'same' } : shadow(match, other)
}

parentPort?.on('message', (tables: readonly ShadowTable[]) => {
  const work = async (): Promise<void> => {
    const judged: Shadowed[] = []
    for (const table of tables) {
      const { id, game, version, running } = table
      judged.push({ id, game, version, running, verdict: await judge(table) })
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(judged)
  }
  work().catch((fault: unknown) => {
    // Thrown outside the promise, so that whoever asked hears of it.
    setImmediate(() => {
      throw fault
    })
  })
})
