/** When time is up: not a moment before, and never for whoever moved in the last one. */
import { expect, test } from 'vitest'
import { timeIsUp } from '../jobs/clocks.ts'
import type { Services } from '../services.ts'
import type { ClaimedJob } from '../storage/index.ts'
import type { TableRows } from '../tables/rows.ts'

const NOW = 1_000_000
const job = { id: 'clock:t', table: 't', lease: 'l' } as unknown as ClaimedJob

function rows(deadline: number | null, overdue = 'idle', more: object = {}): TableRows {
  return {
    row: { id: 't', status: 'playing', paused_at: null, ...more },
    seats: [{ seat: 0, kind: 'person' }],
    calendars: [],
    clock: { kind: 'live', perMove: 0, reserve: 60, increment: 0, overdue },
    clockState: [{ reserve: 0, since: NOW - 60_000, deadline }],
  } as unknown as TableRows
}

/** A house where the rows may turn out to be others when the charge is carried out. */
function house(seen: TableRows, meanwhile = seen) {
  const done: unknown[] = []
  const table = { rows: seen }
  const services = {
    now: () => NOW,
    tables: {
      current: async () => table,
      act: async (_table: unknown, actFor: (rows: TableRows) => unknown) => done.push(actFor(meanwhile)),
    },
    jobs: {
      finish: async () => done.push('finished'),
      postpone: async (_job: unknown, at: number) => done.push(at),
    },
    metrics: { timeouts: { inc: () => done.push('charged') } },
  } as unknown as Services
  return { services, done }
}

test('a player whose time is over is charged', async () => {
  const { services, done } = house(rows(NOW))
  await timeIsUp(services, job)
  expect(done.slice(0, 2)).toEqual([{ kind: 'idle', seat: 0 }, 'charged'])
})

test('a millisecond before the time is over nobody is charged, and the house looks again then', async () => {
  const { services, done } = house(rows(NOW + 1))
  await timeIsUp(services, job)
  expect(done).toEqual([NOW + 50])
})

test('a move that is stored while the charge is on its way counts', async () => {
  const { services, done } = house(rows(NOW), rows(NOW + 60_000))
  await timeIsUp(services, job)
  expect(done).not.toContain('charged')
  expect(done.some((each) => typeof each === 'object')).toBe(false)
})

test('nobody is charged at a paused table, or after the end', async () => {
  for (const more of [{ paused_at: NOW - 5 }, { status: 'finished' }]) {
    const { services, done } = house(rows(NOW - 60_000, 'idle', more))
    await timeIsUp(services, job)
    expect(done).toEqual(['finished'])
  }
})
