import { expect, test } from 'vitest'
import { readTimes, tooBusy } from './quiet.ts'

test('what the system says of its cores is read: waiting for a disk is idle, and guests are counted once', () => {
  const text = 'cpu  100 10 50 800 40 1 2 3 7 9\ncpu0 1 1 1 1 1 1 1 1 1 1\nctxt 12\n'
  expect(readTimes(text)).toEqual({ all: 1006, idle: 840 })
  expect(readTimes('nothing of the kind')).toBeNull()
})

test('figures are published from a quiet machine only, and where nobody can say they are', () => {
  expect(tooBusy(0.15)).toBeNull()
  expect(tooBusy(null)).toBeNull()
  expect(tooBusy(0.16)).toBe('others use 16 % of this machine, and 15 % is the most at which figures are published')
})
