/** How much one connection says: counted in windows, without timers, because there may be tens of thousands. */
const WINDOW_MS = 10_000

/**
 * What one connection may say within a window. Our own client answers a ping in thirty seconds and sends a few messages;
 * bytes are counted as well, for what makes no message, such as empty fragments.
 */
const MOST = { pings: 50, messages: 2000, bytes: 4_194_304 }

export class Pace {
  private since = 0
  private pings = 0
  private messages = 0
  private bytes = 0

  /** Counts, and says whether it was too much. */
  exceeds(what: keyof typeof MOST, amount: number, now = performance.now()): boolean {
    if (now - this.since >= WINDOW_MS) {
      this.since = now
      this.pings = this.messages = this.bytes = 0
    }
    this[what] += amount
    return this[what] > MOST[what]
  }
}
