/** The plus and the minus of a place are those of what stands beside them. */
import { expect, test } from 'vitest'
import { countersOf, type Offers } from '../../board/places.ts'

const offer = (type: 'troops' | 'mercenaries', by: 1 | -1) => ({
  text: `${type} ${by}`,
  move: { type, by, at: 'london' },
})
const offers = [offer('troops', -1), offer('troops', 1), offer('mercenaries', -1), offer('mercenaries', 1)]
const countersAt = (kind: 'troops' | 'mercenaries', left = offers) => {
  const { more, less } = countersOf(left as unknown as Offers, kind)
  return [more?.text, less?.text]
}

test('a mercenary’s minus takes back a mercenary, a troop’s a troop, and neither stands in for the other', () => {
  expect(countersAt('troops')).toEqual(['troops 1', 'troops -1'])
  expect(countersAt('mercenaries')).toEqual(['mercenaries 1', 'mercenaries -1'])
  expect(countersAt('mercenaries', offers.slice(0, 2))).toEqual([undefined, undefined])
  expect(countersAt('troops', offers.slice(2))).toEqual([undefined, undefined])
})
