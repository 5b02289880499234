import { expect, test } from 'vitest'
import { Budget } from '../budget.ts'
import { worth } from '../worlds.ts'

test('a search has done when its work is done, and not before', () => {
  const budget = new Budget(2)
  expect([budget.spend(), budget.spend(), budget.over()]).toEqual([true, true, false])
  expect([budget.spend(), budget.over(), budget.spent]).toEqual([false, true, 3])
})

test('a lost game is still played for the better place', () => {
  const [first = 0, second = 0, last = 0] = worth({ places: [1, 2, 3], scores: [0, 0, 0], reason: 'over' }, [0, 1, 2])
  expect(first).toBeGreaterThan(second)
  expect(second).toBeGreaterThan(last)
})
