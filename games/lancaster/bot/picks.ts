/** What quick picks go by: the weights set by hand, times the factors that `roses train` has put into `learned.json`. */
import { orderedFactors, timesFactors } from '../../../engine/factors.ts'
import type { Figures } from '../types/index.ts'
import learned from './learned.json' with { type: 'json' }
import type { Values } from './values.ts'
import { BY_HAND } from './weights.ts'

export type Weights = Readonly<typeof BY_HAND>

export interface Picks {
  readonly weights: Weights
  /** By the figures in force: what was worked out with these weights. */
  known(figures: Figures): (Values | undefined)[]
}

/** The factors are in the order of the weights. */
export function picksWith(factors: readonly number[]): Picks {
  const weights = timesFactors(BY_HAND, factors)
  const known = new WeakMap<Figures, (Values | undefined)[]>()
  return {
    weights,
    known(figures) {
      let values = known.get(figures)
      if (!values) known.set(figures, (values = []))
      return values
    },
  }
}

const bySeats = new Map(
  Object.entries(learned.seats).map(([seats, factors]) => [Number(seats), picksWith(orderedFactors(BY_HAND, factors))]),
)

export function picksFor(seats: number): Picks {
  const picks = bySeats.get(seats)
  if (!picks) throw new Error(`nobody plays this game with ${seats} players`)
  return picks
}
