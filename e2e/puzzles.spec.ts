/// <reference lib="dom" />
/** A newcomer and the puzzle of the day: from the landing page, with a wrong try, to the answer, by keyboard. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answersOf, positionOf } from '../bots/puzzles/replay.ts'
import type { PuzzleFile } from '../bots/puzzles/types.ts'
import { catalogue, expect, FIRST, moves, OFTEN, picture, test } from './page-test.ts'

const file = JSON.parse(readFileSync(join(import.meta.dirname, `../games/${FIRST}/puzzles.json`), 'utf8')) as PuzzleFile

test('a newcomer tries the puzzle of the day, is told to look again, solves it by keyboard and keeps the mark', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .locator('.game-card')
    .first()
    .getByRole('link', { name: /^Puzzles/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Puzzles')
  await picture(page, 'puzzles')
  const today = page.getByRole('link', { name: /^Puzzle of the day/ })
  await today.focus()
  await page.keyboard.press('Enter')
  const guide = page.getByRole('region', { name: 'The puzzle' })
  await expect(guide).toContainText('find the best move')
  const number = Number(new URL(page.url()).pathname.split('/').at(-1))
  const puzzle = file.puzzles.find((each) => each.number === number)
  const game = await catalogue[0]?.load()
  if (!puzzle || !game) throw new Error(`there is no puzzle ${number}`)
  const legal = positionOf(game, file, puzzle).legal(puzzle.seat)
  const isRight = (move: unknown): boolean => answersOf(puzzle).includes(game.write(move))
  await expect(moves(page)).toHaveCount(legal.length)
  /** What cannot be taken back is asked twice. */
  const answered = async (index: number, says: string): Promise<void> => {
    await moves(page).nth(index).focus()
    await page.keyboard.press('Enter')
    const said = async (): Promise<string> => {
      await page.evaluate(() => document.querySelector<HTMLElement>('.tap-again .button.first')?.click())
      return (await guide.getByRole('status').first().textContent()) ?? ''
    }
    await expect.poll(said, OFTEN).toContain(says)
  }
  await answered(
    legal.findIndex((move) => !isRight(move)),
    'Look again',
  )
  await answered(legal.findIndex(isRight), 'That is it')
  await picture(page, 'puzzle-solved')
  // The keyboard is taken to the way on.
  await expect(guide.getByRole('link', { name: 'Next puzzle' })).toBeFocused()
  await guide.getByRole('link', { name: 'All puzzles' }).click()
  await expect(page.getByRole('link', { name: `Puzzle ${number}, solved` })).toBeVisible()
  await expect(page.getByText('1 day with a puzzle of the day solved')).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).toBe('')
})
