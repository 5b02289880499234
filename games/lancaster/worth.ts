/** What things are worth to a seat, in points: rough judgement for bots, read from the figures. */
import type { Seat } from '../../engine/game.ts'
import { figuresOf } from './figures.ts'
import { isAlly, leader } from './houses.ts'
import { entitlements } from './laws.ts'
import { countTrue, nth, sum } from './list.ts'
import { type Conflict, type Cost, type Effect, type Gain, GOODS, type LawFigures, type State } from './types.ts'

/** Rounds still to come after this one. */
export function roundsLeft(state: State): number {
  return figuresOf(state.figures).rounds - state.round
}

/** Goods lose their use towards the end: gold still breaks a tie or buys a point, votes nothing. */
export function goodWorth(state: State, good: Gain): number {
  if (good === 'points') return 1
  const left = roundsLeft(state)
  if (good === 'votes') return left === 0 ? 0 : 0.5
  return good === 'gold' ? (left === 0 ? 0.5 : 0.9) : left === 0 ? 0.4 : 0.8
}

export function costWorth(state: State, cost: Cost): number {
  return sum(GOODS.map((good) => (cost[good] ?? 0) * goodWorth(state, good)))
}

/** A knight works every round that is left, and counts for knighthood at the end. */
export function knightWorth(state: State, strength: number): number {
  return 1.8 * roundsLeft(state) + (0.9 * roundsLeft(state) + 0.5) * strength
}

/** The next nobleman: its place in the final table, and a vote for every round left. */
export function noblemanWorth(state: State, seat: Seat): number {
  const { noblemen } = figuresOf(state.figures).scoring
  const owned = countTrue(nth(state.noblemen, seat))
  const hoped = Math.min(owned + 1 + roundsLeft(state), noblemen.length - 1)
  const now = noblemen[owned] ?? 0
  return Math.max(((noblemen[hoped] ?? 0) - now) / (hoped - owned || 1), 0) + 0.4 * roundsLeft(state)
}

function effectWorth(state: State, house: number, effect: Effect): number {
  const seat = leader(state, house)
  const left = roundsLeft(state)
  if (isAlly(state, house)) return allyWorth(state, house, effect)
  switch (effect.op) {
    case 'gain':
      return effect.amount * goodWorth(state, effect.good)
    case 'recruit':
      return nth(nth(state.reserve, house), effect.strength - 1) > 0 ? knightWorth(state, effect.strength) : 0
    case 'upgrade':
      return 0.9 * left + 0.8
    case 'extension':
      return nth(state.extensions, seat).includes(false) ? 1.4 * (left + 1) + 1 : 0
    case 'nobleman':
      return noblemanWorth(state, seat)
    case 'journey':
      return 2.5
  }
}

/** An ally earns nothing itself; stronger ally knights still take counties and ranks from the opponent. */
function allyWorth(state: State, house: number, effect: Effect): number {
  const left = roundsLeft(state)
  switch (effect.op) {
    case 'recruit':
      return nth(nth(state.reserve, house), effect.strength - 1) > 0 ? 1.2 * left : 0
    case 'upgrade':
      return 0.6 * left
    case 'nobleman':
    case 'journey':
      return 0.8
    case 'gain':
    case 'extension':
      return 0
  }
}

export function rewardWorth(state: State, house: number, reward: readonly Effect[]): number {
  return sum(reward.map((effect) => effectWorth(state, house, effect)))
}

/** What a law would bring that seat if it were applied now. */
function lawWorth(state: State, seat: Seat, law: LawFigures, times: readonly number[]): number {
  if (law.kind !== 'exchange') return nth(times, seat) * rewardWorth(state, seat, law.effect)
  const each = rewardWorth(state, seat, law.effect) - costWorth(state, law.cost)
  if (each <= 0) return 0
  const stocks = GOODS.flatMap((good) => ((law.cost[good] ?? 0) > 0 ? [nth(state[good], seat)] : []))
  return each * Math.min(...stocks, 6)
}

/** How much better the proposed law is for that seat than the oldest one, against the average of the others. */
export function voteWorth(state: State, seat: Seat): number {
  const { laws } = figuresOf(state.figures)
  const gainOf = (index: number | null | undefined): number => {
    if (index === null || index === undefined) return 0
    const law = nth(laws, index)
    const times = entitlements(state, law)
    const worths = state.points.map((_, other) => lawWorth(state, other, law, times))
    const own = nth(worths, seat)
    return own - (sum(worths) - own) / (state.seats - 1)
  }
  return gainOf(state.proposed[state.step]) - gainOf(state.current[0])
}

/** Points a house may hope for in a conflict as it stands. */
export function conflictWorth(state: State, conflict: Conflict, house: number): number {
  const { frenchStrength, points } = nth(figuresOf(state.figures).conflicts, conflict.card)
  const own = sum(conflict.spaces.find((space) => space.house === house)?.knights ?? [])
  const total = sum(conflict.spaces.map((space) => sum(space.knights)))
  const rank = conflict.spaces.filter((space) => space.house !== house && sum(space.knights) > own).length
  const chance = Math.min(1, Math.max(0, (total + 1.5 - frenchStrength / 2) / (frenchStrength / 2 + 1.5)))
  return chance * (points[rank] ?? 0) + (1 - chance) * (points[rank + 1] ?? 0)
}
