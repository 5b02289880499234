import { expect, test } from 'vitest'
import { type AnyKnowledge, quick } from '../../engine/index.ts'
import { taskOf } from '../choose.ts'
import { levels } from '../index.ts'
import { complete } from '../steps.ts'
import type { World } from '../types.ts'
import { blottoGame, blottoKnowledge } from './samples/blotto.ts'

/** A planner to whom nothing but the first field occurs. */
const narrow: AnyKnowledge = { ...blottoKnowledge, pick: (_state, _seat, moves) => moves[0] }
const state = blottoGame.setup(2, {}, quick(1))
const task = (knowledge: AnyKnowledge) =>
  taskOf({ game: blottoGame, knowledge, view: blottoGame.view(state, 0), seat: 0, level: levels[4]!, seed: 7 })
const base = (knowledge: AnyKnowledge): World => task(knowledge).rules.guess(task(knowledge).view, quick(1))

test('a step that makes no sense is left out of a plan, wherever it came from', () => {
  expect(complete(task(narrow), base(narrow), ['b', 'done'])).toEqual(['b', 'done'])
  const sensible: AnyKnowledge = {
    ...narrow,
    absurd: (at, seat, move) => move === 'done' && blottoGame.legal(at, seat).length > 1,
  }
  expect(complete(task(sensible), base(sensible), ['b', 'done'])).toEqual(['b', 'a', 'a', 'a', 'a', 'a', 'done'])
})
