/** The puzzle of the day, rows of days, and a try at a puzzle's own table. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { PuzzleFile } from '../../bots/puzzles/types.ts'
import { Draft } from '../../engine/draft.ts'
import { catalogue } from '../../games/index.ts'
import { learned } from '../learn/progress.ts'
import { withoutBots } from '../table/tests/no-bots.ts'
import { dailyOf, dateOf, dayOf } from './daily.ts'
import { isSolved, markSolved, streakOf } from './marks.ts'
import { PATIENCE_MS } from '../../scripts/patience.ts'

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))

afterEach(() => {
  vi.useRealTimers()
})

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

test('a solved puzzle is marked, and that of the day counts for its day', () => {
  const today = dayOf(Date.UTC(2026, 10, 17))
  markSolved('a-game', 3, null)
  expect([isSolved('a-game', 3), isSolved('a-game', 4), streakOf(learned.value, today)]).toEqual([true, false, 0])
  markSolved('a-game', 4, today)
  expect([isSolved('a-game', 4), streakOf(learned.value, today), streakOf(learned.value, today + 2)]).toEqual([
    true,
    1,
    0,
  ])
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
  await vi.waitFor(() => expect(table.scene.value.moment).toBeGreaterThan(before.moment + 1), { timeout: PATIENCE_MS })
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

/** A puzzle in the middle of a secret plan, which others have still to make. */
async function planned() {
  const file = (id: string) => JSON.parse(readFileSync(fileOf(id), 'utf8')) as PuzzleFile
  const of = ({ puzzles }: PuzzleFile) => puzzles.find((each) => each.planned !== undefined)
  const { about } = catalogue.find(({ about: { id } }) => existsSync(fileOf(id)) && of(file(id))) ?? {
    about: { id: '' },
  }
  return solvingOf(about.id, of)
}

test('nobody else plans before the answer is found, and what the puzzle begins with is not taken back', async () => {
  withoutBots()
  vi.useFakeTimers()
  const solving = await planned()
  const { moment, undoable } = solving.table.scene.value
  expect(undoable).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(solving.table.scene.value.moment).toBe(moment)
  solving.close()
})

test('what was wrong with a plan is the step before its close, and why is said of the latest try alone', async () => {
  const asked: { readonly id: number; readonly counsel: { readonly step: string } }[] = []
  const heard: ((message: { data: object }) => void)[] = []
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener(type: string, listener: (message: { data: object }) => void): void {
        if (type === 'message') heard.push(listener)
      }
      postMessage(question: (typeof asked)[number]): void {
        asked.push(question)
      }
      terminate(): void {
        heard.length = 0
      }
    },
  )
  const solving = await planned()
  const { table, puzzle, said } = solving
  const { view, choices } = table.scene.value
  const wrong: string[] = []
  for (const { text } of choices) {
    const draft = new Draft(table.game, view, puzzle.seat)
    if (wrong.length === 2 || !draft.play(text)?.secret) continue
    const tries = solving.wrongTries.value
    await table.act([text, draft.idle()])
    if (solving.wrongTries.value > tries) wrong.push(text)
  }
  expect(asked.map(({ counsel }) => counsel.step)).toEqual(wrong)
  expect(said.value).toMatchObject({ kind: 'wrong', step: wrong[1], why: [] })
  const [first, second] = asked.map(({ id }) => ({ id, reasons: [{ text: { say: `why ${id}` }, tone: 'warn' }] }))
  for (const answer of [first, second]) {
    for (const listener of heard) listener({ data: answer ?? {} })
    await Promise.resolve()
    expect(said.value).toMatchObject({ step: wrong[1], why: answer === second ? second?.reasons : [] })
  }
  solving.close()
})

test('what leads to the answer is not judged yet, what the rules refuse is no try, and after the answer anything may be played', async () => {
  withoutBots()
  const solving = await planned()
  const { table, puzzle, said } = solving
  const { view, choices } = table.scene.value
  expect(await table.act(['no such move'])).not.toBeNull()
  expect([said.value.kind, solving.wrongTries.value]).toEqual(['none', 0])
  const open = choices.find(({ text }) => {
    const draft = new Draft(table.game, view, puzzle.seat)
    return ![puzzle.answer, ...(puzzle.same ?? [])].includes(text) && draft.play(text)?.secret
  })
  expect(await table.act([open?.text ?? ''])).toBeNull()
  expect([said.value.kind, solving.wrongTries.value]).toEqual(['on-the-way', 0])
  // What was begun is taken back; what the puzzle begins with is not, also not by a second time.
  expect([table.scene.value.undoable, await table.undo()]).toEqual([true, null])
  expect([table.scene.value.undoable, await table.undo()]).toEqual([false, { reason: 'nothing-to-undo' }])
  expect(table.scene.value.view).toEqual(view)
  await solving.show()
  expect([said.value.kind, table.scene.value.undoable]).toEqual(['right', false])
  solving.close()
})
