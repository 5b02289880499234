/** The figures of every game as its readers see them: each is there, in five languages, and none can be hidden. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  type Catalogue,
  catalogueFaults,
  differences,
  entriesFor,
  type Figure,
  LOCALES,
  type Phrase,
  render,
  sameJson,
  valuePhrase,
} from '../engine/index.ts'
import { catalogue } from './index.ts'

const read = (path: string): Catalogue => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Catalogue
const house = (locale: string): Catalogue => read(`../engine/figure-words/${locale}.json`)

const games = await Promise.all(catalogue.map(async (entry) => ({ id: entry.about.id, game: await entry.load() })))
const sample = (await import('../docs/sample-game/index.ts')).game as unknown as AnyGame

/** Another value that the field takes. */
function other({ field, value }: Figure): unknown {
  switch (field?.kind) {
    case 'number':
      return value === field.max ? field.min : field.max
    case 'flag':
      return value !== true
    case 'choice':
      return field.values.find((id) => id !== value)
    case 'name':
      return 'Camelot'
    case 'form':
      return field.forms.map(({ make, number }) => make(number?.max ?? 0)).findLast((made) => !sameJson(made, value))
    case undefined:
      return undefined
  }
}

describe.each([
  ...games.map((each) => ({ ...each, folder: `./${each.id}` })),
  { id: 'sample', game: sample, folder: '../docs/sample-game' },
])('$id', ({ game, folder }) => {
  const figures = game.figures?.(null) ?? []

  test('every figure has a path of its own', () => {
    expect(figures.length).toBeGreaterThan(0)
    expect(new Set(figures.map(({ path }) => path)).size).toBe(figures.length)
  })

  test.each(LOCALES)('every figure, its value and its group are said in words: %s', (locale) => {
    const own = read(`${folder}/figures/words/${locale}.json`)
    const catalogues = [own, read(`${folder}/words/${locale}.json`), house(locale)]
    expect(catalogueFaults(locale, read(`${folder}/figures/words/en.json`), own)).toEqual([])
    const missing = new Set<string>()
    const say = (phrase: Phrase): void => {
      if (!catalogues.some((words) => Object.hasOwn(words, phrase.say))) missing.add(phrase.say)
      if (/\{\w+\}/.test(render(phrase, { locale, catalogues, seatName: String }))) missing.add(`hole in ${phrase.say}`)
      for (const hole of Object.values(phrase))
        if (typeof hole === 'object')
          (Array.isArray(hole) ? hole : [hole]).forEach((part) => 'say' in part && say(part))
    }
    for (const figure of figures) {
      say({ say: `group.${figure.group}` })
      say(figure.label)
      if (figure.about) say(figure.about)
      say(valuePhrase(figure, figure.value))
      if (figure.field?.kind === 'form') figure.field.forms.forEach((form) => say(form.label))
      if (figure.field?.kind === 'choice') figure.field.values.forEach((id) => say(valuePhrase(figure, id)))
    }
    expect([...missing]).toEqual([])
  })

  test('what a table has corrected is named as a difference, with both values, and nothing else', () => {
    const changed = figures.flatMap((figure) => {
      const here = other(figure)
      return here === undefined ? [] : [{ path: figure.path, printed: figure.value, here }]
    })
    const named = (corrections: object): unknown =>
      differences(game, corrections).map(({ figure: { path }, printed, here }) => ({ path, printed, here }))
    expect(named(Object.fromEntries(changed.map(({ path, here }) => [path, here])))).toEqual(
      changed.map((difference) => expect.objectContaining(difference) as unknown),
    )
    for (const one of changed.filter((_, i) => i % 25 === 0)) expect(named({ [one.path]: one.here })).toEqual([one])
  })

  test('figures as printed are no difference, however they are given', () => {
    const same = Object.fromEntries(figures.filter(({ field }) => field).map(({ path, value }) => [path, value]))
    expect(differences(game, same)).toEqual([])
    expect(differences(game, {})).toEqual([])
    expect(differences(game, null)).toEqual([])
    expect(entriesFor(game, same)).toBeNull()
  })

  test('a figure without a field, an unknown one and nonsense are refused at their path', () => {
    if (!game.checkFigures) {
      expect(figures.some(({ field }) => field)).toBe(false)
      return
    }
    const refusedAt = (given: object): unknown =>
      game.checkFigures?.(given).map((fault) => (typeof fault === 'string' ? fault : fault.path))
    const paths = figures.map(({ path }) => path).filter((path) => path.includes('.'))
    for (const nonsense of [{ markup: '<b>' }, '<img src=x onerror=alert(1)>', -1, 0.5, '', []])
      expect(refusedAt(Object.fromEntries(paths.map((path) => [path, nonsense])))).toEqual(paths)
    expect(refusedAt({ 'no.such.figure': 1 })).toEqual(['no.such.figure'])
    expect(refusedAt(JSON.parse('{"__proto__.turns": 9}') as object)).toEqual(['__proto__.turns'])
  })
})
