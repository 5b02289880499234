/**
 * A port for whoever closes and comes back at the same address. It lies below those that a system lends to outgoing lines (from 32,768 on
 * Linux, from 49,152 elsewhere): of these somebody else could have been given it in between.
 */
import { createServer } from 'node:net'

const FIRST = 12_000
const LAST = 32_000
/** Processes begin far from each other, so that two of them hardly ever find the same port free. */
let next = FIRST + ((process.pid * 197) % (LAST - FIRST))

export async function freePort(): Promise<number> {
  for (;;) {
    const port = next
    next = next + 1 < LAST ? next + 1 : FIRST
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
