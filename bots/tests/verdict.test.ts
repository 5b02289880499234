/** What the coach says of a move that was made, held against mistakes and solutions that people wrote into the lessons. */
import { expect, test } from 'vitest'
import { type AnyGame, type AnyKnowledge, quick } from '../../engine/index.ts'
import type { AnyLesson } from '../../engine/lesson.ts'
import { catalogue } from '../../games/index.ts'
import { findLevel, verdict } from '../index.ts'
import { nimGame, nimKnowledge } from './samples/nim.ts'

interface Taught {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge | null
  readonly lessons: readonly AnyLesson[]
}

/** What the coach thinks of an act at the beginning of a lesson. */
function judged({ game, knowledge }: Taught, { position, seat }: AnyLesson, act: string) {
  const level = findLevel('earl')
  if (!level) throw new Error('no level')
  const view = game.view(position(), seat)
  return verdict({ game, knowledge, view, seat, level, seed: 3 }, act.split(' '))
}

/** A task whose named mistake throws much away although its solution does not, and that mistake. */
function plainMistake(taught: Taught) {
  for (const lesson of taught.lessons.toReversed()) {
    const [goal] = lesson.goals
    const solution = goal?.solution[0]
    if (!goal || solution === undefined || !taught.game.awaiting(lesson.position()).includes(lesson.seat)) continue
    const wrong = goal.wrong.find(
      ({ example: [act, ...more] }) => more.length === 0 && act && judged(taught, lesson, act)?.much,
    )
    if (wrong && !judged(taught, lesson, solution)?.much) return { lesson, act: wrong.example[0] ?? '', solution }
  }
  return null
}

test('a plainly bad move gets a word with something better, a good one none, and nothing hidden has a part in it', async () => {
  let tried = 0
  for (const entry of catalogue) {
    const [game, knowledge] = await Promise.all([entry.load(), entry.knowledge()])
    const folder = `../../games/${entry.about.id}/lessons/index.ts`
    const { lessons } = (await import(folder)) as { lessons: readonly AnyLesson[] }
    const taught = { game, knowledge, lessons }
    const found = plainMistake(taught)
    // A small game may have no lesson in which one step throws much away.
    if (!found) continue
    tried++
    const { lesson, act } = found
    const told = judged(taught, lesson, act)
    expect(act.split(' ')).not.toContain(told?.better)
    expect([...(told?.costs ?? []), ...(told?.gains ?? [])].length).toBeGreaterThan(0)
    // Another table that looks the same from this seat.
    const twin = { ...lesson, position: () => game.guess(game.view(lesson.position(), lesson.seat), quick(77)) }
    expect(judged(taught, twin, act)).toEqual(told)
  }
  expect(tried).toBeGreaterThan(catalogue.length / 2)
})

test('what the bot itself would have played is left in peace', () => {
  const level = findLevel('earl')
  if (!level) throw new Error('no level')
  const request = {
    game: nimGame,
    knowledge: nimKnowledge,
    view: nimGame.view({ stones: 6, turn: 0 }, 0),
    seat: 0,
    level,
    seed: 1,
  }
  expect(verdict(request, ['take2'])).toBeNull()
  expect(verdict(request, ['take1'])).toMatchObject({ better: 'take2', much: true })
})

/** One of two things is done, chance makes something of it, and that is judged. */
function tossed(worth: (move: string, die: number) => number) {
  const game = {
    ...nimGame,
    awaiting: ({ done }: { done: boolean }) => (done ? [] : [0]),
    legal: () => ['left', 'right'],
    apply: (state: { done: boolean; worth: number }, _: number, move: string, dice: ReturnType<typeof quick>) => {
      state.worth = worth(move, dice.int(1000))
      state.done = true
    },
    outcome: () => null,
    write: (move: string) => move,
  } as unknown as AnyGame
  const knowledge = {
    calm: () => true,
    evaluate: ({ worth: is }: { worth: number }) => is,
  } as unknown as AnyKnowledge
  const level = findLevel('earl')
  if (!level) throw new Error('no level')
  const request = { game, knowledge, view: { done: false, worth: 0 }, seat: 0, level, seed: 1 }
  return ['left', 'right'].map((step) => verdict(request, [step]))
}

test('two acts meet the same luck: what is the same but for chance costs nothing at all', () => {
  expect(tossed((_, die) => die / 1000).map((each) => each?.loss ?? 0)).toEqual([0, 0])
})

test('what could as well be bad luck is no mistake, and what is plainly worse is one', () => {
  expect(
    tossed((move, die) => (move === 'left' ? (die < 500 ? 0.9 : -0.9) : 0)).map((each) => each?.much),
  ).not.toContain(true)
  expect(tossed((move, die) => (move === 'left' ? 0 : 0.3 + die / 10_000)).map((each) => each?.much)).toEqual([
    true,
    undefined,
  ])
})
