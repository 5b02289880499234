/** An earlier commit as a folder that can be served and asked: a worktree from git with its own lockfile, built once and put away afterwards. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Running, startServerIn } from './processes.ts'
import type { ServeOptions } from '../server/main.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PROCESS = 'server-process.ts'

export interface Checkout {
  /** The commit, or the folder that was given. */
  readonly name: string
  readonly at: string
  serve(options: ServeOptions): Promise<Running>
  clear(): void
}

/** The commit built in a folder of its own below `folder`, which goes with `clear`; a checkout that is built already is taken as it is. */
export async function checkout(commit: string, folder: string): Promise<Checkout> {
  const built = existsSync(join(commit, 'package.json'))
  const at = built ? resolve(commit) : join(folder, commit)
  if (!built) {
    run('git', ['worktree', 'add', '--detach', at, commit], ROOT)
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], at)
    // Early ones had a program of another name, which told less of its memory.
    copyFileSync(fileURLToPath(new URL(PROCESS, import.meta.url)), join(at, 'bench', PROCESS))
  }
  const flags = await flagsOf(at)
  return {
    name: commit,
    at,
    serve: (options) => startServerIn(join(at, 'bench'), options, flags),
    clear: () => built || run('git', ['worktree', 'remove', '--force', at], ROOT),
  }
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.slice(0, 400)}`)
}

/** What Node was told where that checkout was served; nothing in early ones. */
async function flagsOf(at: string): Promise<readonly string[]> {
  const file = join(at, 'scripts/house-flags.mjs')
  if (!existsSync(file)) return []
  return ((await import(pathToFileURL(file).href)) as { readonly HOUSE_FLAGS: readonly string[] }).HOUSE_FLAGS
}
