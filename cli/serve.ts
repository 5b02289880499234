import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { backup, checkHouse, HOST, type HouseCheck, PORT, serve, StartProblem } from '../server/main.ts'
import { readFlags } from './arguments.ts'
import { DATABASE_FLAGS, databaseOf, setting } from './database.ts'
import { refuse } from './refusal.ts'

const webRoot = fileURLToPath(new URL('../dist/web/', import.meta.url))

export async function serveCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, {
    ...DATABASE_FLAGS,
    port: { type: 'string' },
    host: { type: 'string' },
    check: { type: 'boolean' },
  })
  if (flags.values['check'] === true) return await checkCommand(databaseOf(flags))
  const given = setting(flags, 'port', 'PORT', String(PORT))
  const port = Number(given)
  if (given.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    refuse(`the port must be a number from 0 to 65535, not "${given.slice(0, 40)}"`)
  if (!existsSync(`${webRoot}index.html`)) refuse('the client is not built yet: run npm start, which builds it')
  const trustProxy = process.env['TRUST_PROXY'] === 'true'
  const origins = (process.env['ORIGINS'] ?? '').split(',').filter((origin) => origin !== '')
  const metricsToken = process.env['METRICS_TOKEN'] ?? null
  const house = { name: process.env['HOUSE_NAME'] || null, contact: process.env['HOUSE_CONTACT'] || null }
  const place = { ...databaseOf(flags), port, host: setting(flags, 'host', 'HOST', HOST), webRoot }
  const opening = { live: wait('OPENING_MINUTES', 3) * MINUTE, slow: wait('OPENING_HOURS', 24) * 60 * MINUTE }
  const served = await serve({ ...place, trustProxy, origins, metricsToken, house, opening }).catch(plainly)
  process.stdout.write(
    `\nRose & Crown is open: ${served.url.replace('127.0.0.1', 'localhost')}  (Ctrl+C closes it)\n\n`,
  )
  await new Promise<void>((leave) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => leave())
  })
  await served.close()
  process.exit(0)
}

const MINUTE = 60_000

/** How long a game waits for somebody to open their part of the dice. */
function wait(name: string, usual: number): number {
  const given = process.env[name]
  const value = given === undefined || given === '' ? usual : Number(given)
  if (!(value >= 0 && value <= 10_000)) refuse(`${name} must be a number from 0 to 10000, not "${given?.slice(0, 40)}"`)
  return value
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
