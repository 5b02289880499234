/** A rules thread: hosts matches, tells the past, lets bots think. It has no door to the database or the network. */
import { parentPort, workerData } from 'node:worker_threads'
import { type AnyGame, type MatchSetup, versionsIn } from '../../engine/index.ts'
import { type Entry as CatalogueEntry, type Rules, rulesIn } from '../../games/registry.ts'
import { Matches } from './matches.ts'
import type { Load, Reply, Request, ThreadData } from './messages.ts'
import { packAnswers, type PackedRequests, unpackRequests } from './packed.ts'
import { Past } from './past.ts'
import { think } from './think.ts'

/** Answers that are ready within this time leave together. */
const MOMENT_MS = 1
const PASTS_KEPT = 100

const data = workerData as ThreadData
const { catalogue } = (await import(data.games)) as { catalogue: readonly CatalogueEntry[] }
const matches = new Matches()
const pasts = new Map<string, Past>()

function rulesOf({ game, version }: Pick<MatchSetup, 'game' | 'version'>): Rules {
  const rules = rulesIn(catalogue, game, version)
  if (!rules) throw new Error(`there is no version ${version} of ${game}`)
  return rules
}

/** Versions that the table went on by are part of its rules. */
function gameFor(load: Load): Promise<AnyGame> {
  return rulesOf(load.setup).load(laterIn(load))
}

function laterIn({ log }: Load): readonly number[] {
  return versionsIn(log.map(({ entry }) => entry))
}

/** Loads what a request needs before its time is counted: a cold disk is not the rules' fault. */
async function prepare(request: Request): Promise<void> {
  const load = 'load' in request ? request.load : undefined
  if ('think' in request) await rulesOf(request.think).knowledge()
  const asked = 'think' in request ? request.think : load && 'setup' in load ? load.setup : null
  if (asked) await rulesOf(asked).load(load && 'setup' in load ? laterIn(load) : [])
}

async function answer(request: Request): Promise<Reply> {
  if ('think' in request)
    return { kind: 'moves', ...(await think(rulesOf(request.think), request.think, request.intent)) }
  if ('past' in request) return await tellPast(request)
  const { table, length, ask, load } = request
  if (load) matches.host(table, await gameFor(load), load)
  return matches.answer(table, length, ask)
}

async function tellPast({ table, length, past: ask, load }: Extract<Request, { past: unknown }>): Promise<Reply> {
  if (load && 'setup' in load) pasts.set(table, new Past(await gameFor(load), load))
  const past = pasts.get(table)
  if (load && 'more' in load && past && past.length >= load.from) past.extend(load.more.slice(past.length - load.from))
  if (!past || past.length < length) return { kind: 'missing', have: past?.length ?? 0 }
  // A listener is brought exactly to where the table is for everybody else.
  if (ask.op === 'since' && past.length > length) return { kind: 'missing', have: 0 }
  pasts.delete(table)
  pasts.set(table, past)
  const [oldest] = pasts.keys()
  if (pasts.size > PASTS_KEPT && oldest !== undefined) pasts.delete(oldest)
  return past.answer(ask)
}

async function work(request: Request): Promise<Reply> {
  try {
    await prepare(request)
    Atomics.store(data.current, 0, request.no)
    return await answer(request)
  } catch (error) {
    return fault(request, error)
  } finally {
    Atomics.store(data.current, 0, 0)
  }
}

/** Nothing is loaded for a table that is hosted already, so nothing is waited for either. */
function workOnHosted(request: Extract<Request, { ask: unknown }>): Reply {
  try {
    Atomics.store(data.current, 0, request.no)
    return matches.answer(request.table, request.length, request.ask)
  } catch (error) {
    return fault(request, error)
  } finally {
    Atomics.store(data.current, 0, 0)
  }
}

function fault(request: Request, error: unknown): Reply {
  // What is held may be half changed: it is made anew from the rows next time.
  if ('ask' in request) matches.drop(request.table)
  if ('past' in request) pasts.delete(request.table)
  return { kind: 'fault', detail: error instanceof Error ? (error.stack ?? error.message) : 'unknown' }
}

/** In the order of the requests. */
let answers: Reply[] = []

function sendAnswers(): void {
  if (answers.length === 0) return
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(packAnswers(answers))
  answers = []
}

/** Answers of one moment travel together; none waits longer than that, for what comes after it may take seconds. */
async function workThrough(batch: readonly Request[]): Promise<void> {
  let since = performance.now()
  for (const request of batch) {
    const hosted = 'ask' in request && !request.load
    // What must be read or thought about first may take long: what is ready goes before it.
    if (!hosted) sendAnswers()
    answers.push(hosted ? workOnHosted(request) : await work(request))
    if (performance.now() - since < MOMENT_MS) continue
    sendAnswers()
    since = performance.now()
  }
  sendAnswers()
}

let line: Promise<void> = Promise.resolve()
parentPort?.on('message', (batch: PackedRequests) => {
  line = line.then(() => workThrough(unpackRequests(batch)))
})
