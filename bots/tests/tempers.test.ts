/** Tempers: what a bot likes beside winning tips what is even, and never a game. */
import { expect, test } from 'vitest'
import { catalogue } from '../../games/index.ts'
import { alphaBeta } from '../alphabeta.ts'
import { Budget } from '../budget.ts'
import { findLevel, isOffered, levels, withTemper } from '../index.ts'
import { findOpponent } from '../opponents.ts'
import { planSearch } from '../plan.ts'
import { raceSearch } from '../race.ts'
import { honest } from '../slips.ts'
import { bent } from '../tempers.ts'
import { treeSearch } from '../tree.ts'
import type { Finding, Task } from '../types.ts'
import { type Fork, taskAt } from './samples/fork.ts'

const SEARCHES: { readonly [name: string]: (task: Task) => Finding } = {
  plans: (task) => planSearch(task, new Budget(60)),
  race: (task) => raceSearch(task, task.rules.guess(task.view, task.dice), new Budget(60)),
  tree: (task) => treeSearch(task, new Budget(200)),
  'alpha-beta': (task) => alphaBeta(task, new Budget(60), { deals: 2, depth: 2 }),
}

/** A bot to whom those moves are dear, or against the grain. */
const liking = (root: Fork, likes: { readonly [move: string]: number }, seats: number[] = []): Task => ({
  ...taskAt(root),
  fancy: {
    fond: (_world, seat, move) => {
      seats.push(seat)
      return likes[String(move)] ?? 0
    },
  },
})

const even = (value: number): readonly number[] => [value, -value, -value]

test.each(Object.keys(SEARCHES))(
  'of equal choices the one that is liked is made, and never what is loathed: %s',
  (name) => {
    const root: Fork = { seat: 0, moves: { left: even(0), dear: even(0), right: even(0.02) } }
    expect(SEARCHES[name]?.(liking(root, { dear: 1 })).plan).toEqual(['dear'])
    expect(SEARCHES[name]?.(liking(root, { left: -1, right: -1 })).plan).toEqual(['dear'])
    expect(SEARCHES[name]?.(liking(root, {})).plan).toEqual(['right'])
  },
)

test.each(Object.keys(SEARCHES))('a won game is not thrown for taste, nor a better one for a trifle: %s', (name) => {
  const won: Fork = { seat: 0, moves: { dear: even(0.9), win: even(1) } }
  expect(SEARCHES[name]?.(liking(won, { dear: 1, win: -1 })).plan).toEqual(['win'])
  const better: Fork = { seat: 0, moves: { dear: even(-0.4), good: even(0.4) } }
  expect(SEARCHES[name]?.(liking(better, { dear: 1 })).plan).toEqual(['good'])
})

test.each(Object.keys(SEARCHES))('others are guessed without any temper: %s', (name) => {
  const seats: number[] = []
  const answer: Fork = { seat: 1, moves: { dear: even(0), spite: even(-0.5) } }
  SEARCHES[name]?.(liking({ seat: 0, moves: { on: answer, off: even(0) } }, { dear: 1 }, seats))
  expect([...new Set(seats)]).toEqual([0])
})

test('a liking counts most in an even game, nothing in one that is decided, and never turns better into worse', () => {
  for (const end of [-1, 1]) for (const liked of [-5, -1, 0, 1, 5]) expect(bent(end, liked)).toBe(end)
  expect(bent(0, 1)).toBeGreaterThan(bent(0.8, 1) - 0.8)
  expect(bent(0, 2)).toBe(bent(0, 1))
  expect(bent(0.3, 0)).toBe(0.3)
  for (const liked of [-1, 1])
    for (let value = -1; value < 1; value += 0.05) expect(bent(value + 0.05, liked)).toBeGreaterThan(bent(value, liked))
})

test('a level goes with a temper or without; pages have none, and nobody else is let in by a dot', () => {
  const earl = levels.find(({ id }) => id === 'earl')
  expect(findLevel('earl')).toBe(earl)
  expect(findLevel('earl.bold')).toEqual({ ...earl, id: 'earl.bold', temper: 'bold' })
  for (const id of [
    'page.bold',
    'earl.',
    'earl.kind',
    'earl.bold.',
    'earl.bold.miser',
    '.bold',
    'pope.bold',
    'earl.toString',
  ])
    expect([id, findLevel(id)]).toEqual([id, undefined])
  expect(withTemper('earl', 'miser')).toBe('earl.miser')
  expect([withTemper('earl', null), withTemper('page', 'miser'), withTemper('earl', 'kind')]).toEqual([
    'earl',
    'page',
    'earl',
  ])
  expect(findOpponent('earl.bold#40')).not.toBeNull()
  expect([findOpponent('earl.kind'), findOpponent('page.bold')]).toEqual([null, null])
})

test('a game seats bots of the tempers that it knows, and no others', () => {
  expect(isOffered({ tempers: ['bold'] }, 'earl.bold')).toBe(true)
  expect([isOffered({ tempers: ['bold'] }, 'earl.miser'), isOffered({}, 'earl.bold')]).toEqual([false, false])
  expect([isOffered({}, 'earl'), isOffered({}, 'pope')]).toEqual([true, false])
})

test('advice comes without a temper', () => {
  const bold = findLevel('knight.bold')
  expect(bold && 'temper' in honest(bold)).toBe(false)
})

test.each(catalogue)('$about.id offers the tempers that its bots have been taught', async (entry) => {
  const { about } = entry
  const { tempers = {} } = await entry.knowledge()
  expect(Object.keys(tempers).toSorted()).toEqual([...(about.tempers ?? [])].toSorted())
})
