/** Corners where two rules meet: each was once, or could easily be, decided the wrong way. */
import { expect, test } from 'vitest'
import { copyJson } from '../../../engine/index.ts'
import { blockNo } from '../rules/blocks.ts'
import { eliminate } from '../rules/elimination.ts'
import { CROWN_AREAS, areaId } from '../rules/map.ts'
import { write } from '../rules/notation.ts'
import { idle } from '../rules/idle.ts'
import { apply, legal } from '../rules/index.ts'
import type { Event } from '../types/index.ts'
import { view } from '../view/index.ts'
import { L, Table, Y } from './position.ts'

test('R3-12.10 D-09 only exile areas send their surplus to the pool at the reset; five may stand in Glamorgan', () => {
  const table = new Table({
    dead: ['york-warwick'],
    york: { glamorgan: 'norfolk herbert buckingham salisbury kent' },
    lancaster: { derby: 'oxford beaumont clifford devon wiltshire pembroke' },
  }).politics()
  for (const name of ['norfolk', 'buckingham', 'salisbury', 'kent']) table.play(Y, `home:${name}@glamorgan`)
  table.play(Y, 'end')
  while (table.state.phase === 'king-home') table.play(L, table.list(L)[0]!)
  expect(table.told('surplus')).toEqual([])
  expect(table.state.campaign).toBe(2)
  expect(table.at(Y, 'glamorgan')).toHaveLength(5)
})

/** York on the throne; every crown area is red, one of them by Clarence alone. */
function noCrownFree(): Table {
  const names = 'oxford beaumont clifford devon wiltshire pembroke stanley rivers shrewsbury buckingham northumberland'
  const red = Object.fromEntries(names.split(' ').map((name, i) => [areaId(CROWN_AREAS[i + 1] ?? 0), name]))
  const crown = areaId(CROWN_AREAS[0] ?? 0)
  return new Table({ throne: Y, lancaster: { ...red, [crown]: 'clarence' }, york: { kent: 'march' } })
}

test('R3-11.1 D-24 a minor who found no crown area waits, though an execution in the same phase empties one', () => {
  expect(CROWN_AREAS.length).toBeLessThanOrEqual(12)
  const table = noCrownFree()
  table.state.due = [0, 1]
  table.supply().play(L, 'execute:clarence')
  expect(table.where(Y, 'gloucester')).toBe('minor')
  expect(table.told('entered')).toEqual([])
  expect(table.told('entry-waits')).toHaveLength(1)
  expect(table.state.turn).toBe(2)
  // The next supply phase finds the emptied crown area; one minor is left for two dead heirs.
  table.supply()
  expect(table.told('entered')).toMatchObject([{ block: 'york-gloucester' }])
})

test('R3-11.1 R3-10.5 the Pretender’s minor enters before the King’s', () => {
  const table = new Table({ dead: ['york-rutland', 'lancaster-somerset'], lancaster: { derby: 'oxford' } })
  table.state.due = [1, 1]
  table.supply()
  expect(table.awaiting).toEqual([Y])
  table.play(Y, 'enter:clarence@calais')
  expect(table.awaiting).toEqual([L])
})

