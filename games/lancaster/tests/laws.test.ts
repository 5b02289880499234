import { expect, test } from 'vitest'
import { PRINTED } from '../rules/figures.ts'
import { BLUE, GREEN, RED, table } from './position.ts'

test('LA-T17 LA-6.10 LA-6.5 LA-A3 LA-A4 LA-A29 most gold, tie: a deployed knight of each', () => {
  const t = table().stock('gold', 4, 4, 2).county(BLUE, 'A', 1).castle(GREEN, 0, 1).castle(RED, 0, 1)
  t.applyLaws('law-most-gold-upgrades')
  expect(t.told('most')).toEqual([{ type: 'most', good: 'gold', seats: [BLUE, GREEN] }])
  expect(t.texts(BLUE)).toEqual(['1^A', 'decline'])
  t.play(BLUE, '1^A')
  expect(t.texts(GREEN)).toEqual(['1^gold', 'decline'])
  t.play(GREEN, 'decline')
  expect(t.view(BLUE).ask).toMatchObject({ what: 'exchange', seat: BLUE })
  const poor = table().stock('gold', 0, 0, 0).castle(BLUE, 0, 1).applyLaws('law-most-gold-upgrades')
  expect(poor.told('most')).toEqual([{ type: 'most', good: 'gold', seats: [] }])
  expect(poor.view(BLUE).ask?.what).toBe('exchange')
})

test('LA-6.11 LA-A5 LA-A6 most squires in stock recruits to the court', () => {
  const t = table().stock('squires', 2, 3, 1).county(RED, 'A', 1, 9).applyLaws('law-most-squires-recruits')
  expect(t.told('most')).toEqual([{ type: 'most', good: 'squires', seats: [GREEN] }])
  expect(t.state.court[GREEN]).toEqual([2, 1, 0, 0])
  expect(t.state.reserve[GREEN]).toEqual([1, 1, 1, 1])
})

test('LA-T18 LA-6.12 LA-6.2 LA-A1 two counties', () => {
  const t = table().court(BLUE, 1, 1, 1, 3, 4).court(RED, 1, 2)
  for (const [letter, strength] of [
    ['A', 1],
    ['E', 1],
    ['H', 1],
    ['D', 3],
    ['G', 4],
  ] as const)
    t.county(BLUE, letter, strength)
  t.county(GREEN, 'B', 2).county(RED, 'I', 2)
  t.at('C').house = RED
  t.at('C').strength = 3
  t.state.reserve[RED]![2]!--
  t.applyLaws('law-two-counties-points')
  expect(t.state.points).toEqual([4, 0, 2])
})

test('LA-T19 LA-6.13 LA-6.3 LA-6.6 gold for votes, for the next parliament', () => {
  const t = table().stock('gold', 3, 0, 0).stock('votes', 0, 0, 0).applyLaws('law-gold-buys-votes')
  expect(t.texts(BLUE)).toEqual(['x0', 'x1', 'x2', 'x3'])
  expect(t.refusal(BLUE, 'x4')).toBe('stock-short')
  t.play(BLUE, 'x2')
  expect([t.state.gold[BLUE], t.state.votes[BLUE]]).toEqual([1, 2])
  expect(t.texts(GREEN)).toEqual(['x0'])
  t.play(GREEN, 'x0').play(RED, 'x0')
  for (const seat of [BLUE, GREEN, RED]) t.play(seat, 'x0')
  expect(t.state.round).toBe(2)
  t.court(BLUE).court(GREEN).court(RED, 1).turn(RED).play(RED, '1@gold')
  expect(t.state.phase).toBe('parliament')
  expect(t.may(BLUE, 'yes+2')).toBe(true)
})

test('LA-T20 LA-6.14 squire and gold', () => {
  const t = table().stock('gold', 3, 0, 0).stock('squires', 2, 0, 0).applyLaws('law-squire-and-gold-for-points')
  expect(t.texts(BLUE)).toEqual(['x0', 'x1', 'x2'])
  t.play(BLUE, 'x2')
  expect([t.state.points[BLUE], t.state.gold[BLUE], t.state.squires[BLUE]]).toEqual([6, 1, 0])
})

const threeConflicts = () =>
  table()
    .court(BLUE, 1, 1, 2)
    .conflict('UL', 'conflict-03', [BLUE, 1])
    .conflict('UR', 'conflict-04', [BLUE, 1])
    .conflict('LL', 'conflict-05', [BLUE, 2])
    .stock('gold', 2, 2, 2)
    .stock('votes', 0, 0, 0)

test('LA-T21 LA-6.15 LA-6.1 conflicts in both rows count: an extension', () => {
  const t = threeConflicts().extensions(BLUE, 'gold').applyLaws('law-two-conflicts-extension')
  expect(t.texts(BLUE)).toContain('tile:votes')
  expect(t.texts(BLUE)).not.toContain('tile:gold')
  expect(t.texts(BLUE)).toContain('decline')
  t.play(BLUE, 'tile:votes')
  expect(t.view(BLUE).ask?.what).toBe('exchange')
  expect(t.state.extensions[BLUE]).toEqual([true, false, true, false, false, false])
})

