import type { IncomingMessage } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { Client } from './client.ts'
import { closeAll, place, startServer } from './test-server.ts'

afterAll(closeAll)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** The requests that become live connections from now on, without keeping them. */
function upgradedRequests(): readonly WeakRef<IncomingMessage>[] {
  const requests: WeakRef<IncomingMessage>[] = []
  const handleUpgrade = Reflect.get(WebSocketServer.prototype, 'handleUpgrade') as (...args: unknown[]) => void
  WebSocketServer.prototype.handleUpgrade = function (request, ...rest) {
    requests.push(new WeakRef(request))
    Reflect.apply(handleUpgrade, this, [request, ...rest])
  }
  return requests
}

test('an open connection keeps neither its request nor the cookie that came with it in memory', async () => {
  const { url } = await startServer(await place('sqlite'))
  const requests = upgradedRequests()
  const clients = await Promise.all([1, 2, 3].map((i) => Client.guest(url, `Guest ${i}`)))
  const lives = await Promise.all(clients.map((client) => client.live()))
  expect(requests).toHaveLength(3)
  while (requests.some((request) => request.deref())) {
    await turn()
    collect()
  }
  for (const live of lives) live.socket.close()
})
