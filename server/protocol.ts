/**
 * Everything that goes over the wire, as schemas that validate, serialise and describe it (`/api`),
 * and as types the client imports. A move on the wire is its notation, `game.write(move)`.
 */
export * from './protocol/common.ts'
export * from './protocol/live.ts'
export * from './protocol/moves.ts'
export * from './protocol/people.ts'
export * from './protocol/refusals.ts'
export * from './protocol/tables.ts'
