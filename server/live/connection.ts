/** One live connection and the tables it has open. Kept small: there may be tens of thousands. */
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Seat } from '../../engine/index.ts'

/** A reader with more than this waiting is left out until it has caught up. */
const SOFT_LIMIT = 262_144
/** One with more than this is let go. */
const HARD_LIMIT = 2_097_152

export interface Opened {
  readonly seat: Seat | null
  /** Something was left out: a full state is owed. */
  behind: boolean
}

export class Connection {
  readonly socket: WebSocket
  readonly person: string | null
  readonly session: string | null
  readonly address: string
  opened: Map<string, Opened> | null = null
  alive = true
  private readonly stream: Duplex
  private gathering = false

  constructor(socket: WebSocket, stream: Duplex, person: string | null, session: string | null, address: string) {
    this.socket = socket
    this.stream = stream
    this.person = person
    this.session = session
    this.address = address
  }

  /** False if the reader is too slow to be sent this now. */
  send(text: string): boolean {
    const { socket } = this
    if (socket.readyState !== socket.OPEN) return true
    if (socket.bufferedAmount > HARD_LIMIT) {
      socket.terminate()
      return true
    }
    if (socket.bufferedAmount > SOFT_LIMIT) return false
    this.write(text)
    return true
  }

  /** Whatever one turn of the loop has to say goes out in one write. */
  private write(text: string): void {
    if (!this.gathering) {
      this.gathering = true
      this.stream.cork()
      setImmediate(() => {
        this.gathering = false
        this.stream.uncork()
      })
    }
    this.socket.send(text)
  }

  /** For answers, which cannot be made up for by a state. */
  sendAlways(text: string): void {
    if (this.socket.bufferedAmount > HARD_LIMIT) this.socket.terminate()
    else if (this.socket.readyState === this.socket.OPEN) this.write(text)
  }

  get caughtUp(): boolean {
    return this.socket.bufferedAmount < SOFT_LIMIT / 4
  }
}
