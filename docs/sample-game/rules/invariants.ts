/** What holds in every state, whatever was played. Fuzzing asks after every step. */
import type { State } from '../types.ts'
import { COINS, COUNTIES } from './figures.ts'

export function assert(state: State): void {
  const must = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(what)
  }
  const counties = [...state.deck, ...state.stakes, ...state.won.flat()]
  must(counties.length === COUNTIES.length, 'no county is lost or made')
  must(new Set(counties).size === COUNTIES.length, 'every county is in one place')
  must(state.round >= 1 && state.round <= state.rounds, 'the round is one of the game')

  const spent = state.status === 'running' ? state.round - 1 : state.rounds
  state.purses.forEach((purse, seat) => {
    must(purse.length === COINS.length - spent, `seat ${seat} has spent one coin in every round`)
    must(
      purse.every((coin, i) => COINS.includes(coin) && coin > (purse[i - 1] ?? 0)),
      `the coins of seat ${seat} are in order and differ`,
    )
    const bid = state.bids[seat]
    must(typeof bid !== 'number' || purse.includes(bid), `seat ${seat} bids a coin of its own`)
  })
  must(state.bids.includes(null), 'when the last coin is chosen, all are shown')
}
