/** When somebody is called to a decision, and warned before their time is up. */
import { expect, test } from 'vitest'
import { lastHere, warnAt } from '../calls/due.ts'
import type { Services } from '../services.ts'
import type { SeatRow, TableRows } from '../tables/rows.ts'

const HOUR = 3_600_000

/** A seat whose time runs from now on for so many hours, with a clock of days. */
function running(hours: number, change: { readonly paused_at?: number; readonly kind?: string } = {}): TableRows {
  const clockState = [{ since: 0, deadline: hours * HOUR }]
  return {
    row: { id: 't', status: 'playing', paused_at: change.paused_at ?? null },
    clock: { kind: change.kind ?? 'days', days: hours / 24, overdue: 'idle' },
    calendars: [],
    seats: [{ seat: 0, kind: 'person', rank: 0, since: 0 }],
    clockState,
  } as unknown as TableRows
}

test('the last fifth of the time is warned of, no more than six hours before; whoever says otherwise is heard', () => {
  expect(warnAt(running(10), 0, { warn: null })).toBe(8 * HOUR)
  expect(warnAt(running(72), 0, { warn: null })).toBe(66 * HOUR)
  expect(warnAt(running(72), 0, { warn: 12 })).toBe(60 * HOUR)
  expect(warnAt(running(10), 0, { warn: 12 })).toBe(5 * HOUR)
})

test('nobody is warned who wants no warning, while the game stands still, or by a clock of seconds', () => {
  expect(warnAt(running(10), 0, { warn: 0 })).toBeNull()
  expect(warnAt(running(10, { paused_at: 5 }), 0, { warn: null })).toBeNull()
  expect(warnAt(running(10, { kind: 'live' }), 0, { warn: null })).toBeNull()
})

test('who has the table open is here; who was here is written down late, and counts as gone a moment before', () => {
  const services = (viewers: readonly number[]) =>
    ({ hub: { viewers: () => viewers }, now: () => 9_000_000 }) as unknown as Services
  const seat = { seat: 0, seen_at: 5_000_000 } as SeatRow
  expect(lastHere(services([0]), running(1), seat)).toBe(9_000_000)
  expect(lastHere(services([1]), running(1), seat)).toBeLessThan(5_000_000)
})
