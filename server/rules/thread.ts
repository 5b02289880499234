/** A rules thread: hosts matches, applies moves, lets bots think. It has no door to the database or the network. */
import { parentPort, workerData } from 'node:worker_threads'
import { type AnyGame, recordOf, sidesInGame, writeRecord } from '../../engine/index.ts'
import type { Entry as CatalogueEntry } from '../../games/index.ts'
import { viewHash } from './fingerprint.ts'
import { catchUp, pastOf, updatesOf } from './history.ts'
import { HostedMatch } from './hosted-match.ts'
import type { Ask, LogEntry, Reply, Request, ThreadData } from './messages.ts'
import { think } from './think.ts'

const TABLES_KEPT = 1000
/** More missed updates than this are sent as one full state instead. */
const CATCH_UP = 50

const data = workerData as ThreadData
const { catalogue } = (await import(data.games)) as { catalogue: readonly CatalogueEntry[] }
const tables = new Map<string, HostedMatch>()
/** Beside the matches: the log with its times, for history. */
const logs = new Map<string, LogEntry[]>()

async function rules(id: string): Promise<AnyGame> {
  const entry = catalogue.find(({ about }) => about.id === id)
  if (!entry) throw new Error(`there is no game ${id}`)
  return await entry.load()
}

/** Loads what a request needs before its time is counted: a cold disk is not the rules' fault. */
async function prepare(request: Request): Promise<void> {
  const id = 'think' in request ? request.think.game : request.load?.setup.game
  const entry = catalogue.find(({ about }) => about.id === id)
  await entry?.load()
  if ('think' in request) await entry?.knowledge()
}

async function answer(request: Request): Promise<Reply> {
  if ('think' in request) return { kind: 'move', move: await think(catalogue, request.think) }
  const { table, length, ask, load } = request
  if (ask.op === 'forget') {
    drop(table)
    return { kind: 'done' }
  }
  if (load) {
    drop(table)
    tables.set(table, new HostedMatch(await rules(load.setup.game), load))
    logs.set(table, [...load.log])
    const [oldest] = tables.keys()
    if (tables.size > TABLES_KEPT && oldest !== undefined) drop(oldest)
  }
  return serve(table, length, ask)
}

function serve(table: string, length: number, ask: Ask): Reply {
  const hosted = tables.get(table)
  const log = logs.get(table)
  if (!hosted || !log || hosted.match.entries.length !== length) return { kind: 'missing' }
  // Whatever is used moves to the end of the line for eviction.
  tables.delete(table)
  tables.set(table, hosted)
  const { match } = hosted
  switch (ask.op) {
    case 'play': {
      const reply = hosted.play(ask.act, ask.viewers, ask.paused)
      if (reply.kind === 'played') log.push(...reply.played.log.map((each) => ({ ...each, at: ask.at })))
      return reply
    }
    case 'follow': {
      const updates = hosted.follow(ask.log, ask.viewers)
      log.push(...ask.log)
      return { kind: 'updates', updates, awaiting: match.awaiting(), versions: [...match.seen], outcome: match.outcome }
    }
    case 'state':
      return { kind: 'text', text: hosted.state(ask.seat, ask.legal), number: match.version(ask.seat) }
    case 'since': {
      const number = match.version(ask.seat)
      if (ask.from > number || number - ask.from > CATCH_UP) return wholeState(hosted, ask.seat)
      if (ask.from === number && ask.hash === viewHash(match.view(ask.seat))) return updates(hosted, [])
      const frames = pastOf(match.game, match.setup, log, ask.seat, ask.from, CATCH_UP)
      if (!frames[0] || viewHash(frames[0].view) !== ask.hash) return wholeState(hosted, ask.seat)
      return updates(hosted, catchUp(frames, ask.seat))
    }
    case 'history': {
      const { seat, from, limit } = ask
      const frames = pastOf(match.game, match.setup, log, seat, from, limit)
      const number = match.version(seat)
      const past = { seat, from: frames[0]?.number, view: frames[0]?.view, updates: updatesOf(frames), number }
      return { kind: 'text', text: JSON.stringify(past), number }
    }
    case 'view':
      return {
        kind: 'view',
        view: match.view(ask.seat),
        number: match.version(ask.seat),
        awaited: match.awaiting().includes(ask.seat),
      }
    case 'sides':
      return { kind: 'sides', count: sidesInGame(match.game, match.state, match.setup.seats).size }
    case 'record': {
      const text = writeRecord(recordOf(match, ask.players, ask.date))
      return { kind: 'text', text, number: match.version(null) }
    }
    case 'forget':
      return { kind: 'done' }
  }
}

function wholeState(hosted: HostedMatch, seat: number | null): Reply {
  return { kind: 'text', text: hosted.state(seat, false), number: hosted.match.version(seat) }
}

function updates(hosted: HostedMatch, list: Extract<Reply, { kind: 'updates' }>['updates']): Reply {
  const { match } = hosted
  return {
    kind: 'updates',
    updates: list,
    awaiting: match.awaiting(),
    versions: [...match.seen],
    outcome: match.outcome,
  }
}

function drop(table: string): void {
  tables.delete(table)
  logs.delete(table)
}

async function work(batch: readonly Request[]): Promise<void> {
  const replies: { no: number; reply: Reply }[] = []
  for (const request of batch) {
    try {
      if ('think' in request || request.load) await prepare(request)
      Atomics.store(data.current, 0, request.no)
      replies.push({ no: request.no, reply: await answer(request) })
    } catch (error) {
      // The match may be half changed: it is hosted anew from the rows next time.
      if ('table' in request) drop(request.table)
      replies.push({
        no: request.no,
        reply: { kind: 'fault', detail: error instanceof Error ? (error.stack ?? error.message) : 'unknown' },
      })
    } finally {
      Atomics.store(data.current, 0, 0)
    }
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(replies)
}

let line: Promise<void> = Promise.resolve()
parentPort?.on('message', (batch: readonly Request[]) => {
  line = line.then(() => work(batch))
})
