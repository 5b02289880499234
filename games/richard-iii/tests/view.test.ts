/** What a player sees of the map, of the own blocks, of a battle and of a house, told by hand. */
import { expect, test } from 'vitest'
import { blockNo } from '../rules/blocks.ts'
import type { AreaId } from '../rules/ids.ts'
import { areaNo } from '../rules/map.ts'
import { faceDown, L, Table, Y } from './position.ts'

/** The own blocks of a seat on the map, by name. */
const own = (table: Table, seat: number) =>
  Object.fromEntries(
    table
      .view(seat)
      .blocks.filter(({ at }) => at !== 'pool')
      .map(({ block, ...rest }) => [block.replace(/^(lancaster|york)-/, ''), rest]),
  )

const area = (table: Table, seat: number | null, id: AreaId) => table.view(seat).areas.find((each) => each.id === id)

test('R3-6.12 R3-6.13 R3-7.4 each block shows what it will be in the battle, and by which way it came', () => {
  const table = new Table({
    lancaster: { kent: 'oxford', dorset: 'devon' },
    york: { calais: 'march', ireland: 'clarence', essex: 'norfolk', sussex: 'suffolk', chester: 'herbert' },
  }).cards('4', 'piracy')
  table.play(Y, 'march:calais~kent(english-channel)', 'end')
  expect(own(table, Y)).toMatchObject({
    march: { at: 'kent', moved: true, role: 'main', via: 'english-channel' },
    norfolk: { at: 'essex', moved: false, role: null, via: null },
  })
  expect(own(table, L)).toMatchObject({ oxford: { role: 'defender', via: null, moved: false } })
})

test.each(['north-sea', 'english-channel', 'irish-sea'])('R3-7.4 pirates of the %s are main force', (zone) => {
  const coast = zone === 'irish-sea' ? 'chester' : 'kent'
  const table = new Table({ lancaster: { [coast]: 'oxford' }, york: { [coast]: 'march' } })
  table.entered(Y, coast, zone, 'march', true)
  expect(own(table, Y)['march']).toMatchObject({ role: 'main', via: zone })
  table.fight(Y)
  expect(own(table, Y)['march']).toMatchObject({ role: 'main', via: zone })
  expect(table.view(L).battle?.front.map(({ block, pirate }) => [block, pirate])).toEqual([
    ['lancaster-oxford', null],
    ['york-march', zone],
  ])
})

test('R3-6.12 R3-6.13 R3-8.16 main force, reserves of the attacker and reinforcements of the defender', () => {
  const table = new Table({
    lancaster: { sussex: 'oxford clifford devon', middlesex: 'beaumont' },
    york: { kent: 'arundel worcester', wilts: 'norfolk' },
  }).cards('2', '3')
  table.play(Y, 'arundel:kent>sussex', 'worcester:kent>sussex', 'norfolk:wilts>sussex', 'end', 'main@sussex<kent')
  table.play(L, 'beaumont:middlesex>sussex')
  expect(own(table, Y)).toMatchObject({
    arundel: { role: 'main', via: 'kent' },
    worcester: { role: 'main', via: 'kent' },
    norfolk: { role: 'reserve', via: 'wilts' },
  })
  const lancaster = { oxford: { role: 'defender', via: null }, beaumont: { role: 'reserve', via: 'middlesex' } }
  expect(own(table, L)).toMatchObject(lancaster)
  expect(table.view(L).attacks).toEqual([
    {
      area: 'sussex',
      attacker: Y,
      entries: [
        { seat: Y, from: 'kent', n: 2, main: true },
        { seat: Y, from: 'wilts', n: 1, main: false },
        { seat: L, from: 'middlesex', n: 1, main: false },
      ],
      // Two of two for whoever reinforces, three of three for the attacker.
      bordersLeft: [1, 1],
      pinned: 2,
      free: 1,
    },
  ])
  table.play(L, 'end')
  expect(own(table, L)).toMatchObject(lancaster)
  expect(own(table, Y)).toMatchObject({ arundel: { role: 'main' }, norfolk: { role: 'reserve' } })
  const { battle } = table.view(L)
  expect(battle?.reserves.map(({ n, known }) => [n, known])).toEqual([
    [1, []],
    [1, []],
  ])
  expect(battle?.own).toEqual([{ block: 'lancaster-beaumont', strength: table.strength(L, 'beaumont') }])
  expect(table.view(null).battle?.own).toEqual([])
})

