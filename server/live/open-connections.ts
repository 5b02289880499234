/** How many live connections one address, or one session, has open at this node. */
import type { Duplex } from 'node:stream'
import type { Limits } from '../people/limits.ts'
import { Refused } from '../refused.ts'

type Whose = Parameters<Limits['tooManyOpen']>[0]

interface Counted {
  readonly id: string
  count: number
}

export class OpenConnections {
  private readonly open = new Map<string, Counted>()
  /** As what each is counted that is coming in: a list that is never longer than what it holds. */
  private readonly passed = new Map<Duplex, readonly Counted[]>()
  private readonly limits: Limits
  /** One for all of them: there may be tens of thousands. */
  private readonly closed: (this: Duplex) => void

  constructor(limits: Limits) {
    this.limits = limits
    const leave = (socket: Duplex): void => this.leave(socket)
    this.closed = function (this: Duplex) {
      leave(this)
    }
  }

  /** Counts the connection until it is closed, or refuses it. */
  pass(whose: Whose, key: string, socket: Duplex): void {
    if (socket.destroyed) return
    const id = idOf(whose, key)
    const counted = this.open.get(id) ?? { id, count: 0 }
    if (this.limits.tooManyOpen(whose, counted.count))
      throw new Refused('too-many', 'There are too many connections open from here; close one of them.', { wait: 10 })
    counted.count++
    this.open.set(id, counted)
    const passed = this.passed.get(socket)
    // A list that is pushed to, or spread, makes room for sixteen more.
    this.passed.set(socket, passed ? passed.concat(counted) : [counted])
    if (!passed) socket.on('close', this.closed)
  }

  /** It has come in, and whoever holds it knows as what it counts: nothing more is kept for it here. */
  handOver(socket: Duplex): void {
    this.passed.delete(socket)
    socket.off('close', this.closed)
  }

  /** One that was handed over is closed. */
  left(whose: Whose, key: string): void {
    const counted = this.open.get(idOf(whose, key))
    if (counted) this.uncount(counted)
  }

  private leave(socket: Duplex): void {
    for (const counted of this.passed.get(socket) ?? []) this.uncount(counted)
    this.passed.delete(socket)
  }

  private uncount(counted: Counted): void {
    if (--counted.count === 0) this.open.delete(counted.id)
  }
}

function idOf(whose: Whose, key: string): string {
  return `${whose} ${key}`
}
