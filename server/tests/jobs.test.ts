import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { noSuchTable } from '../refused.ts'
import { countDead, isGivenUp, oneMoreTry, retryJob, waitAfter } from '../jobs/failures.ts'
import * as newJobs from '../jobs/new-jobs.ts'
import { Lane } from '../jobs/lane.ts'
import { LANES } from '../jobs/lanes.ts'
import { Runner } from '../jobs/runner.ts'
import { type Claim, type ClaimedJob, type NewJob, openStorage, type Storage } from '../storage/index.ts'
import { PATIENCE_MS } from '../../scripts/patience.ts'

const AT_ONCE = 32

function jobAt(run_at: number, kind: NewJob['kind'] = 'clock', table_id: string | null = null) {
  return { id: `${kind} ${run_at}`, kind, table_id, body: '{}', run_at, failures: 0 }
}

const TABLE = {
  game: 'sample',
  version: 1,
  seat_count: 2,
  options: '{}',
  listed: 0,
  status: 'playing' as const,
  clock: '{}',
  auto_start: 1,
  invite: 'i',
  dice_key: 'k',
  commitment: 'c',
  setup: '{}',
  length: 0,
  revision: 0,
  created_at: 0,
  updated_at: 0,
}
const quiet = { log: pino({ enabled: false }), onLag: () => undefined }
const never = () => Promise.reject(new Error('nobody asked for this'))
const idle = {
  bot: never,
  standing: never,
  clock: never,
  end: never,
  vote: never,
  opening: never,
  forced: never,
  notice: never,
  tell: never,
  call: never,
  digest: never,
  invite: never,
  sweep: never,
}

