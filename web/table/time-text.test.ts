/** Time in words: nobody reads that none is left while some is. */
import { expect, test } from 'vitest'
import { timeText } from './time-text.ts'

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
  expect(timeText(3_600_000)).not.toContain(':')
  expect(timeText(3_599_000)).toBe('59:59')
})
