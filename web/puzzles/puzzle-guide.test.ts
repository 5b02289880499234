/** What is said beside a puzzle: what is asked, what a try was worth, and the way on. */
import { Drawn, nameOf, speaking } from '../table/tests/drawn.tsx'
import { page } from '../table/tests/screen.ts'
import { h } from 'preact'
import { afterEach, expect, test, vi } from 'vitest'
import { toldOf } from '../../bots/puzzles/told.ts'
import type { Puzzle, PuzzleFile } from '../../bots/puzzles/types.ts'
import type { AnyGame } from '../../engine/game.ts'
import { loadGame, loadWords } from '../game-assets.ts'
import { learned } from '../learn/progress.ts'
import { loadChances } from '../parts/chances.ts'
import { withoutBots } from '../table/tests/no-bots.ts'
import { loadAllPuzzles } from './files.ts'
import { markSolved } from './marks.ts'
import { PuzzleGuide } from './puzzle-guide.tsx'
import { Solving } from './solving.ts'
import { useWords } from './words.ts'

withoutBots()
const written: string[] = []
vi.stubGlobal('navigator', {
  languages: ['en'],
  clipboard: { writeText: async (text: string) => void written.push(text) },
})
await speaking(useWords)
const all = await loadAllPuzzles()
const simple = all.find((each) => each.file.puzzles.every(({ planned }) => planned === undefined))
if (!simple) throw new Error('every game has puzzles of plans')
const { game: id, file } = simple
const game: AnyGame = await loadGame(id, file.made.version)
const words = await loadWords(id, 'en')
const [first] = file.puzzles as readonly [Puzzle]

let open: Drawn | null = null
let solving: Solving | null = null
let asked: (readonly [wrongTries: number, show: boolean])[] = []
afterEach(() => {
  open?.clear()
  solving?.close()
  learned.value = new Set()
})

function puzzled(puzzle: Puzzle = first, among: PuzzleFile = file, wrongTries = 0) {
  asked = []
  const made = (solving = new Solving(game, among, puzzle, wrongTries))
  const restart = (tries: number, show: boolean): void => void asked.push([tries, show])
  const screen = (open = new Drawn().draw(
    h(() => h(PuzzleGuide, { solving: made, game, file: among, words, restart }), {}),
  ))
  return { screen, solving: made }
}

const isAnswer = (puzzle: Puzzle, text: string): boolean => [puzzle.answer, ...(puzzle.same ?? [])].includes(text)

test('a puzzle says its number and whom one plays; a wrong try is named with what it misses, and counts', async () => {
  const { screen, solving: made } = puzzled()
  expect(screen.texts('.guide-at span')[0]).toMatch(new RegExp(`^Puzzle ${first.number} · `))
  expect(screen.called('All puzzles').getAttribute('href')).toBe(`/puzzles/${id}`)
  expect(screen.texts('h2')[0]).toMatch(/: find the best move$/)
  expect(screen.text).toContain('One answer is clearly better than all others.')
  const choices = made.table.scene.value.choices.filter(({ text }) => !isAnswer(first, text))
  const [wrong] = choices
  await made.table.act([wrong?.text ?? ''])
  await screen.until(() => expect(screen.texts('.guide-wrong')[0]).toMatch(/^You tried: .+\. Look again/))
  expect(screen.texts('.guide-wrong')[0]).not.toContain(`: ${wrong?.text}.`)
  await screen.until(() => expect(screen.text).toMatch(/The bots see you at \d+ of 100 after the best answer/))
  const [, best, rest] = /at (\d+) of 100 after the best answer, and at (\d+) at most/.exec(screen.text) ?? []
  expect([Number(best) <= 100, Number(best) > Number(rest)]).toEqual([true, true])
  screen.press('Show the answer')
  screen.press('Start over')
  expect(asked).toEqual([
    [1, true],
    [1, false],
  ])
})

