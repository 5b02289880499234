/** All types of the game in one place: names, state and moves, events, views. */
export type * from './events.ts'
export type * from './ids.ts'
export type * from './state.ts'
export type * from './view-types.ts'
