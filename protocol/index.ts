/**
 * Everything that goes over the wire, as schemas that validate and describe it (`/api/v1`), and as types the client
 * imports. A move on the wire is its notation, `game.write(move)`.
 */
export * from './asyncapi.ts'
export * from './calls.ts'
export * from './common.ts'
export * from './components.ts'
export * from './evening.ts'
export * from './figures.ts'
export * from './host.ts'
export * from './live.ts'
export * from './moves.ts'
export * from './operations.ts'
export * from './order.ts'
export * from './people.ts'
export * from './recovery.ts'
export * from './refusals.ts'
export * from './routes/index.ts'
export * from './standing.ts'
export * from './tables.ts'
export * from './version.ts'
