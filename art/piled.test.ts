import { expect, test } from 'vitest'
import { type Mark, piled } from './piled.ts'

const ring = (at: string, livery: Mark['livery'], kind: Mark['kind'] = 'came'): Mark => ({ kind, at: [at], livery })

test('what happened twice is drawn once and counted', () => {
  const way: Mark = { kind: 'way', at: ['kent', 'essex'], livery: 'york' }
  expect(piled([way, way, way]).map(({ n }) => n)).toEqual([3])
})

test('two seats at one place get a ring each, one around the other; ways need none', () => {
  const way: Mark = { kind: 'way', at: ['kent', 'essex'], livery: 'york' }
  const drawn = piled([ring('kent', 'york'), way, ring('kent', 'lancaster'), ring('essex', 'lancaster')])
  expect(drawn.map(({ mark, pile }) => `${mark.kind} ${mark.livery} ${pile}`)).toEqual([
    'came york 0',
    'way york 0',
    'came lancaster 1',
    'came lancaster 0',
  ])
})

test('all dice of a seat at a place lie in one heap, those of the other below', () => {
  const threw = (livery: Mark['livery'], ...dice: readonly number[]): Mark => ({
    ...ring('kent', livery, 'dice'),
    dice,
  })
  const drawn = piled([threw('york', 1, 5), threw('lancaster', 6), threw('york', 2)])
  expect(drawn.map(({ mark, pile }) => [mark.dice, pile])).toEqual([
    [[1, 5, 2], 0],
    [[6], 1],
  ])
})

test('what came and was driven out again leaves the ghost alone; what came after it has its ring', () => {
  const drawn = piled([ring('kent', 'york'), ring('kent', 'lancaster'), ring('kent', 'york', 'gone')])
  expect(drawn.map(({ mark, pile }) => `${mark.kind} ${mark.livery} ${pile}`)).toEqual([
    'came lancaster 0',
    'gone york 1',
  ])
  expect(piled([ring('kent', 'york', 'gone'), ring('kent', 'york')]).map(({ mark }) => mark.kind)).toEqual([
    'gone',
    'came',
  ])
})