test('R3-8.4 R3-8.6 a battle shows letters, who has acted and who is next', () => {
  const table = new Table({ lancaster: { kent: 'oxford' }, york: { kent: 'suffolk norfolk' } })
  table.battle('kent', Y, 'sussex', 'suffolk norfolk').roll(6, 6, 6, 6, 6, 6)
  const front = () => table.view(null).battle?.front.map(({ block, seat, acted }) => [block, seat, acted])
  expect(front()).toEqual([
    ['lancaster-oxford', L, false],
    ['york-norfolk', Y, false],
    ['york-suffolk', Y, false],
  ])
  const [next] = table.view(null).battle?.next ?? []
  expect(next).toBe('lancaster-oxford')
  table.play(L, 'fire:oxford')
  expect(front()?.map(([, , acted]) => acted)).toEqual([true, false, false])
  expect(table.view(null).battle).toMatchObject({ area: 'kent', attacker: Y, round: 1, rounds: 4, hits: 0, rolled: [] })
})

test('R3-2.1 R3-11.2 an area shows who holds it, whom it feeds and how many are too many', () => {
  const table = new Table({
    lancaster: { cornwall: 'oxford beaumont clifford devon stanley', kent: 'exeter' },
    york: { kent: 'march', calais: 'warwick' },
    rebel: 'derby',
  })
  const { limit } = area(table, L, 'cornwall')!
  expect(area(table, Y, 'cornwall')).toEqual({
    id: 'cornwall',
    red: 5,
    white: 0,
    black: 0,
    holder: L,
    faceDown: [],
    limit,
    counted: 5,
    surplus: 5 - limit,
  })
  expect(area(table, null, 'kent')).toMatchObject({
    red: 1,
    white: 1,
    holder: 'contested',
    counted: null,
    surplus: null,
  })
  expect(area(table, L, 'derby')).toMatchObject({ red: 0, white: 0, black: 1, holder: Y, counted: 1, surplus: 0 })
  expect(area(table, L, 'essex')).toMatchObject({ holder: null, counted: 0, surplus: 0 })
  expect(area(table, Y, 'calais')).toMatchObject({ holder: Y, counted: 1, surplus: 0 })
  // Which of them are mercenaries at home, only their owner knows.
  for (const seat of [L, null]) expect(area(table, seat, 'calais')).toMatchObject({ counted: null, surplus: null })
})

test('R3-10.7 mercenaries lie face down at home for all to see, and count for nothing', () => {
  const table = new Table({ lancaster: { kent: 'oxford' } })
  faceDown(table, 'york-mercenary-calais', 'calais')
  faceDown(table, 'lancaster-rivers')
  for (const seat of [L, Y, null]) {
    expect(area(table, seat, 'calais')).toMatchObject({ faceDown: ['york-mercenary-calais'], white: 0, holder: null })
    expect(table.view(seat).houses.map(({ poolDown }) => poolDown)).toEqual([['lancaster-rivers'], []])
  }
  expect(own(table, Y)).not.toHaveProperty('mercenary-calais')
})

test('R3-13.3 R3-10.5 a house shows its heirs, who is dead, who serves the enemy and which minors are to come', () => {
  const table = new Table({
    lancaster: { kent: 'clarence', derby: 'henry-vi' },
    york: { essex: 'march' },
    dead: ['york-york', 'york-rutland'],
    minors: ['york-gloucester'],
    king: 'lancaster-henry-vi',
    pretender: 'york-march',
  })
  const [lancaster, york] = table.view(null).houses
  expect(york?.heirs.map(({ block, state, title }) => [block, state, title])).toEqual([
    ['york-york', 'dead', null],
    ['york-march', 'in-play', 'pretender'],
    ['york-rutland', 'dead', null],
    ['york-clarence', 'serves-enemy', null],
    ['york-gloucester', 'minor', null],
  ])
  expect(lancaster?.heirs[0]).toEqual({ block: 'lancaster-henry-vi', state: 'in-play', title: 'king' })
  expect(york?.dead).toEqual(['york-york', 'york-rutland'])
  expect(york?.aside).toContain('york-clarence')
  expect(york?.minorsDue).toBe(0)
  table.state.due[Y] = 1
  expect(table.view(null).houses.map(({ minorsDue }) => minorsDue)).toEqual([0, 1])
  // No more than there are minors.
  table.state.dueLater[Y] = 2
  expect(table.view(null).houses[Y]?.minorsDue).toBe(1)
})

