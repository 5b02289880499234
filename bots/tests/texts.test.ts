import { expect, test } from 'vitest'
import { quick } from '../../engine/index.ts'
import { Texts } from '../texts.ts'
import type { Rules } from '../types.ts'

interface Named {
  readonly name: string
}

function counting(): { rules: Rules; writes: () => number } {
  let count = 0
  const write = (move: unknown): string => (count++, (move as Named).name)
  return { rules: { write } as unknown as Rules, writes: () => count }
}

test('a shared move is written once, and found again without writing the others', () => {
  const { rules, writes } = counting()
  const texts = new Texts(rules)
  const moves = ['a', 'b', 'c'].map((name) => ({ name }))
  expect([texts.of(moves[1]), texts.of(moves[1])]).toEqual(['b', 'b'])
  expect(writes()).toBe(1)
  expect(texts.find(moves, 'c')).toBe(moves[2])
  const before = writes()
  expect(texts.find(moves.toReversed(), 'c')).toBe(moves[2])
  expect(writes()).toBe(before)
})

test('a text means whichever move of the list has it, also when it meant another before', () => {
  const texts = new Texts(counting().rules)
  const [first, second] = [{ name: 'fire' }, { name: 'fire' }]
  expect(texts.find([first], 'fire')).toBe(first)
  expect(texts.find([second], 'fire')).toBe(second)
  expect(texts.find([{ name: 'pass' }], 'fire')).toBeUndefined()
  expect(texts.find([], 'fire')).toBeUndefined()
})

test('moves that are no objects are written as they come', () => {
  const texts = new Texts({ write: (move: unknown) => `take${String(move)}` } as unknown as Rules)
  expect(texts.find([1, 2, 3], 'take2')).toBe(2)
  expect(texts.of(quick(1).int(1))).toBe('take0')
})
