/** A server of another release on rows that stay: `release-server.ts <port> <folder> <version> <protocol>`. */
import { registerHooks } from 'node:module'

const [port, dataDir = '', version = '', protocol = ''] = process.argv.slice(2)

// What a release of another protocol differs in, put into the sources as they are loaded.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/protocol/version.ts') || loaded.source === undefined || loaded.source === null) return loaded
    const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
    return { ...loaded, source: text.replace(/PROTOCOL = \d+/, `PROTOCOL = ${protocol}`) }
  },
})

const { serve } = await import('../server/main.ts')
const served = await serve({
  port: Number(port),
  host: '127.0.0.1',
  dataDir,
  version,
  limits: 0,
  logLevel: 'error',
})
console.log(`open ${served.url}`)
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)))
