/** Copies the house makes by itself: on time, so many and no more, and good to go back to. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { importHouse, restore } from '../main.ts'
import { Backups } from '../ops/backups/schedule.ts'
import { makeMetrics } from '../ops/metrics.ts'
import { Client } from './client.ts'
import { closeAll, type Kind, KINDS, place, seated, startServer } from './test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'roses-backups-'))
afterAll(async () => {
  await closeAll()
  rmSync(folder, { recursive: true, force: true })
})
const HOUR = 3_600_000
const NOON = Date.UTC(2026, 10, 16, 12)
const log = pino({ enabled: false })

/** One that starts at that moment, as after a restart. */
function backupsAt(now: number, copies: string, where: { dataDir?: string; databaseUrl?: string | undefined }) {
  const metrics = makeMetrics()
  const plan = { every: HOUR, keep: 2, folder: copies }
  const backups = new Backups({ plan, dataDir: where.dataDir ?? folder, ...where, log, metrics, now: () => now })
  backups.start()
  return { backups, metrics }
}

async function goBack(kind: Kind, file: string): Promise<{ dataDir?: string; databaseUrl?: string | undefined }> {
  const where = await place(kind)
  if (kind === 'postgres') await importHouse({ dataDir: folder, ...where, from: file })
  else await restore({ ...where, from: file })
  return where
}

// Before any house is served here: its timers would stand still, too.
test('after a copy that could not be made the house tries again in ten minutes, and not before', async () => {
  let now = NOON
  const metrics = makeMetrics()
  const failures = async () => (await metrics.backupFailures.get()).values[0]?.value ?? 0
  const plan = { every: HOUR, keep: 2, folder: join(folder, 'tried-again') }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const dataDir = join(folder, 'no-house-here')
  const backups = new Backups({ plan, dataDir, log, metrics, now: () => now })
  const wait = async (ms: number) => {
    now += ms
    await vi.advanceTimersByTimeAsync(ms)
  }
  backups.start()
  await wait(0)
  await expect.poll(failures).toBe(1)
  // Planned as soon as it has failed, and for no other moment.
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await wait(10 * 60_000 - 1)
  expect(vi.getTimerCount()).toBe(1)
  await wait(1)
  expect(vi.getTimerCount()).toBe(0)
  await expect.poll(failures).toBe(2)
  await backups.stop()
  vi.useRealTimers()
})

test.each(KINDS)('a house on %s makes copies by itself, keeps the newest two, and plays on from one', async (kind) => {
  const where = await place(kind)
  const served = await startServer(where)
  const { id, clients } = await seated(served.url, 2)
  const copies = join(folder, kind)
  mkdirSync(copies)
  writeFileSync(join(copies, 'roses-family-photo.jpg'), 'not ours')
  const ending = kind === 'sqlite' ? 'sqlite' : 'house'
  const made = () => readdirSync(copies).filter((name) => name.endsWith(`.${ending}`))
  for (const [hours, wanted] of [
    [0, 1],
    [1, 2],
    [2, 2],
  ] as const) {
    const { backups } = backupsAt(NOON + hours * HOUR, copies, where)
    await expect.poll(made).toContain(`roses-2026-11-16T${12 + hours}-00-00.${ending}`)
    await expect.poll(made).toHaveLength(wanted)
    await backups.stop()
  }
  expect(readdirSync(copies).toSorted()).toEqual([
    `roses-2026-11-16T13-00-00.${ending}`,
    `roses-2026-11-16T14-00-00.${ending}`,
    'roses-family-photo.jpg',
  ])
  const again = await startServer(await goBack(kind, join(copies, made().at(-1)!)))
  clients[0]!.base = again.url
  expect((await clients[0]!.ask('getState', { id })).body.legal).toHaveLength(6)
})

test('a house that was closed for less than the time between two copies does not make one at its start', async () => {
  const copies = join(folder, 'young')
  mkdirSync(copies)
  writeFileSync(join(copies, 'roses-2026-11-16T11-30-00.sqlite'), 'made half an hour ago')
  const { backups, metrics } = backupsAt(NOON, copies, await place('sqlite'))
  expect((await metrics.lastBackup.get()).values[0]?.value).toBe((NOON - HOUR / 2) / 1000)
  await backups.stop()
  expect(readdirSync(copies)).toHaveLength(1)
})

test('a copy that cannot be made is counted, told and leaves no half file', async () => {
  const copies = join(folder, 'failing')
  const { backups, metrics } = backupsAt(NOON, copies, { dataDir: join(folder, 'no-house-here') })
  const failures = async () => (await metrics.backupFailures.get()).values[0]?.value
  await expect.poll(failures).toBe(1)
  await backups.stop()
  expect(readdirSync(copies)).toEqual([])
})

test('a served house with BACKUP_EVERY has its first copy soon, and says when in the metrics', async () => {
  const copies = join(folder, 'served')
  const plan = { every: HOUR, keep: 2, folder: copies }
  const served = await startServer({ ...(await place('sqlite')), backups: plan })
  const last = async (): Promise<number> => {
    const { body } = await new Client(served.url).get<string>('/metrics')
    return Number(/^roses_last_backup_timestamp_seconds (\S+)$/m.exec(body)?.[1])
  }
  await expect.poll(last).toBeGreaterThan(0)
  expect(readdirSync(copies)).toHaveLength(1)
})
