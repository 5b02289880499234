import type { Dice } from '../../../engine/game.ts'
import { COUNTIES } from '../rules/figures.ts'
import type { State, View } from '../types.ts'

/** A state that looks like this to its reader: the deck in any order, and any coin for whoever has chosen. */
export function guess(view: View, dice: Dice): State {
  const seen = new Set([...view.stakes, ...view.won.flat()])
  const deck = COUNTIES.filter((county) => !seen.has(county))
  dice.shuffle(deck)
  return {
    status: view.status,
    round: view.round,
    rounds: view.rounds,
    deck,
    stakes: [...view.stakes],
    purses: view.purses.map((purse) => [...purse]),
    bids: view.purses.map((purse, seat) => {
      if (seat === view.seat) return view.bid
      return view.ready[seat] ? (purse[dice.int(purse.length)] ?? null) : null
    }),
    shown: [...view.shown],
    won: view.won.map((counties) => [...counties]),
  }
}
