import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Runner } from '../jobs/runner.ts'
import { openStorage } from '../storage/index.ts'

const AT_ONCE = 32

function jobAt(run_at: number) {
  const free = { lease: null, lease_until: null, attempts: 0 }
  return { id: `job ${run_at}`, kind: 'notice' as const, table_id: null, body: '{}', run_at, ...free }
}

test('whatever a runner has claimed when it is stopped is done before it says so, and nothing after', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-jobs-'))
  const storage = await openStorage({ dataDir })
  let begun = 0
  let done = 0
  const work = async (): Promise<void> => {
    begun++
    await sleep(1)
    done++
  }
  const handlers = { bot: work, clock: work, end: work, notice: work, sweep: work }
  try {
    for (let turns = 0; turns < 40; turns++) {
      await storage.db.insertInto('jobs').values(jobAt(turns)).execute()
      const runner = new Runner({ storage, log: pino({ enabled: false }), now: Date.now, onLag: () => undefined })
      runner.start(handlers)
      await sleep(1)
      for (let i = 0; i < turns; i++) await turn()
      await runner.stop()
      const before = { begun, done }
      await sleep(5)
      expect({ begun, done }).toEqual(before)
      expect(done).toBe(begun)
    }
    expect(done).toBeGreaterThan(0)
  } finally {
    await storage.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('a runner with its hands full goes on when they are free again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-jobs-'))
  const storage = await openStorage({ dataDir })
  const runner = new Runner({ storage, log: pino({ enabled: false }), now: Date.now, onLag: () => undefined })
  let free = (): void => undefined
  const hold = new Promise<void>((resolve) => {
    free = resolve
  })
  const seen: string[] = []
  const work = async (job: { readonly id: string }): Promise<void> => {
    seen.push(job.id)
    if (seen.length <= AT_ONCE) await hold
  }
  const rows = Array.from({ length: AT_ONCE + 8 }, (_, i) => jobAt(i))
  try {
    await storage.db.insertInto('jobs').values(rows).execute()
    runner.start({ bot: work, clock: work, end: work, notice: work, sweep: work })
    await expect.poll(() => seen.length).toBe(AT_ONCE)
    // Looking while nothing more can be taken must not be the last look.
    for (let look = 0; look < 3; look++) {
      runner.wake()
      await sleep(10)
    }
    expect(seen).toHaveLength(AT_ONCE)
    free()
    await expect.poll(() => new Set(seen).size, { timeout: 10_000 }).toBe(rows.length)
  } finally {
    await runner.stop()
    await storage.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
