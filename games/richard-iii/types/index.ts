/** The vocabulary of Richard III. Seat 0 is Lancaster, seat 1 is York; moves, events and views speak in ids. */
export type { Event, Going, Shown } from './event.ts'
export type { Move } from './move.ts'
export type * from './state.ts'
export type * from './view.ts'
