/** A house that calls people at addresses of this machine: `calling-server.ts <port> <folder> <mail server>`. */
import { serve } from '../server/main.ts'

const [port, dataDir = '', mail = ''] = process.argv.slice(2)
const served = await serve({
  port: Number(port),
  host: '127.0.0.1',
  dataDir,
  limits: 0,
  logLevel: 'error',
  calls: { loopback: true, delays: { settle: 0 }, mail: { url: mail, from: 'Rose & Crown <roses@house.example>' } },
})
console.log(`open ${served.url}`)
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)))
