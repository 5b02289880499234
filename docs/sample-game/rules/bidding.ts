/** The coins are shown: who takes the counties, and what comes next (SG-3.3 to SG-3.6). */
import type { Seat, Tell } from '../../../engine/game.ts'
import type { Coin, Event, State } from '../types.ts'
import { winnersOf } from './outcome.ts'

export function show(state: State, tell: Tell<Event>): void {
  const coins = state.bids.map((coin) => coin ?? 0)
  // SG-3.3
  coins.forEach((coin, seat) => {
    const purse = state.purses[seat] ?? []
    purse.splice(purse.indexOf(coin), 1)
    state.bids[seat] = null
  })
  state.shown = coins
  tell?.({ type: 'shown', coins: [...coins] })
  award(state, highestAlone(coins), tell)
  if (state.round === state.rounds) end(state, tell)
  else turnUp(state, tell)
}

/** SG-3.4: the seat with the highest coin that nobody else has bid; `null` if there is none. */
export function highestAlone(coins: readonly Coin[]): Seat | null {
  let best: Seat | null = null
  coins.forEach((coin, seat) => {
    const alone = coins.indexOf(coin) === coins.lastIndexOf(coin)
    if (alone && (best === null || coin > (coins[best] ?? 0))) best = seat
  })
  return best
}

function award(state: State, seat: Seat | null, tell: Tell<Event>): void {
  // SG-3.5
  if (seat === null) {
    tell?.({ type: 'stayed', counties: [...state.stakes] })
    return
  }
  tell?.({ type: 'won', seat, counties: [...state.stakes] })
  state.won[seat]?.push(...state.stakes)
  state.stakes.length = 0
}

/** SG-3.6 */
function turnUp(state: State, tell: Tell<Event>): void {
  const [county] = state.deck.splice(-1)
  if (county === undefined) throw new Error('there are more rounds than counties')
  state.stakes.push(county)
  state.round++
  tell?.({ type: 'turned', county })
}

/** SG-4.1 */
function end(state: State, tell: Tell<Event>): void {
  state.status = 'last-county'
  tell?.({ type: 'ended', winners: winnersOf(state.won) })
}
