/** What the browser tests run against: the real server with the built client, on a fresh SQLite file. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../server/main.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'roses-e2e-'))
const port = Number(process.argv[2] ?? 4178)
// Whoever left is missed after a second, and orders are carried out at once, so that a test need not wait for minutes.
const server = await serve({
  port,
  host: '127.0.0.1',
  dataDir,
  limits: 0,
  awayMs: 1000,
  minuteMs: 0.5,
  drawMs: 100,
  logLevel: 'error',
})

const close = async (): Promise<void> => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGTERM', () => void close())
process.on('SIGINT', () => void close())
