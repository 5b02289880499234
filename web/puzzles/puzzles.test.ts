/** The puzzle of the day, rows of days, and a try at a puzzle's own table. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { PuzzleFile } from '../../bots/puzzles/types.ts'
import { catalogue } from '../../games/index.ts'
import { withoutBots } from '../table/tests/no-bots.ts'
import { dailyOf, dateOf, dayOf } from './daily.ts'
import { streakOf } from './marks.ts'

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))

test('a day has one puzzle for everybody, and all come once before any comes again', () => {
  const noon = dayOf(Date.UTC(2026, 10, 17, 12))
  expect(dayOf(Date.UTC(2026, 10, 17, 0, 0, 1))).toBe(noon)
  expect(dayOf(Date.UTC(2026, 10, 18))).toBe(noon + 1)
  expect(dateOf(noon)).toBe('2026-11-17')
  const all = Array.from({ length: 60 }, (_, i) => i)
  const first = Math.ceil(noon / 60) * 60
  const round = (from: number) => all.map((i) => dailyOf(all, from + i))
  expect(round(first).toSorted((a, b) => Number(a) - Number(b))).toEqual(all)
  expect(round(first + 60)).not.toEqual(round(first))
  expect(dailyOf([], noon)).toBeNull()
})

test('a row of days goes on until a day is missed; today is not missed before it is over', () => {
  const today = dayOf(Date.UTC(2026, 10, 17))
  const row = (...days: number[]) => streakOf(new Set(days.map((ago) => `daily/${dateOf(today - ago)}`)), today)
  expect(row()).toBe(0)
  expect(row(0)).toBe(1)
  expect(row(1, 2)).toBe(2)
  expect(row(0, 1, 2, 4)).toBe(3)
  expect(row(2, 3)).toBe(0)
})

function fileOf(id: string): string {
  return join(import.meta.dirname, `../../games/${id}/puzzles.json`)
}

async function solvingOf(id: string, pick: (file: PuzzleFile) => PuzzleFile['puzzles'][number] | undefined) {
  const file = JSON.parse(readFileSync(fileOf(id), 'utf8')) as PuzzleFile
  const puzzle = pick(file)
  const game = await catalogue.find(({ about }) => about.id === id)?.load()
  const { Solving } = await import('./solving.ts')
  if (!puzzle || !game) throw new Error(`no such puzzle of ${id}`)
  return new Solving(game, file, puzzle)
}

test('a wrong try leaves the table as it is, the right one is made, and then the others answer', async () => {
  withoutBots()
  const [first] = catalogue
  const solving = await solvingOf(first?.about.id ?? '', ({ puzzles }) => puzzles[0])
  const { table, puzzle } = solving
  const before = table.scene.value
  expect(before.viewer).toBe(puzzle.seat)
  const wrong = before.choices.find(({ text }) => ![puzzle.answer, ...(puzzle.same ?? [])].includes(text))
  expect(await table.act([wrong?.text ?? ''])).not.toBeNull()
  expect([table.scene.value.moment, solving.said.value.kind, solving.wrongTries.value]).toEqual([
    before.moment,
    'wrong',
    1,
  ])
  expect(await table.act([puzzle.answer])).toBeNull()
  expect([solving.said.value.kind, solving.shown.value]).toEqual(['right', false])
  await vi.waitFor(() => expect(table.scene.value.moment).toBeGreaterThan(before.moment + 1), { timeout: 20_000 })
  solving.close()
})

test('whoever has the answer shown has not found it; a secret plan is closed with it', async () => {
  withoutBots()
  for (const { about } of catalogue.filter(({ about }) => existsSync(fileOf(about.id)))) {
    const planned = (file: PuzzleFile) => file.puzzles.find((each) => each.planned !== undefined) ?? file.puzzles[0]
    const solving = await solvingOf(about.id, planned)
    await solving.show()
    expect([about.id, solving.said.value.kind, solving.shown.value]).toEqual([about.id, 'right', true])
    solving.close()
  }
})
