/**
 * The limit for durable moves: the least a server can do that keeps its word. `ws`, one SQLite file with every commit on the disk, whatever
 * arrives in one turn of the loop in one commit, and only then the other player is told. No rules, no people, no clocks, no threads.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type WebSocket, WebSocketServer } from 'ws'

const { dataDir = '.' } = JSON.parse(process.env['ROSES_BENCH'] ?? '{}') as { dataDir?: string }
const database = new DatabaseSync(join(dataDir, 'bare.sqlite'))
database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000')
database.exec('create table entries (table_id text, n integer, body text, primary key (table_id, n))')
const insert = database.prepare('insert into entries values (?, ?, ?)')

interface Move {
  readonly table: string
  readonly n: number
  readonly body: string
  readonly to: WebSocket | undefined
}

const tables = new Map<string, WebSocket[]>()
let waiting: Move[] = []

function commit(): void {
  const moves = waiting
  waiting = []
  database.exec('begin immediate')
  for (const { table, n, body } of moves) insert.run(table, n, body)
  database.exec('commit')
  for (const { to, body } of moves) to?.send(body)
}

const http = createServer()
new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket, request) => {
  const table = request.url ?? ''
  const seats = tables.get(table) ?? []
  tables.set(table, [...seats, socket])
  let n = seats.length
  socket.on('message', (data: Buffer) => {
    if (waiting.length === 0) setImmediate(commit)
    const to = tables.get(table)?.find((each) => each !== socket)
    waiting.push({ table, n, body: data.toString(), to })
    n += 2
  })
  socket.on('close', () => tables.delete(table))
})
http.listen(0, '127.0.0.1', () => console.log(`open http://127.0.0.1:${(http.address() as AddressInfo).port}`))
process.on('message', () => {
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ rss, heap: heapUsed + external })
})
process.on('SIGTERM', () => process.exit(0))
