/** What both sides are told of every deed, and what only its owner hears of it. */
import { expect, test } from 'vitest'
import type { Event } from '../types/index.ts'
import { L, Table, Y } from './position.ts'

/** What is told from now on. */
function after(table: Table, ...acts: readonly (() => unknown)[]): readonly Event[] {
  const before = table.events.length
  for (const act of acts) act()
  return table.events.slice(before)
}

const peace = (): Table =>
  new Table({
    lancaster: { kent: 'oxford beaumont', derby: 'clifford' },
    york: { calais: 'march warwick', essex: 'norfolk' },
  })

test('R3-6.1 marches, sea moves and recruits: how many, from where to where, and the points left', () => {
  const table = peace().cards('4', '2')
  expect(after(table, () => table.play(L, 'oxford:kent>sussex>wilts'))).toEqual([
    { type: 'marched', seat: L, colour: 'red', route: ['kent', 'sussex', 'wilts'], attack: false, left: 3 },
    { type: 'own', blocks: ['lancaster-oxford'] },
  ])
  // Kent is activated already.
  expect(after(table, () => table.play(L, 'beaumont:kent>middlesex>essex'))[0]).toMatchObject({ attack: true, left: 3 })
  expect(after(table, () => table.play(L, '+devon@cornwall'))).toEqual([
    { type: 'recruited', seat: L, colour: 'red', area: 'cornwall', left: 2 },
    { type: 'own', blocks: ['lancaster-devon'] },
  ])
  expect(after(table, () => table.play(L, 'henry-vi:france~kent'))).toEqual([
    { type: 'sailed', seat: L, n: 1, from: 'france', to: 'kent', zone: null, left: 1 },
    { type: 'own', blocks: ['lancaster-henry-vi'] },
  ])
  expect(table.heard[Y].map(({ type }) => type)).not.toContain('own')
  expect(after(table, () => table.play(L, 'end'))).toEqual([
    { type: 'actions-over', seat: L },
    { type: 'main', seat: L, area: 'essex', from: 'middlesex' },
  ])
})

test('R3-7.3 R3-7.4 R3-7.6 event cards: a muster, a landing by name of the sea, a plague', () => {
  const muster = peace().cards('muster', '2')
  expect(after(muster, () => muster.play(L, 'muster@sussex'))[0]).toEqual({ type: 'mustered', seat: L, area: 'sussex' })
  const piracy = peace().cards('2', 'piracy')
  expect(after(piracy, () => piracy.play(Y, 'march:calais~kent(english-channel)', 'end'))).toEqual([
    { type: 'sailed', seat: Y, n: 1, from: 'calais', to: 'kent', zone: 'english-channel', left: 1 },
    { type: 'own', blocks: ['york-march'] },
    { type: 'actions-over', seat: Y },
    { type: 'main', seat: Y, area: 'kent', from: 'sea' },
  ])
  const pair = peace().cards('2', '3')
  expect(after(pair, () => pair.play(Y, 'march+warwick:calais~east-anglia'))).toEqual([
    { type: 'sailed', seat: Y, n: 2, from: 'calais', to: 'east-anglia', zone: null, left: 2 },
    { type: 'own', blocks: ['york-march', 'york-warwick'] },
  ])
  const plague = new Table({ lancaster: { kent: 'oxford' }, york: { middlesex: 'norfolk suffolk/1' } }).cards(
    'plague',
    '2',
  )
  const told = after(plague, () => plague.play(L, 'plague@middlesex'))
  expect(told[0]).toEqual({ type: 'plague', seat: L, area: 'middlesex' })
  expect(told).toContainEqual({ type: 'eliminated', block: 'york-suffolk', cause: 'plague', fate: 'dead' })
})

test('R3-8.2 a battle: who stands in front, how many wait on either side, then shot by shot', () => {
  const table = new Table({
    lancaster: { kent: 'oxford/2', middlesex: 'beaumont' },
    york: { kent: 'norfolk suffolk/3 arundel' },
  })
  table.entered(Y, 'kent', 'middlesex', 'suffolk arundel')
  const told = after(table, () => table.battle('kent', Y, 'sussex', 'norfolk'))
  expect(told).toContainEqual({
    type: 'battle',
    area: 'kent',
    attacker: Y,
    front: [
      { block: 'lancaster-oxford', strength: 2 },
      { block: 'york-norfolk', strength: 4 },
    ],
    reserves: [0, 2],
  })
  table.roll(1, 6)
  expect(after(table, () => table.play(L, 'fire:oxford'))).toEqual([
    { type: 'fired', block: 'lancaster-oxford', dice: [1, 6], firepower: 2, hits: 1 },
    { type: 'hit', block: 'york-norfolk', hits: 1, left: 3 },
  ])
  const round = after(table, () => table.play(Y, 'pass:norfolk'))
  expect(round).toEqual([
    { type: 'passed', block: 'york-norfolk' },
    { type: 'round', round: 2 },
    {
      type: 'reserves',
      seat: Y,
      blocks: [
        { block: 'york-suffolk', strength: 3 },
        { block: 'york-arundel', strength: table.strength(Y, 'arundel') },
      ],
      deployed: false,
    },
  ])
})

test('R3-8.12 R3-8.21 a retreat is told by name, a regroup without one', () => {
  const table = new Table({ lancaster: { kent: 'oxford' }, york: { kent: 'norfolk' } })
  table.battle('kent', Y, 'sussex', 'norfolk').play(L, 'pass:oxford').play(Y, 'pass:norfolk')
  expect(after(table, () => table.play(L, 'retreat:oxford>middlesex'))).toEqual([
    { type: 'retreated', block: 'lancaster-oxford', to: 'middlesex' },
    { type: 'battle-over', area: 'kent', winner: Y },
  ])
  expect(after(table, () => table.play(Y, 'regroup:norfolk>sussex'))).toEqual([
    { type: 'regrouped', seat: Y, colour: 'white', from: 'kent', to: 'sussex' },
    { type: 'own', blocks: ['york-norfolk'] },
  ])
  expect(after(table, () => table.play(Y, 'end'))[0]).toEqual({ type: 'regroup-over', seat: Y })
})

test('R3-11.2 hunger: where and how many, then that the losses are named, then who has lost', () => {
  const table = new Table({ lancaster: { cornwall: 'oxford beaumont clifford devon stanley' } })
  expect(after(table, () => table.supply())).toContainEqual({ type: 'surplus', seat: L, area: 'cornwall', n: 1 })
  const told = after(table, () => table.play(L, 'starve:oxford'))
  expect(told).toContainEqual({ type: 'losses-named', seat: L })
  expect(told).toContainEqual({ type: 'starved', seat: L, area: 'cornwall', n: 1 })
})
