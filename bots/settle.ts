/**
 * When a pair of a league has met often enough. Deals count in their order, whoever finishes first, so that a league ends
 * at the same game on one thread or many, in one go or resumed.
 */
import { estimate } from './elo.ts'
import { type Fixture, points, type Result } from './league.ts'

/** Fewer deals than this may all go one way by luck. */
const FEWEST_DEALS = 10

export interface Mark {
  /** A pair is settled once its 95 % bar lies wholly above or wholly below this part, from 0 to 1. */
  readonly at: number
  /** Of the first places rather than of the meetings. */
  readonly wins: boolean
}

interface Pair {
  readonly deals: readonly (readonly Fixture[])[]
  /** What the finished deals brought, in order. */
  readonly values: number[]
  settled: boolean
}

export class Settling {
  private readonly pairs: readonly Pair[]
  private readonly results = new Map<number, Result>()
  private readonly dropped = new Set<number>()
  private readonly sides: readonly number[]
  private readonly mark: Mark | null

  /** Without a mark every fixture counts. */
  constructor(fixtures: readonly Fixture[], sides: readonly number[], mark: Mark | null) {
    this.sides = sides
    this.mark = mark
    this.pairs = [...Map.groupBy(fixtures, ({ pair }) => pair.join('\n')).values()].map((meetings) => ({
      deals: [...Map.groupBy(meetings, (fixture) => fixture.deal).values()],
      values: [],
      settled: false,
    }))
  }

  add(results: readonly Result[]): void {
    for (const result of results) this.results.set(result.number, result)
    for (const pair of this.pairs) this.goOn(pair)
  }

  /** Whether a game is still to be played, or its result to be counted. */
  counts({ number }: { readonly number: number }): boolean {
    return !this.dropped.has(number)
  }

  private goOn(pair: Pair): void {
    while (!pair.settled && pair.values.length < pair.deals.length) {
      const value = this.valueOf(pair.deals[pair.values.length] ?? [])
      if (value === null) return
      pair.values.push(value)
      if (pair.values.length < FEWEST_DEALS || !this.isSettled(pair.values)) continue
      pair.settled = true
      for (const fixture of pair.deals.slice(pair.values.length).flat()) this.dropped.add(fixture.number)
    }
  }

  /** What a deal brought the first bot of its pair; `null` while it is not finished. */
  private valueOf(deal: readonly Fixture[]): number | null {
    let sum = 0
    for (const fixture of deal) {
      const result = this.results.get(fixture.number)
      if (!result) return null
      const { ahead, won } = points(fixture, result, this.sides)
      sum += this.mark?.wins ? won : ahead
    }
    return sum / deal.length
  }

  private isSettled(values: readonly number[]): boolean {
    if (!this.mark) return false
    const { mean, error } = estimate(values)
    return Math.abs(mean - this.mark.at) > error
  }
}
