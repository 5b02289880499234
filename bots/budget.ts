import type { Level } from './types.ts'

/** The least a search is worth doing with. */
const LEAST_WORK = 8

/** How much a search may spend: work, time, or both. The clock is handed in; bots read none themselves. */
export class Budget {
  private left: number
  private readonly now: (() => number) | undefined
  private readonly started: number
  private deadline: number
  private ended = false
  /** Units of work done. */
  spent = 0

  constructor(effort: number | null, now?: () => number, budgetMs = 0) {
    this.left = effort ?? Number.POSITIVE_INFINITY
    this.now = now
    this.started = now ? now() : 0
    this.deadline = this.started + budgetMs
  }

  /** Keeps to a part of what was given, from 0 to 1. */
  keepTo(part: number): void {
    this.left = Math.max(Math.min(this.left, LEAST_WORK), this.left * part)
    this.deadline = this.started + (this.deadline - this.started) * part
  }

  /** Does no more work than that, however much was given. */
  atMost(effort: number): void {
    this.left = Math.min(this.left, effort)
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
    return Math.min(
      this.left,
      passed > 0 && this.spent > 0 ? (this.spent / passed) * (this.deadline - now) : Number.POSITIVE_INFINITY,
    )
  }

  /** True once the work or the time has run out; asked again and again inside the search. */
  over(): boolean {
    if (!this.ended && this.now && this.now() >= this.deadline) this.ended = true
    return this.ended
  }
}

/**
 * The part of the work left that a second choice is thought to get when it is asked whether it can still catch up. All of it
 * where work is counted; where time is, a player's waiting is worth more than the last doubt.
 */
export function doubt({ effort }: Level): number {
  return effort === null ? 1 / 3 : 1
}
