/** The figures of every game as its readers see them: each is there, in five languages, and none can be hidden. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  type Catalogue,
  catalogueFaults,
  defaultOptions,
  type Dice,
  differences,
  entriesFor,
  type Figure,
  LOCALES,
  type Options,
  type Phrase,
  quick,
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

/** The least and the most that the field takes, of every form that it may have. */
function extremes({ field }: Figure): readonly unknown[] {
  switch (field?.kind) {
    case 'number':
      return [field.min, field.max]
    case 'flag':
      return [false, true]
    case 'choice':
      return field.values
    case 'form':
      return field.forms.flatMap(({ make, number }) => [make(number?.min ?? 0), make(number?.max ?? 0)])
    default:
      return []
  }
}

/** Each of a quarter of the figures at one of its ends, without what does not fit together. */
function byLot(game: AnyGame, figures: readonly Figure[], dice: Dice): { readonly [path: string]: unknown } {
  const chosen = figures.filter((figure) => extremes(figure).length > 0 && dice.int(4) === 0)
  let corrected = Object.fromEntries(
    chosen.map((figure) => [figure.path, extremes(figure)[dice.int(extremes(figure).length)]]),
  )
  for (let faults; (faults = game.checkFigures?.(corrected) ?? []).length > 0;) {
    const wrong = faults.map((fault) => (typeof fault === 'string' ? '' : fault.path))
    const kept = Object.entries(corrected).filter(([path]) => !wrong.some((part) => path.startsWith(part)))
    corrected = Object.fromEntries(kept.length < Object.keys(corrected).length ? kept : kept.slice(1))
  }
  return corrected
}

/** What the game's data holds at the path of a figure, things in a list being found by their ids; undefined where it holds no plain value. */
function held(data: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return typeof data === 'object' ? undefined : data
  if (typeof data !== 'object' || data === null) return undefined
  if (!Array.isArray(data)) return held((data as Record<string, unknown>)[key], rest)
  const named = (data as readonly { readonly id?: string; readonly letter?: string }[]).find(
    (each) => each.id === key || each.letter === key,
  )
  return held(named, rest)
}

const GAMES = 24
/** Longer than any game of any title: players by lot have never needed half of it. */
const MANY_STEPS = 20_000

/** Whether a game by lot with those options is over some time. */
function ends(game: AnyGame, seats: number, given: Options, seed: number): boolean {
  const options = { ...defaultOptions(game.about, seats), ...given }
  const dice = quick(seed)
  const state = game.setup(seats, options, dice)
  for (let steps = 0; steps < MANY_STEPS; steps++) {
    const [seat] = game.awaiting(state)
    if (seat === undefined) return true
    const moves = game.legal(state, seat)
    game.apply(state, seat, moves[dice.int(moves.length)], dice, null)
  }
  return false
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

  test('two figures of one thing are never called the same', () => {
    const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('.'))
    const things = figures.filter(({ about }) => about)
    const called = things.map(({ group, about, path, label }) => JSON.stringify([group, about, parentOf(path), label]))
    expect(called.filter((name, i) => called.indexOf(name) < i)).toEqual([])
  })

  test('a figure is what the data of the game holds at its path', () => {
    const data = JSON.parse(readFileSync(new URL(`${folder}/data.json`, import.meta.url), 'utf8')) as unknown
    const plain = figures.flatMap(({ path, value }) => {
      const printed = held(data, path.split('.'))
      return printed === undefined ? [] : [{ path, value, printed }]
    })
    expect(plain.length).toBeGreaterThan(1)
    expect(plain.filter(({ value, printed }) => value !== printed)).toEqual([])
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

  test('whatever figures are corrected, as far as they go, a game comes to its end', () => {
    const option = game.about.options.find(({ kind }) => kind === 'figures')?.id
    if (option === undefined) return
    const stuck: unknown[] = []
    let played = 0
    for (let seed = 0; seed < GAMES; seed++) {
      const corrected = byLot(game, figures, quick(seed))
      const seats = game.about.seatCounts[seed % game.about.seatCounts.length] ?? 2
      if (Object.keys(corrected).length > 0) played++
      if (!ends(game, seats, { [option]: corrected }, seed)) stuck.push({ seed, seats, corrected })
    }
    expect(stuck).toEqual([])
    expect(played).toBe(GAMES)
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