async function withRows(work: (storage: Storage) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-jobs-'))
  const storage = await openStorage({ dataDir })
  try {
    await work(storage)
  } finally {
    await storage.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
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
  const handlers = {
    bot: work,
    standing: work,
    clock: work,
    end: work,
    vote: work,
    opening: work,
    forced: work,
    notice: work,
    tell: work,
    call: work,
    digest: work,
    invite: work,
    sweep: work,
  }
  try {
    for (let turns = 0; turns < 40; turns++) {
      await storage.db.insertInto('jobs').values(jobAt(turns)).execute()
      const runner = new Runner({ storage, now: Date.now, ...quiet })
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
  const runner = new Runner({ storage, now: Date.now, ...quiet })
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
    runner.start({
      bot: work,
      standing: work,
      clock: work,
      end: work,
      vote: work,
      opening: work,
      forced: work,
      notice: work,
      tell: work,
      call: work,
      digest: work,
      invite: work,
      sweep: work,
    })
    await expect.poll(() => seen.length).toBe(AT_ONCE)
    // Looking while nothing more can be taken must not be the last look.
    for (let look = 0; look < 3; look++) {
      runner.wake()
      await sleep(10)
    }
    expect(seen).toHaveLength(AT_ONCE)
    free()
    await expect.poll(() => new Set(seen).size).toBe(rows.length)
  } finally {
    await runner.stop()
    await storage.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('what recurs is not lost when it fails for once after many good runs', () =>
  withRows(async (storage) => {
    const runner = new Runner({ storage, now: Date.now, ...quiet })
    let runs = 0
    const sweep = async (job: ClaimedJob): Promise<void> => {
      runs++
      if (runs === 10) throw new Error('just this once')
      await runner.postpone(job, runs < 12 ? Date.now() : Date.now() + 1e9)
    }
    await storage.db.insertInto('jobs').values(jobAt(0, 'sweep')).execute()
    runner.start({ ...idle, sweep })
    await expect.poll(() => runs).toBe(12)
    await runner.stop()
    const row = { id: 'sweep 0', failures: 0, error: null, dead_at: null }
    expect(await storage.db.selectFrom('jobs').selectAll().execute()).toMatchObject([row])
  }))

test('a bot’s turn that fails again and again is given up but kept, and taken when the host says so; a clock is never given up', () =>
  withRows(async (storage) => {
    let now = 1000
    let fails = true
    const runner = new Runner({ storage, now: () => now, ...quiet })
    const work = async (job: ClaimedJob): Promise<void> => {
      if (fails) throw new Error('the disk is full')
      await runner.finish(job)
    }
    const rows = () => storage.db.selectFrom('jobs').selectAll().orderBy('kind').execute()
    await storage.db
      .insertInto('jobs')
      .values([jobAt(0, 'bot'), jobAt(0, 'clock')])
      .execute()
    runner.start({ ...idle, bot: work, standing: work, clock: work })
    for (let failures = 1; failures <= 10; failures++) {
      const bot = Math.min(failures, 8)
      await expect.poll(async () => (await rows()).map((row) => row.failures)).toEqual([bot, failures])
      now += 3_600_000
      runner.wake()
    }
    await expect.poll(async () => (await rows()).map((row) => row.failures)).toEqual([8, 11])
    expect(await rows()).toMatchObject([{ error: 'the disk is full' }, { error: 'the disk is full', dead_at: null }])
    expect((await rows())[0]!.dead_at).toBe(1000 + 7 * 3_600_000)
    expect(await countDead(storage.db)).toBe(1)
    fails = false
    expect(await retryJob(storage.db, 'bot 1', now)).toBe(false)
    expect(await retryJob(storage.db, 'bot 0', now)).toBe(true)
    now += 3_600_000
    runner.wake()
    await expect.poll(rows).toEqual([])
    await runner.stop()
  }))

const GIVEN_UP = { failures: 8, error: 'the disk is full', dead_at: 900, lease: 'a node', lease_until: 950 }
const FRESH = { failures: 0, error: null, dead_at: null, lease: null, lease_until: null }

test('what was given up and is planned anew is a job like any other', () =>
  withRows(async ({ db }) => {
    await db
      .insertInto('jobs')
      .values({ ...jobAt(500, 'bot'), ...GIVEN_UP })
      .execute()
    const again = { id: 'bot 500', kind: 'bot' as const, table: null, body: '{"seat":1}', runAt: 1000 }
    await db.executeQuery(newJobs.jobRow(db, again).compile())
    expect(await db.selectFrom('jobs').selectAll().execute()).toMatchObject([
      { id: 'bot 500', body: '{"seat":1}', run_at: 1000, ...FRESH },
    ])
  }))

test('a house that is started anew tries bots and agreed ends once more, and nothing else that was given up', () =>
  withRows(async ({ db }) => {
    const kinds = ['bot', 'call', 'end', 'notice'] as const
    await db
      .insertInto('jobs')
      .values(kinds.map((kind) => ({ ...jobAt(500, kind), ...GIVEN_UP })))
      .execute()
    await oneMoreTry(db, 1000)
    const rows = await db.selectFrom('jobs').selectAll().orderBy('kind').execute()
    expect(rows.map(({ kind, run_at, dead_at }) => [kind, run_at, dead_at])).toEqual([
      ['bot', 1000, null],
      ['call', 500, 900],
      ['end', 1000, null],
      ['notice', 500, 900],
    ])
    // One more, and no eight.
    for (const row of rows.filter(({ dead_at }) => dead_at === null)) expect(isGivenUp(row)).toBe(true)
  }))

test('what failed waits twice as long each time, half of it for certain, up to a minute', () => {
  expect([0, 1, 2, 3].map((failures) => waitAfter(failures, 1))).toEqual([500, 1000, 2000, 4000])
  expect([0, 1, 2, 3].map((failures) => waitAfter(failures, 0))).toEqual([250, 500, 1000, 2000])
  expect([waitAfter(30, 1), waitAfter(30, 0)]).toEqual([60_000, 30_000])
})

test('clocks, votes, openings and housekeeping are tried for ever, everything else eight times', () => {
  const kinds = Object.keys(idle) as NewJob['kind'][]
  expect(kinds.filter((kind) => !isGivenUp({ kind, failures: 100 })).toSorted()).toEqual([
    'clock',
    'opening',
    'sweep',
    'vote',
  ])
  expect([isGivenUp({ kind: 'bot', failures: 6 }), isGivenUp({ kind: 'bot', failures: 7 })]).toEqual([false, true])
})

test('a clock runs out while sixty bots of one host think, and another host’s bot has its turn', () =>
  withRows(async (storage) => {
    const runner = new Runner({ storage, now: Date.now, ...quiet })
    let free = (): void => undefined
    const hold = new Promise<void>((resolve) => {
      free = resolve
    })
    const seen: string[] = []
    const think = async (job: ClaimedJob): Promise<void> => {
      seen.push(job.host ?? 'nobody')
      await hold
      await runner.finish(job)
    }
    const clock = async (job: ClaimedJob): Promise<void> => {
      seen.push('clock')
      await runner.finish(job)
    }
    const host = (i: number): string => (i < 60 ? 'sixty' : 'one')
    const tables = Array.from({ length: 61 }, (_, i) => ({ ...TABLE, id: `t${i}`, host_id: host(i) }))
    await storage.db.insertInto('tables').values(tables).execute()
    await storage.db
      .insertInto('jobs')
      .values(tables.slice(0, 60).map(({ id }, i) => jobAt(i, 'bot', id)))
      .execute()
    runner.start({ ...idle, bot: think, clock })
    await expect.poll(() => seen.length).toBeGreaterThan(0)
    await storage.db
      .insertInto('jobs')
      .values([jobAt(60, 'bot', 't60'), jobAt(61, 'clock', 't0')])
      .execute()
    runner.wake()
    await expect.poll(() => seen.filter((who) => who !== 'sixty').toSorted()).toEqual(['clock', 'one'])
    free()
    await expect.poll(() => seen.length).toBe(62)
    await runner.stop()
  }))

test('a clock is looked at in the very moment it runs out, however long before that was known', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    const looks: number[] = []
    const claim = ({ now, kinds }: Claim) => {
      if (kinds.includes('clock')) looks.push(now)
      return Promise.resolve([])
    }
    const nextDue = (kinds: Claim['kinds'], after: number) =>
      Promise.resolve(kinds.includes('clock') && after < 7003 ? 7003 : null)
    vi.setSystemTime(0)
    const storage = { kind: 'sqlite', claim, nextDue } as unknown as Storage
    const runner = new Runner({ storage, now: Date.now, ...quiet })
    runner.start(idle)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(looks).toContain(7003)
    await runner.stop()
  } finally {
    vi.useRealTimers()
  }
})

test('a timer that goes off a moment early has not looked: what it was set for is done all the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    vi.setSystemTime(0)
    const done: number[] = []
    // By the clock of the day a little less time passes than by that of the timers.
    const now = () => Math.floor(Date.now() * 0.999)
    const claim = ({ now: asked, kinds }: Claim) => {
      const due = kinds.includes('bot') && asked >= 7003 && done.length === 0
      if (due) done.push(asked)
      return Promise.resolve([])
    }
    // Nobody asks the lane of bots for what is next: a turn is due at once.
    const storage = { kind: 'sqlite', claim, nextDue: () => Promise.resolve(null) } as unknown as Storage
    const runner = new Runner({ storage, now, ...quiet, lookMs: 3_600_000 })
    runner.start(idle)
    await vi.advanceTimersByTimeAsync(1)
    runner.schedule([{ kind: 'bot', runAt: 7003 }])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(done).toEqual([7003])
    await runner.stop()
  } finally {
    vi.useRealTimers()
  }
})