test('LA-T21 LA-6.17 conflicts in both rows count: goods', () => {
  const t = threeConflicts().applyLaws('law-two-conflicts-goods')
  expect([t.state.squires[BLUE], t.state.votes[BLUE], t.state.gold[BLUE]]).toEqual([3, 1, 3])
})

test('LA-T21 LA-6.21 conflicts in both rows count: points', () => {
  expect(threeConflicts().applyLaws('law-conflict-points').state.points).toEqual([9, 0, 0])
})

const richBlue = () =>
  table()
    .stock('gold', 5, 0, 0)
    .stock('squires', 0, 0, 0)
    .county(BLUE, 'A', 1)
    .castle(BLUE, 0, 2)
    .applyLaws('law-most-gold-upgrades', 'law-strength-two-squires')

test('LA-T22 LA-6.16 LA-6.1 from left to right: a law sees what the law before it did', () => {
  const stronger = richBlue()
  expect(stronger.state.reserve[BLUE]).toEqual([2, 1, 1, 1])
  expect(stronger.play(BLUE, '1^A').state.squires[BLUE]).toBe(2)
  expect(richBlue().play(BLUE, '2^gold').state.squires[BLUE]).toBe(0)
})

test('LA-T23 LA-6.19 LA-A8 strength 3 to 4', () => {
  const make = () => table().court(BLUE, 1, 2, 3).county(BLUE, 'D', 3, 1).castle(BLUE, 0, 1)
  const t = make().applyLaws('law-strength-three-to-four')
  expect(t.texts(BLUE)).toEqual(['3^D', 'decline'])
  t.play(BLUE, '3^D')
  expect(t.at('D')).toMatchObject({ house: BLUE, strength: 4, squires: 1 })
  expect(t.state.reserve[BLUE]?.slice(2)).toEqual([1, 0])
  expect(make().applyLaws('law-strength-three-to-four').play(BLUE, 'decline').at('D').strength).toBe(3)
  const owned = table().court(BLUE, 1, 2, 3, 4).county(BLUE, 'D', 3).applyLaws('law-strength-three-to-four')
  expect(owned.view(BLUE).ask?.what).toBe('exchange')
})

test('LA-T24 LA-6.20 sets of extensions', () => {
  const t = table()
    .extensions(BLUE, 'gold', 'squires', 'votes', 'mixed', 'recruit', 'upgrade')
    .extensions(GREEN, 'gold', 'squires', 'votes', 'mixed', 'recruit')
    .extensions(RED, 'gold', 'squires')
    .applyLaws('law-three-extensions-points')
  expect(t.state.points).toEqual([10, 5, 0])
})

test('LA-T24 LA-6.24 sets of noblemen recruit while the reserve has knights', () => {
  const make = (...court: number[]) =>
    table()
      .noblemen(BLUE, 'ABCDEFG')
      .court(BLUE, ...court)
      .applyLaws('law-three-noblemen-recruit')
  expect(make(1, 2).state.court[BLUE]).toEqual([3, 1, 0, 0])
  expect(make(1, 1, 2).state.court[BLUE]).toEqual([3, 1, 0, 0])
})

test('LA-T25 LA-6.23 LA-6.27 weak knights and four strengths', () => {
  const make = () =>
    table()
      .court(BLUE, 1, 1, 1, 2, 3, 4)
      .county(BLUE, 'A', 1)
      .county(BLUE, 'D', 3)
      .castle(BLUE, 0, 1)
      .castle(BLUE, 1, 2)
  const both = make().conflict('UL', 'conflict-03', [BLUE, 1, 4])
  both.applyLaws('law-three-weak-knights-points', 'law-four-strengths-points')
  expect(both.state.points[BLUE]).toBe(11)
  const one = make().conflict('UL', 'conflict-03', [BLUE, 4])
  one.applyLaws('law-three-weak-knights-points', 'law-four-strengths-points')
  expect(one.state.points[BLUE]).toBe(6)
})

test('LA-6.18 LA-A29 without a deployed strength-2 knight any knight outside the reserve may be upgraded', () => {
  const t = table().court(BLUE, 1, 2).county(BLUE, 'A', 1).castle(GREEN, 0, 2).court(RED, 1)
  t.applyLaws('law-no-strength-two-upgrade')
  expect(t.texts(BLUE)).toEqual(['2^court', '1^A', 'decline'])
  t.play(BLUE, '2^court')
  expect(t.awaiting()).toEqual([RED])
  expect(t.texts(RED)).toEqual(['1^court', 'decline'])
})

test('LA-6.22 three counties', () => {
  const t = table().court(BLUE, 1, 1, 1).county(BLUE, 'A', 1).county(BLUE, 'E', 1).county(BLUE, 'H', 1)
  t.county(GREEN, 'B', 2).county(GREEN, 'C', 3).applyLaws('law-three-counties-points')
  expect(t.state.points).toEqual([8, 0, 0])
})

