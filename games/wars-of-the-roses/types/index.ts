/** All types of the game in one place: names, state and moves, events, views. */
export type * from './event.ts'
export type * from '../rules/ids.ts'
export type * from './state.ts'
export type * from './view.ts'
