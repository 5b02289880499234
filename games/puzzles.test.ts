/** Every puzzle that is shipped can be played, asked and answered, and tells no more than its seat may know. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { judgeAct } from '../bots/puzzles/judge.ts'
import { answersOf, positionOf, stepsIn } from '../bots/puzzles/replay.ts'
import { soundOf } from '../bots/puzzles/sound.ts'
import { GRADES, type Puzzle, type PuzzleFile } from '../bots/puzzles/types.ts'
import { leadOf } from '../bots/puzzles/verify.ts'
import { Draft, quick } from '../engine/index.ts'
import { findRules } from './index.ts'

const ROOT = import.meta.dirname
const FEWEST = 60
/** So many wrong tries of each are judged. */
const WRONG = 3
/** The share that must have held when they were made. */
const SHARE = 0.95

async function shelf(id: string) {
  const file = JSON.parse(readFileSync(join(ROOT, id, 'puzzles.json'), 'utf8')) as PuzzleFile
  const rules = findRules(id, file.made.version)
  if (!rules) throw new Error(`no rules ${file.made.version} of ${id}`)
  return { file, game: await rules.load(), knowledge: await rules.knowledge() }
}

describe.each(globSync('*/puzzles.json', { cwd: ROOT }).map((file) => dirname(file)))('%s', (id) => {
  test('at least sixty, with names of their own and of several grades, held at many times the effort they were made with', async () => {
    const { made, puzzles } = (await shelf(id)).file
    expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST)
    expect(new Set(puzzles.map(({ number }) => number)).size).toBe(puzzles.length)
    for (const { grade } of puzzles) expect(GRADES).toContain(grade)
    expect(new Set(puzzles.map(({ grade }) => grade)).size).toBeGreaterThanOrEqual(3)
    expect(made.commands[0]).toContain(`roses puzzles ${id} `)
    const { times = 0, tried = 1, held = 0 } = made.checked ?? {}
    expect(times).toBeGreaterThanOrEqual(10)
    expect(held / tried).toBeGreaterThanOrEqual(SHARE)
  })

  test('no two ask for one decision, and no plan holds a step that nobody makes who has understood the rules', async () => {
    const { file, game, knowledge } = await shelf(id)
    const told = soundOf(game, knowledge, file).faults.map(({ puzzle, asked }) => [
      puzzle.number,
      asked?.number ?? null,
    ])
    expect(told).toEqual([])
  })

  test('each is replayed by the rules to a decision of its seat, with one right answer, wrong ones, and nothing hidden in sight', async () => {
    const { file, game } = await shelf(id)
    for (const puzzle of file.puzzles) {
      const { seat, answer, number } = puzzle
      const match = positionOf(game, file, puzzle)
      expect(match.awaiting(), `${number}`).toContain(seat)
      const texts = match.legal(seat).map((move) => game.write(move))
      const answers = answersOf(puzzle)
      expect(texts, `${number}`).toEqual(expect.arrayContaining([...answers]))
      expect(texts.length - answers.length, `${number}`).toBeGreaterThanOrEqual(2)
      expect(puzzle.with - puzzle.without, `${number}`).toBeGreaterThanOrEqual(file.made.margin - 1)
      const view = match.view(seat)
      // Another world that the seat cannot tell apart is the same puzzle, to the byte.
      expect(game.view(game.guess(view, quick(number)), seat), `${number}`).toEqual(view)
      expect(judgeAct(game, view, seat, answers, closed(game, view, puzzle, answer)), `${number}`).toBe('right')
      const wrong = texts.filter((text) => !answers.includes(text)).slice(0, WRONG)
      const verdicts = new Set(wrong.map((text) => judgeAct(game, view, seat, answers, [text])))
      expect(verdicts.has('right') || verdicts.has('refused'), `${number}`).toBe(false)
    }
  })

  test('answers that are called the same lead to the same view', async () => {
    const { file, game } = await shelf(id)
    for (const puzzle of file.puzzles.filter(({ same }) => same)) {
      const view = positionOf(game, file, puzzle).view(puzzle.seat)
      const ends = answersOf(puzzle).map((text) => {
        const draft = new Draft(game, view, puzzle.seat)
        draft.play(text)
        return JSON.stringify(draft.view)
      })
      expect(new Set(ends).size, `${puzzle.number}`).toBe(1)
    }
  })

  test('most of a sample are still found best, with other guesses and little effort', async () => {
    const { file, game, knowledge } = await shelf(id)
    const sample = file.puzzles.filter((_, index) => index % 15 === 7)
    const leads = sample.map((puzzle) => leadOf(game, knowledge, file, puzzle, { effort: 120, seed: 77 }))
    expect(sample.length).toBeGreaterThanOrEqual(4)
    expect(leads.filter((lead) => lead > 0).length, leads.join(' ')).toBeGreaterThan(sample.length / 2)
  })
})

/** The answer as a reader gives it: a secret plan is closed after it. */
function closed(
  game: ConstructorParameters<typeof Draft>[0],
  view: unknown,
  { seat, planned = '' }: Puzzle,
  answer: string,
): readonly string[] {
  const draft = new Draft(game, view, seat)
  let tried = draft.play(answer)
  for (let step = 0; tried?.secret && step <= stepsIn(planned).length; step++) tried = draft.play(draft.idle())
  return draft.steps
}
