import { expect, test } from 'vitest'
import { type Calendar, runsOut } from './hours.ts'

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
