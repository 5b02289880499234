import { deaf, HALF, UPGRADE } from './frames.ts'
import type { Scenario } from './scenario.ts'

/** Milliseconds for a request here; the server's own is fifteen seconds. */
const REQUEST_MS = 1500
const CONNECTIONS = 20
const CLOSES_IN = 10_000

export const neverEnding: Scenario = {
  item: 11,
  title: 'requests that never end, and connections that do not go when the house closes',
  adversary: 'stranger',
  async run(arena) {
    const { node } = await arena.open({ limits: 1, requestMs: REQUEST_MS })
    const many = (head: string) => Promise.all(Array.from({ length: CONNECTIONS }, () => deaf(node.url, head)))
    const from = performance.now()
    await Promise.all((await many(HALF)).map(({ socket, closed }) => (socket.resume(), closed)))
    const cut = performance.now() - from
    const left = [...(await many(UPGRADE)), ...(await many(HALF))]
    const closing = performance.now()
    const code = await node.kill('SIGTERM')
    const closed = performance.now() - closing
    for (const { socket } of left) socket.destroy()
    return {
      measured: `cut off after ${(cut / 1000).toFixed(1)} s (allowed ${REQUEST_MS / 1000} s); the house closed within ${(closed / 1000).toFixed(1)} s`,
      held: code === 0 && closed < CLOSES_IN && cut < REQUEST_MS + CLOSES_IN,
    }
  },
}
