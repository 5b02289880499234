import { setTimeout as sleep } from 'node:timers/promises'
import { deaf, frames, PING, UPGRADE } from './frames.ts'
import type { Scenario } from './scenario.ts'

/** Megabytes of pings, if nobody hangs up. */
const MOST = 60
const FLOODS = 4

async function health(url: string): Promise<number> {
  const from = performance.now()
  await (await fetch(`${url}/healthz`)).arrayBuffer()
  return performance.now() - from
}

async function memory(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1] ?? 0) / 1e6
}

/** Pings without reading the answers, until hung up on; the megabytes that went out. */
async function flood(url: string): Promise<{ sent: number; hungUp: boolean }> {
  const { socket, closed } = await deaf(url, UPGRADE)
  await new Promise((resolve) => socket.once('data', resolve))
  // Without a reader a connection never tells that it was closed: read on, but only what is there.
  socket.resume()
  const part = frames(PING, 10_000)
  while (!socket.destroyed && socket.writable && socket.bytesWritten < MOST * 1e6)
    if (!socket.write(part)) await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))])
  const hungUp = await Promise.race([closed.then(() => true), sleep(5000, false)])
  socket.destroy()
  return { sent: socket.bytesWritten / 1e6, hungUp }
}

export const pingFlood: Scenario = {
  item: 11,
  title: `${FLOODS} sockets without an account that flood the house with pings`,
  adversary: 'stranger',
  async run(arena) {
    const { node } = await arena.open({ limits: 1 })
    await health(node.url)
    const quiet = Math.max(await health(node.url), await health(node.url))
    const before = await memory(node.url)
    const flooding = Promise.all(Array.from({ length: FLOODS }, () => flood(node.url)))
    let worst = 0
    const state = { over: false }
    const ended = flooding.finally(() => (state.over = true))
    do worst = Math.max(worst, await health(node.url))
    while (!state.over)
    const floods = await ended
    const grown = (await memory(node.url)) - before
    const sent = floods.reduce((sum, each) => sum + each.sent, 0)
    const held = floods.every(({ hungUp }) => hungUp) && grown < 150 && worst < quiet + 1000
    const hungUp = floods.filter((each) => each.hungUp).length
    return {
      measured: `${hungUp} of ${FLOODS} hung up on after ${sent.toFixed(1)} MB; health ${worst.toFixed(0)} ms (quiet ${quiet.toFixed(0)}); memory ${grown.toFixed(0)} MB more`,
      held,
    }
  },
}
