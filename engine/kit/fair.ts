/** Chance that must come out evenly, counted over the games the kit plays. */
import { demand } from './fault.ts'

export interface Fairness<Event> {
  /** What it is called in a fault: "the die". */
  readonly name: string
  readonly faces: number
  /** The faces (0 to faces − 1) an event shows; empty for other events. */
  readonly faceOf: (event: Event) => readonly number[]
}

export class Tally<Event> {
  readonly kinds: readonly Fairness<Event>[]
  readonly counts: number[][]

  constructor(kinds: readonly Fairness<Event>[]) {
    this.kinds = kinds
    this.counts = kinds.map((kind) => Array.from({ length: kind.faces }, () => 0))
  }

  count(event: Event): void {
    this.kinds.forEach((kind, i) => {
      const row = this.counts[i] as number[]
      for (const face of kind.faceOf(event)) row[face] = (row[face] ?? 0) + 1
    })
  }
}

/**
 * A chi-square test so strict that a fair die fails it about once in a million runs (the normal
 * approximation of Wilson and Hilferty at 4.8 standard deviations).
 */
export function checkFairness<Event>(where: string, tally: Tally<Event>): void {
  tally.kinds.forEach((kind, i) => {
    const row = tally.counts[i] as number[]
    const total = row.reduce((sum, count) => sum + count, 0)
    demand(row.length === kind.faces, where, () => `${kind.name} showed a face beyond ${kind.faces}`)
    demand(total >= kind.faces * 10, where, () => `${kind.name} was thrown only ${total} times: play more games`)
    const expected = total / kind.faces
    const chi = row.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    const freedom = kind.faces - 1
    const spread = 2 / (9 * freedom)
    const deviation = (Math.cbrt(chi / freedom) - (1 - spread)) / Math.sqrt(spread)
    demand(deviation < 4.8, where, () => `${kind.name} is not fair: faces came ${row.join(', ')} times of ${total}`)
  })
}
