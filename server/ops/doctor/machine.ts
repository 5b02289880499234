/** What the machine has: Node, memory, room on the disk, rights to the folder. */
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { availableParallelism, freemem, totalmem } from 'node:os'
import { dirname } from 'node:path'
import { sqliteFile } from '../../storage/index.ts'
import { type Finding, good, note, warning, wrong } from './finding.ts'

const NODE = 24
const MB = 1024 * 1024
const [LITTLE_MEMORY, LITTLE_DISK, NO_DISK] = [512 * MB, 1024 * MB, 100 * MB]

export function node(version = process.versions.node): Finding {
  if (Number(version.split('.')[0]) < NODE) return wrong('node', `Node ${version} is too old; Node ${NODE} is needed.`)
  return good('node', `Node ${version}`)
}

export function memory(): Finding {
  // Within a container its limit counts, not the machine.
  const limit = process.constrainedMemory()
  const total = limit > 0 && limit < totalmem() ? limit : totalmem()
  const size = `${Math.round(total / MB)} MB for ${availableParallelism()} cores, ${Math.round(freemem() / MB)} MB free`
  return total < LITTLE_MEMORY
    ? warning('memory', `${size}: bots and rules want 512 MB at least.`)
    : good('memory', size)
}

export function disk(dataDir: string): Finding {
  const { bavail, bsize } = statfsSync(existingAbove(dataDir))
  const free = bavail * bsize
  const size = `${Math.round(free / MB)} MB free for ${dataDir}`
  if (free < NO_DISK) return wrong('disk', `${size}: make room, or nothing more can be stored.`)
  return free < LITTLE_DISK ? warning('disk', `${size}: make room before it is full.`) : good('disk', size)
}

/** A folder that somebody has named is there; one that nobody named is made by the first start. */
export function rights(dataDir: string, named: boolean): Finding {
  if (named && !existsSync(dataDir))
    return wrong(
      'rights',
      `There is no folder ${dataDir}. Is DATA_DIR mistyped? For a new house make it: mkdir ${dataDir}`,
    )
  const above = existingAbove(dataDir)
  if (!statSync(above).isDirectory()) return wrong('rights', `${above} is not a folder. Set DATA_DIR to one.`)
  try {
    accessSync(above, constants.W_OK | constants.X_OK)
  } catch {
    return wrong(
      'rights',
      `This user may not write to ${above}. Give it the rights, or set DATA_DIR to another folder.`,
    )
  }
  const file = sqliteFile(dataDir)
  if (!existsSync(file)) return note('rights', `${dataDir} can be written to; there is no house in it yet.`)
  const { mode } = statSync(file)
  if ((mode & 0o077) !== 0) return warning('rights', `Others may read ${file}: chmod 600 ${file}`)
  return good('rights', `${file} is this user’s alone`)
}

function existingAbove(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existingAbove(dirname(folder))
}
