/**
 * Load over sockets: `node server/tests/load.ts <url> <tables> <seconds> [game] [server's pid]`. Two clients at each table
 * play as fast as they may. Prints durable moves per second and the time from sending a move to the
 * other side's receipt, as JSON. The server needs its rate limits off.
 */
import { patched, quick } from '../../engine/index.ts'
import { findGame } from '../../games/index.ts'
import type { ServerMessage, StateMessage, TableInfo } from '../protocol.ts'
import { readFileSync } from 'node:fs'
import { WebSocket } from 'ws'

const [url = 'http://127.0.0.1:8000', tables = '50', seconds = '5', gameId = 'rose-king', pid = ''] =
  process.argv.slice(2)
const entry = findGame(gameId)
if (!entry) throw new Error(`there is no game ${gameId}`)
const game = await entry.load()
const delays: number[] = []
let moves = 0
let refused = 0
const clock = { running: true }
const sentAt = new Map<string, number>()

async function guest(): Promise<string> {
  const response = await fetch(`${url}/api/guests`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function post<T>(cookie: string, path: string, body: unknown): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { cookie, 'content-type': 'application/json' },
  })
  return (await response.json()) as T
}

let ids = 0
let begun = 0

class Player {
  state: StateMessage | null = null
  socket: WebSocket
  table: string
  other: Player | null = null
  onOver: () => void = () => undefined
  waiting = false

  constructor(cookie: string, table: string) {
    this.table = table
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie } })
    this.socket.on('error', () => undefined)
    this.socket.on('open', () => this.send({ do: 'open', id: 'o', table }))
    this.socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as ServerMessage))
  }

  send(message: unknown): void {
    this.socket.send(JSON.stringify(message))
  }

  hear(message: ServerMessage): void {
    if (message.tell === 'answer' && !message.ok) refused++
    if (message.tell === 'state') this.state = message
    if (message.tell === 'update' && this.state) {
      const at = sentAt.get(this.table)
      if (message.by === undefined && at !== undefined) {
        delays.push(performance.now() - at)
        sentAt.delete(this.table)
        moves++
      }
      this.state = { ...this.state, ...message, tell: 'state', view: patched(this.state.view, message.patch) }
    }
    if (message.tell === 'state' || message.tell === 'update') this.move()
  }

  move(): void {
    const { state } = this
    if (!state || state.seat === null || !clock.running) return
    if (state.outcome) return this.onOver()
    if (!state.awaiting.includes(state.seat)) return
    const legal = game.legal(game.guess(state.view, quick(1)), state.seat)
    const choice = legal[Math.floor(Math.random() * legal.length)]
    sentAt.set(this.table, performance.now())
    this.send({ do: 'act', id: `m${ids++}`, table: this.table, number: state.number, steps: [game.write(choice)] })
  }
}

async function play(): Promise<void> {
  const [a, b] = await Promise.all([guest(), guest()])
  while (clock.running) {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id, invite } = await post<TableInfo>(a, '/api/tables', { game: gameId, seats })
    await post(b, `/api/tables/${id}/join`, { invite })
    const players = [new Player(a, id), new Player(b, id)]
    begun++
    await new Promise<void>((resolve) => {
      for (const player of players) player.onOver = resolve
      const stop = setInterval(() => clock.running || (clearInterval(stop), resolve()), 50)
    })
    for (const player of players) player.socket.terminate()
  }
}

const games = Array.from({ length: Number(tables) }, () => play())
while (begun < Number(tables)) await new Promise((resolve) => setTimeout(resolve, 50))
await new Promise((resolve) => setTimeout(resolve, 1000))
moves = 0
delays.length = 0
const cpu = process.cpuUsage()
/** Processor seconds the server has used, on Linux. */
const serverCpu = (): number => {
  if (pid === '') return 0
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
const serverBefore = serverCpu()
const from = performance.now()
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000))
const spent = (performance.now() - from) / 1000
clock.running = false
const { user, system } = process.cpuUsage(cpu)
const serverSpent = serverCpu() - serverBefore
delays.sort((x, y) => x - y)
const at = (q: number) => Number((delays[Math.floor(delays.length * q)] ?? 0).toFixed(2))
console.log(
  JSON.stringify({
    tables: Number(tables),
    movesPerSecond: Math.round(moves / spent),
    p50: at(0.5),
    p99: at(0.99),
    max: at(0.9999),
    refused,
    loaderMsPerMove: Number(((user + system) / 1e3 / moves).toFixed(3)),
    serverMsPerMove: Number(((serverSpent * 1e3) / moves).toFixed(3)),
  }),
)
await Promise.race([Promise.allSettled(games), new Promise((resolve) => setTimeout(resolve, 1000))])
process.exit(0)
