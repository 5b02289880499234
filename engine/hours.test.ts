import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysUsed, isZone, restsAt, type Calendar, fromNowOn, runsAt, runsOut } from './hours.ts'

const at = (text: string) => Date.parse(text)
const prague: Calendar = { zone: 'Europe/Prague', hours: { from: 8, to: 20 }, vacation: [] }

test('a correspondence clock runs only in the hours of play of the player’s zone', () => {
  // 18:00 in Prague: two of twelve hours are left today, ten remain for tomorrow.
  expect(runsOut(at('2026-11-15T17:00:00Z'), 1, prague)).toBe(at('2026-11-16T17:00:00Z'))
  // Asked at night: nothing runs until eight.
  expect(runsOut(at('2026-11-15T23:00:00Z'), 1 / 12, prague)).toBe(at('2026-11-16T08:00:00Z'))
})

test('hours over midnight and the change to summer time are counted by the clock on the wall', () => {
  const night: Calendar = { zone: 'Europe/Prague', hours: { from: 22, to: 4 }, vacation: [] }
  // The night of 28 to 29 March 2026 has only five hours between 22 and 4.
  expect(runsOut(at('2026-03-28T21:00:00Z'), 5 / 6, night)).toBe(at('2026-03-29T02:00:00Z'))
})

test('days of vacation do not count', () => {
  const away: Calendar = { zone: 'Europe/Prague', hours: null, vacation: [{ from: '2026-11-16', to: '2026-11-17' }] }
  expect(runsOut(at('2026-11-15T22:00:00Z'), 2 / 24, away)).toBe(at('2026-11-18T00:00:00Z'))
})

test('a clock that never runs has no deadline', () => {
  const gone: Calendar = { zone: 'UTC', hours: null, vacation: [{ from: '2020-01-01', to: '2999-01-01' }] }
  expect(runsOut(at('2026-11-15T22:00:00Z'), 1, gone)).toBeNull()
})

describe('a change of hours or vacation counts from its own moment on', () => {
  const changed = (calendar: Calendar, next: Omit<Calendar, 'before'>, now: number): Calendar => ({
    ...next,
    before: { until: fromNowOn(now), calendar },
  })

  test('a vacation entered at ten in the evening gives back no hour of that day', () => {
    const noon = at('2026-11-15T12:00:00Z')
    const always: Calendar = { zone: 'UTC', hours: null, vacation: [] }
    const away = changed(
      always,
      { zone: 'UTC', hours: null, vacation: [{ from: '2026-11-15', to: '2026-11-16' }] },
      at('2026-11-15T22:00:00Z'),
    )
    // Ten hours were used up before it, fourteen are left after it.
    expect(runsOut(noon, 1, away)).toBe(at('2026-11-17T14:00:00Z'))
  })

  test('fewer hours of play make what is left of a day no longer than a day', () => {
    const start = at('2026-11-15T00:00:00Z')
    const always: Calendar = { zone: 'UTC', hours: null, vacation: [] }
    const short = changed(always, { zone: 'UTC', hours: { from: 9, to: 10 }, vacation: [] }, start + 12 * 3_600_000)
    // Half the day is used up; the other half is half an hour of tomorrow's one hour.
    expect(runsOut(start, 1, short)).toBe(at('2026-11-16T09:30:00Z'))
  })

  test('hours 24 to 0 and 0 to 24 are the whole day for tables of earlier builds', () => {
    for (const hours of [
      { from: 24, to: 0 },
      { from: 0, to: 24 },
      { from: 7, to: 7 },
    ]) {
      const calendar: Calendar = { zone: 'UTC', hours, vacation: [] }
      expect(runsAt(at('2026-11-15T03:00:00Z'), calendar)).toBe(true)
      expect(runsOut(at('2026-11-15T03:00:00Z'), 1, calendar)).toBe(at('2026-11-16T03:00:00Z'))
    }
  })

  test('whatever the hours are changed to, once a week, a day of play is over within two days and a week', () => {
    const hour = fc.integer({ min: 0, max: 23 })
    const hours = fc.tuple(hour, hour).filter(([from, to]) => from !== to)
    fc.assert(
      fc.property(fc.array(hours, { minLength: 1, maxLength: 4 }), hour, (list, start) => {
        const since = at('2026-06-01T00:00:00Z') + start * 3_600_000
        let calendar: Calendar = { zone: 'UTC', hours: null, vacation: [] }
        list.forEach(([from, to], week) => {
          calendar = changed(
            calendar,
            { zone: 'UTC', hours: { from, to }, vacation: [] },
            since + week * 7 * 86_400_000,
          )
        })
        const end = runsOut(since, 1, calendar)
        expect(end).not.toBeNull()
        expect(end ?? 0).toBeLessThanOrEqual(since + 9 * 86_400_000)
        expect(end ?? 0).toBeGreaterThan(since)
      }),
      { seed: 14, numRuns: 60 },
    )
  })
})

test('days of play that have gone by are what a deadline counts, the other way round', () => {
  const calendar = {
    zone: 'Europe/Prague',
    hours: { from: 8, to: 22 },
    vacation: [{ from: '2026-11-18', to: '2026-11-19' }],
  }
  const since = Date.parse('2026-11-16T21:30:00Z')
  // Half past ten at night: nothing runs before eight, and two days are off.
  expect(daysUsed(since, Date.parse('2026-11-17T07:00:00Z'), calendar)).toBe(0)
  expect(daysUsed(since, Date.parse('2026-11-17T14:00:00Z'), calendar)).toBeCloseTo(0.5)
  expect(daysUsed(since, Date.parse('2026-11-20T07:00:00Z'), calendar)).toBeCloseTo(1)
  for (const days of [0.25, 1, 2.5])
    expect(daysUsed(since, runsOut(since, days, calendar) ?? 0, calendar)).toBeCloseTo(days)
})

test('whoever is on holiday, or outside their hours, is known to be so', () => {
  const calendar = {
    zone: 'UTC',
    hours: { from: 8, to: 22 },
    vacation: [{ from: '2026-11-18', to: '2026-11-19' }],
  }
  expect(restsAt(Date.parse('2026-11-17T12:00:00Z'), calendar)).toBeNull()
  expect(restsAt(Date.parse('2026-11-17T23:00:00Z'), calendar)).toBe('hours')
  expect(restsAt(Date.parse('2026-11-18T12:00:00Z'), calendar)).toBe('holiday')
})

test('a zone is one that clocks know; whoever names none lives by the world’s time', () => {
  expect(['Europe/Prague', 'UTC', 'America/New_York'].map(isZone)).toEqual([true, true, true])
  expect(['Mars/Olympus', '', 'x'.repeat(99)].map(isZone)).toEqual([false, false, false])
})
