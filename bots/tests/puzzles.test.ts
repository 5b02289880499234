/** Puzzles of small games whose right answers everybody knows. */
import { expect, test } from 'vitest'
import { type AnyGame, quick } from '../../engine/index.ts'
import { sameAnswers } from '../puzzles/answers.ts'
import { find } from '../puzzles/find.ts'
import { atAGlance, gradeOf } from '../puzzles/grade.ts'
import { judgeAct } from '../puzzles/judge.ts'
import { Maker } from '../puzzles/make.ts'
import { restricted } from '../puzzles/restrict.ts'
import { joined, puzzleText } from '../puzzles/text.ts'
import type { PuzzleFile } from '../puzzles/types.ts'
import { thorough, weigh } from '../puzzles/weigh.ts'
import { bidsGame, bidsKnowledge } from './samples/bids.ts'
import { nimGame, nimKnowledge } from './samples/nim.ts'

const ALL = { effort: 25, margin: 0.05, wanted: () => true }
const nim = (stones: number, game = nimGame) => ({ game, knowledge: nimKnowledge, view: { stones, turn: 0 }, seat: 0 })

/** The same game with two ways to write "take two". */
const twice = {
  ...nimGame,
  legal: (state: unknown, seat: number, into: unknown[] = []) => {
    nimGame.legal(state, seat, into)
    if (into.includes(2)) into.push(2.5)
    return into
  },
  apply: (...[state, seat, move, dice, tell]: Parameters<AnyGame['apply']>) =>
    nimGame.apply(state, seat, Math.floor(move as number), dice, tell),
} satisfies AnyGame

test('of seven stones one takes three, and there is nothing to find among four', () => {
  expect(find(nim(7), ALL)).toMatchObject({ answers: ['take3'], weighed: { with: 1, without: -1 } })
  expect(find(nim(5), ALL)?.answers).toEqual(['take1'])
  expect(find(nim(4), ALL)).toBeNull()
})

test('two names of one answer are one answer, and no reason to doubt it', () => {
  expect(sameAnswers(thorough(nim(6, twice), 1, 1), 'take2')).toEqual(['take2', 'take2.5'])
  expect(find(nim(6, twice), ALL)?.answers.toSorted()).toEqual(['take2', 'take2.5'])
})

test('an answer that is not wanted in its grade is not searched for long', () => {
  expect(find(nim(7), { ...ALL, wanted: () => false })).toBeNull()
  expect(gradeOf(nim(7), ['take3'])).toBe('knight')
  expect(gradeOf(nim(3), ['take3'])).toBe('page')
})

test('what a glance finds is graded no harder than that', () => {
  const glance = { ...nimKnowledge, promise: (_: unknown, __: number, move: unknown) => (move === 3 ? 2 : 1) }
  expect(gradeOf({ ...nim(7), knowledge: glance }, ['take3'])).toBe('squire')
  expect(atAGlance(thorough({ ...nim(7), knowledge: glance }, 1, 1), ['take2'])).toBe(false)
})

test('with an answer it comes next; without it, it comes not at all in this turn', () => {
  const task = thorough(nim(9), 1, 1)
  const texts = (allows: (text: string) => boolean): readonly unknown[] => {
    const { rules } = restricted(task, { allows, turn: false })
    const world = rules.guess(task.view, quick(1))
    const first = [...rules.legal(world, 0)]
    rules.apply(world, 0, first[0], quick(1), null)
    rules.apply(world, 1, 1, quick(1), null)
    return [first, rules.legal(world, 0)]
  }
  expect(texts((text) => text === 'take2')).toEqual([[2], [1, 2, 3]])
  expect(texts((text) => text !== 'take2')).toEqual([
    [1, 3],
    [1, 2, 3],
  ])
})

test('a puzzle is found from the view alone: what the others hold changes nothing', () => {
  const dice = quick(3)
  const state = bidsGame.setup(2, {}, dice)
  const view = bidsGame.view(state, 0)
  const other = bidsGame.guess(view, quick(9))
  expect(other).not.toEqual(state)
  const seen = (each: unknown) => ({ game: bidsGame, knowledge: bidsKnowledge, view: bidsGame.view(each, 0), seat: 0 })
  const [card = ''] = bidsGame.legal(state, 0).map((move) => bidsGame.write(move))
  expect(weigh(seen(other), [card], 60, 5)).toEqual(weigh(seen(state), [card], 60, 5))
})

