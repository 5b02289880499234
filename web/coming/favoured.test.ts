import { expect, test } from 'vitest'
import { favoured } from './favoured.ts'

test('a side is named that wins clearly more than its share', () => {
  expect(favoured({ won: [0.2, 0.8], games: 30 })).toEqual({ seat: 1, tenths: 8 })
  expect(favoured({ won: [0.45, 0.55], games: 1000 })).toBeNull()
  // With so few games that may be luck.
  expect(favoured({ won: [0.35, 0.65], games: 16 })).toBeNull()
  expect(favoured({ won: [0.2, 0.2, 0.4, 0.2], games: 200 })).toEqual({ seat: 2, tenths: 4 })
})

test('partners win together', () => {
  expect(favoured({ won: [0.5, 0.5, 0.5, 0.5], games: 100 })).toBeNull()
  expect(favoured({ won: [0.7, 0.3, 0.7, 0.3], games: 100 })).toEqual({ seat: 0, tenths: 7 })
  expect(favoured({ won: [0, 1], games: 100 })).toEqual({ seat: 1, tenths: 9 })
})
