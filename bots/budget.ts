/** How much a search may spend: work, time, or both. The clock is handed in; bots read none themselves. */
export class Budget {
  private left: number
  private readonly now: (() => number) | undefined
  private readonly started: number
  private readonly deadline: number
  private ended = false
  /** Units of work done. */
  spent = 0

  constructor(effort: number | null, now?: () => number, budgetMs = 0) {
    this.left = effort ?? Number.POSITIVE_INFINITY
    this.now = now
    this.started = now ? now() : 0
    this.deadline = this.started + budgetMs
  }

  /** Takes a unit of work; false when it must not be done any more. */
  spend(units = 1): boolean {
    if (this.over()) return false
    this.left -= units
    this.spent += units
    if (this.left < 0) this.ended = true
    return !this.ended
  }

  /** About how many units of work can still be done. */
  remaining(): number {
    if (!this.now) return this.left
    const now = this.now()
    const passed = now - this.started
    return Math.min(this.left, passed > 0 ? (this.spent / passed) * (this.deadline - now) : Number.POSITIVE_INFINITY)
  }

  /** True once the work or the time has run out; asked again and again inside the search. */
  over(): boolean {
    if (!this.ended && this.now && this.now() >= this.deadline) this.ended = true
    return this.ended
  }
}
