/** The peer's own socket library, as its clients use it. */
import { createRequire } from 'node:module'

export const { io } = createRequire(import.meta.url)('socket.io-client')
