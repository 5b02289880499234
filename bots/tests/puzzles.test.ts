/** Puzzles of small games whose right answers everybody knows. */
import { expect, test } from 'vitest'
import { type AnyGame, type Chances, quick } from '../../engine/index.ts'
import { choose, levels } from '../index.ts'
import { sameAnswers } from '../puzzles/answers.ts'
import { find, gapOf } from '../puzzles/find.ts'
import { atAGlance, gradeOf } from '../puzzles/grade.ts'
import { judgeAct } from '../puzzles/judge.ts'
import { Maker } from '../puzzles/make.ts'
import { momentsOf } from '../puzzles/moments.ts'
import { playedGame } from '../puzzles/play.ts'
import { restricted } from '../puzzles/restrict.ts'
import { soundOf } from '../puzzles/sound.ts'
import { joined, puzzleText } from '../puzzles/text.ts'
import { toldOf } from '../puzzles/told.ts'
import type { Puzzle, PuzzleFile } from '../puzzles/types.ts'
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

test('in a copied world the same is forbidden, for the rest of the turn or until chance has had a say', () => {
  /** Everything is one turn of the first seat; taking three throws a die. */
  const longTurn = {
    ...nimGame,
    copy: (state: object) => ({ ...state }),
    apply: (state: { stones: number }, _: number, taken: number, dice: ReturnType<typeof quick>) => {
      if (taken === 3) dice.int(6)
      state.stones -= taken
    },
  } as unknown as AnyGame
  const task = thorough(nim(20, longTurn), 1, 1)
  const { rules } = restricted(task, { allows: (text) => text !== 'take2', turn: true })
  const world = rules.guess(task.view, quick(1))
  const after = (...taken: number[]) => {
    const copy = rules.copy?.(world) ?? world
    for (const move of taken) rules.apply(copy, 0, move, quick(1), null)
    return [...rules.legal(copy, 0)]
  }
  expect(after()).toEqual([1, 3])
  expect(after(1, 1)).toEqual([1, 3])
  expect(after(1, 3)).toEqual([1, 2, 3])
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
  // Of as many games as were looked through, the last is looked at as well.
  const stopped = new Maker(order)
  while (stopped.made.puzzles.length < puzzles.length) stopped.next()
  const again = new Maker({ ...order, games: stopped.looked })
  while (!again.done) again.next()
  expect(again.made).toEqual(made[0])
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

/** The same as a game from its beginning, worth what `worth` says; closing may be left to chance. */
const game = (close: (s: { left: number; luck?: number }, dice: ReturnType<typeof quick>) => void = () => undefined) =>
  ({
    ...purse,
    setup: () => ({ left: 0, right: 0, done: false }),
    outcome: () => null,
    idle: () => 'close',
    apply: (...[state, seat, move, dice, tell]: Parameters<AnyGame['apply']>) => {
      purse.apply(state, seat, move, dice, tell)
      if (move === 'close') close(state as { left: number }, dice)
    },
  }) as unknown as AnyGame
const worth = (evaluate: (s: { left: number; right: number; luck?: number }) => number) =>
  ({ wholeTurns: true, reach: 0, evaluate }) as unknown as typeof nimKnowledge
const EMPTY = { left: 0, right: 0, done: false }

test('a moment has choices enough to be asked about, and no more than anybody can weigh', () => {
  const seed = 3
  const stones = 10 + quick(seed).int(8)
  /** While there are many stones there are dozens of choices. */
  const wide = {
    ...nimGame,
    legal: (state: { stones: number }, seat: number, into: number[] = []) => {
      nimGame.legal(state, seat, into)
      if (state.stones > 7 && into.length > 0) into.push(...Array.from({ length: 60 }, (_, i) => 100 + i))
      return into
    },
  } as unknown as AnyGame
  const moves = `${'take1 '.repeat(stones - 2)}take2`
  const left = (of: AnyGame) => momentsOf(of, { seats: 2, seed, moves }).map(({ at }) => stones - at)
  expect(left(nimGame)).toEqual(Array.from({ length: stones - 2 }, (_, i) => stones - i))
  expect(left(wide)).toEqual([7, 6, 5, 4, 3])
})

test('of a secret plan each step but its close is once what is lacking', () => {
  const moments = momentsOf(game(), { seats: 2, seed: 1, moves: 'left+ right+ close' })
  expect(moments.map(({ at, planned }) => [at, planned])).toEqual([
    [0, 'right+'],
    [0, 'left+'],
  ])
})

test('a step that comes twice in a plan is lacking once', () => {
  const moments = momentsOf(game(), { seats: 2, seed: 1, moves: 'left+ right+ left+ close' })
  expect(moments.map(({ planned }) => planned)).toEqual(['right+ left+', 'left+ left+'])
})

/** The purse cannot pay for more than one coin. */
const poor = {
  ...nimKnowledge,
  absurd: (s: { left: number; right: number }, _: number, move: string) => move.endsWith('+') && s.left + s.right > 0,
} as unknown as typeof nimKnowledge

test('a plan with a step that nobody makes who has understood the rules is not asked about, unless the step was taken back', () => {
  const left = (moves: string) => momentsOf(game(), { seats: 2, seed: 1, moves }, poor).map(({ planned }) => planned)
  expect(left('left+ right+ close')).toEqual(['right+', 'left+'])
  expect(left('left+ left+ right+ close')).toEqual([])
  expect(left('left+ left+ left- right+ close')).toEqual(['left+ left- right+', 'left+ left+ left-'])
})

test('a step that nobody makes who has understood the rules is no answer', () => {
  const seen = (left: number, knowledge = worth((s) => s.left / 3)) =>
    find({ game: game(), knowledge, view: { ...EMPTY, left }, seat: 0 }, ALL)?.answers
  expect(seen(1)).toEqual(['left+'])
  expect(seen(1, { ...poor, ...worth((s) => s.left / 3) })).toBeUndefined()
})

/** How often such a judgement has won: with a slope of nothing all are even. */
const chances = (slope: number): Chances => ({
  made: '',
  phases: {},
  tables: [
    { seats: 2, options: {}, games: 1, won: [0.5, 0.5], lines: [[], []].map(() => [1, 1, 1].map(() => [0, slope])) },
  ],
})

test('an answer is as clear in what people are told as in what bots see', () => {
  const seen = (slope: number) => ({ ...nim(7), knowledge: { ...nimKnowledge, chances: chances(slope) } })
  const told = (slope: number) => toldOf(chances(slope), seen(slope), { with: 100, without: -100 })
  expect([told(1), told(0.02)]).toEqual([
    { with: 99, without: 1 },
    { with: 52, without: 48 },
  ])
  expect(find(seen(1), ALL)?.answers).toEqual(['take3'])
  expect(find(seen(0.02), ALL)).toBeNull()
})

test('of one decision there is one puzzle, however many orders its plan could lack', () => {
  // Whoever lacks either coin has nothing.
  const knowledge = worth(({ left, right }) => (left > 0 && right > 0 ? 1 : -1))
  const maker = new Maker({ game: game(), knowledge, count: 10, seed: 1, effort: 60, margin: 0.05, games: 1 })
  while (!maker.done) maker.next()
  const { games, puzzles } = maker.made
  expect(puzzles.map(({ at, seat }) => [at, seat])).toEqual([[0, 0]])
  // The other is there to be asked as well.
  const played = playedGame(game(), knowledge, 2, games[0]?.seed ?? 0)
  const views = { 'left+': { ...EMPTY, left: 1 }, 'right+': { ...EMPTY, right: 1 } }
  expect(momentsOf(game(), played).map(({ planned }) => planned)).toEqual(Object.keys(views).toReversed())
  for (const view of Object.values(views)) expect(find({ game: game(), knowledge, view, seat: 0 }, ALL)).not.toBeNull()
})

test('of a file the clearest puzzle of each decision is sound, the first of equals, and none whose plan makes no sense', () => {
  const puzzle = { number: 1, game: 0, at: 0, seat: 0, answer: 'left+', grade: 'page', with: 9, without: 0 } as const
  const puzzles: Puzzle[] = [
    puzzle,
    { ...puzzle, number: 2, with: 20, answer: 'right+' },
    { ...puzzle, number: 3, with: 20 },
    { ...puzzle, number: 4, with: 99, planned: 'right+' },
    { ...puzzle, number: 5, with: 5, game: 1 },
    // The same game under another number.
    { ...puzzle, number: 6, with: 4, game: 2 },
    // The same game, a step later.
    { ...puzzle, number: 7, at: 1, game: 2, answer: 'left-' },
  ]
  const games = [1, 2, 2].map((seed, at) => ({ seats: 2, seed, moves: at === 2 ? 'left+' : '' }))
  const { sound, faults } = soundOf(game(), poor, { games, puzzles })
  expect(sound.map(({ number }) => number)).toEqual([2, 5, 7])
  expect(faults.map(({ puzzle: { number }, asked }) => [number, asked?.number])).toEqual([
    [1, 2],
    [3, 2],
    [4, undefined],
    [6, 5],
  ])
})

test('the close of a plan is no answer, however good it is', () => {
  /** What is put somewhere stays there. */
  const legal = (s: { left: number; right: number }) =>
    s.left + s.right < 3 ? ['left+', 'right+', 'close'] : ['close']
  const kept = { ...game(), legal } as unknown as AnyGame
  const seen = (knowledge: typeof nimKnowledge) => ({ game: kept, knowledge, view: EMPTY, seat: 0 })
  expect(find(seen(worth(({ left }) => left / 3)), ALL)?.answers).toEqual(['left+'])
  expect(find(seen(worth(({ left, right }) => -(left + right) / 3)), ALL)).toBeNull()
})

test('a level that finds an answer now and then has not found it', () => {
  const knowledge = worth(({ left, right }) => (left > 0 && right === 0 ? 1 : 0))
  const seen = { game: game(), knowledge, view: EMPTY, seat: 0 }
  const page = levels.find(({ id }) => id === 'page') ?? levels[0]
  if (!page) throw new Error('no level')
  const found = [1, 2, 3, 4].map((seed) => {
    const { move, intent } = choose({ ...seen, level: { ...page, slip: 0, blur: 0 }, seed })
    return [move, ...(intent?.moves ?? [])].includes('left+')
  })
  expect(new Set(found).size).toBe(2)
  expect(gradeOf(seen, ['left+'])).not.toBe('page')
})

test('what could as well be luck is no puzzle, and a puzzle is as clear as it is told with the least of its proofs', () => {
  /** One coin may be put on the left: with it one wins so many times of ten, and loses otherwise. */
  const drawn = (of10: number) => ({
    game: {
      ...game((s, dice) => {
        s.luck = s.left > 0 ? (dice.int(10) < of10 ? 1 : -1) : 0
      }),
      legal: ({ left }: { left: number }) => (left > 0 ? ['close'] : ['left+', 'close']),
    } as unknown as AnyGame,
    knowledge: worth(({ luck = 0 }) => luck),
    view: EMPTY,
    seat: 0,
  })
  expect(find(drawn(6), ALL)).toBeNull()
  const found = find(drawn(9), ALL)
  const margin = found ? gapOf(found.weighed) : 0
  expect(margin).toBeGreaterThan(0)
  expect(find(drawn(9), { ...ALL, margin })).toEqual(found)
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
  const other = { ...file, games: [{ seats: 2, seed: 2, moves: '' }] }
  const both = joined(file, { ...other, made: { ...made, commands: ['two'] } })
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
  // What is asked already is not asked again, and the number of one that was dropped is nobody else's.
  expect(joined(file, file)?.puzzles).toEqual([puzzle])
  const dropped = joined({ ...file, made: { ...made, given: 9 } }, other)
  expect([dropped?.puzzles.map(({ number }) => number), dropped?.made.given]).toEqual([[7, 10], 9])
})

test('an answer that ends the turn may still end it where something else is done before', () => {
  /** Marching ends the turn; it may be made ready for, once, or the turn let pass. */
  const march: unknown = {
    ...purse,
    together: () => false,
    outcome: () => null,
    idle: () => 'pass',
    legal: ({ left, done }: { left: number; done: boolean }) =>
      done ? [] : left === 0 ? ['march', 'ready', 'pass'] : ['march', 'pass'],
    apply: (s: { left: number; right: number; done: boolean }, _: number, move: string) => {
      if (move === 'ready') s.left = 1
      else s.done = true
      if (move === 'march') s.right = 1
    },
  }
  const seen = (evaluate: (s: { left: number; right: number }) => number) => ({
    game: march as AnyGame,
    knowledge: worth(evaluate),
    view: EMPTY,
    seat: 0,
  })
  // Whether ready or not, who marches has won: so marching at once is no better than marching a step later.
  const won = seen(({ right }) => (right > 0 ? 1 : -1))
  expect(weigh(won, ['march'], 40, 5)).toMatchObject({ with: 1, without: 1 })
  // What goes on is left out of the whole turn: nobody gets ready a step later.
  const ready = seen(({ left }) => (left > 0 ? 1 : -1))
  expect(weigh(ready, ['ready'], 40, 5)).toMatchObject({ with: 1, without: -1 })
})

test('puzzles come from tables of every size in turn, no more than four from one game, and no more than are wanted', () => {
  const sizes: number[] = []
  let asks = 0
  const game: AnyGame = {
    ...nimGame,
    about: { ...nimGame.about, seatCounts: [2, 3, 4] },
    setup(seats, options, dice) {
      if (sizes.at(-1) !== seats) sizes.push(seats)
      return { ...(nimGame.setup(seats, options, dice) as object), stones: 31 }
    },
    // No two questions are of one kind, so that there are enough of each.
    speech: { ...nimGame.speech, prompt: () => ({ ask: { say: `ask-${asks++}` }, rule: 'XX-1' }) },
  }
  const order = { game, knowledge: nimKnowledge, seed: 4, effort: 60, margin: 0.05 }
  const maker = new Maker({ ...order, count: 40, games: 4 })
  while (!maker.done) maker.next()
  expect(sizes).toEqual([2, 3, 4, 2])
  expect(maker.looked).toBe(4)
  const { games, puzzles } = maker.made
  const of = games.map((_, at) => puzzles.filter((puzzle) => puzzle.game === at).length)
  expect(Math.max(...of)).toBe(4)
  expect(puzzles.map(({ number }) => number)).toEqual(puzzles.map((_, i) => i + 1))
  const few = new Maker({ ...order, count: 3, games: 4 })
  while (!few.done) few.next()
  expect(few.made.puzzles.length).toBeLessThanOrEqual(3)
})
