/** Entries by their path, what they make of data, and sets that strangers hand on. */
import { describe, expect, test } from 'vitest'
import {
  differences,
  entriesFor,
  entryFaults,
  type Figure,
  type Form,
  formOf,
  valuePhrase,
  withEntry,
} from './figures.ts'
import { MOST_TEXT, readSet, setName, writeSet } from './figure-set.ts'
import type { AnyGame } from './game.ts'

const DATA = {
  money: 6,
  list: [1, 2, 3],
  pairs: [['a', 'b']],
  turns: [2, 3],
  laws: [{ id: 'x', cost: { gold: 1 } }],
  years: [
    { id: '1', n: 5 },
    { id: '0', n: 6 },
  ],
}

describe('an entry replaces one thing and leaves the rest', () => {
  test.each([
    ['money', 9, { ...DATA, money: 9 }],
    ['list.1', 7, { ...DATA, list: [1, 7, 3] }],
    ['list.4', 7, { ...DATA, list: [1, 2, 3, null, 7] }],
    ['pairs.b--a', false, { ...DATA, pairs: [] }],
    [
      'pairs.b--c',
      true,
      {
        ...DATA,
        pairs: [
          ['a', 'b'],
          ['b', 'c'],
        ],
      },
    ],
    ['pairs.b--a', true, DATA],
    ['turns.3', false, { ...DATA, turns: [2] }],
    ['turns.5', true, { ...DATA, turns: [2, 3, 5] }],
    ['laws.x.cost.gold', 4, { ...DATA, laws: [{ id: 'x', cost: { gold: 4 } }] }],
    // What has an id goes by it, be it a number that is also a place.
    [
      'years.0.n',
      7,
      {
        ...DATA,
        years: [
          { id: '1', n: 5 },
          { id: '0', n: 7 },
        ],
      },
    ],
    ['laws.x.cost.votes', 1, { ...DATA, laws: [{ id: 'x', cost: { gold: 1, votes: 1 } }] }],
  ])('%s → %j', (path, value, expected) => {
    const before = JSON.stringify(DATA)
    expect(withEntry(DATA, path.split('.'), value)).toEqual(expected)
    expect(JSON.stringify(DATA)).toBe(before)
  })

  test('no entry reaches a prototype', () => {
    withEntry({}, ['__proto__', 'hurt'], true)
    expect(({} as Record<string, unknown>)['hurt']).toBeUndefined()
  })
})

/** A game with two figures, of which one can be corrected. */
const figure = (path: string, value: unknown): Figure => ({
  path,
  group: 'all',
  label: { say: path },
  value,
  confidence: 'printed',
})
const game = {
  about: { id: 'small' },
  figures: (corrected: { readonly [key: string]: unknown } | null) => [
    { ...figure('a.money', corrected?.['a.money'] ?? 6), field: { kind: 'number', min: 0, max: 9 } as const },
    figure('a.rounds', 5),
  ],
  checkFigures: (given: object) => entryFaults(game.figures(null), given as never),
} as unknown as AnyGame & { figures: NonNullable<AnyGame['figures']> }

test('a figure given as it is printed is no difference, and is left out of a set', () => {
  expect(differences(game, { 'a.money': 6 })).toEqual([])
  expect(entriesFor(game, { 'a.money': 6 })).toBeNull()
  expect(entriesFor(game, { 'a.money': 7 })).toEqual({ 'a.money': 7 })
})

test('a figure that the table has not got is a difference, unless the box has none either', () => {
  const without = {
    figures: (corrected: unknown) => (corrected ? [] : [figure('a.crown', 3), figure('a.heir', null)]),
  }
  expect(differences(without, {}).map(({ figure, printed, here }) => [figure.path, printed, here])).toEqual([
    ['a.crown', 3, null],
  ])
})

test('a form is found by its value, from its least number to its largest', () => {
  const forms = [
    { id: 'none', label: { say: 'none' }, make: () => 'none' },
    { id: 'take', label: { say: 'take' }, number: { min: 1, max: 3 }, make: (n: number) => ({ take: n }) },
  ]
  const found = (value: unknown) => {
    const form = formOf(forms, value)
    return form && [form.form.id, form.n]
  }
  expect(['none', { take: 1 }, { take: 3 }, { take: 0 }, { take: 4 }].map(found)).toEqual([
    ['none', 0],
    ['take', 1],
    ['take', 3],
    null,
    null,
  ])
})

test.each([
  [{ 'a.money': -0 }, 'a.money', 'fault.whole', 'figures.a.money: must be a whole number from 0 to 9'],
  [{ 'a.money': 10 }, 'a.money', 'fault.whole', 'figures.a.money: must be a whole number from 0 to 9'],
  [{ 'a.rounds': 6 }, 'a.rounds', 'fault.fixed', 'figures.a.rounds: cannot be corrected'],
  [{ 'a.crown': 1 }, 'a.crown', 'fault.unknown', 'figures.a.crown: there is no such figure'],
])('what is wrong is typed and said at its place: %j', (given, path, say, text) => {
  expect(entryFaults(game.figures(null), given)).toMatchObject([{ path, phrase: { say }, text }])
})

