/**
 * What a house pays for one of each thing: `npm run bench -- costs`. A move, a game's beginning, an open page, a live table, a table that
 * waits, a stored move, a call. docs/scale.md reckons with these. Processor time and bytes, which a busy machine blurs least.
 */
import { createECDH, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { quick as quickDice } from '../engine/index.ts'
import { game } from '../games/rose-king/index.ts'
import type { Channel } from '../protocol/index.ts'
import { figure, type Figure, type Part, type Run } from './figures.ts'
import { idleSockets } from './idle.ts'
import { begin, Guest } from './people/guests.ts'
import { SlowPair } from './people/tables.ts'
import { type Running, startServer } from './processes.ts'
import { inTurns, median } from './turns.ts'

const FILE = 'roses.sqlite'
const CORE = { what: 'a second of one core', value: 1e6, kind: 'limit' } as const

/** Does something many times; µs of the server for each. */
async function costOf(server: Running, times: number, deed: (i: number) => Promise<unknown>): Promise<number> {
  for (let i = 0; i < times / 4; i++) await deed(i)
  const before = server.cpu()
  for (let i = 0; i < times; i++) await deed(i)
  await sleep(200)
  return ((server.cpu() - before) * 1e6) / times
}

/** Bytes of the file after everything has been written to it. */
function sizeOf(dataDir: string): number {
  const file = join(dataDir, FILE)
  const database = new DatabaseSync(file)
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
  return statSync(file).size
}

async function moves(quick: boolean, say: Run['say']): Promise<readonly Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-costs-'))
  const plan = { tables: 50, warmUp: quick ? 6000 : 20_000, moves: 4000, rounds: quick ? 3 : 9 }
  let empty = 0
  const start = async (): Promise<Running> => {
    const server = await startServer({ dataDir })
    empty = sizeOf(dataDir)
    return server
  }
  const [rounds = []] = await inTurns([{ kind: 'ours', start }], plan)
  const all = plan.warmUp + rounds.reduce((sum, round) => sum + round.moves, 0)
  const cpu = 1e6 / median(rounds, (round) => round.movesPerCpu)
  const bytes = (sizeOf(dataDir) - empty) / all
  rmSync(dataDir, { recursive: true, force: true })
  say(`a move: ${cpu.toFixed(0)} µs; stored with all that belongs to its game ${bytes.toFixed(0)} bytes`)
  return [
    figure('costs.move', 'A live move at 50 tables, its game’s beginning included', cpu, 'µs', CORE),
    figure('costs.stored', 'A stored move with its share of table, seats and notices, SQLite', bytes, 'bytes', {
      what: 'a row of the log as it is written down',
      value: 60,
      kind: 'limit',
    }),
  ]
}

async function tables(quick: boolean, say: Run['say']): Promise<readonly Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-costs-'))
  const server = await startServer({ dataDir })
  const people = [await Guest.arrive(server.url), await Guest.arrive(server.url)] as const
  const count = quick ? 200 : 1000
  const open = async (): Promise<void> => people[0].get(`/api/tables/${await begin(people, game.about.id)}/state`)
  const begun = await costOf(server, count / 4, open)
  const slow = new SlowPair(people, quickDice(1))
  const visit = await costOf(server, quick ? 100 : 400, () => slow.visit(0, () => undefined))
  const [size, memory] = [sizeOf(dataDir), await server.memory()]
  for (let i = 0; i < count; i++) await open()
  const [grown, held] = [sizeOf(dataDir), await server.memory()]
  const bytes = (grown - size) / count
  const kilobytes = (held.rss - memory.rss) / count / 1024
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
  say(
    `a game begun: ${(begun / 1000).toFixed(2)} ms; a live table ${kilobytes.toFixed(1)} KB, a waiting one ${bytes.toFixed(0)} bytes`,
  )
  return [
    figure('costs.begin', 'A game begun by two people', begun, 'µs', CORE),
    figure('costs.visit', 'A visit: one’s tables, a page opened, a move, gone again', visit, 'µs', CORE),
    figure('costs.live', 'A live table in memory', kilobytes, 'KB', { what: 'a MB', value: 1024, kind: 'limit' }),
    figure('costs.waiting', 'A table that waits, nothing played', bytes, 'bytes', {
      what: 'a page of the file',
      value: 4096,
      kind: 'limit',
    }),
  ]
}

async function calls(quick: boolean, say: Run['say']): Promise<readonly Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-costs-'))
  const service = createServer((request, reply) => request.resume().once('end', () => reply.writeHead(201).end()))
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const server = await startServer({ dataDir, calls: { loopback: true } })
  const me = await Guest.arrive(server.url)
  await me.post('/api/me/account', { name: 'Called', password: 'a long enough password' })
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const push = {
    kind: 'push',
    endpoint: `${url}/push`,
    p256dh: keys.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const tested = async (channel: object): Promise<number> => {
    const made = await me.post<{ channel: Channel }>('/api/me/channels', channel)
    return await costOf(server, quick ? 60 : 300, () => me.post(`/api/me/channels/${made.channel.id}/test`, {}))
  }
  const pushed = await tested(push)
  const hooked = await tested({ kind: 'hook', url: `${url}/hook`, shape: 'json' })
  await server.stop()
  service.close()
  rmSync(dataDir, { recursive: true, force: true })
  say(`a call: push ${(pushed / 1000).toFixed(2)} ms, webhook ${(hooked / 1000).toFixed(2)} ms`)
  return [
    figure('costs.push', 'A call by push, encrypted and signed', pushed, 'µs', CORE),
    figure('costs.hook', 'A call by webhook', hooked, 'µs', CORE),
  ]
}

async function sockets(quick: boolean, say: Run['say']): Promise<readonly Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-costs-'))
  const server = await startServer({ dataDir })
  const { heap, rss } = await idleSockets(server, 'ours', 1000, quick ? 2000 : 6000)
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
  say(`an open page: ${heap.toFixed(2)} KB of heap, ${rss.toFixed(1)} KB in all`)
  const beside = { what: 'a MB', value: 1024, kind: 'limit' } as const
  return [
    figure('costs.socket.heap', 'An open page that says nothing: heap and buffers', heap, 'KB', beside),
    figure('costs.socket.rss', 'An open page that says nothing: memory of the process', rss, 'KB', beside),
  ]
}

export const costs: Part = {
  name: 'costs',
  does: 'what one move, beginning, open page, live table, waiting table, stored move and call cost',
  async run({ quick, say }) {
    const figures: Figure[] = []
    for (const part of [moves, tables, calls, sockets]) figures.push(...(await part(quick, say)))
    return figures
  },
}
