/** Who is told why something cannot be chosen. */
import { expect, test } from 'vitest'
import type { AnyGame } from '../../engine/game.ts'
import type { Scene } from './table.ts'
import type { TableText } from './table-text.ts'
import { whyAsked } from './why.ts'

const game = { speech: {} } as unknown as AnyGame
const asked = (change: Partial<Scene>) =>
  whyAsked(game, { viewer: 0, view: null, outcome: null, ...change } as Scene, {} as TableText, () => undefined)

test('whoever sits at a running table may ask; who only watches, or comes after the end, is not answered', () => {
  expect(asked({})).toBeTypeOf('function')
  expect(asked({ viewer: null })).toBeNull()
  expect(asked({ outcome: { places: [1, 2], scores: [1, 0], reason: 'end' } })).toBeNull()
})

test('the first reason with a rule is told; where nothing can be done at all, what is asked instead', () => {
  const told: unknown[] = []
  const reasons: Record<string, string | null> = { far: 'off-board', mine: null }
  const speaking = {
    speech: {
      prompt: () => ({ ask: { say: 'Choose a lance.' }, rule: 'JO-1' }),
      tries: (_: unknown, __: number, place: string) => [place],
      refusals: { 'off-board': 'JO-4' },
    },
    guess: (view: unknown) => view,
    legal: () => [],
    whyNot: (_: unknown, __: number, text: string) => reasons[text] ?? null,
  } as unknown as AnyGame
  const text = { refusal: (reason: string) => `Not so: ${reason}`, phrase: ({ say }: { say: string }) => say }
  const ask = whyAsked(
    speaking,
    { viewer: 0, view: {}, outcome: null } as unknown as Scene,
    text as unknown as TableText,
    (given) => void told.push(given),
  )
  ask?.('somewhere', ['mine', 'far'])
  ask?.('somewhere', ['mine'])
  expect(told).toEqual([
    { text: 'Not so: off-board', rule: 'JO-4' },
    { text: expect.any(String), rule: 'JO-1' },
  ])
})
