/** A node as a process of its own, to be killed: options come as JSON in `ROSES_TEST`. */
import { serve, type ServeOptions } from '../main.ts'

const options = JSON.parse(process.env['ROSES_TEST'] ?? '{}') as ServeOptions
const served = await serve({ host: '127.0.0.1', webRoot: null, logLevel: 'error', limits: 0, ...options })
console.log(`open ${served.url}`)
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)))
