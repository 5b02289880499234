import { expect, test } from 'vitest'
import { nearest } from './arrows.ts'

const part = (name: string, x: number, y: number) => ({ name, x, y })
const KENT = part('Kent', 100, 100)
const PARTS = [KENT, part('Essex', 104, 60), part('Sussex', 60, 108), part('Wales', 0, 90), part('Calais', 150, 130)]

test('an arrow leads to the nearest part that way', () => {
  expect(nearest(KENT, PARTS, 'ArrowUp')?.name).toBe('Essex')
  expect(nearest(KENT, PARTS, 'ArrowLeft')?.name).toBe('Sussex')
  expect(nearest(KENT, PARTS, 'ArrowRight')?.name).toBe('Calais')
})

test('straight ahead counts for more than near but aside', () => {
  const ahead = part('ahead', 160, 100)
  expect(nearest(KENT, [part('aside', 130, 140), ahead], 'ArrowRight')).toBe(ahead)
})

test('at the edge an arrow leads nowhere, and never back to where one is', () => {
  expect(nearest(KENT, [KENT], 'ArrowDown')).toBe(null)
  expect(nearest(KENT, PARTS, 'ArrowDown')).toBe(null)
})
