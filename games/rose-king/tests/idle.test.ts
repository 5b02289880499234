import { expect, test } from 'vitest'
import { idle } from '../rules/idle.ts'
import { readPosition, write } from '../rules/notation.ts'

test('an absent player draws if that is possible and never spends a hero without need', () => {
  expect(write(idle(readPosition('9/9/9/4w4/4r4/9/9/9/9 e5 r 4,4 N1.E2.S3.NW1|S1 *'), 0))).toBe('+')
  expect(write(idle(readPosition('9/9/9/4w4/4r4/9/9/9/9 e5 r 4,4 N1.E2.S3.NW1.SW1|S1 *'), 0))).toBe('E2')
})