test('jobs at a table that is gone are gone', () =>
  withRows(async (storage) => {
    const runner = new Runner({ storage, now: Date.now, ...quiet })
    await storage.db
      .insertInto('jobs')
      .values(jobAt(0, 'clock', 'gone'))
      .execute()
    runner.start({ ...idle, clock: () => Promise.reject(noSuchTable()) })
    await expect.poll(() => storage.db.selectFrom('jobs').selectAll().execute()).toEqual([])
    await runner.stop()
  }))

test('an idle node asks the rows less than once a second, and still finds what nobody told it of', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  try {
    vi.setSystemTime(0)
    let questions = 0
    const claimed: number[] = []
    /** Stored by a node that died before it could say so, at ten seconds, and due at once. */
    const untold = () => (Date.now() >= 10_000 && claimed.length === 0 ? [{ kind: 'bot' as const, runAt: 10_000 }] : [])
    const asked = <T>(answer: T): Promise<T> => (questions++, Promise.resolve(answer))
    const storage = {
      kind: 'postgres',
      claim: ({ now, kinds }: Claim) => {
        const found = kinds.includes('bot') && untold().length > 0
        if (found) claimed.push(now)
        return asked(
          found ? [{ id: 'b', kind: 'bot', table: null, body: '', runAt: 1, lease: 'l', failures: 0, host: null }] : [],
        )
      },
      nextDue: () => asked(null),
      dueByKind: () => asked(untold()),
    } as unknown as Storage
    const runner = new Runner({ storage, now: Date.now, ...quiet })
    runner.start({ ...idle, bot: () => Promise.resolve() })
    await vi.advanceTimersByTimeAsync(60_000)
    await runner.stop()
    expect(claimed).toHaveLength(1)
    expect(claimed[0]).toBeLessThanOrEqual(13_000)
    expect(questions).toBeLessThan(60)
  } finally {
    vi.useRealTimers()
  }
})

