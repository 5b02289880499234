import { expect, test } from 'vitest'
import { offersByPlace } from './offers.ts'

const offer = (text: string) => ({ move: text, text, label: text })

test('a place has the offers that belong to it, in their order; what has no place is nowhere', () => {
  const at = offersByPlace(['kent 1', 'york 1', 'kent 2', 'pass'].map(offer), (move) =>
    move === 'pass' ? null : move.slice(0, 4),
  )
  expect(at('kent').map(({ text }) => text)).toEqual(['kent 1', 'kent 2'])
  expect(at('york').map(({ text }) => text)).toEqual(['york 1'])
  expect(at('pass')).toEqual([])
})
