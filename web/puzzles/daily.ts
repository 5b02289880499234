/** One puzzle a day for each game, the same for everybody: the day begins everywhere at midnight UTC. */
import { quick } from '../../engine/dice.ts'

const DAY_MS = 86_400_000

export function dayOf(now: number): number {
  return Math.floor(now / DAY_MS)
}

/** `2026-11-17` */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Each comes once before any comes again, in an order that is new every time. */
export function dailyOf<Each>(all: readonly Each[], day: number): Each | null {
  const order = [...all]
  quick(Math.floor(day / all.length)).shuffle(order)
  return order[day % all.length] ?? null
}