/** What ends a statement that finds no rows. */
function whereNothing() {
  return { where: whereNothing, execute: () => Promise.resolve([]) }
}

/** The rows as far as the lane of notices, or of another kind, asks for them: when it asked, and what it is given. */
function noticeLane(
  due: (asked: number) => readonly ClaimedJob[] | Promise<readonly ClaimedJob[]>,
  next: () => unknown,
  kind: NewJob['kind'] = 'notice',
  onFull: (lane: string) => void = () => undefined,
) {
  const asked: number[] = []
  const db = { deleteFrom: () => ({ where: whereNothing }) }
  const storage = {
    kind: 'sqlite',
    db,
    claim: ({ now, kinds }: Claim) => {
      if (!kinds.includes(kind)) return Promise.resolve([])
      asked.push(now)
      return Promise.resolve(due(asked.length))
    },
    nextDue: (kinds: Claim['kinds']) => Promise.resolve(kinds.includes(kind) ? next() : null),
  } as unknown as Storage
  return { asked, runner: new Runner({ storage, now: Date.now, ...quiet, onFull, lookMs: 3_600_000 }) }
}

const notice = (n: number): ClaimedJob => ({
  id: `n${n}`,
  kind: 'notice',
  table: null,
  body: '',
  runAt: 0,
  lease: 'l',
  failures: 0,
  host: null,
})

async function inFakeTime(work: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
  try {
    vi.setSystemTime(0)
    await work()
  } finally {
    vi.useRealTimers()
  }
}

test('the first notice is taken at once, those that fall due in the tenth of a second after it together', () =>
  inFakeTime(async () => {
    const { asked, runner } = noticeLane(
      () => [],
      () => null,
    )
    runner.start(idle)
    await vi.advanceTimersByTimeAsync(5000)
    asked.length = 0
    for (let at = 5000; at < 5300; at += 5) {
      runner.schedule([{ kind: 'notice', runAt: at }])
      await vi.advanceTimersByTimeAsync(5)
    }
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([5000, 5100, 5200, 5300])
    await runner.stop()
  }))

test('what is planned for later while jobs are being claimed is looked for when it is due', () =>
  inFakeTime(async () => {
    const claiming = Promise.withResolvers<readonly ClaimedJob[]>()
    const { asked, runner } = noticeLane(
      (times) => (times === 1 ? claiming.promise : []),
      () => null,
    )
    runner.start(idle)
    await vi.advanceTimersByTimeAsync(10)
    runner.schedule([{ kind: 'notice', runAt: 30_000 }])
    claiming.resolve([])
    await vi.advanceTimersByTimeAsync(40_000)
    expect(asked).toEqual([0, 30_000])
    await runner.stop()
  }))

