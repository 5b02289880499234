/** A table at which the others have spent their high coins. */
import { about } from '../about.ts'
import { position } from '../position.ts'
import { COINS } from '../rules/figures.ts'
import type { State } from '../types.ts'

export const SEATS = Math.min(...about.seatCounts)
/** The rounds that are over. */
const OVER = 3

/** The first seat has its high coins still, the others have spent as many of theirs. */
export function late(): State {
  const spent = Array.from({ length: SEATS }, (_, seat) => (seat === 0 ? COINS.slice(0, OVER) : COINS.slice(-OVER)))
  const won = Array.from({ length: SEATS }, (_, seat) => (seat === 1 ? ['surrey', 'dorset', 'essex'] : []))
  return position({ round: OVER + 1, stakes: ['yorkshire'], won, spent })
}

/** The highest coin the others have left. */
export const THEIR_HIGHEST = COINS.at(-OVER - 1) ?? 0
