/** Rewards as sums of what they bring, worked out once for all figures in force. */
import type { Cost, Effect, Figures, LawFigures } from '../types/index.ts'

export interface Bundle {
  readonly gold: number
  readonly squires: number
  readonly votes: number
  readonly points: number
  readonly knights: number
  /** Points of strength of the knights above 1 each. */
  readonly strength: number
  readonly upgrades: number
  readonly extensions: number
  readonly noblemen: number
  readonly journeys: number
}

export interface Offer {
  readonly cost: Bundle
  readonly reward: Bundle
  readonly free: boolean
}

export interface LawOffer {
  readonly figures: LawFigures
  readonly cost: Bundle
  readonly effect: Bundle
}

/** The printed figures in the shape in which they are judged. */
export interface Market {
  readonly counties: readonly Bundle[]
  readonly castle: readonly Offer[]
  readonly allyCastle: readonly Offer[]
  readonly favours: readonly Bundle[]
  readonly laws: readonly LawOffer[]
  readonly bothCost: Bundle
}

const markets = new WeakMap<Figures, Market>()

/** Pure: the same figures give the same market. Remembered, because every playout asks. */
export function marketOf(figures: Figures): Market {
  let market = markets.get(figures)
  if (!market) markets.set(figures, (market = openMarket(figures)))
  return market
}

function openMarket(figures: Figures): Market {
  const offer = ({ cost, reward }: { cost: Cost; reward: readonly Effect[] }): Offer => ({
    cost: price(cost),
    reward: bundle(reward),
    free: Object.values(cost).every((amount) => amount === 0),
  })
  return {
    counties: figures.counties.map((county) => bundle(county.reward)),
    castle: figures.castle.map(offer),
    allyCastle: figures.ally.castle.map(offer),
    favours: figures.favours.map((favour) => bundle(favour.reward)),
    laws: figures.laws.map((law) => ({
      figures: law,
      cost: price(law.kind === 'exchange' ? law.cost : {}),
      effect: bundle(law.effect),
    })),
    bothCost: price(figures.bothCost),
  }
}

function bundle(effects: readonly Effect[]): Bundle {
  const sums = { ...NOTHING }
  for (const effect of effects)
    switch (effect.op) {
      case 'gain':
        sums[effect.good] += effect.amount
        break
      case 'recruit':
        sums.knights += effect.count
        sums.strength += effect.count * (effect.strength - 1)
        break
      case 'upgrade':
        sums.upgrades++
        break
      case 'extension':
        sums.extensions++
        break
      case 'nobleman':
        sums.noblemen++
        break
      case 'journey':
        sums.journeys++
        break
    }
  return sums
}

export const NOTHING: { [thing in keyof Bundle]: number } = {
  gold: 0,
  squires: 0,
  votes: 0,
  points: 0,
  knights: 0,
  strength: 0,
  upgrades: 0,
  extensions: 0,
  noblemen: 0,
  journeys: 0,
}

function price({ gold = 0, squires = 0, votes = 0 }: Cost): Bundle {
  return { ...NOTHING, gold, squires, votes }
}