describe('a set that somebody hands on', () => {
  const set = { game: 'small', name: 'My box', figures: { 'a.money': 7 } }

  test('comes back as it was written', () => {
    expect(readSet(game, writeSet(set))).toEqual({ set })
  })

  test('is read also as figures alone, without a name', () => {
    expect(readSet(game, '{"a.money": 7}')).toEqual({ set: { ...set, name: '' } })
  })

  test.each([
    ['nonsense', { fault: 'unreadable' }],
    ['[1]', { fault: 'unreadable' }],
    ['null', { fault: 'unreadable' }],
    [writeSet({ ...set, figures: 5 as never }), { fault: 'unreadable' }],
    [writeSet({ ...set, figures: null as never }), { fault: 'unreadable' }],
    [writeSet({ ...set, figures: [] as never }), { fault: 'unreadable' }],
    [writeSet({ ...set, name: 7 as never }), { set: { name: '' } }],
    [`{"a.money": "${'9'.repeat(MOST_TEXT)}"}`, { fault: 'unreadable' }],
    [writeSet({ ...set, game: 'large' }), { fault: 'other-game' }],
    [writeSet({ ...set, figures: { 'a.money': 500 } }), { fault: 'refused', faults: [{ path: 'a.money' }] }],
  ])('is refused with its reason (%#)', (text, expected) => {
    expect(readSet(game, text)).toMatchObject(expected)
  })

  test('a name is short and cannot turn the direction of writing', () => {
    expect(setName(`  The\u202E of\u0000ficial\n box${'x'.repeat(90)}`)).toBe(`The official box${'x'.repeat(24)}`)
  })
})

test('a value is told in the game’s words, or as what it is: a word stands as it is, without quotes', () => {
  const words = { tell: (value: unknown) => ({ say: `title.${String(value)}` }) }
  expect(valuePhrase(words, 'duke')).toEqual({ say: 'title.duke' })
  expect(valuePhrase(words, null)).toEqual({ say: 'value.none' })
  expect([true, false, 7].map((value) => valuePhrase({}, value))).toEqual([
    { say: 'value.yes' },
    { say: 'value.no' },
    { say: 'value.number', n: 7 },
  ])
  const choice: Pick<Figure, 'tell' | 'field'> = { field: { kind: 'choice', values: ['duke', 'earl'] } }
  expect(valuePhrase(choice, 'duke')).toEqual({ say: 'value.text', text: 'duke' })
  expect(valuePhrase({}, ['duke', 2])).toEqual({ say: 'value.text', text: '["duke",2]' })
})

describe('what an entry may be corrected to', () => {
  const forms: readonly Form[] = [
    { id: 'gold', label: { say: 'gold' }, number: { min: 1, max: 2 }, make: (n: number) => ({ gold: n }) },
    { id: 'nothing', label: { say: 'nothing' }, make: () => null },
  ]
  test.each<[Figure['field'], taken: readonly unknown[], refused: readonly unknown[]]>([
    [{ kind: 'number', min: 1, max: 9 }, [1, 5, 9], [0, 10, 2.5, -0, '5', null, Number.NaN]],
    [{ kind: 'number', min: 0, max: 9 }, [0], [-0, -1]],
    [{ kind: 'flag' }, [true, false], [0, 1, 'true', null]],
    [{ kind: 'choice', values: ['duke', 'earl'] }, ['duke', 'earl'], ['king', '', 0, null, ['duke']]],
    [{ kind: 'name' }, ['Kent', 'x'], ['', 7, null, 'x'.repeat(33)]],
    [{ kind: 'form', forms }, [{ gold: 1 }, { gold: 2 }, null], [{ gold: 0 }, { gold: 3 }, {}, 1]],
  ])('%j', (field, taken, refused) => {
    const faults = (value: unknown) =>
      entryFaults([{ path: 'a.b', value: 1, field } as unknown as Figure], { 'a.b': value }).map(({ path }) => path)
    for (const value of taken) expect([value, faults(value)]).toEqual([value, []])
    for (const value of refused) expect([value, faults(value)]).toEqual([value, ['a.b']])
  })

  test('nothing, where the figure stands fast or nobody knows it', () => {
    const fixed = [{ path: 'a.b', value: 1 } as unknown as Figure]
    const said = entryFaults(fixed, { 'a.b': 2, 'a.c': 2 }).map(({ path, phrase: { say } }) => [path, say])
    expect(said).toEqual([
      ['a.b', 'fault.fixed'],
      ['a.c', 'fault.unknown'],
    ])
  })
})
