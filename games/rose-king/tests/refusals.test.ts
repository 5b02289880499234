import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { copy } from '../rules/copy.ts'
import { readPosition, write } from '../rules/notation.ts'
import { REFUSALS, whyNot } from '../rules/refusals.ts'
import { choices, newGame, playRandomly } from './position.ts'

test('a refusal names the first reason that applies, in the order of section 10', () => {
  const state = readPosition('9/9/9/4w4/4rr3/9/9/9/9 e5 r 0,4 N1.E1.N2.NE3.S1|SE3.W1 *')
  expect(whyNot(state, 1, 'nonsense')).toBe('not-your-turn')
  expect(whyNot(state, 0, '-')).toBe('must-act')
  expect(whyNot(state, 0, '+')).toBe('hand-full')
  expect(whyNot(state, 0, 'W1')).toBe('card-not-in-hand')
  expect(whyNot(state, 0, 'E1')).toBe('own-stone')
  expect(whyNot(state, 0, 'E1x')).toBe('own-stone')
  expect(whyNot(state, 0, 'S1x')).toBe('hero-on-empty-space')
  expect(whyNot(state, 0, 'N1')).toBe('hero-needed')
  expect(whyNot(state, 0, 'N1x')).toBe('no-hero-left')
  for (const text of ['', 'N', 'N4', 'n1', 'N1xx', '+N3', 'x', '__proto__'])
    expect(whyNot(state, 0, text)).toBe('not-legal')
  state.crown = 80
  expect(whyNot(state, 0, 'N1x')).toBe('off-board')
  state.status = 'deadlock'
  expect(whyNot(state, 1, '-')).toBe('game-over')
  expect(REFUSALS).toHaveLength(11)
})

test('every text of the notation is either legal or refused with a reason of its own', () => {
  const texts = [...Array(24).keys()].flatMap((card) =>
    [false, true].map((hero) => write({ type: 'play', card, hero })),
  )
  playRandomly(
    newGame(2),
    quick(5),
    (before) => {
      const allowed = new Set(choices(before))
      for (const text of [...texts, '+', '-'])
        if (!allowed.has(text)) expect(whyNot(before, before.turn, text)).not.toBe('not-legal')
    },
    copy,
  )
})
