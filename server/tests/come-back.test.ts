/** Whose seat is kept sits down again, except while the bot there is making the decision that they were too late for. */
import { expect, test } from 'vitest'
import type { Services } from '../services.ts'
import type { NewJob } from '../storage/index.ts'
import { comeBack } from '../tables/come-back.ts'
import { type LiveTable, liveTable } from '../tables/live-table.ts'
import { NEEDED, type TableRows, WAITING } from '../tables/rows.ts'

const NOW = 1_000_000

interface Case {
  readonly status?: 'playing' | 'finished'
  readonly pausedAt?: number
  readonly deadline?: number | null
  readonly kind?: 'bot' | 'open' | 'person'
  readonly rank?: number
  readonly person?: string
}

/** What is planned when that person sits down again; `null` if they do not. */
async function returns({ status, pausedAt, deadline, kind, rank, person }: Case): Promise<readonly NewJob[] | null> {
  const rows = {
    row: { id: 't', status: status ?? 'playing', paused_at: pausedAt ?? null, length: 0 },
    seats: [{ seat: 0, kind: kind ?? 'bot', person_id: null, rank: rank ?? NEEDED }],
    kept: [{ seat: 0, id: 'anna', name: 'Anna' }],
    clockState: deadline === null ? null : [{ reserve: 0, since: 0, deadline: deadline ?? NOW }],
  } as unknown as TableRows
  const query: Record<string, () => unknown> = {}
  for (const word of ['updateTable', 'deleteFrom', 'insertInto', 'set', 'values', 'where']) query[word] = () => query
  let planned: readonly NewJob[] | null = null
  const tables = {
    change: async (_table: LiveTable, work: (writes: object[], rows: TableRows) => readonly NewJob[]) => {
      planned = work([], rows)
    },
  }
  const services = { now: () => NOW, storage: { db: query }, tables } as unknown as Services
  await comeBack(services, liveTable('t', rows, NOW), person ?? 'anna')
  return planned
}

test.each<[string, boolean, Case]>([
  ['the bot is about to decide what was to be decided by now', false, {}],
  ['the time was up before', false, { deadline: NOW - 60_000 }],
  ['there is time left', true, { deadline: NOW + 1 }],
  ['no clock runs', true, { deadline: null }],
  ['nobody decides anything, because of a pause', true, { pausedAt: NOW - 1 }],
  ['the seat is not asked', true, { rank: WAITING }],
  ['nobody sits in', true, { kind: 'open' }],
  ['somebody else sits in', true, { kind: 'person' }],
  ['the game is over', false, { status: 'finished', deadline: null }],
  ['the seat is kept for somebody else', false, { person: 'ben', deadline: null }],
])('where %s, the owner sits down again: %s', async (_where, expected, what) => {
  expect((await returns(what)) !== null).toBe(expected)
})

test('who sits down again has a clock that somebody looks at, unless it stands still or there is none', async () => {
  const looks = async (what: Case) => (await returns(what))?.map(({ id, runAt }) => [id, runAt])
  expect(await looks({ deadline: NOW + 5 })).toEqual([['clock:t', NOW + 5]])
  expect(await looks({ deadline: NOW + 5, pausedAt: NOW - 1 })).toEqual([])
  expect(await looks({ deadline: null })).toEqual([])
})
