/** Clocks and spans of time in plain words. */
import { beforeAll, expect, test } from 'vitest'
import type { ClockSpec } from '../../protocol/index.ts'
import { visit } from '../tests/visit.tsx'
import { clockText, zeroText } from './clock-text.ts'
import { agreedTime, leftTime } from './durations.ts'

// The words of the page come with it.
beforeAll(async () => {
  const page = await visit('/tables', { listTables: { tables: [], at: 0, next: null } })
  await page.reads('Public tables')
})

test.each<[ClockSpec, string]>([
  [{ kind: 'none' }, 'No clock'],
  [
    { kind: 'live', perMove: 30, reserve: 600, increment: 0, overdue: 'idle' },
    'Live: 30 seconds for each decision, 10 minutes in reserve',
  ],
  [
    { kind: 'live', perMove: 0, reserve: 900, increment: 15, overdue: 'idle' },
    'Live: 15 minutes in reserve, 15 seconds added after each decision',
  ],
  [{ kind: 'days', days: 0.5, overdue: 'bot' }, 'By correspondence: 12 hours for each decision'],
  [
    { kind: 'days', days: 1, bank: 14, overdue: 'bot' },
    'By correspondence: 1 day for each decision, 14 days in reserve',
  ],
  [
    { kind: 'days', days: 7, extra: [1, 2, 1.5], overdue: 'bot' },
    'By correspondence: 7 days for each decision, more time for 2 seats',
  ],
])('%j reads “%s”', (clock, text) => expect(clockText(clock)).toBe(text))

test('what happens at zero is said for every clock there is', () => {
  const at = (overdue: 'lose' | 'idle' | 'bot') => zeroText({ kind: 'days', days: 1, overdue })
  expect([at('lose'), at('idle'), at('bot'), zeroText({ kind: 'none' })]).toEqual([
    'Whoever runs out of time loses.',
    'When time is up, a harmless move is made for you.',
    'When time is up, a bot plays for you until you are back.',
    '',
  ])
})

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [90, '1 minute 30 seconds'],
  [3600, '1 hour'],
  [5400, '90 minutes'],
  [43_200, '12 hours'],
  [86_400, '1 day'],
  [129_600, '36 hours'],
  [172_801, '2 days'],
  [1_209_600, '14 days'],
])('%i seconds are agreed on as “%s”', (seconds, text) => expect(agreedTime(seconds)).toBe(text))

const [S, M, H, D] = [1000, 60_000, 3_600_000, 86_400_000] as const
test.each([
  [-5 * S, '0 sec'],
  [999, '0 sec'],
  [59 * S, '59 sec'],
  [M, '1 min'],
  [35 * M + 59 * S, '35 min'],
  [H, '1 hr 0 min'],
  [23 * H + 59 * M, '23 hr 59 min'],
  [D, '1 day 0 hr'],
  [2 * D + 23 * H, '2 days 23 hr'],
  [3 * D, '3 days'],
  [3 * D + 23 * H, '3 days'],
])('%i ms are left as “%s”', (ms, text) => expect(leftTime(ms)).toBe(text))
