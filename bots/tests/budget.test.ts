import { expect, test } from 'vitest'
import { Budget, doubt } from '../budget.ts'
import { budgetOf } from '../choose.ts'
import { findLevel, levels, type Request } from '../index.ts'
import { worth } from '../worlds.ts'
import { nimGame } from './samples/nim.ts'

test('a search has done when its work is done, and not before', () => {
  const budget = new Budget(2)
  expect([budget.spend(), budget.spend(), budget.over()]).toEqual([true, true, false])
  expect([budget.spend(), budget.over(), budget.spent]).toEqual([false, true, 3])
})

test('a lost game is still played for the better place', () => {
  const [first = 0, second = 0, last = 0] = worth({ places: [1, 2, 3], scores: [0, 0, 0], reason: 'over' }, [0, 1, 2])
  expect(first).toBeGreaterThan(second)
  expect(second).toBeGreaterThan(last)
})

const [earl, monarch] = [findLevel('earl')!, findLevel('monarch')!]
const still = (): number => 0

test.each<[string, Parameters<typeof budgetOf>[0], (work: number) => boolean]>([
  ['the work that is asked for, be it less', asking({ level: earl, effort: 7 }), (work) => work === 7],
  ['the work that is asked for, be it more', asking({ level: earl, effort: 9999 }), (work) => work === 9999],
  ['no work at all where none is asked for', asking({ level: earl, effort: 0 }), (work) => work === 0],
  [
    'the work that is asked for, where time alone would count',
    asking({ level: monarch, effort: 7, now: still }),
    (work) => work === 7,
  ],
  ['what belongs to the level', asking({ level: earl }), (work) => work === earl.effort],
  [
    'what belongs to the level, with a clock as well',
    asking({ level: earl, now: still }),
    (work) => work === earl.effort,
  ],
  ['any work in its time', asking({ level: monarch, now: still }), (work) => work === Infinity],
  [
    'more than any lower level, but not for ever without a clock',
    asking({ level: monarch }),
    (work) => work > 240 && work < 1e6,
  ],
])('a bot does %s', (_name, request, fits) => {
  expect(budgetOf(request).remaining()).toSatisfy(fits)
})

function asking(more: Partial<Request> & Pick<Request, 'level'>): Request {
  return { game: nimGame, knowledge: null, view: null, seat: 0, seed: 1, ...more }
}

test('a bot thinks no longer than its level allows, or than it is asked to', () => {
  /** How long it is until it is told that time is over. */
  const ends = (more: Partial<Request>): number => {
    let time = 1000
    const budget = budgetOf(asking({ level: monarch, now: () => time, ...more }))
    while (!budget.over()) time++
    return time - 1000
  }
  for (const [ms, more] of [
    [monarch.budgetMs, {}],
    [300, { budgetMs: 300 }],
    [9000, { budgetMs: 9000 }],
  ] as const) {
    // A little is kept for the answer itself.
    expect(ends(more)).toBeLessThanOrEqual(ms)
    expect(ends(more)).toBeGreaterThan(ms * 0.9)
  }
  expect(ends({ budgetMs: 1 })).toBe(0)
})

test('every level thinks at least twice as hard as the one below, looks further, and slips and blurs less', () => {
  expect(levels.map(({ id }) => id)).toEqual(['page', 'squire', 'knight', 'earl', 'monarch'])
  for (const [i, level] of levels.entries()) {
    const below = levels[i - 1]
    if (!below) continue
    expect(level.effort ?? Infinity, level.id).toBeGreaterThanOrEqual(2 * (below.effort ?? Infinity))
    expect(level.depth, level.id).toBeGreaterThan(below.depth)
    expect(level.budgetMs, level.id).toBeGreaterThanOrEqual(below.budgetMs)
    expect(level.slip, level.id).toBeLessThanOrEqual(below.slip)
    // Who slips most of the time need not be blurred as well.
    expect(level.slip + level.blur, level.id).toBeLessThanOrEqual(Math.max(2, below.slip + below.blur))
    if (i > 1) expect(level.blur, level.id).toBeLessThanOrEqual(below.blur)
  }
  expect(levels.at(-1)).toMatchObject({ effort: null, slip: 0, blur: 0 })
})

test('a part of the work is never too little to be worth doing, and never more than there was', () => {
  const kept = (effort: number, part: number): number => {
    const budget = new Budget(effort)
    budget.keepTo(part)
    return budget.remaining()
  }
  expect([kept(1000, 0.5), kept(100, 0.02), kept(5, 0.02)]).toEqual([500, 8, 5])
})

test('a limit takes work away and gives none', () => {
  const [much, little] = [new Budget(100), new Budget(5)]
  for (const budget of [much, little]) budget.atMost(40)
  expect([much.remaining(), little.remaining()]).toEqual([40, 5])
})

test('what can still be done goes by the time that is left, and by what was done in the time before', () => {
  let time = 1000
  const budget = new Budget(null, () => time, 100)
  for (let i = 0; i < 10; i++) budget.spend()
  expect(budget.remaining()).toBe(Infinity)
  time += 25
  expect(budget.remaining()).toBe(30)
  time += 50
  expect(budget.remaining()).toBeCloseTo(10 / 3)
})

test('where work is counted, a second choice is not given up as long as it can still catch up', () => {
  expect([doubt(earl), doubt(monarch)]).toEqual([1, 1 / 3])
})