test('what was claimed is done, also when nobody can say what is next', () =>
  inFakeTime(async () => {
    const done: string[] = []
    const { runner } = noticeLane(
      (times) => (times === 1 ? [notice(1)] : []),
      () => Promise.reject(new Error('the database is gone')),
    )
    runner.start({ ...idle, notice: ({ id }) => Promise.resolve(void done.push(id)) })
    await vi.advanceTimersByTimeAsync(100)
    expect(done).toEqual(['n1'])
    await runner.stop()
  }))

test('while jobs are being claimed nobody claims beside; what falls due meanwhile is claimed when that is over', () =>
  inFakeTime(async () => {
    const claiming = Promise.withResolvers<readonly ClaimedJob[]>()
    const { asked, runner } = noticeLane(
      (times) => (times === 1 ? claiming.promise : []),
      () => null,
    )
    runner.start(idle)
    await vi.advanceTimersByTimeAsync(10)
    runner.schedule([{ kind: 'notice', runAt: 20_000 }])
    await vi.advanceTimersByTimeAsync(29_990)
    expect(asked).toEqual([0])
    claiming.resolve([])
    await vi.advanceTimersByTimeAsync(10)
    expect(asked).toEqual([0, 30_000])
    await runner.stop()
  }))

test('a look that the database did not answer is made again, a second later', () =>
  inFakeTime(async () => {
    const { asked, runner } = noticeLane(
      (times) => (times === 1 ? Promise.reject(new Error('the database is gone')) : []),
      () => null,
    )
    runner.start(idle)
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked).toEqual([0, 1000])
    await runner.stop()
  }))

test('what is planned for a day beyond the reach of timers keeps nobody awake until then', () =>
  inFakeTime(async () => {
    const { asked, runner } = noticeLane(
      () => [],
      () => 40 * 86_400_000,
    )
    const set = globalThis.setTimeout
    const waits: number[] = []
    globalThis.setTimeout = ((work: () => void, wait = 0) => {
      waits.push(wait)
      return set(work, wait)
    }) as typeof set
    runner.start(idle)
    await vi.advanceTimersByTimeAsync(1000)
    globalThis.setTimeout = set
    // One that is set for longer than timers reach goes off at once.
    expect(Math.max(...waits)).toBeLessThan(2 ** 31)
    expect(asked).toEqual([0])
    await runner.stop()
  }))

test('when a host has as many jobs under way as they may, a hand that has become free is used once, and then nobody looks', () =>
  inFakeTime(async () => {
    const held = Promise.withResolvers<void>()
    const of = (n: number): ClaimedJob => ({ ...notice(n), host: 'h' })
    const { asked, runner } = noticeLane(
      (times) => {
        if (times > 20) throw new Error('it looks for ever')
        return times === 1 ? Array.from({ length: 8 }, (_, n) => of(n)) : times === 2 ? [of(8)] : []
      },
      () => null,
    )
    runner.start({ ...idle, notice: ({ id }) => (id === 'n0' ? Promise.resolve() : held.promise) })
    await vi.advanceTimersByTimeAsync(500)
    expect(asked).toHaveLength(2)
    held.resolve()
    await runner.stop()
  }))

test.each<[NewJob['kind'], number]>([
  ['clock', 7003],
  ['forced', 7003],
  // Orders may be somewhat late, and never too early.
  ['standing', 7500],
  ['notice', 7003],
  ['invite', 7003],
  ['call', 7003],
  ['digest', 7003],
])('a %s that was stored for later is looked for when it is due', (kind, at) =>
  inFakeTime(async () => {
    const { asked, runner } = noticeLane(
      () => [],
      () => (Date.now() < 7003 ? 7003 : null),
      kind,
    )
    runner.start(idle)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([0, at])
    await runner.stop()
  }),
)

