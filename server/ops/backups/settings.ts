/** When copies are made, where they go and how many are kept: `BACKUP_EVERY`, `BACKUP_DIR`, `BACKUP_KEEP`. */
import { resolve } from 'node:path'
import { StartProblem } from '../../problem.ts'
import type { BackupPlan } from './schedule.ts'

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const SHORTEST = 5 * 60_000
const LONGEST = 31 * 86_400_000
const KEPT = 7
const MOST_KEPT = 1000

export function readBackups(env: Readonly<Record<string, string | undefined>>): BackupPlan | null {
  const given = (env['BACKUP_EVERY'] ?? '').trim()
  if (given === '') return null
  const [, count = '', unit = ''] = /^(\d+)([mhd])$/.exec(given) ?? []
  const every = Number(count) * (UNITS[unit] ?? Number.NaN)
  if (!(every >= SHORTEST && every <= LONGEST))
    throw new StartProblem(
      `BACKUP_EVERY must be a time such as 30m, 6h or 1d, from 5m to 31d, not "${given.slice(0, 40)}".`,
    )
  const kept = (env['BACKUP_KEEP'] ?? '').trim() || String(KEPT)
  const keep = Number(kept)
  if (!Number.isInteger(keep) || keep < 1 || keep > MOST_KEPT)
    throw new StartProblem(`BACKUP_KEEP must be a whole number from 1 to ${MOST_KEPT}, not "${kept.slice(0, 40)}".`)
  const folder = env['BACKUP_DIR'] ? resolve(env['BACKUP_DIR']) : null
  return { every, keep, folder }
}
