/** The course: every lesson can be solved, and every named mistake gets its own answer. */
import { expect, test } from 'vitest'
import { quick } from '../../../engine/index.ts'
import { checkLesson, checkTexts } from '../../../engine/kit/index.ts'
import { stepsOf } from '../../../engine/lesson.ts'
import { game } from '../index.ts'
import ids from '../lessons/ids.json' with { type: 'json' }
import { lessons } from '../lessons/index.ts'
import words from '../lessons/words/en.json' with { type: 'json' }
import type { State } from '../types/index.ts'
import gameWords from '../words/en.json' with { type: 'json' }

test.each(lessons)('the lesson $id can be solved, and each kind of mistake has its answer', (lesson) => {
  checkLesson(game, lesson)
})

test('the course has all its lessons and all their texts', () => {
  expect(lessons.map(({ id }) => id)).toEqual(ids)
  checkTexts(lessons, words, gameWords)
})

const plans = lessons.filter(({ goals, position }) => goals.length > 0 && (position() as State).phase === 'planning')

test.each(plans)('WR-7.6 the plan that solves the lesson $id is paid in full, and nothing of it ignored', (lesson) => {
  const state = lesson.position() as State
  const steps = (lesson.goals[0]?.solution ?? []).flatMap(stepsOf).filter((text) => text !== 'done')
  for (const text of steps) {
    const move = game.legal(state, lesson.seat).find((choice) => game.write(choice) === text)
    game.apply(state, lesson.seat, move!, quick(1), null)
  }
  expect(game.view(state, lesson.seat).plan?.lines).not.toEqual([])
  expect(game.view(state, lesson.seat).plan?.warnings).toEqual([])
})

test('there are lessons about plans', () => {
  expect(plans.length).toBeGreaterThan(3)
})

test('the numbers that the lessons name are those of the rules and of their positions', () => {
  const numbers = lessons.flatMap(({ id, holes = {} }) => {
    const named = Object.entries(holes).flatMap(([hole, value]) => {
      const n = typeof value === 'object' && 'n' in value ? value.n : value
      return typeof n === 'number' ? [[hole, n]] : []
    })
    return named.length > 0 ? [[id, Object.fromEntries(named)]] : []
  })
  expect(Object.fromEntries(numbers)).toEqual({
    draft: { n: 5, town: 4 },
    pair: { church: 3, trade: 2 },
    protect: { bribe: 12, price: 6 },
    bribe: { bribe: 10, church: 3 },
    attack: { n: 2, price: 3 },
    presence: { n: 2 },
    calais: { money: 2, n: 4, vp: 4 },
  })
})
