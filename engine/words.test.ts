import { expect, test } from 'vitest'
import { catalogueFaults, pluralCategories, render } from './words.ts'

const english = { gold: { one: '{n} coin', other: '{n} coins' }, pays: '{seat} pays {gold} to {list}', essex: 'Essex' }
const reader = (locale: 'en' | 'cs', catalogue: object) => ({
  locale,
  catalogues: [catalogue as typeof english],
  seatName: (seat: number) => ['Anna', 'Bob'][seat] ?? '',
})

test('phrases nest, count and name seats', () => {
  const phrase = {
    say: 'pays',
    seat: { seat: 1 },
    gold: { say: 'gold', n: 3 },
    list: [{ say: 'essex' }, { say: 'essex' }],
  }
  expect(render(phrase, reader('en', english))).toBe('Bob pays 3 coins to Essex and Essex')
  const czech = { gold: { one: '{n} mince', few: '{n} mince', many: '{n} mince', other: '{n} mincí' } }
  expect(render({ say: 'gold', n: 5 }, reader('cs', czech))).toBe('5 mincí')
})

test('the check names missing ids, plural forms and holes', () => {
  expect(catalogueFaults('en', english, english)).toEqual([])
  const faults = catalogueFaults('cs', english, {
    gold: { one: '{n}', other: '{n}' },
    pays: '{seat} platí',
    extra: 'x',
  })
  expect(faults).toEqual([
    'cs: gold lacks the plural form few',
    'cs: gold lacks the plural form many',
    'cs: pays lost the hole {gold}',
    'cs: pays lost the hole {list}',
    'cs: essex is missing',
    'cs: extra is not in the English catalogue',
  ])
  expect(pluralCategories('cs')).toHaveLength(4)
})
