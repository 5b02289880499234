import { expect, test } from 'vitest'
import { quick } from '../../engine/index.ts'
import { findLevel, levels } from '../index.ts'
import { catalogue } from '../../games/index.ts'
import { blurIn, honest, settleOn } from '../slips.ts'
import type { Finding } from '../types.ts'

function found(...values: readonly number[]): Finding {
  const weighed = values.map((value, i) => ({ plan: [`move${i}`, 'then'], value }))
  return { considered: [], plan: weighed[0]?.plan ?? [], weighed }
}

/** How often each plan is played of a thousand times. */
function counts(finding: Finding, blur: number): number[] {
  const dice = quick(3)
  const played = finding.weighed.map(() => 0)
  for (let i = 0; i < 1000; i++) {
    const plan = settleOn(finding, blur, dice)
    const which = finding.weighed.findIndex((each) => each.plan === plan)
    played[which] = (played[which] ?? 0) + 1
  }
  return played
}

test('the better a plan, the more often it is played, and a whole plan at that', () => {
  const [best = 0, second = 0, third = 0] = counts(found(0.3, 0.2, 0.1), 1)
  expect(best).toBeGreaterThan(second + 100)
  expect(second).toBeGreaterThan(third + 30)
  expect(third).toBeGreaterThan(10)
})

test('a game whose choices lie close together is blurred as much as one in which they lie far apart', () => {
  expect(counts(found(0.03, 0.02, 0.01), 1)).toEqual(counts(found(0.3, 0.2, 0.1), 1))
})

test('what loses at once though something wins is never played, however blurred the eye', () => {
  expect(counts(found(0.79, 0.6, -1), 50)[2]).toBe(0)
  expect(counts(found(-0.95, -1), 50).every((played) => played > 300)).toBe(true)
})

test('a plan tried once with luck is no likelier than the best', () => {
  const [best = 0, lucky = 0] = counts(found(0.2, 0.9, -0.2), 0.5)
  expect(Math.abs(best - lucky)).toBeLessThan(100)
})

test('without a blur the best is played, and only the page moves without thinking', () => {
  expect(counts(found(0.2, 0.2, 0.1), 0)).toEqual([1000, 0, 0])
  expect(levels.filter((level) => level.slip > 0).map(({ id }) => id)).toEqual(['page'])
  expect(levels.map(honest).filter((level) => level.slip > 0 || level.blur > 0)).toEqual([])
  const blurs = levels.slice(1).map(({ blur }) => blur)
  expect(blurs).toEqual(blurs.toSorted((a, b) => b - a))
})

test('a game may blur a level otherwise than others do, whatever its temper, but not its advice', () => {
  const lore = { blurs: { earl: 0.2 } }
  expect(['knight', 'earl', 'earl.bold', 'monarch'].map((id) => blurIn(findLevel(id)!, lore))).toEqual([
    0.5, 0.2, 0.2, 0,
  ])
  expect(blurIn(findLevel('earl')!, null)).toBe(0)
  expect(blurIn(honest(findLevel('earl')!), lore)).toBe(0)
})

test.each(catalogue.map((entry) => [entry.about.id, entry] as const))(
  'in %s a higher level is blurred less, or as little',
  async (_, entry) => {
    const lore = await entry.knowledge()
    expect(Object.keys(lore.blurs ?? {}).filter((id) => !findLevel(id))).toEqual([])
    const blurs = levels.slice(1).map((level) => blurIn(level, lore))
    expect(blurs).toEqual(blurs.toSorted((a, b) => b - a))
    expect(blurs.at(-1)).toBe(0)
  },
)
