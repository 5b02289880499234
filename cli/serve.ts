import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serve } from '../server/main.ts'
import { readFlags } from './arguments.ts'
import { refuse } from './refusal.ts'

const webRoot = fileURLToPath(new URL('../dist/web/', import.meta.url))

export async function serveCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    port: { type: 'string' },
    host: { type: 'string' },
    'data-dir': { type: 'string' },
    'database-url': { type: 'string' },
  })
  const setting = (flag: string, name: string, fallback: string): string =>
    String(flags.values[flag] ?? process.env[name] ?? fallback)
  const port = Number(setting('port', 'PORT', '8080'))
  if (!Number.isInteger(port) || port < 0 || port > 65_535) refuse('the port must be a number from 0 to 65535')
  if (!existsSync(`${webRoot}index.html`)) refuse('the client is not built yet: run npm start, which builds it')
  const databaseUrl = setting('database-url', 'DATABASE_URL', '')
  await serve({
    port,
    host: setting('host', 'HOST', '127.0.0.1'),
    dataDir: setting('data-dir', 'DATA_DIR', fileURLToPath(new URL('../data', import.meta.url))),
    webRoot,
    ...(databaseUrl === '' ? {} : { databaseUrl }),
  })
}
