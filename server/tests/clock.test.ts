import { expect, test } from 'vitest'
import type { ClockSpec } from '../../protocol/index.ts'
import { newClocks, nextDeadline, resumed, turned } from '../time/clock.ts'
import { ALWAYS, type Calendar, runsOut } from '../time/hours.ts'

const live: ClockSpec = { kind: 'live', perMove: 10, reserve: 60, increment: 5, overdue: 'lose' }
const always = () => ALWAYS

test('a decision within the time for a move costs no reserve and earns the increment', () => {
  let clocks = turned(live, newClocks(live, 2), [0], 0, always)
  expect(nextDeadline(clocks)).toBe(70_000)
  clocks = turned(live, clocks, [1], 9_000, always)
  expect(clocks?.[0]).toEqual({ reserve: 65_000, since: null, deadline: null })
  expect(nextDeadline(clocks)).toBe(79_000)
})

test('a long decision eats the reserve', () => {
  const clocks = turned(live, turned(live, newClocks(live, 2), [0], 0, always), [1], 40_000, always)
  expect(clocks?.[0]?.reserve).toBe(60_000 - 30_000 + 5_000)
})

test('small steps of one decision do not restart the clock or earn anything', () => {
  const first = turned(live, newClocks(live, 2), [0, 1], 0, always)
  expect(turned(live, first, [0, 1], 5_000, always)).toEqual(first)
})

test('a pause is as if the time between had not been', () => {
  const clocks = turned(live, newClocks(live, 2), [0], 1_000, always)
  expect(nextDeadline(resumed(clocks, 11_000, 3_011_000))).toBe(71_000 + 3_000_000)
})

const at = (text: string) => Date.parse(text)
const prague: Calendar = { zone: 'Europe/Prague', hours: { from: 8, to: 20 }, vacation: [] }

test('a correspondence clock runs only in the hours of play of the player’s zone', () => {
  // 18:00 in Prague: two of twelve hours are left today, ten remain for tomorrow.
  expect(runsOut(at('2026-11-15T17:00:00Z'), 12 * 3_600_000, prague)).toBe(at('2026-11-16T17:00:00Z'))
  // Asked at night: nothing runs until eight.
  expect(runsOut(at('2026-11-15T23:00:00Z'), 3_600_000, prague)).toBe(at('2026-11-16T08:00:00Z'))
})

test('hours over midnight and the change to summer time are counted by the clock on the wall', () => {
  const night: Calendar = { zone: 'Europe/Prague', hours: { from: 22, to: 4 }, vacation: [] }
  // The night of 28 to 29 March 2026 has only five hours between 22 and 4.
  expect(runsOut(at('2026-03-28T21:00:00Z'), 5 * 3_600_000, night)).toBe(at('2026-03-29T02:00:00Z'))
})

test('days of vacation do not count', () => {
  const away: Calendar = { zone: 'Europe/Prague', hours: null, vacation: [{ from: '2026-11-16', to: '2026-11-17' }] }
  expect(runsOut(at('2026-11-15T22:00:00Z'), 2 * 3_600_000, away)).toBe(at('2026-11-18T00:00:00Z'))
})

test('a clock that never runs has no deadline', () => {
  const gone: Calendar = { zone: 'UTC', hours: null, vacation: [{ from: '2020-01-01', to: '2999-01-01' }] }
  expect(runsOut(at('2026-11-15T22:00:00Z'), 1, gone)).toBeNull()
})
