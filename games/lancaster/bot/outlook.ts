/** What all moves of a placement have in common, looked at once and only as far as they ask. */
import type { Seat } from '../../../engine/game.ts'
import { figuresOf } from '../rules/figures.ts'
import { nth } from '../rules/list.ts'
import type { State } from '../types/index.ts'
import { type Market, marketOf } from './bundles.ts'
import type { Picks } from './picks.ts'
import { type Values, valuesOf, worth } from './values.ts'

/** What a house can get by placing knights. */
export class Prospects {
  readonly values: Values
  /** Knights of the house that are still to be placed. */
  readonly atCourt: number
  private readonly state: State
  private readonly house: number
  private readonly market: Market
  private readonly counties: number[] = []
  private bestFavour = -1

  constructor(state: State, house: number, market: Market, picks: Picks) {
    this.state = state
    this.house = house
    this.market = market
    this.values = valuesOf(state, house, picks)
    let atCourt = 0
    for (const knights of nth(state.court, house)) atCourt += knights
    this.atCourt = atCourt
  }

  /** What the holder of a county takes: the nobleman, the reward or, for gold, both. */
  county(index: number): number {
    return (this.counties[index] ??= this.countyWorth(index))
  }

  private countyWorth(index: number): number {
    const { state, house, market, values } = this
    const ally = house >= state.seats
    const prize = worth(nth(market.counties, index), values)
    if (nth(state.counties, index).tiles === 0 || (!ally && nth(nth(state.noblemen, house), index))) return prize
    const best = Math.max(prize, values.noblemen)
    if (ally || nth(state.gold, house) < market.bothCost.gold) return best
    return Math.max(best, prize + values.noblemen - worth(market.bothCost, values))
  }

  /** The reward of a castle space, less its cost. */
  castle(space: number): number {
    const { state, house, market, values } = this
    const { cost, reward } = nth(house >= state.seats ? market.allyCastle : market.castle, space)
    return worth(reward, values) - worth(cost, values)
  }

  /** The best favour tile that is left. */
  favour(): number {
    if (this.bestFavour < 0) {
      const { favours } = this.state
      this.bestFavour = 0
      for (let i = 0; i < favours.length; i++)
        if (favours[i]) this.bestFavour = Math.max(this.bestFavour, worth(nth(this.market.favours, i), this.values))
    }
    return this.bestFavour
  }
}

export interface Outlook {
  readonly picks: Picks
  readonly market: Market
  readonly own: Prospects
  readonly ally: Prospects | null
  /** Strength that may still come to a conflict. */
  readonly hope: number
  /** What laws promise for one more county, and for one more conflict. */
  readonly moreCounties: number
  readonly moreConflicts: number
}

export function outlookOf(state: State, seat: Seat, picks: Picks): Outlook {
  const { weights: W } = picks
  const market = marketOf(figuresOf(state.figures))
  const own = new Prospects(state, seat, market, picks)
  let knights = 0
  for (const court of state.court) for (const count of court) knights += count
  return {
    picks,
    market,
    own,
    ally: state.seats === 2 ? new Prospects(state, seat + state.seats, market, picks) : null,
    hope: W.hope + W.hopePerKnight * knights,
    moreCounties: lawPromise(state, own.values, market, 'counties', picks),
    moreConflicts: lawPromise(state, own.values, market, 'conflicts', picks),
  }
}

function lawPromise(
  state: State,
  values: Values,
  market: Market,
  counted: 'counties' | 'conflicts',
  { weights: W }: Picks,
): number {
  let promised = 0
  for (let i = 0; i < state.current.length; i++)
    promised += (i === 0 ? W.lawOldest : W.lawOther) * lawShare(market, nth(state.current, i), counted, values)
  for (const law of state.proposed) if (law !== null) promised += W.lawProposed * lawShare(market, law, counted, values)
  return promised
}

function lawShare(market: Market, index: number, counted: 'counties' | 'conflicts', values: Values): number {
  const { figures, effect } = nth(market.laws, index)
  return figures.kind === 'per-set' && figures.count === counted ? worth(effect, values) / figures.setSize : 0
}
