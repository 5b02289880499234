/** What laws are worth to a seat, before they are applied. */
import type { Seat } from '../../../engine/game.ts'
import { figuresOf } from '../rules/figures.ts'
import { countTrue, nth } from '../rules/list.ts'
import type { KnightTest, LawFigures, State } from '../types/index.ts'
import { type LawOffer, marketOf } from './bundles.ts'
import type { Picks } from './picks.ts'
import { type Values, valuesOf, worth } from './values.ts'

/** How likely none, one, two… of the other laws still to be voted on pass, by how many there are of them. */
const PASSING: readonly (readonly number[])[] = [[1], [0.5, 0.5], [0.25, 0.5, 0.25]]

/**
 * By seat: what the laws are worth to it that one more law drives out. The oldest leaves for the first that passes, the next for the
 * second (LA-5.5): who votes for a law spares or sends away that one whose turn comes through it.
 */
export function drivenOut(state: State, picks: Picks): number[] {
  const others = state.proposed.length - state.step - 1
  const gains: number[] = Array.from({ length: state.seats }, () => 0)
  for (const [leaving, likely] of (PASSING[others] ?? [1]).entries()) {
    const old = lawGains(state, state.current[leaving] ?? -1, picks)
    for (let seat = 0; seat < old.length; seat++) gains[seat] = nth(gains, seat) + likely * nth(old, seat)
  }
  return gains
}

/** By seat: what it gains if the law is in force rather than what it drives out. */
export function swings(state: State, law: number, out: readonly number[], picks: Picks): number[] {
  const gains = lawGains(state, law, picks)
  for (let seat = 0; seat < gains.length; seat++) gains[seat] = nth(gains, seat) - nth(out, seat)
  return gains
}

function lawGains(state: State, law: number, picks: Picks): number[] {
  const { laws } = marketOf(figuresOf(state.figures))
  const gains: number[] = []
  for (let seat = 0; seat < state.seats; seat++) gains.push(gain(state, seat, laws[law], valuesOf(state, seat, picks)))
  return gains
}

/** What a seat has of it beyond the others' average. */
export function lead(gains: readonly number[], seat: Seat): number {
  let others = 0
  for (let other = 0; other < gains.length; other++) if (other !== seat) others += nth(gains, other)
  return nth(gains, seat) - others / (gains.length - 1)
}

function gain(state: State, seat: Seat, law: LawOffer | undefined, values: Values): number {
  if (!law) return 0
  const each = worth(law.effect, values) - worth(law.cost, values)
  return each > 0 ? each * times(state, seat, law) : 0
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