test('a job that is planned anew and claimed once more while it is under way is under way twice', () =>
  inFakeTime(async () => {
    const first = Promise.withResolvers<void>()
    const { runner } = noticeLane(
      (times) => (times === 1 ? [notice(1)] : times === 2 ? [{ ...notice(1), lease: 'another' }] : []),
      () => null,
    )
    runner.start({ ...idle, notice: ({ lease }) => (lease === 'l' ? first.promise : Promise.resolve()) })
    await vi.advanceTimersByTimeAsync(500)
    runner.wake()
    await vi.advanceTimersByTimeAsync(500)
    let stopped = false
    const stop = runner.stop().then(() => (stopped = true))
    await vi.advanceTimersByTimeAsync(500)
    expect(stopped).toBe(false)
    first.resolve()
    await stop
  }))

test('a lane with all hands full is counted as full, one with a hand free is not; a runner that has stopped leaves no timer', () =>
  inFakeTime(async () => {
    const held = Promise.withResolvers<void>()
    const full: string[] = []
    const { asked, runner } = noticeLane(
      (times) => Array.from({ length: [15, 1][times - 1] ?? 0 }, (_, n) => notice(20 * times + n)),
      () => 90_000,
      'notice',
      (lane) => full.push(lane),
    )
    runner.start({ ...idle, notice: () => held.promise })
    await vi.advanceTimersByTimeAsync(50)
    expect([asked.length, full]).toEqual([1, []])
    runner.wake()
    await vi.advanceTimersByTimeAsync(500)
    expect([asked.length, [...new Set(full)]]).toEqual([2, ['rest']])
    held.resolve()
    await runner.stop()
    expect(vi.getTimerCount()).toBe(0)
  }))

test('a job whose node died is taken the moment its lease runs out', () =>
  withRows(async (storage) => {
    await storage.db
      .insertInto('jobs')
      .values({ ...jobAt(5), lease: 'of a dead node', lease_until: 5000 })
      .execute()
    expect(await storage.nextDue(['clock'], 100)).toBe(5000)
    expect(await storage.dueByKind(100)).toEqual([{ kind: 'clock', runAt: 5000 }])
    expect(await storage.dueByKind(1)).toEqual([{ kind: 'clock', runAt: 5 }])
    await storage.db.insertInto('jobs').values(jobAt(50)).execute()
    expect(await storage.dueByKind(100)).toEqual([{ kind: 'clock', runAt: 50 }])
  }))

test('a bot whose host has a hand free again has its turn, also when that hand became free while others were being claimed', async () => {
  await withRows(async (storage) => {
    const { db } = storage
    await db
      .insertInto('tables')
      .values({ id: 'table', host_id: 'host', ...TABLE })
      .execute()
    const store = (...moments: readonly number[]) =>
      db
        .insertInto('jobs')
        .values(moments.map((at) => jobAt(at, 'bot', 'table')))
        .execute()
    const claiming = Promise.withResolvers<void>()
    const mayGoOn = Promise.withResolvers<void>()
    let claims = 0
    const slow: Storage = Object.assign(Object.create(storage) as Storage, {
      claim: async (wish: Claim): Promise<readonly ClaimedJob[]> => {
        const jobs = wish.kinds.includes('bot') ? await storage.claim(wish) : []
        if (jobs.length > 0 && ++claims === 2) {
          claiming.resolve()
          await mayGoOn.promise
        }
        return jobs
      },
    })
    const first = Promise.withResolvers<void>()
    const others = Promise.withResolvers<void>()
    const begun: string[] = []
    const bot = async (job: ClaimedJob): Promise<void> => {
      begun.push(job.id)
      await (job.id === 'bot 1' ? first.promise : others.promise)
      await runner.finish(job)
    }
    // What looks at all rows from time to time would find the last bot too, half a minute late.
    const runner = new Runner({ storage: slow, now: Date.now, ...quiet, lookMs: 3_600_000 })
    await store(1)
    runner.start({ ...idle, bot })
    await vi.waitFor(() => expect(begun).toEqual(['bot 1']))
    // Four at a time for one host: of these, three are claimed and the last waits for a hand.
    await store(2, 3, 4, 5)
    runner.wake()
    await claiming.promise
    first.resolve()
    await vi.waitFor(async () =>
      expect(await db.selectFrom('jobs').select('id').where('id', '=', 'bot 1').execute()).toEqual([]),
    )
    await turn()
    mayGoOn.resolve()
    await vi.waitFor(() => expect(begun).toEqual(['bot 1', 'bot 2', 'bot 3', 'bot 4', 'bot 5']), {
      timeout: PATIENCE_MS,
    })
    others.resolve()
    await runner.stop()
  })
})

