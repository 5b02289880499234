/** Files with passwords, sessions and hands in them are the server's alone, whatever the umask says. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

const OWNER_ONLY = 0o600

/** Makes the file if there is none, and lets nobody else read it or what SQLite keeps beside it. */
export function keepPrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', OWNER_ONLY))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) allowOwnerOnly(file)
}

function allowOwnerOnly(file: string): void {
  try {
    chmodSync(file, OWNER_ONLY)
  } catch (error) {
    // A file of somebody else's, lent to this user: its rights are theirs to give.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
