/** One live connection and the tables it has open. Kept small: there may be tens of thousands. */
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Seat } from '../../engine/index.ts'
import { Pace } from './pace.ts'

/** A reader with more than this waiting is left out until it has caught up. */
const SOFT_LIMIT = 262_144
/** One with more than this is let go. */
const HARD_LIMIT = 2_097_152

export interface Opened {
  readonly seat: Seat | null
  /** Something was left out: a full state is owed. */
  behind: boolean
}

/** Who comes in. */
export interface Who {
  readonly person: string | null
  readonly session: string | null
  readonly address: string
  readonly name: string
  /** Whether it compares its views by prints: it said so when it came in. */
  readonly prints: boolean
}

export class Connection {
  readonly socket: WebSocket
  readonly person: string | null
  readonly session: string | null
  readonly address: string
  readonly name: string
  readonly prints: boolean
  readonly pace = new Pace()
  /** Messages that have no answer yet. */
  underWay = 0
  opened: Map<string, Opened> | null = null
  alive = true
  readonly stream: Duplex
  /** Frames of this turn of the loop, and their size. */
  private gathered: Buffer[] | null = null
  private size = 0

  constructor(socket: WebSocket, stream: Duplex, { person, session, address, name, prints }: Who) {
    this.socket = socket
    this.stream = stream
    this.person = person
    this.session = session
    this.address = address
    this.name = name
    this.prints = prints
  }

  /** False if the reader is too slow to be sent this now. */
  send(text: string): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return true
    const { waiting } = this
    if (waiting > HARD_LIMIT) {
      this.socket.terminate()
      return true
    }
    if (waiting > SOFT_LIMIT) return false
    this.gather(text)
    return true
  }

  /** For answers, which cannot be made up for by a state. */
  sendAlways(text: string): void {
    if (this.waiting > HARD_LIMIT) this.socket.terminate()
    else if (this.socket.readyState === this.socket.OPEN) this.gather(text)
  }

  /** Says what is left to say, then goodbye. */
  close(code: number, reason: string): void {
    this.flush()
    this.socket.close(code, reason)
  }

  get caughtUp(): boolean {
    return this.waiting < SOFT_LIMIT / 4
  }

  /** Bytes that have not left for the reader yet. */
  private get waiting(): number {
    return this.socket.bufferedAmount + this.size
  }

  /** Whatever one turn of the loop has to say goes out in one write. */
  private gather(text: string): void {
    const bytes = frame(text)
    this.size += bytes.length
    if (this.gathered) {
      this.gathered.push(bytes)
      return
    }
    this.gathered = [bytes]
    if (speaking.length === 0) setImmediate(flushAll)
    speaking.push(this)
  }

  flush(): void {
    const frames = this.gathered
    this.gathered = null
    this.size = 0
    const [first] = frames ?? []
    if (!frames || !first || this.socket.readyState !== this.socket.OPEN) return
    this.stream.write(frames.length === 1 ? first : Buffer.concat(frames))
  }
}

/** The connections with something to say in this turn of the loop. */
let speaking: Connection[] = []

function flushAll(): void {
  const all = speaking
  speaking = []
  for (const connection of all) connection.flush()
}

/**
 * The whole text as one frame of the WebSocket protocol (RFC 6455, 5.2): final, text, unmasked, in one piece. Ours, because `ws` writes
 * head and body apart, and so cannot put the frames of one turn of the loop into a single write.
 */
function frame(text: string): Buffer {
  const size = Buffer.byteLength(text)
  const head = size < 126 ? 2 : size < 65_536 ? 4 : 10
  const bytes = Buffer.allocUnsafe(head + size)
  bytes[0] = 0x81
  bytes[1] = head === 2 ? size : head === 4 ? 126 : 127
  if (head === 4) bytes.writeUInt16BE(size, 2)
  if (head === 10) bytes.writeBigUInt64BE(BigInt(size), 2)
  bytes.write(text, head)
  return bytes
}
