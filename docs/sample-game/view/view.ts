import type { Seat } from '../../../engine/game.ts'
import type { State, View } from '../types.ts'

/** What depends on who looks: here the own bid. */
export function overlay(state: State, seat: Seat): Pick<View, 'seat' | 'bid'> {
  return { seat, bid: bidOf(state, seat) }
}

/** Section 5: of the deck its size, of the bids the own one and who has chosen. Fresh lists, never those of the state. */
export function view(state: State, seat: Seat | null): View {
  return {
    seat,
    status: state.status,
    round: state.round,
    rounds: state.rounds,
    deckCount: state.deck.length,
    stakes: [...state.stakes],
    purses: state.purses.map((purse) => [...purse]),
    bid: bidOf(state, seat),
    ready: state.bids.map((bid) => bid !== null),
    shown: [...state.shown],
    won: state.won.map((counties) => [...counties]),
  }
}

function bidOf(state: State, seat: Seat | null): View['bid'] {
  return seat === null ? null : (state.bids[seat] ?? null)
}
