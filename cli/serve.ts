import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  AT_LAST_MS,
  backup,
  checkHouse,
  HOST,
  type HouseCheck,
  isLoopback,
  PORT,
  readPort,
  readSettings,
  serve,
  StartProblem,
} from '../server/main.ts'
import { readFlags } from './arguments.ts'
import { DATABASE_FLAGS, databaseOf, setting } from './database.ts'
import { refuse } from './refusal.ts'

const built = fileURLToPath(new URL('../dist/web/', import.meta.url))

export async function serveCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    ...DATABASE_FLAGS,
    port: { type: 'string' },
    host: { type: 'string' },
    'web-root': { type: 'string' },
    check: { type: 'boolean' },
  })
  if (flags.values['check'] === true) return await checkCommand(databaseOf(flags))
  const webRoot = String(flags.values['web-root'] ?? built)
  try {
    const port = readPort(setting(flags, 'port', 'PORT', String(PORT)))
    const host = setting(flags, 'host', 'HOST', HOST)
    const settings = readSettings(process.env, isLoopback(host))
    if (!existsSync(join(webRoot, 'index.html'))) refuse('the client is not built yet: run npm start, which builds it')
    // From now on: whoever gives up while it starts is heard as well.
    const told = toldToStop()
    // Not an exit, which waits for threads that may be the very reason; what was acknowledged is on the disk.
    void told.then(() => setTimeout(() => process.kill(process.pid, 'SIGKILL'), AT_LAST_MS).unref())
    const served = await serve({ ...databaseOf(flags), ...settings, port, host, webRoot })
    process.stdout.write(
      `\nRose & Crown is open: ${served.url.replace('127.0.0.1', 'localhost')}  (Ctrl+C closes it)\n\n`,
    )
    await told
    await served.close()
    process.exit(0)
  } catch (error) {
    // Whoever started it listens at a channel of theirs, which would hold a house that never opened for ever.
    if (process.connected) process.disconnect?.()
    plainly(error)
  }
}

/**
 * Once is enough: Ctrl+C reaches this process from the terminal and again from whoever started it. If that one is gone without a
 * word, the house closes too.
 */
function toldToStop(): Promise<void> {
  return new Promise((leave) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => leave())
    if (process.connected) process.once('disconnect', () => leave())
  })
}

async function checkCommand(house: HouseCheck): Promise<void> {
  const tables = await checkHouse(house).catch(plainly)
  process.stdout.write(`This release opens every table of the house (${tables}).\n`)
}

export async function backupCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, DATABASE_FLAGS)
  const to = flags.words[0] ?? refuse('where to? roses backup <file>')
  const file = await backup({ ...databaseOf(flags), to }).catch(plainly)
  process.stdout.write(`Copied to ${file}\n`)
}

/** What a person can put right is refused in one line; anything else is a fault of ours. */
export function plainly(error: unknown): never {
  if (error instanceof StartProblem) refuse(error.message)
  throw error
}