test('after a machine was asleep, what is due is done as soon as anything is planned or looked for', async () => {
  await withRows(async (storage) => {
    const HOUR = 3_600_000
    let now = 1_000_000
    const done: string[] = []
    const clock = async (job: ClaimedJob): Promise<void> => {
      done.push(job.id)
      await runner.finish(job)
    }
    const runner = new Runner({ storage, now: () => now, ...quiet })
    const early = jobAt(now)
    const [asleep, after] = [jobAt(now + HOUR), jobAt(now + 2 * HOUR)]
    await storage.db.insertInto('jobs').values([early, asleep]).execute()
    runner.start({ ...idle, clock })
    await vi.waitFor(() => expect(done).toEqual([early.id]), { timeout: PATIENCE_MS })
    await vi.waitFor(async () => expect(await storage.nextDue(['clock'], now)).toBe(asleep.run_at))
    await turn()
    // Timers stand still while a machine sleeps, and the clock of the day does not.
    now += 2 * HOUR
    await storage.db.insertInto('jobs').values(after).execute()
    runner.schedule([{ kind: 'clock', runAt: after.run_at }])
    await vi.waitFor(() => expect(done).toEqual([early.id, asleep.id, after.id]), { timeout: PATIENCE_MS })
    await runner.stop()
  })
})

test('what falls due between a look at the rows and the question for what is next is not forgotten', () =>
  withRows(async (storage) => {
    let now = 1000
    const runner = new Runner({ storage, now: () => now, ...quiet })
    let runs = 0
    const claim = storage.claim.bind(storage)
    vi.spyOn(storage, 'claim').mockImplementation(async (wish) => {
      const claimed = await claim(wish)
      now = 1002
      return claimed
    })
    await storage.db.insertInto('jobs').values(jobAt(1001)).execute()
    runner.start({
      ...idle,
      clock: async (job) => {
        runs++
        await runner.finish(job)
      },
    })
    await expect.poll(() => runs).toBe(1)
    await runner.stop()
  }))

test('a timer that goes off a moment early looks again at the moment it was set for', () =>
  withRows(async (storage) => {
    // The clock of the day stands a moment behind the one timers go by until it was asked for often enough.
    let behind = 40
    const runner = new Runner({ storage, now: () => 1000 + Math.max(0, 60 - behind--), ...quiet })
    let runs = 0
    await storage.db.insertInto('jobs').values(jobAt(1030, 'bot')).execute()
    runner.start({
      ...idle,
      bot: async (job) => {
        runs++
        await runner.finish(job)
      },
    })
    runner.schedule([{ kind: 'bot', runAt: 1030 }])
    await expect.poll(() => runs).toBe(1)
    await runner.stop()
  }))

