/** State, moves, events and views in one place. */
export type * from './event.ts'
export type * from './move.ts'
export type * from './state.ts'
export type * from './view.ts'
