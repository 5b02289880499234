/** What a teacher says beside the board, and the ways on. */
import { Drawn, nameOf, speaking } from '../table/tests/drawn.tsx'
import { page } from '../table/tests/screen.ts'
import { h } from 'preact'
import { afterEach, expect, test } from 'vitest'
import type { AnyGame } from '../../engine/game.ts'
import type { AnyLesson } from '../../engine/lesson.ts'
import { findGame, loadWords } from '../game-assets.ts'
import { withoutBots } from '../table/tests/no-bots.ts'
import { type Course, courses, loadLesson, loadLessonWords } from './courses.ts'
import { Guide } from './guide.tsx'
import { type Begin, Teaching } from './teaching.ts'
import { useWords } from './words.ts'

withoutBots()
await speaking(useWords)
const course = courses.find(({ ids }) => ids.length > 2) as Course
const game = (await findGame(course.game)?.load()) as AnyGame
const words = [await loadLessonWords(course.game, 'en'), ...(await loadWords(course.game, 'en'))]
const lessons = (await Promise.all(course.ids.map((id) => loadLesson(course.game, id)))) as AnyLesson[]

let open: Drawn | null = null
let teaching: Teaching | null = null
let begun: (Begin | undefined)[] = []
afterEach(() => {
  open?.clear()
  teaching?.close()
})

function taught(lesson: AnyLesson | undefined, begin?: Begin) {
  if (!lesson) throw new Error('no such lesson')
  begun = []
  const made = (teaching = new Teaching(game, lesson, begin))
  const restart = (from?: Begin): void => void begun.push(from)
  const screen = (open = new Drawn().draw(h(() => h(Guide, { teaching: made, course, words, restart }), {})))
  const said = (part: string): string => (words[0]?.[`${lesson.id}.${part}`] ?? '') as string
  return { screen, teaching: made, said, lesson }
}

/** The first sentence of a text, as far as nothing is filled into it. */
const start = (text: string): string => (text.split('{')[0] ?? '').trim()

/** Something that the rules allow and the task does not ask for. */
async function mistake({ teaching: made }: ReturnType<typeof taught>): Promise<void> {
  for (const { text } of made.table.scene.value.choices) {
    if (made.answer.value.kind === 'wrong') return
    if (made.goal?.solution.flat().includes(text)) continue
    await made.table.act([text])
  }
}

test('a lesson has its number, its title and its task with the rule behind it', () => {
  const [first] = lessons
  const { screen, said } = taught(first)
  expect(screen.texts('.guide-at span')).toEqual([`Lesson 1 of ${course.ids.length}`])
  expect(screen.called('All lessons').getAttribute('href')).toBe(`/learn#${course.game}`)
  expect(screen.texts('h2')).toContain(said('title'))
  const [goal] = first?.goals ?? []
  expect(screen.text).toContain(start(said(`${goal?.id}.task`)))
  expect(screen.maybe(`Why? Rule ${goal?.rule}`)?.getAttribute('href')).toBe(`/rules/${course.game}#${goal?.rule}`)
  expect([screen.maybe('Show me'), screen.maybe('Once more'), screen.maybe('Next lesson')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a wrong try is answered, whoever wants is shown how, and what was done well is praised', async () => {
  const lesson = lessons.find(({ goals }) => goals.length > 1)
  const at = taught(lesson)
  const { screen, said } = at
  await mistake(at)
  screen.does(() => undefined)
  expect(screen.all('.guide-wrong')).toHaveLength(1)
  expect(screen.all('.guide-praise')).toEqual([])
  expect(screen.maybe('Show me')).toBeDefined()
  screen.press('Show me')
  const [goal, second] = lesson?.goals ?? []
  await screen.until(() => expect(screen.texts('.guide-praise')).toHaveLength(1))
  expect(screen.text).toContain(start(said(`${goal?.id}.praise`)))
  expect(screen.text).toContain(start(said(`${second?.id}.task`)))
  expect(screen.all('.guide-wrong')).toEqual([])
  expect(screen.maybe('Show me')).toBeUndefined()
  screen.press('Start over')
  expect(begun).toEqual([undefined])
})

test('at the end one reads what it means, goes on by one press, does it again or goes back to a step', async () => {
  const lesson = lessons.find(({ goals }) => goals.length > 1)
  const { screen, said, teaching: made } = taught(lesson)
  for (const task of lesson?.goals.keys() ?? []) {
    await screen.until(() => expect(made.table.scene.value.choices.length).toBeGreaterThan(0))
    await made.show()
    await screen.until(() => expect(made.at.value).toBe(task + 1))
  }
  screen.does(() => undefined)
  expect(screen.text).toContain(start(said('means')))
  const next = course.ids[course.ids.indexOf(lesson?.id ?? '') + 1]
  expect(screen.called('Next lesson').getAttribute('href')).toBe(`/learn/${course.game}/${next}`)
  await screen.until(() => expect(nameOf(page.activeElement)).toBe('Next lesson'))
  expect([screen.maybe('Start over'), screen.maybe('Show me')]).toEqual([undefined, undefined])
  screen.press('Once more')
  screen.press('Back to step 2')
  expect(begun).toEqual([undefined, made.from(1)])
  expect(screen.maybe('Back to step 1')).toBeDefined()
})

test('the whole game of a course has a coach, and after it one plays against bots', async () => {
  const lesson = lessons.at(-1)
  const { screen, said, teaching: made } = taught(lesson)
  expect(lesson?.game).toBeDefined()
  expect(screen.texts('strong')).toContain('Coach')
  expect(screen.text).toContain(start(said(`coach.${made.remark.value ?? 'begin'}`)))
  await made.table.resign()
  screen.does(() => undefined)
  expect(screen.text).toContain(start(said('lost')))
  expect(screen.text).not.toContain(start(said('won')))
  expect(screen.called('Play against bots').getAttribute('href')).toBe(`/new/${course.game}`)
  expect(screen.texts('button').filter((name) => name.startsWith('Back to'))).toEqual([])
})
