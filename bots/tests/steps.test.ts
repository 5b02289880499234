import { expect, test } from 'vitest'
import { type AnyKnowledge, quick } from '../../engine/index.ts'
import { Budget } from '../budget.ts'
import { taskOf } from '../choose.ts'
import { levels } from '../index.ts'
import { planSearch } from '../plan.ts'
import { complete } from '../steps.ts'
import type { World } from '../types.ts'
import { blottoGame, blottoKnowledge } from './samples/blotto.ts'

/** A planner to whom nothing but the first field occurs. */
const narrow: AnyKnowledge = { ...blottoKnowledge, pick: (_state, _seat, moves) => moves[0] }
const state = blottoGame.setup(2, {}, quick(1))
const task = (knowledge: AnyKnowledge) =>
  taskOf({ game: blottoGame, knowledge, view: blottoGame.view(state, 0), seat: 0, level: levels[4]!, seed: 7 })
const base = (knowledge: AnyKnowledge): World => task(knowledge).rules.guess(task(knowledge).view, quick(1))

test('a step that makes no sense is left out of a plan, wherever it came from', () => {
  expect(complete(task(narrow), base(narrow), ['b', 'done']).steps).toEqual(['b', 'done'])
  const sensible: AnyKnowledge = {
    ...narrow,
    absurd: (at, seat, move) => move === 'done' && blottoGame.legal(at, seat).length > 1,
  }
  expect(complete(task(sensible), base(sensible), ['b', 'done']).steps).toEqual(['b', 'a', 'a', 'a', 'a', 'a', 'done'])
})

test('where all is foreseen, trials of plans find the same without listing what is legal', () => {
  const lists = (knowledge: AnyKnowledge): { listed: number; found: unknown } => {
    const asked = task(knowledge)
    let listed = 0
    const rules = {
      ...asked.rules,
      legal: (...given: Parameters<typeof asked.rules.legal>) => {
        listed++
        return asked.rules.legal(...given)
      },
    }
    return { found: planSearch({ ...asked, rules }, new Budget(40)), listed }
  }
  const looked = lists(blottoKnowledge)
  const foreseen = lists({ ...blottoKnowledge, foreseen: () => true })
  expect(foreseen.found).toEqual(looked.found)
  // Forty plans of up to seven steps.
  expect(looked.listed - foreseen.listed).toBeGreaterThan(100)
})

test('where luck decides much no plan is given up after an unlucky trial: each has four, but one that has just joined', () => {
  const tried = new Map<string, number>()
  let steps: unknown[] = []
  const asked = task({ ...blottoKnowledge, trials: 4 })
  const { apply, copy = structuredClone } = asked.rules
  const rules = {
    ...asked.rules,
    copy(world: World) {
      steps = []
      return copy(world)
    },
    apply(...given: Parameters<typeof apply>) {
      if (given[1] === 0) steps.push(given[2])
      apply(...given)
    },
    outcome() {
      const plan = steps.slice(0, steps.indexOf('done')).join(' ')
      tried.set(plan, (tried.get(plan) ?? 0) + 1)
      const places = plan.startsWith('a') ? [1, 2] : [2, 1]
      return { places, scores: places, reason: 'test' }
    },
  }
  planSearch({ ...asked, rules }, new Budget(80))
  expect(tried.size).toBeGreaterThan(8)
  expect([...tried.values()].filter((trials) => trials < 4).length).toBeLessThanOrEqual(1)
  expect(Math.max(...tried.values())).toBeGreaterThan(4)
})

test("a game's own ideas are tried, and completed by quick picks", () => {
  const tried = (knowledge: AnyKnowledge): string[] =>
    planSearch(task(knowledge), new Budget(40)).weighed.map(({ plan }) => plan.join(' '))
  const idea = 'c c b a a a done'
  expect(tried(narrow)).not.toContain(idea)
  expect(tried({ ...narrow, ideas: () => [['c', 'c', 'b']] })).toContain(idea)
})
