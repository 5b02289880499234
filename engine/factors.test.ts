import { expect, test } from 'vitest'
import { leant, namedFactors, orderedFactors, timesFactors } from './factors.ts'

const byHand = { gold: 2, squire: 0.5 }

test('numbers set by hand are moved by their factors, whatever order a file has them in', () => {
  expect(timesFactors(byHand, orderedFactors(byHand, { squire: 4, gold: 3 }))).toEqual({ gold: 6, squire: 2 })
  expect(namedFactors(byHand, [3, 4])).toEqual({ gold: 3, squire: 4 })
  expect(byHand).toEqual({ gold: 2, squire: 0.5 })
})

test('a factor that is missing, unknown or no number is refused', () => {
  expect(() => orderedFactors(byHand, { gold: 1 })).toThrow('no factor for squire')
  expect(() => orderedFactors(byHand, { gold: Number.NaN, squire: 1 })).toThrow('no factor for gold')
  expect(() => orderedFactors(byHand, { gold: 1, squire: 1, silver: 1 })).toThrow(
    'a factor for silver, which is nothing',
  )
  expect(() => timesFactors(byHand, [1])).toThrow('2 factors wanted, 1 given')
})

test('whoever leans to some things takes the rest as they are, and what he makes nothing of is nothing to him', () => {
  expect(leant(byHand, {})).toEqual(byHand)
  expect(leant(byHand, { squire: 4 })).toEqual({ gold: 2, squire: 2 })
  expect(leant(byHand, { gold: 0 })).toEqual({ gold: 0, squire: 0.5 })
})
