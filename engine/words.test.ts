import { expect, test } from 'vitest'
import { catalogueFaults, type Locale, pluralCategories, render } from './words.ts'

const english = { gold: { one: '{n} coin', other: '{n} coins' }, pays: '{seat} pays {gold} to {list}', essex: 'Essex' }
const reader = (locale: Locale, catalogue: object) => ({
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

test('a name that ends in a full stop ends its sentence too', () => {
  const german = { own: 'Dein Block: {block}.', who: '{block} schießt.', henry: 'Heinrich VI.', kent: 'Kent' }
  const told = (say: string, block: string) => render({ say, block: { say: block } }, reader('de', german))
  expect([told('own', 'henry'), told('own', 'kent')]).toEqual(['Dein Block: Heinrich VI.', 'Dein Block: Kent.'])
  expect(told('who', 'henry')).toBe('Heinrich VI. schießt.')
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

test('the check reads as a printer would: French colons stay with their word, quotes are curled, nobody shouts', () => {
  const faultsOf = (locale: Locale, text: string): readonly string[] =>
    catalogueFaults(locale, { it: 'x' }, { it: text })
  expect(faultsOf('fr', 'Pourquoi\u202f? «\u202fLoi\u202f»\u202f: oui\u202f; tapez ? pour l’aide')).toEqual([])
  for (const text of ['Pourquoi ?', 'Pourquoi?', 'Loi : oui', 'Loi: oui', '« Loi\u202f»', 'oui ; non'])
    expect(faultsOf('fr', text), text).toEqual(['fr: it lacks a narrow space that does not break'])
  expect(faultsOf('de', 'Warum? So: „ja“; nein')).toEqual([])
  expect(faultsOf('en', "the crown's")).toEqual(['en: it has a quote of a typewriter'])
  expect(faultsOf('it', 'Vinci!')).toEqual(['it: it shouts'])
})

test.each([
  ['en', { one: '{n} coin', other: '{n} coins' }, { 0: '0 coins', 1: '1 coin', 2: '2 coins' }],
  ['de', { one: '{n} Münze', other: '{n} Münzen' }, { 0: '0 Münzen', 1: '1 Münze', 1000: '1.000 Münzen' }],
  // French counts nothing as one.
  [
    'fr',
    { one: '{n} pièce', many: '{n} de pièces', other: '{n} pièces' },
    { 0: '0 pièce', 1: '1 pièce', 2: '2 pièces' },
  ],
  [
    'it',
    { one: '{n} moneta', many: '{n} di monete', other: '{n} monete' },
    { 1: '1 moneta', 0: '0 monete', 3: '3 monete' },
  ],
  [
    'cs',
    { one: '{n} groš', few: '{n} groše', many: '{n} groše', other: '{n} grošů' },
    { 1: '1 groš', 2: '2 groše', 4: '4 groše', 5: '5 grošů', 0: '0 grošů', 11: '11 grošů', 22: '22 grošů' },
  ],
] as const)('%s counts as its speakers do', (locale, gold, said) => {
  for (const [n, text] of Object.entries(said))
    expect(render({ say: 'gold', n: Number(n) }, reader(locale, { gold }))).toBe(text)
})

test('what nobody has put into a hole leaves it open, so that it is seen; a message that is not there shows its name', () => {
  expect(render({ say: 'pays', seat: { seat: 0 }, gold: 3 }, reader('en', english))).toBe('Anna pays 3 to {list}')
  expect(render({ say: 'nowhere' }, reader('en', english))).toBe('nowhere')
})
