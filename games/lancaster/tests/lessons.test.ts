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
    county: { n: 2 },
    'drive-out': { total: 2 },
    favour: { n: 6 },
    france: { french: 5, theirs: 2, points: 4 },
    parliament: { greens: 1 },
    reward: { cost: 3 },
    ransom: { french: 7, gold: 3, each: 1 },
    whole: { first: 8 },
  })
})
