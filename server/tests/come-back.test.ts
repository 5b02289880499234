/** Whose seat is kept sits down again, except while the bot there is making the decision that they were too late for. */
import { expect, test } from 'vitest'
import type { Services } from '../services.ts'
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

/** Whether that person would sit down again at once. */
async function returns({ status, pausedAt, deadline, kind, rank, person }: Case): Promise<boolean> {
  const rows = {
    row: { id: 't', status: status ?? 'playing', paused_at: pausedAt ?? null, length: 0 },
    seats: [{ seat: 0, kind: kind ?? 'bot', person_id: null, rank: rank ?? NEEDED }],
    kept: [{ seat: 0, id: 'anna', name: 'Anna' }],
    clockState: deadline === null ? null : [{ reserve: 0, since: 0, deadline: deadline ?? NOW }],
  } as unknown as TableRows
  let changed = 0
  const tables = { change: async (_table: LiveTable) => void changed++ }
  const services = { now: () => NOW, storage: { db: null }, tables } as unknown as Services
  await comeBack(services, liveTable('t', rows, NOW), person ?? 'anna')
  return changed > 0
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
  expect(await returns(what)).toBe(expected)
})
