/**
 * The vocabulary of Lancaster: figures, state, moves, events and the view.
 *
 * Numbers that name things, everywhere (state, moves, events, view):
 * - strength: 1 to 4. A list by strength has four elements: `[strength 1, 2, 3, 4]`.
 * - county: 0 to 8, the counties A to I in order.
 * - space: 0 to 5, the castle spaces `gold, squires, votes, mixed, recruit, upgrade`; the extension
 *   tile with the same number covers it. In an ally's castle: 0 recruit, 1 upgrade.
 * - slot: the places for conflicts: 0 upper left, 1 upper right, 2 lower left, 3 lower right.
 * - favour: 0 to 5, index into `figures.favours`. law, card: index into `figures.laws`, `figures.conflicts`.
 * - `ally`: with two players, true for a knight of that seat's ally.
 */
export type { Event } from './event.ts'
export * from './figures.ts'
export * from './move.ts'
export type * from './state.ts'
export type * from './view.ts'
