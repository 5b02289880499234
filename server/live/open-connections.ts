/** How many live connections one address, or one session, has open at this node. */
import type { Duplex } from 'node:stream'
import type { Limits } from '../people/limits.ts'
import { Refused } from '../refused.ts'

type Whose = Parameters<Limits['tooManyOpen']>[0]

export class OpenConnections {
  private readonly open = new Map<string, number>()
  private readonly limits: Limits

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Counts the connection until it is closed, or refuses it. */
  pass(whose: Whose, key: string, socket: Duplex): void {
    if (socket.destroyed) return
    const id = `${whose} ${key}`
    const before = this.open.get(id) ?? 0
    if (this.limits.tooManyOpen(whose, before))
      throw new Refused('too-many', 'There are too many connections open from here; close one of them.', { wait: 10 })
    this.open.set(id, before + 1)
    socket.once('close', () => {
      const left = (this.open.get(id) ?? 1) - 1
      if (left > 0) this.open.set(id, left)
      else this.open.delete(id)
    })
  }
}
