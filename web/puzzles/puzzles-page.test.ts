/** The list of a game's puzzles, where numbers are missing. */
import { afterEach, expect, test } from 'vitest'
import { leave, visit } from '../tests/visit.tsx'
import { loadAllPuzzles } from './files.ts'

afterEach(() => leave())

test('where numbers are missing, the list says why; where none is, it says nothing', async () => {
  const said = []
  for (const { game, file } of await loadAllPuzzles()) {
    const numbers = file.puzzles.map(({ number }) => number)
    const page = await visit(`/puzzles/${game}`)
    await page.reads('Learn the game first')
    const gaps = page.text().includes('A number that is missing belonged to a puzzle that was taken out.')
    expect([game, gaps]).toEqual([game, (file.made.given ?? Math.max(...numbers)) > numbers.length])
    said.push(gaps)
    leave()
  }
  expect(new Set(said)).toEqual(new Set([true, false]))
})
