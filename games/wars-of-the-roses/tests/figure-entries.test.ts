/** Figures corrected entry by entry: every one that no source prints can be, and lists keep what was not corrected. */
import { expect, test } from 'vitest'
import { differences, quick } from '../../../engine/index.ts'
import { sourcesOf } from '../figures/confidence.ts'
import { figures } from '../figures/index.ts'
import { game } from '../index.ts'
import { checkFigures } from '../rules/check-figures.ts'
import { DATA, dataWith } from '../rules/figures.ts'
import { assert } from '../rules/invariants.ts'

test('WR-A6 whatever the data marks as inferred or reconstructed can be corrected, and the page says so of it', () => {
  const marked = DATA.confidence as Readonly<Record<string, string>>
  const correctable = figures(null).filter(({ field }) => field)
  for (const [key, confidence] of Object.entries(marked)) {
    const found = correctable.filter(({ path }) => sourcesOf(path).includes(key))
    expect(found.length, key).toBeGreaterThan(0)
    for (const { path, confidence: said } of found) expect([confidence, 'reconstructed'], path).toContain(said)
  }
  const counted = (wanted: string): number => figures(null).filter(({ confidence }) => confidence === wanted).length
  expect([counted('inferred'), counted('reconstructed')]).toEqual([61, 74])
})

test('an entry of a list is corrected alone', () => {
  const entries = {
    'troops.mercenariesPerCard.1': 9,
    'landAdjacency.wales--midlands': false,
    'landAdjacency.midlands--west-country': true,
    'assets.town-durham.name': 'Darlington',
    'assets.bishop-durham.cathedralTown': 'large-town-newcastle',
    'draft.2.picks.0': 5,
  }
  expect(checkFigures(entries)).toEqual([])
  const data = dataWith(entries)
  expect(data.troops.mercenariesPerCard).toEqual([2, 9, 3, 4, 5])
  expect(data.landAdjacency).toHaveLength(DATA.landAdjacency.length)
  expect(data.landAdjacency).toContainEqual(['midlands', 'west-country'])
  expect(data.landAdjacency).not.toContainEqual(['wales', 'midlands'])
  expect(data.draft['2'].picks).toEqual([5, 4, 4, 4, 4])
  expect(DATA.troops.mercenariesPerCard).toEqual([2, 3, 3, 4, 5])
  expect(differences(game as never, entries).map(({ figure }) => figure.path)).toEqual([
    'troops.mercenariesPerCard.1',
    'draft.2.picks.0',
    'assets.town-durham.name',
    'assets.bishop-durham.cathedralTown',
    'landAdjacency.midlands--west-country',
    'landAdjacency.wales--midlands',
  ])
})

test('a whole list, as older tables have it, differs in the entries that it changes', () => {
  const whole = { troops: { mercenariesPerCard: [2, 3, 3, 4, 500] }, startingMoney: 500, turns: 5 }
  expect(differences(game as never, whole).map(({ figure: { path }, printed, here }) => [path, printed, here])).toEqual(
    [
      ['startingMoney', 6, 500],
      ['troops.mercenariesPerCard.4', 5, 500],
    ],
  )
})

test('no part of the data can be corrected without showing among the differences', () => {
  const walk = (value: unknown, path: readonly string[]): void => {
    if (path[0] === 'confidence') return
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [key, item] of Object.entries(value)) walk(item, [...path, key])
      return
    }
    const wrong = Array.isArray(value) ? value.toReversed() : typeof value === 'number' ? 1 + value : !value
    const nested = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), wrong)
    if (checkFigures(nested).length > 0) return
    const changes = JSON.stringify(dataWith(nested as object as never)) !== JSON.stringify(DATA)
    // Borders and rounds of French Aid are sets: their order plays no part.
    const set =
      ['landAdjacency', 'seaAdjacency', 'frenchAid', 'captainOfCalais'].includes(path[0] ?? '') && Array.isArray(value)
    if (changes && !set) expect(differences(game as never, nested).length, path.join('.')).toBeGreaterThan(0)
  }
  walk(DATA, [])
})

test('faults of entries are typed and say where', () => {
  const at = (entries: object): unknown => checkFigures(entries).map(({ path, phrase }) => [path, phrase.say])
  expect(at({ 'regions.wales.votes': 1000 })).toEqual([['regions.wales.votes', 'fault.whole']])
  expect(at({ 'assets.noble-percy.region': 'france' })).toEqual([['assets.noble-percy.region', 'fault.choice']])
  expect(at({ 'assets.noble-percy.name': '{seat}<b>' })).toEqual([['assets.noble-percy.name', 'fault.name']])
  expect(at({ 'parliamentOrder.0': 'wales' })).toEqual([['parliamentOrder', 'fault.order']])
  expect(at({ 'assets.ship-berwick.homePort': 'port-plymouth' })).toEqual([['assets', 'fault.shared']])
  expect(at({ 'draft.4.picks.0': 9 })).toEqual([['draft.4.display.0', 'fault.picks']])
})

test('a corrected name is spoken at that table and nowhere else', () => {
  const options = { figures: { 'assets.town-durham.name': 'Darlington' } }
  expect(game.speech.names?.(options)).toEqual({ 'asset.town-durham': 'Darlington' })
  expect(game.speech.names?.({ figures: null })).toEqual({})
})

test('a game with entries corrected is played to its end', () => {
  const corrected = {
    'troops.mercenariesPerCard.0': 6,
    'types.castle.garrison': 0,
    'landAdjacency.wales--midlands': false,
    'captainOfCalais.bidRegions.wales': true,
  }
  expect(checkFigures(corrected)).toEqual([])
  const dice = quick(5)
  const state = game.setup(3, { figures: corrected }, dice)
  for (let step = 0; step < 3000 && game.awaiting(state).length > 0; step++) {
    const seat = game.awaiting(state)[0]!
    const moves = game.legal(state, seat)
    game.apply(state, seat, moves[dice.int(moves.length)]!, dice, null)
    if (step % 100 === 0) assert(state)
  }
  expect(game.outcome(state)).not.toBeNull()
})
