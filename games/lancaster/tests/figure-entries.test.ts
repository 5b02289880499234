/** Figures corrected entry by entry: every one that the data vouches for can be, and lists keep what was not corrected. */
import { expect, test } from 'vitest'
import { differences } from '../../../engine/figures.ts'
import { quick } from '../../../engine/dice.ts'
import data from '../data.json' with { type: 'json' }
import { sourcesOf } from '../figures/confidence.ts'
import { figures } from '../figures/index.ts'
import { game } from '../index.ts'
import { checkFigures } from '../rules/check-figures.ts'
import { figuresOf, PRINTED } from '../rules/figures.ts'
import { assert } from '../rules/invariants.ts'

/** Every place of the data that says where something comes from. */
function keys(): readonly string[] {
  const said = (place: string, confidence: unknown): string[] =>
    typeof confidence === 'string' ? [place] : Object.keys(confidence as object).map((field) => `${place}.${field}`)
  const { counties, castle, favours, conflicts, laws, supply, start, roundTable, scoring, ally } = data
  return [
    ...counties.flatMap(({ letter, confidence }) => said(`counties.${letter}`, confidence)),
    ...Object.entries({ castle, favours, conflicts, laws }).flatMap(([part, list]) =>
      list.flatMap(({ id, confidence }) => said(`${part}.${id}`, confidence)),
    ),
    ...Object.entries({ supply, start, roundTable, scoring, ally }).flatMap(([part, { confidence }]) =>
      said(part, confidence),
    ),
  ]
}

test('whatever the data says where it comes from can be corrected', () => {
  const covered = new Set(figures(null).flatMap(({ path, field }) => (field ? sourcesOf(path) : [])))
  expect(keys().filter((key) => !covered.has(key))).toEqual([])
  const law = figures(null).find(({ path }) => path === 'laws.law-two-counties-points.effect.0')
  expect(law).toMatchObject({ confidence: 'printed', disputed: true })
  const county = figures(null).find(({ path }) => path === 'counties.G.name')
  expect(county?.confidence).toBe('inferred')
})

test('LA-A1 an entry is corrected alone: one effect, one place of a card, one kind of goods', () => {
  const entries = {
    'counties.C.reward.1': { op: 'gain', good: 'squires', amount: 3 },
    'counties.D.reward.0': null,
    'counties.B.name': 'Kent',
    'castle.castle-recruit.cost.gold': 1,
    'conflicts.conflict-03.points.1': 3,
    'conflicts.conflict-01.usedWith.4': true,
    'conflicts.conflict-02.usedWith.4': false,
    'start.gold': 4,
    'start.court.1': 0,
    'scoring.noblemen.2': 2,
    'roundTable.lord': 2,
  }
  expect(checkFigures(entries)).toEqual([])
  const here = figuresOf(entries)
  expect(here.counties[2]?.reward).toEqual([
    { op: 'recruit', strength: 1, count: 1 },
    { op: 'gain', good: 'squires', amount: 3 },
  ])
  expect(here.counties[3]?.reward).toEqual([{ op: 'gain', good: 'votes', amount: 2 }])
  expect(here.counties[1]?.id).toBe('Kent')
  expect(here.castle[4]?.cost).toEqual({ squires: 3, gold: 1 })
  expect(here.conflicts[2]?.points).toEqual([4, 3, 1])
  expect(here.conflicts[0]?.usedWith).toEqual([3, 4])
  expect(here.start).toMatchObject({ gold: 4, court: [1, 0, 0, 0] })
  expect(here.scoring.noblemen.slice(0, 4)).toEqual([0, 0, 2, 3])
  expect(PRINTED.start.gold).toBe(2)
  expect(differences(game as never, entries)).toHaveLength(12)
})

test('a part as older tables have it is replaced whole, and shows as what it changes', () => {
  const older = { castle: { 'castle-recruit': { cost: { gold: 1 } } } }
  expect(figuresOf(older).castle[4]?.cost).toEqual({ gold: 1 })
  expect(differences(game as never, older).map(({ figure: { path }, printed, here }) => [path, printed, here])).toEqual(
    [
      ['castle.castle-recruit.cost.gold', 0, 1],
      ['castle.castle-recruit.cost.squires', 3, 0],
    ],
  )
})

test('faults of entries are typed and say where', () => {
  const at = (entries: object): unknown => checkFigures(entries).map(({ path, phrase }) => [path, phrase.say])
  expect(at({ 'supply.gold': 500 })).toEqual([['supply.gold', 'fault.whole']])
  expect(at({ 'start.gold': 19 })).toEqual([['supply.gold', 'fault.supply']])
  expect(at({ 'castle.castle-gold.reward.0': { op: 'journey', earnsFavour: true } })).toEqual([
    ['castle.castle-gold.reward.0', 'fault.choice'],
  ])
  expect(at({ 'counties.A.namesStartPlayer': true })).toEqual([['counties', 'fault.start-player']])
  expect(at({ 'start.court.0': 0, 'start.court.1': 0 })).toEqual([['start.court', 'fault.court']])
  expect(at({ 'conflicts.conflict-01.usedWith.2': true })).toEqual([['conflicts', 'fault.cards']])
  expect(at({ rounds: 3 })).toEqual([['', 'fault.unknown']])
})

test.each([2, 3, 5])('a game of %i with much corrected is played to its end', (seats) => {
  const corrected = {
    'start.gold': 0,
    'start.court.0': 0,
    'start.court.2': 1,
    'counties.A.namesStartPlayer': true,
    'counties.I.namesStartPlayer': false,
    'counties.E.reward.0': { op: 'recruit', strength: 2, count: 1 },
    'ally.castle.ally-castle-recruit.reward.0': { op: 'nobleman' },
    'ally.court.1': 2,
    'laws.law-two-counties-points.setSize': 1,
    'roundTable.skippedInRound': 1,
    'supply.limited': false,
  }
  expect(checkFigures(corrected)).toEqual([])
  const dice = quick(7)
  const state = game.setup(seats, { figures: corrected }, dice)
  for (let step = 0; step < 3000 && game.awaiting(state).length > 0; step++) {
    const seat = game.awaiting(state)[0]!
    const moves = game.legal(state, seat)
    game.apply(state, seat, moves[dice.int(moves.length)]!, dice, null)
    assert(state)
  }
  expect(game.outcome(state)).not.toBeNull()
})

test.each([
  ['start.gold', 0, 20],
  ['start.court.0', 0, 3],
  ['start.court.1', 0, 2],
  ['start.court.2', 0, 1],
  ['start.court.3', 0, 1],
  ['ally.court.1', 0, 2],
  ['ally.court.3', 0, 1],
  ['supply.votes', 20, 200],
  ['scoring.first', 0, 99],
  ['scoring.secondWithTwo', 0, 99],
  ['scoring.noblemen.9', 0, 99],
])('%s goes from %i to %i: there are no more knights of a strength than a colour has', (path, min, max) => {
  const figure = figures(null).find((each) => each.path === path)
  expect(figure?.field).toMatchObject({ kind: 'number', min, max })
  expect(checkFigures({ [path]: max + 1 })).toMatchObject([{ path }])
  if (min > 0) expect(checkFigures({ [path]: min - 1 })).toMatchObject([{ path }])
})
