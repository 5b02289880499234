/**
 * A real PostgreSQL for tests and benchmarks: the one in `TEST_DATABASE_URL`, or one started in a
 * temporary folder (postgres-binaries.ts says from where). It is stopped and removed afterwards. There is
 * no way to skip it: without one this throws.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { findPostgres } from './postgres-binaries.ts'

export interface TestPostgres {
  /** A superuser's URL of its own maintenance database. */
  readonly url: string
  /** Makes a database, empty or a copy of one that nobody is using, and gives its URL. */
  database(model?: string): Promise<string>
  /** The same database spoken to by the file of its socket, as where it runs beside the node; the same URL for a server that is not ours. */
  bySocketFile(database: string): string
  /** Stops and starts the server again, as an operator would. Only for a server started here. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const isRoot = process.getuid?.() === 0

export interface PostgresWish {
  /** One that may be restarted: never the one that others use too. */
  readonly own?: boolean
  /** Nothing is forced to the disk: for rows that need not outlive the machine. */
  readonly hasty?: boolean
}

export async function startPostgres({ own = false, hasty = false }: PostgresWish = {}): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given && !own) return borrowed(given)
  const bin = findPostgres()
  if (!bin)
    throw new Error(
      'No PostgreSQL found: install the postgresql package, or set TEST_DATABASE_URL to a server for tests.',
    )
  const folder = mkdtempSync(join(tmpdir(), 'roses-postgres-'))
  try {
    return await startIn(folder, bin, hasty)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

function borrowed(url: string): TestPostgres {
  const databases: string[] = []
  return {
    url,
    async database(model) {
      const database = await makeDatabase(url, model)
      databases.push(new URL(database).pathname.slice(1))
      return database
    },
    bySocketFile: (database) => database,
    restart: () => Promise.reject(new Error('the server in TEST_DATABASE_URL is not ours to restart')),
    async stop() {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      for (const name of databases.splice(0)) await client.query(`drop database ${name} with (force)`)
      await client.end()
    },
  }
}

/** PostgreSQL refuses to run as root; somebody harmless runs it then. */
function harmlessUser(): { uid?: number; gid?: number } {
  if (!isRoot) return {}
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string): number =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    try {
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.')
}

/** Binaries below a folder that user may not enter, such as root's home, are copied to one they may. */
function within(bin: string, folder: string, user: { uid?: number; gid?: number }): string {
  if (spawnSync(join(bin, 'initdb'), ['--version'], { ...user, cwd: folder }).status === 0) return bin
  cpSync(dirname(bin), join(folder, 'pgsql'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'pgsql', 'bin')
}

async function startIn(folder: string, found: string, hasty: boolean): Promise<TestPostgres> {
  const user = harmlessUser()
  chmodSync(folder, 0o700)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const bin = within(found, folder, user)
  const data = join(folder, 'data')
  const port = await freePort()
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const initdb = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'roses', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  )
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.error?.message ?? String(initdb.stderr)}`)
  const url = `postgres://roses@127.0.0.1:${port}/postgres`
  const settings = ['max_connections=300', 'shared_buffers=64MB', `unix_socket_directories=${folder}`]
  if (hasty)
    settings.push(
      'fsync=off',
      'full_page_writes=off',
      'wal_init_zero=off',
      'wal_level=minimal',
      'max_wal_senders=0',
      'autovacuum=off',
    )
  const run = async () => {
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])]
    const server = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' })
    server.once('error', () => undefined)
    await reachable(url).catch((error: unknown) => {
      server.kill('SIGQUIT')
      throw error
    })
    return server
  }
  let server = await run()
  const halt = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await gone
  }
  const lastResort = (): void => void server.kill('SIGQUIT')
  process.once('exit', lastResort)
  return {
    url,
    database: (model) => makeDatabase(url, model),
    bySocketFile: (database) => `${database}?host=${encodeURIComponent(folder)}`,
    async restart() {
      await halt()
      server = await run()
    },
    async stop() {
      process.removeListener('exit', lastResort)
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function reachable(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (tries >= 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

let made = 0

/** To copy a database file by file takes a third of the time of writing all of it to the log; earlier servers know no other way. */
async function byFiles(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ readonly server_version_num: string }>('show server_version_num')
  return Number(rows[0]?.server_version_num) >= 150_000 ? ' strategy file_copy' : ''
}

async function makeDatabase(url: string, model?: string): Promise<string> {
  const name = `roses_test_${process.pid}_${Date.now().toString(36)}_${made++}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const like = model === undefined ? '' : ` template ${new URL(model).pathname.slice(1)}${await byFiles(client)}`
  await client.query(`create database ${name}${like}`)
  await client.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
