/** The course: every lesson can be solved, and every named mistake gets its own answer. */
import { expect, test } from 'vitest'
import { checkLesson, checkTexts } from '../../../engine/kit/index.ts'
import { game } from '../index.ts'
import ids from '../lessons/ids.json' with { type: 'json' }
import { lessons } from '../lessons/index.ts'
import words from '../lessons/words/en.json' with { type: 'json' }
import gameWords from '../words/en.json' with { type: 'json' }

test.each(lessons)('the lesson $id can be solved, and each kind of mistake has its answer', (lesson) => {
  checkLesson(game, lesson)
})

test('the course has all its lessons and all their texts', () => {
  expect(lessons.map(({ id }) => id)).toEqual(ids)
  checkTexts(lessons, words, gameWords)
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
    join: { n: 3, more: 4, before: 9, after: 16, apart: 10 },
    draw: { limit: 5 },
    hero: { n: 5, before: 25, after: 8 },
    'open-hands': { n: 3 },
  })
})
