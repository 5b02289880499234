/** Lessons and puzzles as pages: the table and whoever guides at it, what is done is marked, and beginning again is a new table. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { positionOf } from '../../bots/puzzles/replay.ts'
import type { Puzzle } from '../../bots/puzzles/types.ts'
import type { AnyGame } from '../../engine/game.ts'
import { type AnyLesson, stepsOf } from '../../engine/lesson.ts'
import { render } from '../../engine/words.ts'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import { loadGame, loadWords } from '../game-assets.ts'
import { dailyOf, dateOf, dayOf } from '../puzzles/daily.ts'
import { lastGiven } from '../../bots/puzzles/numbers.ts'
import { loadAllPuzzles } from '../puzzles/files.ts'
import { browser } from '../tests/document.ts'
import { leave, type Page, visit } from '../tests/visit.tsx'
import { type Course, courses, loadLesson } from './courses.ts'
import { learned } from './progress.ts'
import { Teaching } from './teaching.ts'

const course = courses.find(({ ids }) => ids.length > 2) as Course

beforeEach(() => {
  browser.local.clear()
  learned.value = new Set()
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

/** Presses the move in the list that is called so there. */
async function plays(page: Page, game: AnyGame, view: unknown, move: unknown): Promise<void> {
  const catalogues = await loadWords(game.about.id, 'en')
  const label = render(game.speech.move(move, view), { locale: 'en', catalogues, seatName: () => '' })
  await page.at(/^Moves/, 'moves').press(new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))
  // Some boards ask twice about a move that is not to be missed.
  if (page.buttons().includes('Play it')) await page.press('Play it')
}

/** Does every task of the lesson, as a table beside it goes. */
async function solves(page: Page, game: AnyGame, lesson: AnyLesson): Promise<void> {
  const beside = new Teaching(game, lesson)
  for (const goal of lesson.goals)
    for (const text of goal.solution.flatMap(stepsOf)) {
      const { table } = beside
      await vi.waitFor(() => expect(table.scene.value.choices.length).toBeGreaterThan(0), { timeout: PATIENCE_MS })
      const { choices, view } = table.scene.value
      await plays(page, game, view, choices.find((choice) => choice.text === text)?.move)
      await table.act([text])
    }
  beside.close()
}

test('a lesson is a table with a teacher, is learned when it is done, and leads to the next', async () => {
  const [first = '', second = ''] = course.ids
  const game = await loadGame(course.game)
  const lesson = (await loadLesson(course.game, first)) as AnyLesson
  const page = await visit(`/learn/${course.game}/${first}`)
  await page.reads(`Lesson 1 of ${course.ids.length}`)
  await solves(page, game, lesson)
  await page.reads('Next lesson')
  expect([...learned.value]).toEqual([`${course.game}/${first}`])
  expect(page.links()['Next lesson']).toBe(`/learn/${course.game}/${second}`)
  await page.press('Once more')
  await page.reads('Start over')
  expect(page.text()).not.toContain('Next lesson')
  await solves(page, game, lesson)
  await page.reads('Next lesson')
})

test('back at an earlier step one is asked that step again, and not the whole lesson', async () => {
  const game = await loadGame(course.game)
  const all = await Promise.all(course.ids.map((id) => loadLesson(course.game, id)))
  const lesson = all.find((each) => (each?.goals.length ?? 0) > 1 && !each?.game) as AnyLesson
  const page = await visit(`/learn/${course.game}/${lesson.id}`)
  await page.reads('Start over')
  await solves(page, game, lesson)
  await page.reads('Back to step 2')
  await page.press('Back to step 2')
  await page.reads('Start over')
  // The first step is done there, and can be gone back to.
  expect([page.buttons().includes('Back to step 2'), page.text().includes('Next lesson')]).toEqual([false, false])
  const [, second] = lesson.goals
  expect(page.links()[`Why? Rule ${second?.rule}`]).toBe(`/rules/${course.game}#${second?.rule}`)
})

test('a lesson that is not there leads to those that are', async () => {
  const page = await visit(`/learn/${course.game}/no-such-lesson`)
  await page.reads('has no lesson of that name')
  expect(page.hrefs()).toContain(`/learn/${course.game}/${course.ids[0]}`)
})

test('a link to a puzzle that was dropped leads to the others; a number that was never given is nowhere', async () => {
  const all = await loadAllPuzzles()
  const dropped = all.flatMap(({ game, file }) => {
    const numbers = file.puzzles.map(({ number }) => number)
    const last = lastGiven(file)
    const gaps = Array.from({ length: last }, (_, i) => i + 1).filter((number) => !numbers.includes(number))
    return gaps.length === 0 ? [] : [{ game, gaps, last }]
  })
  expect(dropped.length).toBeGreaterThan(0)
  for (const { game, gaps, last } of dropped) {
    for (const gap of new Set([gaps[0], gaps.at(-1)])) {
      const page = await visit(`/puzzles/${game}/${gap}`)
      await page.reads('This puzzle is gone')
      expect(page.hrefs()).toContain(`/puzzles/${game}`)
      leave()
    }
    for (const never of [`${last + 1}`, '0', '1.5']) {
      await (await visit(`/puzzles/${game}/${never}`)).reads('There is nothing here')
      leave()
    }
  }
})

test('a puzzle that is found is marked, that of the day for its day too; one that was shown is not', async () => {
  const all = await loadAllPuzzles()
  const simple = all.find((each) => each.file.puzzles.every(({ planned }) => !planned))
  if (!simple) throw new Error('every game has puzzles of plans')
  const { game: id, file } = simple
  const game = await loadGame(id, file.made.version)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 18, 12) })
  const today = dayOf(Date.now())
  const daily = dailyOf(file.puzzles, today) as Puzzle
  const other = file.puzzles.find((each) => each !== daily) as Puzzle
  const open = async ({ number }: Puzzle): Promise<Page> => {
    const page = await visit(`/puzzles/${id}/${number}`)
    await page.reads(`Puzzle ${number} ·`)
    return page
  }
  const finds = async (puzzle: Puzzle): Promise<void> => {
    const page = await open(puzzle)
    const match = positionOf(game, file, puzzle)
    const answer = match.legal(puzzle.seat).find((move) => game.write(move) === puzzle.answer)
    await plays(page, game, match.view(puzzle.seat), answer)
    await page.reads('That is it:')
  }
  const page = await open(other)
  await page.press('Show the answer')
  await page.reads('The answer:')
  expect([...learned.value]).toEqual([])
  await finds(other)
  expect([...learned.value].filter((key) => key.includes(dateOf(today)))).toEqual([])
  expect(learned.value.size).toBe(1)
  await finds(daily)
  expect([...learned.value].filter((key) => key.includes(dateOf(today)))).toHaveLength(1)
  const none = await visit(`/puzzles/${id}/99999`)
  const nowhere = await visit('/puzzles/no-game/1')
  expect([none.text().includes('Puzzle 99999'), nowhere.all('h1')]).toEqual([false, none.all('h1')])
})