test('what is planned twice is one job, and no two things have one, whatever table, seat, person or proposal they are about', () => {
  const act = { kind: 'idle', seat: 0 } as const
  const plan = (table: string, seat: number, other: string, at: number): readonly NewJob[] => [
    newJobs.botJob(table, seat, 7, at),
    newJobs.standingJob(table, seat, at, 0),
    newJobs.neededJob(table, seat, at),
    newJobs.replacedTold(table, seat, at),
    newJobs.proposalTold(table, other, at),
    newJobs.invitedTold(table, seat, other, at),
  ]
  const once = (table: string, at: number): readonly NewJob[] => [
    newJobs.clockJob(table, at),
    newJobs.endJob(table, 'aborted', at),
    newJobs.voteJob(table, at),
    newJobs.openingJob(table, at),
    newJobs.forcedJob(table, act, at),
    newJobs.wordsTold(table, at),
    ...(['started', 'finished', 'rematch'] as const).map((kind) => newJobs.noticeJob(table, kind, at)),
  ]
  const ids = (jobs: readonly NewJob[]): readonly string[] => jobs.map(({ id }) => id)
  const all = [
    ...['t', 'u'].flatMap((table) => ids(once(table, 5))),
    ...ids(plan('t', 0, 'draw', 5)),
    ...ids(plan('u', 1, 'abort', 5)),
    ...ids(plan('t', 1, 'abort', 5)),
    newJobs.botJob('t', 0, 8, 5).id,
    newJobs.returnedTold('t', 'n', 5).id,
    newJobs.returnedTold('t', 'o', 5).id,
  ]
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([])
  expect(ids([...once('t', 9), ...plan('t', 0, 'draw', 9)])).toEqual(ids([...once('t', 5), ...plan('t', 0, 'draw', 5)]))
})

test('a job that was planned anew while it was done stays, and one that somebody else has taken is theirs', () =>
  withRows(async (storage) => {
    const runner = new Runner({ storage, now: () => 1000, ...quiet })
    const job = { id: 'clock:t', kind: 'clock' as const, table: 't', body: '{}', runAt: 0 }
    const there = async () => (await storage.db.selectFrom('jobs').select(['id', 'run_at']).execute()).length
    const claim = async (now: number): Promise<ClaimedJob> =>
      (await storage.claim({ now, leaseMs: 100, kinds: ['clock'], limit: 9, each: 9, held: {} }))[0]!
    await storage.write([newJobs.jobRow(storage.db, job)])
    const first = await claim(0)
    const second = await claim(200)
    await runner.finish(first)
    await runner.postpone(first, 5000)
    expect(await there()).toBe(1)
    await storage.write([newJobs.jobRow(storage.db, job)])
    await runner.finish(second)
    expect(await there()).toBe(1)
    await runner.finish(await claim(400))
    expect(await there()).toBe(0)
  }))

test('while the rows cannot be asked a lane tries once in a while, also if it was told of more meanwhile', () =>
  inFakeTime(async () => {
    let asked = 0
    const gone = () => {
      asked++
      return new Promise<never>((_, no) => setTimeout(() => no(new Error('the database is gone')), 5))
    }
    const query = { execute: gone, where: () => query }
    const storage = {
      kind: 'sqlite',
      db: { deleteFrom: () => query },
      claim: () => Promise.resolve([]),
      nextDue: () => Promise.resolve(null),
    } as unknown as Storage
    const runner = new Runner({ storage, now: Date.now, ...quiet, lookMs: 3_600_000 })
    runner.start(idle)
    await vi.advanceTimersByTimeAsync(2)
    runner.schedule([{ kind: 'standing', runAt: 0 }])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toBeLessThan(13)
    await runner.stop()
  }))

test.each(['bots', 'calls'])(
  'the lane of %s looks at every moment it was told of, also after an earlier one',
  async (id) => {
    const plan = LANES.find((each) => each.id === id)
    if (!plan) throw new Error(`there is no lane of ${id}`)
    const looks: number[] = []
    let due = Number.POSITIVE_INFINITY
    const storage = {
      db: {},
      claim: (wish: Claim) => Promise.resolve((looks.push(wish.now), [])),
      nextDue: (_: unknown, after: number) => Promise.resolve(due > after ? due : null),
    } as unknown as Storage
    const lane = new Lane(plan, { storage, now: Date.now, ...quiet }, never)
    const now = Date.now()
    due = now + 300
    lane.pollAt(now + 300)
    lane.pollAt(now + 200)
    lane.pollAt(now + 100)
    await vi.waitFor(() => expect(looks.some((at) => at >= now + 300)).toBe(true))
    await lane.stop()
  },
)