test('LA-6.25 gold for points', () => {
  const t = table().stock('gold', 3, 1, 0).applyLaws('law-gold-for-points')
  expect(t.texts(BLUE)).toEqual(['x0', 'x1', 'x2', 'x3'])
  t.play(BLUE, 'x3').play(GREEN, 'x0')
  expect([t.state.points, t.state.gold]).toEqual([
    [3, 0, 0],
    [0, 1, 0],
  ])
})

test('LA-6.26 squires for points', () => {
  const t = table().stock('squires', 2, 1, 0).applyLaws('law-squire-for-points')
  expect(t.play(BLUE, 'x1').texts(GREEN)).toEqual(['x0', 'x1'])
  expect([t.state.points[BLUE], t.state.squires[BLUE]]).toEqual([1, 1])
})

test('LA-6.2 within one law players go in player order', () => {
  const t = table().start(GREEN).applyLaws('law-gold-buys-votes')
  for (const seat of [GREEN, RED, BLUE]) {
    expect(t.awaiting()).toEqual([seat])
    t.play(seat, 'x0')
  }
})

test('LA-6.4 upgrades, swaps and tiles of laws may be declined; goods, points and recruits are taken', () => {
  const optional = PRINTED.laws.filter(({ effect }) => effect.some(({ op }) => op === 'upgrade' || op === 'extension'))
  expect(optional.map((law) => law.id)).toEqual([
    'law-most-gold-upgrades',
    'law-two-conflicts-extension',
    'law-no-strength-two-upgrade',
    'law-strength-three-to-four',
  ])
  const t = table().stock('gold', 9, 0, 0).castle(BLUE, 0, 1).applyLaws('law-most-gold-upgrades').play(BLUE, 'decline')
  expect(t.state.castle[BLUE]?.[0]).toBe(1)
  expect(t.told('declined')).toEqual([{ type: 'declined', seat: BLUE, what: 'upgrade' }])
  const recruits = table().stock('squires', 9, 0, 0).applyLaws('law-most-squires-recruits')
  expect(recruits.state.court[BLUE]).toEqual([2, 1, 0, 0])
  const tile = threeConflicts().applyLaws('law-two-conflicts-extension').play(BLUE, 'decline')
  expect(tile.view(BLUE).ask?.what).toBe('exchange')
  expect(tile.state.extensions[BLUE]).not.toContain(true)
})

test('LA-6.2 LA-6.15 two sets of two conflicts give two extension tiles, each one asked for', () => {
  const t = table()
    .court(BLUE, 1, 1, 1, 2)
    .conflict('UL', 'conflict-03', [BLUE, 1])
    .conflict('UR', 'conflict-04', [BLUE, 1])
    .conflict('LL', 'conflict-05', [BLUE, 1])
    .conflict('LR', 'conflict-06', [BLUE, 2])
    .applyLaws('law-two-conflicts-extension')
    .play(BLUE, 'tile:votes')
  expect(t.refusal(BLUE, 'tile:votes')).toBe('covered')
  t.play(BLUE, 'decline')
  expect(t.view(BLUE).ask?.what).toBe('exchange')
  expect(t.state.extensions[BLUE]).toEqual([false, false, true, false, false, false])
})

test('LA-6.16 a strength-2 knight at court earns no squire', () => {
  const t = table().court(BLUE, 2, 2).county(BLUE, 'B', 2).stock('squires', 0, 0, 0)
  expect(t.applyLaws('law-strength-two-squires').state.squires).toEqual([1, 0, 0])
})

test('LA-6.1 castle, counties and both rows of conflicts count for laws', () => {
  const conflicts = () => table().conflict('UR', 'conflict-03', [BLUE, 1]).conflict('LR', 'conflict-04', [BLUE, 2])
  expect(conflicts().applyLaws('law-two-conflicts-extension').may(BLUE, 'tile:gold')).toBe(true)
  expect(conflicts().applyLaws('law-conflict-points').state.points).toEqual([6, 0, 0])
  const t = table().stock('squires', 0, 0, 0).court(BLUE, 2, 2).castle(BLUE, 0, 2).county(BLUE, 'B', 2)
  t.court(GREEN, 2, 2).conflict('UL', 'conflict-05', [GREEN, 2]).conflict('LL', 'conflict-06', [GREEN, 2])
  expect(t.applyLaws('law-strength-two-squires').state.squires).toEqual([2, 2, 0])
})

test('LA-6.24 only a full set of three noblemen recruits', () => {
  const recruited = ['', 'AB', 'ABC', 'ABCDE', 'ABCDEF'].map(
    (letters) => table().noblemen(BLUE, letters).applyLaws('law-three-noblemen-recruit').told('recruited').length,
  )
  expect(recruited).toEqual([0, 0, 1, 1, 2])
})

test('LA-6.27 with any of the four strengths missing on the board there are no points', () => {
  for (const missing of [1, 2, 3, 4]) {
    const t = table().court(BLUE, 1, 2, 3, 4)
    for (const strength of [1, 2, 3, 4]) if (strength !== missing) t.castle(BLUE, strength, strength)
    expect(t.applyLaws('law-four-strengths-points').state.points).toEqual([0, 0, 0])
  }
})
