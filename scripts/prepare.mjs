/** Brings a fresh clone to the point where everything runs: the right Node and the locked dependencies. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fail, findNode, npm } from './node.mjs'

export const root = fileURLToPath(new URL('../', import.meta.url))
const stamp = `${root}node_modules/.rose-and-crown`

export function prepare() {
  const node = findNode()
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  const have = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (have !== wanted) {
    console.error('Installing the locked dependencies (once) …')
    const result = npm(['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], root)
    if (result.status !== 0)
      fail('the dependencies could not be installed. Check the network and the free disk space, then try again.')
    writeFileSync(stamp, wanted)
  }
  return node
}
