import { expect, test } from 'vitest'
import { good, plain, signed, warn } from './foresight.ts'

test('a change is written as people write it', () => {
  expect([7, 1, 0, -1, -20].map(signed)).toEqual(['+7', '+1', '±0', '−1', '−20'])
})

test('what is foreseen is plain, good or a warning', () => {
  const text = { say: 'x' }
  expect([plain, good, warn].map((line) => line(text))).toEqual(
    ['plain', 'good', 'warn'].map((tone) => ({ text, tone })),
  )
})
