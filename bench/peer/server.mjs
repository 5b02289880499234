/** boardgame.io's own server with its in-memory store: `node server.mjs`. Says `open <port>` when it listens. */
import { createRequire } from 'node:module'
import { RoseKing } from './rose-king.mjs'

const require = createRequire(import.meta.url)
const { Server, Origins } = require('boardgame.io/server')

const server = Server({ games: [RoseKing], origins: [Origins.LOCALHOST] })
const running = await server.run({ port: 0, lobbyConfig: undefined, callback: () => undefined })
console.log(`open http://127.0.0.1:${running.appServer.address().port}`)
process.on('message', () => {
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ rss, heap: heapUsed + external })
})
