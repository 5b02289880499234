/** Whether the machine is ours: figures with a clock on the wall are published from a quiet one only. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Of all cores' time; a desktop or a database that is left alone stays below it. */
const QUIET = 0.15
const LOOK_MS = 4000

/** Jiffies since the start: in all, and of those spent idle. */
export function readTimes(text: string): { readonly all: number; readonly idle: number } | null {
  const fields = /^cpu +(.*)$/m.exec(text)?.[1]?.split(' ').map(Number)
  if (!fields || fields.length < 5) return null
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, ...rest] = fields
  // The last two of the rest are part of the first two.
  const more = rest.slice(0, 3).reduce((sum, each) => sum + each, 0)
  return { all: user + nice + system + idle + waiting + more, idle: idle + waiting }
}

function times(): ReturnType<typeof readTimes> {
  try {
    return readTimes(readFileSync('/proc/stat', 'utf8'))
  } catch {
    return null
  }
}

/** The share of all cores' time that others used while this program did nothing; `null` where the system does not say. */
export async function othersShare(ms = LOOK_MS): Promise<number | null> {
  const before = times()
  await sleep(ms)
  const after = times()
  if (!before || !after || after.all === before.all) return null
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

/** Why figures of this moment should not be published; `null` if they may be. */
export function tooBusy(share: number | null): string | null {
  if (share === null || share <= QUIET) return null
  return `others use ${Math.round(share * 100)} % of this machine, and ${Math.round(QUIET * 100)} % is the most at which figures are published`
}
