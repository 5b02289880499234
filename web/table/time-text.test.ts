/** Time in words: nobody reads that none is left while some is. */
import { expect, test, vi } from 'vitest'
import { timeText } from './time-text.ts'

vi.mock('../words/index.ts', () => ({
  say: (id: string, holes: object) => `${id.replace('time.', '')} ${Object.values(holes).join(' ')}`,
}))

test('a second that has begun counts as a whole one', () => {
  expect(['0', '1', '59_999', '60_000', '61_001'].map((ms) => timeText(Number(ms.replace('_', ''))))).toEqual([
    '0:00',
    '0:01',
    '1:00',
    '1:00',
    '1:02',
  ])
})

test('from an hour on it is told in words', () => {
  expect(timeText(3_600_000)).toBe('hours 1 0')
  expect(timeText(2 * 3_600_000 + 5 * 60_000)).toBe('hours 2 5')
  expect(timeText(86_400_000 - 60_000)).toBe('hours 23 59')
  expect(timeText(3 * 86_400_000 + 4 * 3_600_000)).toBe('days 3 4')
  expect(timeText(3_599_000)).toBe('59:59')
})