test('R3-12.2 the count of heads is exact for the own house, and for the other what the map allows', () => {
  const table = new Table({
    lancaster: { middlesex: 'henry-vi', kent: 'oxford', 'isle-of-man': 'stanley', scotland: 'exeter' },
    york: { essex: 'march levy-norwich', derby: 'warwick', calais: 'clarence' },
  })
  // The King, Oxford and London; neither exile nor Man counts.
  expect(table.view(L).houses[L]?.count).toEqual({ least: 3, most: 3 })
  // March and Warwick; the levy does not count.
  expect(table.view(Y).houses[Y]?.count).toEqual({ least: 2, most: 2 })
  const seen = table.view(L).houses[Y]?.count
  expect(seen?.most).toBe(3)
  expect(seen?.least).toBeLessThanOrEqual(2)
  expect(table.view(null).houses[Y]?.count).toEqual(seen)
  expect(table.view(null).houses[L]?.count).toEqual(table.view(Y).houses[L]?.count)
})

test('a pool shows how many stand in it, by colour, and its owner which', () => {
  const table = new Table({ lancaster: { kent: 'oxford' } })
  const [lancaster, york] = table.view(null).houses
  const waiting = (seat: number) => table.view(seat).blocks.filter(({ at }) => at === 'pool')
  expect(lancaster?.pool).toEqual({ red: waiting(L).length, white: 0, black: 0 })
  expect(york?.pool).toEqual({ red: 0, white: waiting(Y).length - 1, black: 1 })
  expect(waiting(Y).map(({ block }) => block)).toContain('rebel')
  for (const { role, via, moved, pinned } of waiting(L))
    expect([role, via, moved, pinned]).toEqual([null, null, false, false])
})

test('R3-8.21 the winner sees how many may still leave by each border, and the other side nothing', () => {
  const table = new Table({ lancaster: { kent: 'oxford beaumont' }, york: { kent: 'norfolk/1' } })
  table.battle('kent', Y, 'sussex', 'norfolk').roll(1, 6, 6, 6, 6, 6).play(L, 'fire:oxford')
  expect(table.view(L).regroup).toMatchObject({ area: 'kent', seat: L })
  const ways = () => Object.fromEntries(table.view(L).regroup?.to.map(({ area: to, left }) => [to, left]) ?? [])
  const before = ways()
  expect(Object.keys(before).toSorted()).toEqual(['middlesex', 'sussex'])
  table.play(L, 'regroup:oxford>sussex')
  expect(ways()).toEqual({ ...before, sussex: (before['sussex'] ?? 0) - 1 })
  for (const seat of [Y, null]) expect(table.view(seat).regroup).toEqual({ area: 'kent', seat: L, to: [] })
})

test('the frame of a view: campaign, turn, who acts, and what nobody is asked yet', () => {
  const table = new Table({ lancaster: { kent: 'oxford' }, turn: 3, campaign: 2 })
  expect(table.view(null)).toMatchObject({ campaign: 2, turn: 3, turns: 7, first: null, active: null, throne: L })
  expect(table.view(null)).toMatchObject({ action: null, battle: null, regroup: null, entry: null, roll: null })
  table.cards('4', '2')
  expect(table.view(null)).toMatchObject({
    first: L,
    active: L,
    action: { seat: L, card: '4', points: 4, muster: null },
  })
  table.play(L, 'end')
  expect(table.view(null)).toMatchObject({
    first: L,
    active: Y,
    action: { seat: Y, card: '2', points: 2, activated: [] },
  })
  expect(table.state.at[blockNo('lancaster-oxford')]).toBe(areaNo('kent'))
})
