/** What laws are worth to a seat, before they are applied. */
import type { Seat } from '../../../engine/game.ts'
import { figuresOf } from '../rules/figures.ts'
import { countTrue, nth } from '../rules/list.ts'
import type { KnightTest, LawFigures, State } from '../types/index.ts'
import { type LawOffer, marketOf } from './bundles.ts'
import { type Values, valuesOf, worth } from './values.ts'

/** How much better the proposed law is for that seat than the oldest one, against the average of the others. */
export function voteWorth(state: State, seat: Seat): number {
  const { laws } = marketOf(figuresOf(state.figures))
  const values = valuesOf(state, seat)
  const proposed = laws[state.proposed[state.step] ?? -1]
  const oldest = laws[state.current[0] ?? -1]
  return (proposed ? lead(state, seat, proposed, values) : 0) - (oldest ? lead(state, seat, oldest, values) : 0)
}

function lead(state: State, seat: Seat, law: LawOffer, values: Values): number {
  const each = worth(law.effect, values) - worth(law.cost, values)
  if (each <= 0) return 0
  let others = 0
  for (let other = 0; other < state.seats; other++) if (other !== seat) others += times(state, other, law)
  return each * (times(state, seat, law) - others / (state.seats - 1))
}

/** An exchange is rarely made with the whole stock. */
const MOST_EXCHANGES = 6

/** How often a seat would get a law's effect now. */
export function times(state: State, seat: Seat, { figures: law, cost }: LawOffer): number {
  switch (law.kind) {
    case 'majority':
      return hasMost(state[law.compare], seat) ? 1 : 0
    case 'per-set':
      return Math.floor(count(state, seat, law) / law.setSize)
    case 'condition':
      return meets(state, seat, law.when) ? 1 : 0
    case 'exchange': {
      let most = MOST_EXCHANGES
      if (cost.gold > 0) most = Math.min(most, nth(state.gold, seat) / cost.gold)
      if (cost.squires > 0) most = Math.min(most, nth(state.squires, seat) / cost.squires)
      if (cost.votes > 0) most = Math.min(most, nth(state.votes, seat) / cost.votes)
      return most
    }
  }
}

function hasMost(stocks: readonly number[], seat: Seat): boolean {
  const own = nth(stocks, seat)
  if (own === 0) return false
  for (const stock of stocks) if (stock > own) return false
  return true
}

function count(state: State, seat: Seat, law: Extract<LawFigures, { kind: 'per-set' }>): number {
  switch (law.count) {
    case 'counties':
      return countiesHeld(state, seat)
    case 'conflicts':
      return conflictsJoined(state, seat)
    case 'extensions':
      return countTrue(nth(state.extensions, seat))
    case 'noblemen':
      return countTrue(nth(state.noblemen, seat))
    case 'knights':
      return deployedOf(state, seat, law.strength ?? 1)
  }
}

function countiesHeld(state: State, house: number): number {
  let held = 0
  for (const county of state.counties) if (county.house === house) held++
  return held
}

function conflictsJoined(state: State, house: number): number {
  let joined = 0
  for (const conflict of state.conflicts)
    if (conflict) for (const space of conflict.spaces) if (space.house === house) joined++
  return joined
}

function meets(state: State, seat: Seat, tests: readonly KnightTest[]): boolean {
  for (const { strength, place, least, most } of tests) {
    const knights =
      place === 'deployed' ? deployedOf(state, seat, strength) : nth(nth(state.reserve, seat), strength - 1)
    if (knights < least || knights > most) return false
  }
  return true
}

/** All knights of a strength are somewhere: those that are neither in reserve nor at court are deployed. */
function deployedOf(state: State, seat: Seat, strength: number): number {
  const { knights } = figuresOf(state.figures)
  return (
    nth(knights, strength - 1) - nth(nth(state.reserve, seat), strength - 1) - nth(nth(state.court, seat), strength - 1)
  )
}
