/**
 * What a run of all tests shares: one PostgreSQL, in which each file has databases of its own, copied from one of the newest schema; and what
 * Node made of the sources, which hundreds of threads and processes would make again. Whoever names files has a PostgreSQL for each, as it was
 * asked for.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const COMPILED = fileURLToPath(new URL('../.cache/compiled', import.meta.url))

export default async function share(): Promise<(() => Promise<void>) | undefined> {
  const named = process.argv.slice(2).some((word) => word !== 'run' && !word.startsWith('-'))
  if (named) return undefined
  // Whoever is started from here on finds it.
  process.env['NODE_COMPILE_CACHE'] ??= COMPILED
  const [postgres] = await Promise.all([sharedPostgres(), compileAll()])
  return () => postgres.stop()
}

async function sharedPostgres() {
  const { startPostgres } = await import('./postgres.ts')
  const { openStorage } = await import('../server/storage/index.ts')
  const postgres = await startPostgres(process.env['TEST_DATABASE_URL'] ? {} : { own: true, hasty: true })
  const model = await postgres.database()
  await (await openStorage({ dataDir: '', databaseUrl: model })).close()
  process.env['TEST_DATABASE_URL'] = postgres.url
  process.env['TEST_DATABASE_MODEL'] = model
  return postgres
}

/** What is compiled is written down when a process ends, which those that are killed do not live to do. */
async function compileAll(): Promise<void> {
  const rooms = ['../server/main.ts', '../server/rules/thread.ts', '../games/index.ts', '../bots/index.ts']
  const sources = rooms.map((room) => JSON.stringify(new URL(room, import.meta.url).href))
  const code = `for (const source of [${sources.join()}]) await import(source).catch(() => undefined); process.exit()`
  await once(spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' }), 'exit')
}