test('who finds the answer reads why, is led on, and may tell of it by the number of tries', async () => {
  for (const [tries, told] of [
    [0, 'solved at the first try'],
    [2, 'solved with 3 tries'],
  ] as const) {
    written.length = 0
    const { screen, solving: made } = puzzled(first, file, tries)
    await made.table.act([first.answer])
    await screen.until(() => expect(screen.texts('.guide-praise')[0]).toMatch(/^That is it: /))
    await screen.until(() => expect(screen.text).toMatch(/at \d+ of 100 after it, and at \d+ at most/))
    expect(screen.text).toContain('Now the others answer on the board.')
    await screen.until(() => expect(nameOf(page.activeElement)).toBe('Next puzzle'))
    expect([screen.maybe('Show the answer'), screen.maybe('Start over')]).toEqual([undefined, undefined])
    screen.press('Copy a line for friends')
    await screen.until(() => expect(written).toHaveLength(1))
    expect(written[0]).toMatch(new RegExp(`puzzle ${first.number}: ${told}\\n.*/puzzles/${id}/${first.number}$`))
    await screen.until(() => expect(screen.texts('.puzzle-told')).toEqual(['Copied.']))
    screen.press('Once more')
    // What was tried before does not count for another time.
    expect(asked).toEqual([[0, false]])
    open?.clear()
  }
})

test('two chances that nobody would tell apart are not held against each other', async () => {
  const chances = (await loadChances(id)) ?? undefined
  /** As far apart as that in what is told. */
  const apart = (by: number): Puzzle => {
    const { view } = puzzled().solving.table.scene.value
    open?.clear()
    for (let without = first.with; without >= -100; without--) {
      const told = toldOf(chances, { game, view, seat: first.seat }, { with: first.with, without })
      if (told.with - told.without === by) return { ...first, without }
    }
    throw new Error(`nothing is told ${by} apart`)
  }
  for (const [by, says] of [
    [5, true],
    [4, false],
  ] as const) {
    const { screen, solving: made } = puzzled(apart(by))
    const wrong = made.table.scene.value.choices.find(({ text }) => !isAnswer(first, text))
    for (const [step, word] of [
      [wrong?.text ?? '', 'You tried'],
      [first.answer, 'That is it'],
    ] as const) {
      await made.table.act([step])
      await screen.until(() => expect(screen.text).toContain(word))
      // The chances are there by now, and whatever is told of them.
      await loadChances(id)
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect([by, word, /\d of 100/.test(screen.text)]).toEqual([by, word, says])
    }
    open?.clear()
  }
})

test('who is shown the answer has not found it', async () => {
  const { screen, solving: made } = puzzled()
  await made.show()
  await screen.until(() => expect(screen.texts('.guide-praise')[0]).toMatch(/^The answer: /))
  screen.press('Copy a line for friends')
  await screen.until(() => expect(written.at(-1)).toContain('can you find the answer?'))
})

test('the next puzzle is one of the same grade that is not solved, from there on and round again; else any; else the list', async () => {
  const graded = ['page', 'earl', 'page', 'earl', 'page'] as const
  const puzzles = graded.map((grade, at): Puzzle => ({ ...first, number: at + 1, grade }))
  const among = { ...file, puzzles }
  const next = async (number: number, ...solved: readonly number[]): Promise<string | null> => {
    learned.value = new Set()
    for (const each of solved) markSolved(id, each, null)
    const { screen, solving: made } = puzzled(puzzles[number - 1], among)
    await made.show()
    await screen.until(() => expect(screen.all('a.first')).toHaveLength(1))
    const way = screen.the('a.first').getAttribute('href')
    open?.clear()
    return way
  }
  expect([
    await next(1),
    await next(1, 3),
    await next(5, 5),
    await next(4),
    await next(1, 3, 5),
    await next(1, 2, 3, 4, 5),
  ]).toEqual([
    `/puzzles/${id}/3`,
    `/puzzles/${id}/5`,
    `/puzzles/${id}/1`,
    `/puzzles/${id}/2`,
    `/puzzles/${id}/2`,
    `/puzzles/${id}`,
  ])
})
