/**
 * What people are taken to do, in one place: the simulator plays it and docs/scale.md reckons with it. These are assumptions, not
 * measurements; whoever knows their own people better changes them here.
 */

/** Of all who play on a day, so many are here in the busiest hour, and on average over the day. */
export const HERE_AT_PEAK = 0.05
export const HERE_ON_AVERAGE = 0.017

/** Of those who are here half sit at live tables, two to a table, where a move is made every eight seconds. */
const AT_LIVE_TABLES = 0.5
const SECONDS_A_MOVE = 8
/** The others play by correspondence: once a minute each looks at their tables, opens one and moves. */
const SECONDS_A_VISIT = 60
/** Moves of a game of The Rose King. */
const MOVES_A_GAME = 113

/** How often things happen in a second, whatever the server answers. */
export interface Rates {
  readonly moves: number
  readonly visits: number
  readonly games: number
}

export function ratesOf(here: number): Rates {
  const moves = (here * AT_LIVE_TABLES) / 2 / SECONDS_A_MOVE
  const visits = (here * (1 - AT_LIVE_TABLES)) / SECONDS_A_VISIT
  return { moves, visits, games: (moves + visits) / MOVES_A_GAME }
}
