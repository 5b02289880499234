/**
 * Where tests put what nobody keeps: in memory where there is room. Thousands of small databases would each wait for the disk with every commit, and
 * whether a disk keeps what it was given is not what they are about: a house that is killed leaves the same bytes in either.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** A run needs a quarter of it. */
const ROOM = 2 * 1024 ** 3

/** A folder that is gone with this process; `null` where memory has no such place, too little room, or starts no programs. */
export function scratch() {
  let folder
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize < ROOM) return null
    folder = mkdtempSync(join(MEMORY, 'rose-and-crown-'))
    // Below it PostgreSQL has a folder, which root does not run itself.
    chmodSync(folder, 0o711)
  } catch {
    return null
  }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (!startsPrograms(folder)) {
    remove()
    return null
  }
  process.once('exit', remove)
  return folder
}

/** PostgreSQL may have to be copied there. */
function startsPrograms(folder) {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}
