/** Positions for lessons and tests, written as what is different about them. */
import { COINS, COUNTIES, COUNTY_IDS, ROUNDS } from './rules/figures.ts'
import type { Coin, County, State } from './types.ts'

/** Counties by their ids: `counties('kent', 'essex')`. */
export function counties(...ids: readonly string[]): County[] {
  return ids.map((id) => COUNTY_IDS.indexOf(id))
}

/** A table for three in the given round, `stakes` on the table and `won` won; the other counties are in the deck, `next` on top. */
export function position(given: {
  readonly round?: number
  readonly stakes?: readonly string[]
  readonly won?: readonly (readonly string[])[]
  readonly next?: string
  /** For each seat the coins spent; the smallest ones unless told. */
  readonly spent?: readonly (readonly Coin[])[]
}): State {
  const { round = 1, stakes = ['kent'], won = [[], [], []], next } = given
  const out = new Set([...counties(...stakes), ...won.flatMap((ids) => counties(...ids))])
  const deck = COUNTIES.filter((county) => !out.has(county))
  const top = next === undefined ? -1 : deck.indexOf(counties(next)[0] ?? -1)
  if (top >= 0) deck.push(...deck.splice(top, 1))
  return {
    status: 'running',
    round,
    rounds: ROUNDS.whole,
    deck,
    stakes: counties(...stakes),
    purses: won.map((_, seat) => {
      const spent = given.spent?.[seat] ?? COINS.slice(0, round - 1)
      return COINS.filter((coin) => !spent.includes(coin))
    }),
    bids: won.map(() => null),
    shown: [],
    won: won.map((ids) => counties(...ids)),
  }
}
