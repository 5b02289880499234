/** Ways to play on from a position. */
import { quick } from '../../../engine/dice.ts'
import type { Seat } from '../../../engine/game.ts'
import { game } from '../index.ts'
import type { Coin, Event, State } from '../types.ts'

export { counties, position } from '../position.ts'

export interface Told {
  readonly event: Event
  readonly to?: readonly Seat[]
}

/** Bids these coins in the order of the seats; what was told. */
export function bid(state: State, ...coins: readonly Coin[]): readonly Told[] {
  const told: Told[] = []
  coins.forEach((coin, seat) => {
    const move = game.legal(state, seat).find((choice) => choice.coin === coin)
    if (!move) throw new Error(`seat ${seat} cannot bid ${coin}`)
    game.apply(state, seat, move, quick(1), (event, to) => told.push(to ? { event, to } : { event }))
  })
  return told
}

/** What everybody heard. */
export function aloud(told: readonly Told[]): readonly Event[] {
  return told.flatMap(({ event, to }) => (to ? [] : [event]))
}
