/** What is asked now, and of whom; what lies open of counties, conflicts and allies. */
import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'
import { BLUE, GREEN, RED, table, TWO, type Table } from './position.ts'

const { blue, red, yellow, green } = TWO

test.each<[string, () => Table, unknown]>([
  ['a knight is placed', () => table().turn(GREEN), { what: 'place', seat: GREEN }],
  [
    'a favour is taken',
    () => table().conflict('UL', 'conflict-03').play(BLUE, '1>UL'),
    { what: 'favour', seat: BLUE, ally: false },
  ],
  [
    'a favour for an ally',
    () => table(2).conflict('UL', 'conflict-03').play(blue, 'a2>UL'),
    { what: 'favour', seat: blue, ally: true },
  ],
  [
    'a law is voted on',
    () =>
      table()
        .laws(
          ['law-most-gold-upgrades', 'law-most-squires-recruits', 'law-two-counties-points'],
          ['law-gold-buys-votes', 'law-strength-two-squires', 'law-two-conflicts-extension'],
        )
        .parliament(),
    { what: 'vote', law: 'law-gold-buys-votes', position: 0 },
  ],
  [
    'an exchange is made',
    () => table().stock('gold', 4, 4, 4).applyLaws('law-gold-buys-votes').play(BLUE, 'x1'),
    { what: 'exchange', seat: GREEN, law: 'law-gold-buys-votes' },
  ],
  [
    'a county pays',
    () => table().county(RED, 'B', 2).counties(),
    { what: 'county', seat: RED, ally: false, county: 1 },
  ],
  [
    'a county pays an ally',
    () => table(2).county(green, 'B', 2).counties(),
    { what: 'county', seat: red, ally: true, county: 1 },
  ],
  [
    'a knight is upgraded',
    () => table().county(RED, 'A', 1).counties().play(RED, 'take:reward'),
    { what: 'upgrade', seat: RED, ally: false, deployed: false, from: 0, to: 0 },
  ],
  [
    'a tile is chosen',
    () => table().county(RED, 'E', 1).counties().play(RED, 'take:reward'),
    { what: 'extend', seat: RED },
  ],
  [
    'a knight may sail',
    () => table().conflict('UL', 'conflict-03').county(GREEN, 'H', 2).counties().play(GREEN, 'take:reward'),
    { what: 'journey', seat: GREEN, ally: false, county: 7, strength: 2 },
  ],
  [
    'a start player is named',
    () => table().county(RED, 'I', 2).counties().play(RED, 'take:reward'),
    { what: 'name', seat: RED, county: 8 },
  ],
  [
    'a castle is gone through',
    () => table().castle(GREEN, 0, 1).castle(GREEN, 4, 2).castles(),
    { what: 'castle', seat: GREEN },
  ],
  [
    'prisoners are freed',
    () => table().conflict('LL', 'conflict-09', [RED, 2]).conflicts(),
    { what: 'ransom', seat: RED, slot: 2 },
  ],
])('%s', (_, make, ask) => {
  const t = make()
  for (const seat of [BLUE, null]) expect(t.view(seat).ask).toEqual(ask)
})

test('LA-2.8 LA-12.1 before the first round allies are named, then tiles chosen by all at once', () => {
  const two = game.setup(2, { figures: null }, quick(1))
  const first = game.awaiting(two)[0] ?? -1
  expect(game.view(two, null).ask).toEqual({ what: 'ally', seat: first })
  expect(game.view(two, null).allies.map(({ colour }) => colour)).toEqual([null, null])
  const three = game.setup(3, { figures: null }, quick(1))
  expect(game.view(three, null)).toMatchObject({ ask: { what: 'extension' }, awaiting: [0, 1, 2], round: 1, rounds: 5 })
})

test('counties and conflicts show whose the knights are, an ally’s as such, and what they come to', () => {
  const t = table(2).county(blue, 'A', 1, 2).county(green, 'B', 2)
  t.conflict('LL', 'conflict-03', [yellow, 1, 2], [red, 2])
  const view = t.view(null)
  expect(view.counties.slice(0, 3)).toEqual([
    {
      id: 'stafford',
      letter: 'A',
      minStrength: 1,
      tiles: 2,
      holder: { seat: blue, ally: false, strength: 1, squires: 2, total: 3 },
    },
    {
      id: 'warwick',
      letter: 'B',
      minStrength: 2,
      tiles: 2,
      holder: { seat: red, ally: true, strength: 2, squires: 0, total: 2 },
    },
    { id: 'norfolk', letter: 'C', minStrength: 3, tiles: 2, holder: null },
  ])
  expect(view.conflicts.map((conflict) => conflict?.card ?? null)).toEqual([null, null, 'conflict-03', null])
  expect(view.conflicts[2]).toMatchObject({
    frenchStrength: 5,
    points: [4, 2, 1],
    total: 5,
    spaces: [
      { seat: blue, ally: true, knights: [1, 2], total: 3 },
      { seat: red, ally: false, knights: [2], total: 2 },
    ],
  })
  expect(view.allies.map(({ colour }) => colour)).toEqual(['yellow', 'green'])
  expect(view.allies[1]?.court).toEqual([0, 0, 0, 0])
  // With two players nothing stands behind a screen.
  expect(view.players.map(({ gold }) => gold)).toEqual([2, 2])
  expect(table(3).view(null).allies).toEqual([])
})

test('LA-14.5 of the decks everybody knows what is left, in no order that would tell', () => {
  const { state } = table(4)
  const again = { ...state, lawDeck: state.lawDeck.toReversed(), conflictDeck: state.conflictDeck.toReversed() }
  for (const seat of [0, null]) {
    const { laws, conflictDeck } = game.view(state, seat)
    expect(game.view(again, seat)).toMatchObject({ laws: { deck: laws.deck }, conflictDeck })
    expect(laws.deck).toHaveLength(state.lawDeck.length)
    expect(conflictDeck).toHaveLength(state.conflictDeck.length)
  }
})
