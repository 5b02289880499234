/**
 * Everything that goes over the wire, as schemas that validate, serialise and describe it (`/api`),
 * and as types the client imports. A move on the wire is its notation, `game.write(move)`.
 */
export * from './common.ts'
export * from './live.ts'
export * from './moves.ts'
export * from './people.ts'
export * from './refusals.ts'
export * from './tables.ts'
