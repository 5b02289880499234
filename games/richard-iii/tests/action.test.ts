import { expect, test } from 'vitest'
import { idle } from '../rules/idle.ts'
import { write } from '../rules/notation.ts'
import { L, Table, Y } from './position.ts'

test('T-05 R3-6.1 R3-6.22 R3-6.23 the sample turn: ports, recruits, marches, all points spent', () => {
  const table = new Table({
    lancaster: { middlesex: 'henry-vi', essex: 'oxford', lincoln: 'beaumont' },
    york: { calais: 'march warwick salisbury kent' },
  }).cards('3', '3')
  table.play(Y, 'warwick+salisbury:calais~east-anglia')
  expect(table.state.points).toBe(2)
  table.play(Y, '+norfolk@east-anglia', '+levy-norwich@east-anglia')
  expect(table.state.points).toBe(0)
  table.play(Y, 'end')
  table.play(L, 'oxford:essex>middlesex', 'beaumont:lincoln>leicester>middlesex', '+bombard@middlesex')
  expect(table.state.points).toBe(0)
  table.play(L, 'end')
  expect(table.at(Y, 'east-anglia')).toHaveLength(4)
  expect(table.at(L, 'middlesex')).toHaveLength(4)
  expect([table.told('battle'), table.told('surplus')]).toEqual([[], []])
})

test('R3-6.2 an activated area stays activated for the rest of the phase', () => {
  const table = new Table({ lancaster: { derby: 'oxford devon', kent: 'beaumont' } }).cards('2', '2')
  table.play(Y, 'end')
  table.play(L, 'oxford:derby>leicester', 'beaumont:kent>sussex')
  expect(table.state.points).toBe(0)
  expect(table.view(L).action?.activated).toEqual(['derby', 'kent'])
  table.play(L, 'devon:derby>chester')
})

test('T-13 R3-6.12 D-02 the attacker names his main attack when his actions end', () => {
  const table = new Table({
    lancaster: { sussex: 'oxford beaumont clifford devon stanley' },
    york: { wilts: 'norfolk suffolk', kent: 'arundel worcester hastings herbert' },
  }).cards('2', '3')
  table.play(Y, 'norfolk:wilts>sussex', 'suffolk:wilts>sussex')
  for (const name of ['arundel', 'worcester', 'hastings', 'herbert']) table.play(Y, `${name}:kent>sussex`)
  // By default the first border crossed; nobody else is told before it is fixed.
  expect(table.view(Y).attacks[0]?.entries.find(({ from }) => from === 'wilts')?.main).toBe(true)
  expect(table.view(L).attacks[0]?.entries[0]?.main).toBeNull()
  table.play(Y, 'end')
  expect(table.list(Y).toSorted()).toEqual(['main@sussex<kent', 'main@sussex<wilts'])
  table.play(Y, 'main@sussex<kent')
  expect(table.view(L).attacks[0]).toMatchObject({ pinned: 4, free: 1 })
  table.play(L, 'end')
  const { battle } = table.state
  expect(battle?.front[Y]).toHaveLength(4)
  expect(battle?.reserve[Y]).toHaveLength(2)
})

test.for(['kent', 'wilts', 'middlesex'])(
  'R3-6.12 D-02 an absent attacker’s main attack is the first border crossed: %s',
  (first) => {
    const table = new Table({
      lancaster: { sussex: 'oxford' },
      york: { wilts: 'norfolk', kent: 'arundel', middlesex: 'suffolk' },
    }).cards('2', '4')
    const ways = ['arundel:kent>sussex', 'norfolk:wilts>sussex', 'suffolk:middlesex>sussex']
    const inOrder = ways.toSorted((a, b) => Number(b.includes(first)) - Number(a.includes(first)))
    table.play(Y, ...inOrder, 'end')
    expect(write(idle(table.state, Y))).toBe(`main@sussex<${first}`)
  },
)

test('R3-7.2 Surprise may instead be one ordinary sea move', () => {
  const table = new Table({ lancaster: { cornwall: 'oxford beaumont' } }).cards('surprise', '2')
  table.play(L, 'oxford:cornwall~chester')
  expect(table.list(L)).toEqual(['end'])
})

test('T-18 R3-7.3 Muster: everybody to one area by normal marches, no attack, no sea', () => {
  const table = new Table({
    lancaster: { derby: 'oxford beaumont clifford devon', kent: 'stanley' },
    york: { middlesex: 'norfolk' },
  }).cards('muster', '4')
  expect(table.may(L, 'muster@middlesex')).toBe(false)
  expect(table.may(L, 'muster@calais')).toBe(false)
  table.play(L, 'muster@leicester')
  expect(table.list(L).every((text) => text === 'end' || text.endsWith('>leicester'))).toBe(true)
  expect(table.list(L).some((text) => text.startsWith('stanley:'))).toBe(false)
  for (const name of ['oxford', 'beaumont', 'clifford']) table.play(L, `${name}:derby>leicester`)
  expect(table.may(L, 'devon:derby>leicester')).toBe(false)
  table.play(L, 'devon:derby>warwick>leicester', 'end')
  expect(table.at(L, 'leicester')).toHaveLength(4)
})

test('R3-7.5 D-22 Treason moves one group or one ship, and keeps its roll for the turn', () => {
  const table = new Table({ york: { calais: 'march warwick' } }).cards('4', 'treason')
  expect(table.view(Y).houses[Y]?.treason).toBe(true)
  expect(table.may(Y, 'march:calais~sussex')).toBe(true)
  table.play(Y, 'end').play(L, 'end')
  expect(table.view(Y).houses[Y]?.treason).toBe(false)
  const strict = new Table({ york: { calais: 'march' }, rules: { treasonBySea: false } }).cards('4', 'treason')
  expect(strict.list(Y)).toEqual(['end'])
})

test('T-19 R3-7.6 D-25 Plague takes one strength from every block of an enemy city area, once', () => {
  const table = new Table({
    york: { 'east-anglia': 'norfolk suffolk/1', kent: 'arundel' },
    lancaster: { middlesex: 'oxford' },
  }).cards('plague', 'muster')
  // Two events of 0 points: the Pretender is Player 1 and passes; the plague comes second.
  expect(table.state.first).toBe(Y)
  table.play(Y, 'end')
  expect(table.list(L)).toEqual(['plague@east-anglia', 'end'])
  table.play(L, 'plague@east-anglia')
  expect([table.strength(Y, 'norfolk'), table.where(Y, 'suffolk')]).toEqual([3, 'dead'])
  expect(table.told('plague')).toHaveLength(1)
  expect(table.state.turn).toBe(2)
})

test('R3-7.7 an event without use is passed, by the player or by the game', () => {
  const idle = new Table({ lancaster: { kent: 'oxford' } }).cards('plague', '3')
  expect(idle.told('no-use')).toEqual([{ type: 'no-use', seat: L, card: 'plague' }])
  expect(idle.state.active).toBe(Y)
  const choice = new Table({ york: { middlesex: 'norfolk' } }).cards('plague', '3')
  choice.play(L, 'end')
  expect(choice.state.active).toBe(Y)
})
