/** Which build this is: the version, and a fingerprint of the client that is served with it. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export function buildId(version: string, webRoot: string | null): string {
  // The page names every other file by its hash, so that one file tells of them all.
  const page = webRoot === null ? null : join(webRoot, 'index.html')
  if (page === null || !existsSync(page)) return version
  return `${version}+${createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 8)}`
}