test('T-41 R3-10.5 D-32 deaths themselves are counted: two heirs dead, two minors due, and never more than there are', () => {
  const table = new Table({ york: { kent: 'march rutland' } })
  eliminate(table.state, blockNo('york-march'), 'battle', null)
  eliminate(table.state, blockNo('york-rutland'), 'battle', null)
  expect(table.view(L).houses[Y]?.minorsDue).toBe(2)
  eliminate(table.state, blockNo('york-york'), 'battle', null)
  expect(table.view(L).houses[Y]?.minorsDue).toBe(2)
  table.supply().play(Y, 'enter:clarence@calais', 'enter:gloucester@calais')
  expect(table.view(L).houses[Y]?.minorsDue).toBe(0)
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

test('R3-7.2 after a Surprise a border crossed by one more than its limit has no room, not less than none', () => {
  const table = new Table({ lancaster: { cumbria: 'oxford beaumont clifford' } }).cards('surprise', '2')
  for (const name of ['oxford', 'beaumont', 'clifford']) table.play(L, `${name}:cumbria>north-yorks`)
  table.play(L, 'end')
  expect(Math.min(...table.view(Y).borders.flatMap(({ left }) => left.flatMap(({ ab, ba }) => [ab, ba])))).toBe(0)
})

test('R3-6.15 R3-8.13 a border is barred by those who came into the battle, not by those who were there before it', () => {
  // Red walks from Rutland into empty Essex; white attacks it there from Middlesex.
  const table = new Table({ lancaster: { rutland: 'oxford' }, york: { middlesex: 'norfolk' } }).cards('3', '2')
  table.play(L, 'oxford:rutland>essex', 'end').play(Y, 'norfolk:middlesex>essex', 'end')
  expect(table.state.battle?.attacker).toBe(Y)
  table.play(L, 'pass:oxford').play(Y, 'pass:norfolk')
  // Red may leave by any border but white’s; white by red’s too, for nobody entered a battle there.
  expect(table.may(L, 'retreat:oxford>rutland')).toBe(true)
  expect(table.may(L, 'retreat:oxford>middlesex')).toBe(false)
  table.play(L, 'pass:oxford')
  expect(table.may(Y, 'retreat:norfolk>rutland')).toBe(true)
  expect(table.may(Y, 'retreat:norfolk>middlesex')).toBe(true)
})

test('R3-8.14 R3-6.9 every round has retreats of its own over a border', () => {
  const table = new Table({
    york: { cumbria: 'norfolk suffolk arundel' },
    lancaster: { cumbria: 'oxford', lancaster: 'devon', northumbria: 'beaumont' },
  }).battle('cumbria', Y, 'north-yorks', 'norfolk suffolk arundel')
  table.play(L, 'pass:oxford').play(Y, 'pass:norfolk', 'pass:suffolk', 'pass:arundel').play(L, 'pass:oxford')
  table.play(Y, 'retreat:norfolk>north-yorks', 'retreat:suffolk>north-yorks')
  expect(table.may(Y, 'retreat:arundel>north-yorks')).toBe(false)
  table.play(Y, 'pass:arundel').play(L, 'pass:oxford')
  expect(table.may(Y, 'retreat:arundel>north-yorks')).toBe(true)
})

test('R3-7.4 R3-8.21 D-04 D-07 pirates regroup by their sea, a man they won over by land; enemy exile stays closed', () => {
  const table = new Table({ york: { kent: 'york' }, lancaster: { kent: 'buckingham oxford/1', france: 'somerset' } })
  table.entered(Y, 'kent', 'english-channel', 'york', true).fight(Y)
  table.play(L, 'pass:oxford', 'pass:buckingham').roll(2).play(Y, 'treachery:york!buckingham')
  table.play(L, 'pass:oxford').roll(1, 6, 6, 6).play(Y, 'fire:york')
  const ways = (name: string): string[] =>
    table
      .list(Y)
      .filter((text) => text.startsWith(`regroup:${name}>`))
      .map((text) => text.slice(name.length + 9))
      .toSorted()
  expect(ways('york')).toEqual(['calais', 'cornwall', 'dorset', 'sussex'])
  expect(ways('buckingham')).toEqual(['middlesex', 'sussex'])
})

test('R3-9.9 Warwick who has rolled and turns his coat has no second roll in that battle', () => {
  const table = new Table({ york: { kent: 'warwick norfolk' }, lancaster: { kent: 'henry-vi buckingham' } })
  table.battle('kent', Y, 'sussex', 'warwick norfolk')
  table.play(L, 'pass:buckingham', 'pass:henry-vi').roll(1).play(Y, 'treachery:warwick!buckingham', 'pass:norfolk')
  table.play(L, 'pass:buckingham').roll(2, 2, 2).play(L, 'treachery:henry-vi!warwick').play(Y, 'pass:norfolk')
  expect(table.where(L, 'warwick')).toBe('kent')
  expect(table.state.battle?.round).toBe(3)
  expect(table.may(L, 'fire:warwick')).toBe(true)
  expect(table.list(L).some((text) => text.startsWith('treachery:'))).toBe(false)
})

test('R3-7.5 R3-9.8 a Treason held in one battle is offered again in the next, whoever began it', () => {
  const table = new Table({
    lancaster: { lancaster: 'stanley', kent: 'buckingham' },
    york: { lancaster: 'norfolk', kent: 'suffolk/1' },
  })
  table.state.treason = Y
  table.entered(Y, 'lancaster', 'derby', 'norfolk', true).entered(L, 'kent', 'sussex', 'buckingham', true).fight(Y)
  table.play(Y, 'battle@kent', 'hold', 'pass:suffolk').roll(1, 6, 6, 6).play(L, 'fire:buckingham', 'end')
  expect(table.state.phase).toBe('treason-roll')
  expect(table.list(Y)).toEqual(['treason!stanley', 'hold'])
})

test('R3-10.3 D-15 a King starved in turn 7 is followed before heads are counted', () => {
  const table = new Table({
    turn: 7,
    lancaster: { derby: 'henry-vi/1 oxford beaumont clifford devon', cornwall: 'exeter' },
    york: { kent: 'norfolk' },
  }).supply()
  table.play(L, 'starve:henry-vi')
  expect(table.view(Y)).toMatchObject({ king: 'lancaster-prince-edward', throne: L, phase: 'pretender-home' })
  const order = table.events.map(({ type }) => type)
  expect(order.indexOf('king')).toBeLessThan(order.indexOf('count'))
})

/** What a seat sees and hears of a move. */
function sightOf(table: Table, seat: number, text: string, watcher: number): { sight: string; sound: string } {
  const state = copyJson(table.state)
  const heard: Event[] = []
  const move = legal(state, seat).find((choice) => write(choice) === text)
  if (!move) throw new Error(`${text} is not legal`)
  apply(state, seat, move, table.dice, (event, to) => {
    if (!to || to.includes(watcher)) heard.push(event)
  })
  return { sight: JSON.stringify(view(state, watcher)), sound: JSON.stringify(heard) }
}

test('R3-8.2 R3-8.15 two retreats that leave the same table behind but sound different look different', () => {
  const table = new Table({
    york: { cumbria: 'norfolk suffolk' },
    lancaster: { cumbria: 'oxford', lancaster: 'devon', northumbria: 'beaumont' },
  })
  table.battle('cumbria', Y, 'north-yorks', 'norfolk suffolk')
  for (let round = 1; round < 4; round++) table.play(L, 'pass:oxford').play(Y, 'pass:norfolk', 'pass:suffolk')
  table.play(L, 'pass:oxford')
  // Whoever goes first, the other follows by the only way there is.
  const one = sightOf(table, Y, 'retreat:norfolk>north-yorks', L)
  const two = sightOf(table, Y, 'retreat:suffolk>north-yorks', L)
  expect(one.sound).not.toBe(two.sound)
  expect(one.sight).not.toBe(two.sight)
})

test('R3-8.2 R3-12.1 nor do two retreats of a mercenary in the last battle of a campaign, sent home by the same step', () => {
  const table = new Table({
    turn: 7,
    lancaster: {
      essex: 'mercenary-french oxford',
      rutland: 'beaumont',
      'east-anglia': 'clifford',
      middlesex: 'devon',
      leicester: 'wiltshire',
    },
    york: { essex: 'norfolk' },
  })
  table.battle('essex', L, 'rutland', 'mercenary-french oxford')
  for (let round = 1; round < 4; round++)
    table.play(L, 'pass:oxford').play(Y, 'pass:norfolk').play(L, 'pass:mercenary-french')
  table.play(L, table.list(L)[0]!).play(Y, 'pass:norfolk')
  // The winner is shut in and has no regroup: supply, disbanding and the count follow at once.
  const ways = table.list(L)
  const [one, two] = ways.map((text) => sightOf(table, L, text, Y))
  expect(ways).toHaveLength(4)
  expect(one?.sight).toContain('"phase":"pretender-home"')
  expect(one?.sound).not.toBe(two?.sound)
  expect(one?.sight).not.toBe(two?.sight)
})