test('the same order makes the same puzzles, and every one of them is a winning move of nim', () => {
  const order = { game: nimGame, knowledge: nimKnowledge, count: 6, seed: 4, effort: 12, margin: 0.05, games: 12 }
  const made = [1, 2].map(() => {
    const maker = new Maker(order)
    while (!maker.done) maker.next()
    return maker.made
  })
  expect(made[1]).toEqual(made[0])
  const { games = [], puzzles = [] } = made[0] ?? {}
  expect(puzzles.length).toBeGreaterThan(2)
  for (const { game, at, answer } of puzzles) {
    const { seed = 0, moves = '' } = games[game] ?? {}
    const taken = moves.split(' ').slice(0, at)
    const left = 10 + quick(seed).int(8) - taken.reduce((sum, text) => sum + Number(text.slice(4) || 0), 0)
    expect((left - Number(answer.slice(4))) % 4).toBe(0)
  }
})

test('a try is right with the answer, wrong without, and no move at all otherwise', () => {
  const judged = (...steps: string[]) => judgeAct(nimGame, { stones: 7, turn: 0 }, 0, ['take3'], steps)
  expect(judged('take3')).toBe('right')
  expect(judged('take1')).toBe('wrong')
  expect(judged('take9')).toBe('refused')
  expect(judged('take3', 'take1')).toBe('refused')
})

/** A purse of three coins, put on the left or the right and taken back, in secret, until the plan is closed. */
const purse = {
  ...nimGame,
  awaiting: (s: { done: boolean }) => (s.done ? [] : [0]),
  together: () => true,
  legal: (s: { left: number; right: number; done: boolean }) => [
    ...(s.left + s.right < 3 ? ['left+', 'right+'] : []),
    ...(s.left > 0 ? ['left-'] : []),
    ...(s.right > 0 ? ['right-'] : []),
    'close',
  ],
  apply: (s: { left: number; right: number; done: boolean }, _: number, move: string) => {
    if (move === 'close') s.done = true
    else if (move.startsWith('left')) s.left += move.endsWith('+') ? 1 : -1
    else s.right += move.endsWith('+') ? 1 : -1
  },
  view: (s: object) => ({ ...s }),
  guess: (s: object) => ({ ...s }),
  write: (move: string) => move,
} as unknown as AnyGame

test('in a secret plan the answer may come anywhere, but not if it is taken back again', () => {
  const judged = (...steps: string[]) =>
    judgeAct(purse, { left: 0, right: 1, done: false }, 0, ['left+'], [...steps, 'close'])
  expect(judged('left+')).toBe('right')
  expect(judged('right+', 'left+')).toBe('right')
  expect(judged('left+', 'right+', 'left-')).toBe('wrong')
  expect(judged('right+', 'right+')).toBe('wrong')
  expect(judged()).toBe('wrong')
})

test('puzzles of other games are added behind those that are there, which keep their numbers', () => {
  const made = {
    commands: ['one'],
    version: 1,
    effort: 100,
    margin: 5,
    checked: { times: 10, seed: 1, tried: 1, held: 1 },
  }
  const puzzle = { number: 7, game: 0, at: 0, seat: 0, answer: 'a', grade: 'page', with: 9, without: 0 } as const
  const file: PuzzleFile = { made, games: [{ seats: 2, seed: 1, moves: '' }], puzzles: [puzzle] }
  const both = joined(file, { ...file, made: { ...made, commands: ['two'] } })
  expect(both?.puzzles.map(({ number, game }) => [number, game])).toEqual([
    [7, 0],
    [8, 1],
  ])
  expect(both?.made).toEqual({ ...made, commands: ['one', 'two'], checked: { ...made.checked, tried: 2, held: 2 } })
  // What was checked of a part alone says nothing of the whole.
  const { checked: _, ...unchecked } = made
  expect(joined(file, { ...file, made: unchecked })?.made.checked).toBeUndefined()
  expect(joined(file, { ...file, made: { ...made, effort: 50 } })).toBeNull()
  expect(JSON.parse(puzzleText(file))).toEqual(file)
})
