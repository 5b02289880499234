/** A few tables; `roses proofs rolling` does it with fifty. */
import { expect, test } from 'vitest'
import { rollingUpgrade } from './rolling/index.ts'

test('while node after node is replaced by the next release, and one of them killed, nobody at any table loses anything', async () => {
  const report = await rollingUpgrade(2)
  expect(report.faults).toEqual([])
  expect(report.recordsVerified).toBe(2)
  expect(report.stored).toBeGreaterThanOrEqual(report.acknowledged)
  expect(report.acknowledged).toBeGreaterThanOrEqual(2 * 4)
  expect(report.tooOld).toContain('was written by a newer version of Rose & Crown')
}, 600_000)
