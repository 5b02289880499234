import { expect, test } from 'vitest'
import type { AnyGame } from './game.ts'
import { about, game } from './kit/samples/ransom.ts'
import { defaultOptions, parseOption, readOptions, resized, settingProblem, withSetting } from './options.ts'

const ransom = game as unknown as AnyGame

test('what each seat chooses is a list as long as the table; one value alone is for all', () => {
  expect(defaultOptions(about, 3)['estate']).toEqual(['manor', 'manor', 'manor'])
  expect(readOptions(ransom, { estate: 'castle' }, 2)).toMatchObject({ options: { estate: ['castle', 'castle'] } })
  expect(readOptions(ransom, { estate: ['castle', 'abbey'] }, 2)).toMatchObject({
    options: { estate: ['castle', 'abbey'] },
  })
  for (const estate of [['castle'], ['castle', 'abbey', 'manor'], ['castle', 'tower'], 'tower', null, {}])
    expect(readOptions(ransom, { estate }, 2)).toHaveProperty('problems')
})

test('a number is whole, within its bounds and on a step', () => {
  for (const demand of [10, 35, 60]) expect(readOptions(ransom, { demand }, 1)).toMatchObject({ options: { demand } })
  for (const demand of [9, 61, 12, 20.5, '20', Number.NaN, Infinity, true, null, [20]])
    expect(readOptions(ransom, { demand }, 1)).toEqual({
      problems: ['option demand must be a whole number from 10 to 60 in steps of 5'],
    })
})

test('a command line gives numbers, flags and a value for each seat', () => {
  const read = (text: string) => parseOption(about, text)
  expect(read('demand=35')).toEqual(['demand', 35])
  expect(read('demand=many')).toEqual(['demand', 'many'])
  expect(read('crowns=true')).toEqual(['crowns', true])
  expect(read('estate=castle')).toEqual(['estate', 'castle'])
  expect(read('estate=castle,manor')).toEqual(['estate', ['castle', 'manor']])
})

test('with more or fewer seats what was chosen is kept as far as it goes', () => {
  const chosen = withSetting(resized(about, { demand: 40 }, 2), 'estate', 1, 'castle')
  expect(resized(about, chosen, 3)).toEqual({ demand: 40, crowns: false, estate: ['manor', 'castle', 'manor'] })
  expect(resized(about, chosen, 1)).toEqual({ demand: 40, crowns: false, estate: ['manor'] })
  expect(withSetting(chosen, 'demand', 0, 'castle')).toEqual(chosen)
})

test('an option nobody knows is a problem, and so is anything that is not a set of options', () => {
  expect(readOptions(ransom, { colour: 'red' }, 2)).toEqual({
    problems: ['unknown option "colour" (known: demand, crowns, estate)'],
  })
  for (const given of ['x', 5, []]) expect(readOptions(ransom, given, 2)).toHaveProperty('problems')
})

test('of several things that are wrong each is named, and what is right beside them is not', () => {
  const given = { colour: 'red', demand: 12, weather: 1, crowns: 'true', estate: 'castle' }
  expect(readOptions(ransom, given, 2)).toEqual({
    problems: [
      'unknown option "colour" (known: demand, crowns, estate)',
      'option demand must be a whole number from 10 to 60 in steps of 5',
      'unknown option "weather" (known: demand, crowns, estate)',
      'option crowns must be true or false',
    ],
  })
  for (const crowns of [true, false]) expect(readOptions(ransom, { crowns }, 2)).toMatchObject({ options: { crowns } })
})

test('corrected figures are an object or nothing; what the game says of them is a problem, and so are any where it takes none', () => {
  const figures = { id: 'figures', kind: 'figures', default: null } as const
  for (const value of [null, {}, { money: 3 }]) expect(settingProblem(figures, value)).toBeNull()
  for (const value of [[], 'money', 3, true]) expect(settingProblem(figures, value)).toMatch(/must be an object/)
  const correctable = { ...ransom, about: { ...about, options: [figures] } } as AnyGame
  expect(readOptions(correctable, { figures: null }, 2)).toEqual({ options: { figures: null } })
  expect(readOptions(correctable, { figures: { a: 1 } }, 2)).toEqual({
    problems: ['figures: this game takes no corrected figures'],
  })
  const strict = {
    ...correctable,
    checkFigures: () => ['a is none', { path: 'b', phrase: { say: 'x' }, text: 'b is none' }],
  }
  expect(readOptions(strict as AnyGame, { figures: { a: 1 } }, 2)).toEqual({ problems: ['a is none', 'b is none'] })
  const read = (text: string) => parseOption(correctable.about, text)
  expect(read('figures={"a=b":[1]}')).toEqual(['figures', { 'a=b': [1] }])
  expect(read('figures={')).toEqual(['figures', '{'])
})

test('what is typed for a flag is a yes or a no, and anything else stays what it is', () => {
  const typed = (text: string) => parseOption(about, `crowns=${text}`)[1]
  expect(['true', 'false', 'yes', '', 'TRUE'].map(typed)).toEqual([true, false, 'yes', '', 'TRUE'])
  expect(parseOption(about, 'colour=red')).toEqual(['colour', 'red'])
})
