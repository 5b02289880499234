/** Two people at a table of The Rose King, who move when their time has come: live, or by correspondence. */
import { WebSocket } from 'ws'
import { type Dice, patched, quick } from '../../engine/index.ts'
import { game } from '../../games/rose-king/index.ts'
import type { View } from '../../games/rose-king/types.ts'
import type { ServerMessage, StateMessage } from '../../protocol/index.ts'
import { begin, Guest } from './guests.ts'

/** What was to happen at a moment has happened, or was given up. */
export type Done = (due: number, well: boolean) => void

interface Wish {
  readonly due: number
  readonly done: Done
}

let ids = 0

function choose(state: StateMessage, dice: Dice): string | null {
  const { seat, awaiting, view, outcome } = state
  if (outcome || seat === null || !awaiting.includes(seat)) return null
  const legal = game.legal(game.guess(view as View, quick(1)), seat)
  const move = legal[legal.length > 0 ? dice.int(legal.length) : 0]
  return move === undefined ? null : game.write(move)
}

function act(socket: WebSocket, table: string, number: number, step: string): void {
  socket.send(JSON.stringify({ do: 'act', id: `p${ids++}`, table, number, steps: [step] }))
}

function next(before: StateMessage | null, message: ServerMessage): StateMessage | null {
  if (message.tell === 'state') return message
  if (message.tell !== 'update' || !before) return null
  return { ...before, ...message, tell: 'state', view: patched(before.view, message.patch) }
}

/** Both have the page open. A move is made when it is due; what comes due meanwhile waits, and its wait counts. */
export class LivePair {
  private readonly people: readonly [Guest, Guest]
  private readonly dice: Dice
  private sockets: WebSocket[] = []
  private states: (StateMessage | null)[] = [null, null]
  private table = ''
  private due: Wish[] = []
  private underWay: Wish | null = null
  private beginning = false

  constructor(people: readonly [Guest, Guest], dice: Dice) {
    this.people = people
    this.dice = dice
  }

  async open(): Promise<void> {
    this.sockets = await Promise.all(this.people.map((guest, at) => this.connect(guest, at)))
    await this.sitDown()
  }

  move(due: number, done: Done): void {
    this.due.push({ due, done })
    this.play()
  }

  /** What has not been begun is nobody's wish any more. */
  forget(): void {
    this.due = []
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate()
  }

  private connect({ live, cookie }: Guest, at: number): Promise<WebSocket> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(live, { headers: { cookie } })
      socket.once('open', () => resolve(socket))
      socket.on('error', reject)
      socket.on('message', (data: Buffer) => this.hear(at, JSON.parse(data.toString()) as ServerMessage))
    })
  }

  private async sitDown(): Promise<void> {
    if (this.beginning) return
    this.beginning = true
    const before = this.table
    this.table = await begin(this.people, game.about.id)
    this.states = [null, null]
    this.beginning = false
    for (const socket of this.sockets) {
      if (before !== '') socket.send(JSON.stringify({ do: 'close', id: 'c', table: before }))
      socket.send(JSON.stringify({ do: 'open', id: 'o', table: this.table }))
    }
  }

  private hear(at: number, message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.table) return
    const state = next(this.states[at] ?? null, message)
    if (!state) return
    this.states[at] = state
    // The one who did not move has heard of it.
    if (message.tell === 'update' && message.by === undefined) this.finish(true)
    if (state.outcome) void this.sitDown().catch(() => this.finish(false))
    else this.play()
  }

  private finish(well: boolean): void {
    if (this.underWay === null) return
    const { due, done } = this.underWay
    this.underWay = null
    done(due, well)
  }

  private play(): void {
    if (this.underWay !== null || this.beginning) return
    for (const [at, state] of this.states.entries()) {
      const socket = this.sockets[at]
      const step = state && choose(state, this.dice)
      if (!socket || !state || !step || this.due.length === 0) continue
      this.underWay = this.due.shift() ?? null
      act(socket, this.table, state.number, step)
      return
    }
  }
}

/** Nobody has the page open: whoever is awaited comes, looks at their tables, opens this one, moves and goes. */
export class SlowPair {
  private readonly people: readonly [Guest, Guest]
  private readonly dice: Dice
  private table = ''
  private awaited = 0
  busy = false

  constructor(people: readonly [Guest, Guest], dice: Dice) {
    this.people = people
    this.dice = dice
  }

  async visit(due: number, done: Done): Promise<void> {
    this.busy = true
    try {
      if (this.table === '') this.table = await begin(this.people, game.about.id)
      const guest = this.people[this.awaited] ?? this.people[0]
      await guest.get('/api/me/tables')
      await this.moveAs(guest)
      done(due, true)
    } catch {
      this.table = ''
      done(due, false)
    } finally {
      this.busy = false
    }
  }

  private moveAs({ live, cookie }: Guest): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(live, { headers: { cookie } })
      const leave = (): void => {
        socket.terminate()
        resolve()
      }
      socket.once('error', reject)
      socket.once('open', () => socket.send(JSON.stringify({ do: 'open', id: 'o', table: this.table })))
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as ServerMessage
        if (message.tell === 'answer' && message.id !== 'o') return leave()
        if (message.tell !== 'state') return
        const step = choose(message, this.dice)
        if (message.outcome) this.table = ''
        else if (!step) this.awaited = 1 - this.awaited
        if (!step) return leave()
        this.awaited = 1 - this.awaited
        act(socket, this.table, message.number, step)
      })
    })
  }
}
