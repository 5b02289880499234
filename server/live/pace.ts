/** How much one connection says: counted in windows, without timers, because there may be tens of thousands. */
const WINDOW_MS = 10_000

/**
 * What one connection may say within a window. Our own client answers a ping in thirty seconds and sends a few messages;
 * bytes are counted as well, for what makes no message, such as empty fragments.
 */
const MOST = { pings: 50, messages: 2000, bytes: 4_194_304 }

export class Pace {
  private since = 0
  private readonly said = { pings: 0, messages: 0, bytes: 0 }
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  /** Counts, and says whether it was too much. */
  exceeds(what: keyof typeof MOST, amount: number): boolean {
    const now = this.now()
    if (now - this.since >= WINDOW_MS) {
      this.since = now
      Object.assign(this.said, { pings: 0, messages: 0, bytes: 0 })
    }
    this.said[what] += amount
    return this.said[what] > MOST[what]
  }
}
