/** Old games live: a database of an earlier build, named after the commit that wrote it, is opened and played on. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFault, parseRecord, replayRecord } from '../engine/index.ts'
import { findRules } from '../games/index.ts'
import { serve, type Served } from '../server/main.ts'
import { Client } from '../server/tests/client.ts'

interface Asked {
  readonly number: number
  readonly awaiting: readonly number[]
  readonly legal: readonly string[]
}

const made = JSON.parse(readFileSync(new URL('houses/7fde53f.json', import.meta.url), 'utf8')) as {
  madeAt: number
  cookies: string[]
  running: { id: string; game: string; seats: Asked[] }[]
  finished: { id: string; game: string; record: string }[]
  paused: string
}
const folder = mkdtempSync(join(tmpdir(), 'roses-old-'))
let served: Served
let people: Client[]

/** As if it had been closed a moment ago: no session has run out and nobody's time is up. */
function broughtToToday(file: string): void {
  const database = new DatabaseSync(file)
  const shift = Date.now() - made.madeAt
  const later = (at: number | null): number | null => (at === null ? null : at + shift)
  database.prepare('update sessions set seen_at = seen_at + ?, expires_at = expires_at + ?').run(shift, shift)
  database.prepare('update jobs set run_at = run_at + ?').run(shift)
  database.prepare('update tables set paused_at = paused_at + ?').run(shift)
  const clocked = database.prepare('select id, clock_state from tables where clock_state is not null').all()
  for (const row of clocked) {
    const clocks = JSON.parse(String(row['clock_state'])) as { since: number | null; deadline: number | null }[]
    const shifted = clocks.map((clock) => ({ ...clock, since: later(clock.since), deadline: later(clock.deadline) }))
    database.prepare('update tables set clock_state = ? where id = ?').run(JSON.stringify(shifted), String(row['id']))
  }
  database.close()
}

beforeAll(async () => {
  const file = join(folder, 'roses.sqlite')
  writeFileSync(file, gunzipSync(readFileSync(new URL('houses/7fde53f.sqlite.gz', import.meta.url))))
  broughtToToday(file)
  served = await serve({ port: 0, host: '127.0.0.1', dataDir: folder, webRoot: null, logLevel: 'silent', limits: 0 })
  people = made.cookies.map((cookie) => Object.assign(new Client(served.url), { cookie }))
})

afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true, force: true })
})

const stateOf = async (seat: number, id: string): Promise<Asked> => {
  const { number, awaiting, legal } = (await people[seat]!.get<Asked>(`/api/tables/${id}/state`)).body
  return { number, awaiting, legal }
}

test.each(made.running)('a running table of $game of commit 7fde53f asks the same and is played on', async (old) => {
  for (const seat of [0, 1]) expect(await stateOf(seat, old.id)).toEqual(old.seats[seat])
  for (let act = 0; act < 20; act++) {
    const [seat] = (await stateOf(0, old.id)).awaiting
    if (seat === undefined) return
    const { number, legal } = await stateOf(seat, old.id)
    const steps = [legal.at(-1)!]
    const done = await people[seat]!.post(`/api/tables/${old.id}/act`, { id: `new${act}`, number, steps })
    expect(done).toMatchObject({ status: 200 })
  }
  // The whole past is there, from its first move on.
  const past = await people[0]!.get<{ updates: unknown[]; number: number }>(`/api/tables/${old.id}/history?limit=1000`)
  expect(past.body.updates).toHaveLength(past.body.number)
  await people[0]!.post(`/api/tables/${old.id}/resign`)
  const record = parseRecord((await people[0]!.get<string>(`/api/tables/${old.id}/record`)).body)
  if (isFault(record)) throw new Error(record.fault)
  expect(isFault(replayRecord(record, await findRules(record.game, record.version)!.load()))).toBe(false)
})

test.each(made.finished)(
  'the record of a finished table of $game of commit 7fde53f is the same to the byte',
  async (old) => {
    expect((await people[1]!.get(`/api/tables/${old.id}/record`)).body).toBe(old.record)
  },
)

test('a pause agreed on in commit 7fde53f is still one, and its clocks go on when it ends', async () => {
  const act = async () => {
    const { number, legal } = await stateOf(0, made.paused)
    return (await people[0]!.post(`/api/tables/${made.paused}/act`, { id: 'p', number, steps: [legal[0]!] })).body
  }
  expect(await act()).toMatchObject({ refused: 'paused' })
  for (const each of people.slice(0, 2))
    expect(await each.post(`/api/tables/${made.paused}/resume`)).toMatchObject({ status: 200 })
  expect(await act()).toMatchObject({ ok: true })
})
