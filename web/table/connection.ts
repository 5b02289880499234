/**
 * A live connection that mends itself. What was asked and not answered is asked again after a break:
 * the server knows a request by its id, so nothing happens twice.
 *
 * Who is asking is settled by the cookie the socket was opened with, for as long as it is open; when
 * somebody else sits before the page, it has to be opened anew.
 */
import { signal } from '@preact/signals'
import type { AnswerMessage, ClientMessage, ServerMessage } from '../../protocol/index.ts'
import { API } from '../../protocol/version.ts'
import { greeted, outdated } from '../release.ts'
import { newId } from './chance.ts'

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 15_000
/** Gently: a house that restarts, or a proxy in front of two of which one does, is back within a few tries. */
const GROWTH = 1.5
const HEARTBEAT_MS = 20_000
/** A browser waits four minutes for a house that takes the call and says nothing; people do not. */
const HANDSHAKE_MS = 20_000

type Asked = { readonly message: ClientMessage; readonly settle: (answer: AnswerMessage) => void }
type Bare<M> = M extends ClientMessage ? Omit<M, 'id'> : never

export class Connection {
  /** Whether messages get through; `tries` counts failures in a row. */
  readonly open = signal(false)
  readonly tries = signal(0)
  private socket: WebSocket | null = null
  private readonly asked = new Map<string, Asked>()
  private timer = 0
  private beat = 0
  private heard = 0
  private closed = false
  private readonly greet: () => void
  private readonly hear: (message: ServerMessage) => void

  constructor(greet: () => void, hear: (message: ServerMessage) => void) {
    this.greet = greet
    this.hear = hear
    addEventListener('online', this.retry)
    this.connect()
  }

  ask(bare: Bare<ClientMessage>): Promise<AnswerMessage> {
    const message: ClientMessage = { ...bare, id: newId() + newId() }
    return new Promise((settle) => {
      this.asked.set(message.id, { message, settle })
      if (this.open.value) this.send(message)
    })
  }

  /** Opens it anew, as whoever the browser's cookie says now. */
  reopen(): void {
    if (this.closed) return
    this.drop()
    this.connect()
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.retry)
    this.drop()
  }

  /** Lets the socket go; whatever it still says is no longer heard. */
  private drop(): void {
    clearTimeout(this.timer)
    clearInterval(this.beat)
    const { socket } = this
    this.socket = null
    this.open.value = false
    socket?.close()
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message))
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${API}/live?hash=print`)
    this.socket = socket
    this.timer = window.setTimeout(() => socket.close(), HANDSHAKE_MS)
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return
      clearTimeout(this.timer)
      this.open.value = true
      this.heard = Date.now()
      const pending = [...this.asked.values()].filter(({ message }) => message.do !== 'open' && message.do !== 'ping')
      this.asked.clear()
      for (const item of pending) this.asked.set(item.message.id, item)
      this.greet()
      for (const { message } of pending) this.send(message)
      this.beat = window.setInterval(() => this.pulse(), HEARTBEAT_MS)
    })
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      if (this.socket !== socket) return
      this.tries.value = 0
      this.heard = Date.now()
      this.take(JSON.parse(event.data) as ServerMessage)
    })
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.lost()
    })
  }

  private take(message: ServerMessage): void {
    if (message.tell === 'hello') greeted(message)
    if (message.tell === 'answer') {
      const asked = this.asked.get(message.id)
      this.asked.delete(message.id)
      asked?.settle(message)
    } else this.hear(message)
  }

  /** A connection can be dead without saying so. */
  private pulse(): void {
    if (Date.now() - this.heard > 2 * HEARTBEAT_MS) this.socket?.close()
    else void this.ask({ do: 'ping' })
  }

  private lost(): void {
    this.drop()
    this.tries.value++
    // Trying again brings the same answer: the page has to be loaded anew, and says so.
    if (outdated.value) return
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * GROWTH ** this.tries.value) * (0.7 + 0.6 * Math.random())
    this.timer = window.setTimeout(() => this.connect(), wait)
  }

  private readonly retry = (): void => {
    if (!this.open.value) this.reopen()
  }
}
