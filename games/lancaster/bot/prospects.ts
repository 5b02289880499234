/**
 * What a seat may expect to make of what it has when a round begins, in points at the end of the game: for the
 * last round, for the one before it, and so on. Read off the ends of some thousand quick games.
 */
export const PROSPECTS = {
  gold: [0.3, 0.45, 0.9, 1.8],
  squire: [0.35, 0.4, 0.4, 0.4],
  vote: [0.35, 0.9, 1.35, 1.7],
  knight: [2, 4.3, 4.7, 5.1],
  strength: [1.2, 2.2, 4.2, 5.3],
  tile: [1.6, 3.1, 3.2, 3.6],
  /** More for a tile that pays gold or squires for nothing. */
  goodsTile: [0, 0.3, 2.8, 3.6],
  nobleman: [0.7, 1.8, 2.1, 2],
  /** Parts of the final scoring as it would be now. */
  noblemenTable: [1, 1, 1.4, 1],
  knighthood: [0.6, 0.35, 0.15, 0.1],
  extensions: [0.6, 0.45, 0.4, 0.5],
  /** A point of strength that stays in France, where it cannot be placed. */
  strengthAbroad: [-0.3, -0.7, -2.5, -4.4],
  start: [2, 1.4, 0.7, 0.5],
  /** How far the end may lie from what is expected: a lead of this many points makes the odds e to 1. */
  spread: [4.4, 6.2, 7.8, 9.7],
}
