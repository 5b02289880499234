/** When somebody's time is up as things stand today: whose clocks count, and which of them is looked at next. */
import { expect, test } from 'vitest'
import { nextDeadlineOf, nextDue, timeIsUp } from '../jobs/clocks.ts'
import type { Services } from '../services.ts'
import type { ClaimedJob } from '../storage/index.ts'
import { liveTable } from '../tables/live-table.ts'
import type { TableRows } from '../tables/rows.ts'

const NOW = 1_000_000
const MINUTE = 60_000

function rowsOf(deadlines: readonly (number | null)[], row: object = {}, kinds: readonly string[] = []): TableRows {
  return {
    row: { id: 't', status: 'playing', paused_at: null, length: 0, ...row },
    clock: { kind: 'live', perMove: 60, reserve: 60, increment: 0, overdue: 'idle' },
    clockState: deadlines.map((deadline) => ({ reserve: 0, since: deadline === null ? null : NOW, deadline })),
    seats: deadlines.map((_, seat) => ({ seat, kind: kinds[seat] ?? 'person' })),
    calendars: [],
    kept: [],
  } as unknown as TableRows
}

test('of the clocks that run the first to run out is looked at next, and never in the same moment again', () => {
  expect(nextDue(rowsOf([NOW + 5 * MINUTE, NOW + MINUTE, NOW + 9 * MINUTE]), NOW)).toBe(NOW + MINUTE)
  expect(nextDue(rowsOf([NOW + 5 * MINUTE, null]), NOW)).toBe(NOW + 5 * MINUTE)
  const late = nextDue(rowsOf([NOW - MINUTE, NOW + MINUTE]), NOW) ?? 0
  expect(late > NOW && late < NOW + MINUTE).toBe(true)
})

test.each<[string, TableRows]>([
  ['no clock runs', rowsOf([null, null])],
  ['the game is paused', rowsOf([NOW + 1, NOW + 2], { paused_at: NOW })],
  ['the game is over', rowsOf([NOW + 1], { status: 'finished' })],
  ['bots are to decide', rowsOf([NOW + 1, null], {}, ['bot'])],
])('where %s nobody’s time is up', (_where, rows) => {
  expect([nextDue(rows, NOW), nextDeadlineOf(rows, 0)]).toEqual([null, null])
})

test('whose time is up is charged, and nobody else; a move in the last moment counts', async () => {
  const happened: string[] = []
  const table = liveTable('t', rowsOf([NOW, NOW + MINUTE, NOW - 1]), NOW)
  const services = {
    now: () => NOW,
    tables: {
      current: async () => table,
      act: async (_table: object, actFor: (rows: TableRows) => { kind: string; seat: number }) => {
        const { kind, seat } = actFor(seat2InTime(table.rows))
        happened.push(`${kind} ${seat}`)
      },
    },
    jobs: {
      postpone: async (_job: object, at: number) => void happened.push(at < NOW + MINUTE ? 'soon again' : 'again'),
      finish: async () => void happened.push('finished'),
    },
    metrics: { timeouts: { inc: () => happened.push('counted') } },
  } as unknown as Services
  await timeIsUp(services, { id: 'clock:t', lease: 'l', table: 't', body: '{}' } as ClaimedJob)
  expect(happened).toEqual(['idle 0', 'counted', 'soon again'])
})

/** As it turns out when the rows are read again. */
function seat2InTime(rows: TableRows): TableRows {
  return {
    ...rows,
    clockState: (rows.clockState ?? []).map((clock, i) => (i === 2 ? { ...clock, deadline: null } : clock)),
  }
}
