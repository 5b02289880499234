/** A server as a process of its own, to be measured: options come as JSON in `ROSES_BENCH`. */
import { serve, type ServeOptions } from '../server/main.ts'

const options = JSON.parse(process.env['ROSES_BENCH'] ?? '{}') as ServeOptions
const served = await serve({ host: '127.0.0.1', port: 0, webRoot: null, logLevel: 'error', limits: 0, ...options })
console.log(`open ${served.url}`)
process.on('message', () => {
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ rss, heap: heapUsed + external })
})
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)))
