import { expect, test } from 'vitest'
import { L, Table, Y } from './position.ts'

/** What the seat to act may do, without the names of targets. */
const verbs = (table: Table, seat: number): string[] => [
  ...new Set(table.list(seat).map((text) => text.split(/[:!>]/).slice(0, 2).join(':'))),
]

test('T-27 R3-8.12 R3-8.13 D-04 a border both sides entered by is open to Player 2 alone', () => {
  const table = new Table({
    lancaster: { rutland: 'oxford beaumont' },
    york: { essex: 'norfolk', leicester: 'suffolk' },
  })
  table.cards('4', '3')
  table.play(L, 'oxford:rutland>essex', 'beaumont:rutland>essex', 'end')
  table.play(Y, 'suffolk:leicester>rutland>essex', 'end')
  // Nobody retreats in round 1.
  expect(
    table
      .list(L)
      .concat(table.list(Y))
      .some((text) => text.startsWith('retreat')),
  ).toBe(false)
  table.play(L, 'pass:oxford').play(Y, 'pass:norfolk').play(L, 'pass:beaumont')
  expect(table.list(L).some((text) => text === 'retreat:oxford>rutland')).toBe(false)
  table.play(L, 'pass:oxford')
  expect(table.may(Y, 'retreat:suffolk>rutland')).toBe(true)
  expect(table.may(Y, 'retreat:norfolk>rutland')).toBe(true)
})

test('T-28 R3-8.6 R3-8.15 D-05 in round 4 an attacker may only retreat', () => {
  const table = new Table({ lancaster: { kent: 'henry-vi' }, york: { kent: 'buckingham' } })
  table.battle('kent', L, 'sussex', 'henry-vi')
  expect(verbs(table, Y)).toEqual(['fire:buckingham', 'pass:buckingham'])
  table.play(Y, 'pass:buckingham')
  expect(verbs(table, L).toSorted()).toEqual([
    'charge:henry-vi',
    'fire:henry-vi',
    'pass:henry-vi',
    'treachery:henry-vi',
  ])
  for (let round = 1; round < 4; round++) {
    if (round > 1) {
      expect(verbs(table, Y)).toContain('retreat:buckingham')
      table.play(Y, 'pass:buckingham')
      expect(verbs(table, L)).toContain('retreat:henry-vi')
    }
    table.play(L, 'pass:henry-vi')
  }
  table.play(Y, 'pass:buckingham')
  expect(table.list(L).every((text) => text.startsWith('retreat:henry-vi>'))).toBe(true)
})

test('T-29 R3-8.14 R3-8.15 R3-2.5 D-04 in round 4 two retreat over a red border, the third dies; enemy Scotland is closed', () => {
  const table = new Table({
    york: { cumbria: 'norfolk suffolk arundel' },
    lancaster: { cumbria: 'oxford', lancaster: 'devon', northumbria: 'beaumont' },
  })
  table.battle('cumbria', Y, 'north-yorks', 'norfolk suffolk arundel')
  for (let round = 1; round < 4; round++) {
    table.play(L, 'pass:oxford')
    for (const name of ['norfolk', 'suffolk', 'arundel']) table.play(Y, `pass:${name}`)
  }
  table.play(L, 'pass:oxford')
  expect(table.list(Y).toSorted()).toEqual(
    ['norfolk', 'suffolk', 'arundel'].map((name) => `retreat:${name}>north-yorks`).toSorted(),
  )
  table.play(Y, 'retreat:norfolk>north-yorks', 'retreat:suffolk>north-yorks')
  expect(table.told('eliminated')).toEqual([
    { type: 'eliminated', block: 'york-arundel', cause: 'no-retreat', fate: 'dead' },
  ])
  const red = new Table({ lancaster: { cumbria: 'oxford beaumont' }, york: { cumbria: 'norfolk' } })
  red
    .battle('cumbria', L, 'north-yorks', 'oxford beaumont')
    .play(L, 'pass:oxford')
    .play(Y, 'pass:norfolk')
    .play(L, 'pass:beaumont')
  expect(red.may(L, 'retreat:oxford>scotland')).toBe(true)
})

test('T-32 R3-8.20 R3-8.21 D-36 the winner regroups within fresh border limits', () => {
  const table = new Table({
    lancaster: { powys: 'oxford beaumont clifford devon wiltshire' },
    york: { powys: 'norfolk/1' },
  })
  table.battle('powys', Y, 'chester', 'norfolk').roll(1, 1, 1).play(L, 'fire:clifford')
  expect(table.told('battle-over')).toEqual([{ type: 'battle-over', area: 'powys', winner: L }])
  const room = Object.fromEntries((table.view(L).regroup?.to ?? []).map(({ area, left }) => [area, left]))
  expect(room).toEqual({ caernarvon: 2, pembroke: 2, hereford: 2, glamorgan: 3, chester: 4 })
  table.play(L, 'regroup:oxford>pembroke', 'regroup:beaumont>pembroke')
  expect(table.may(L, 'regroup:devon>pembroke')).toBe(false)
  // The border the enemy came by is open to a regroup.
  table.play(L, 'regroup:devon>chester', 'end')
  expect(table.at(L, 'powys')).toEqual(['clifford', 'wiltshire'])
})

test('R3-6.9 D-36 retreats and regroups have allowances of their own', () => {
  const table = new Table({ lancaster: { powys: 'oxford beaumont clifford' }, york: { powys: 'norfolk/1' } })
  table.state.crossed[L] = table.state.crossed[L].map(() => 4)
  table.roll(1, 1, 1).battle('powys', Y, 'chester', 'norfolk')
  table.play(L, 'fire:clifford')
  expect(table.state.phase).toBe('regroup')
  expect(table.may(L, 'regroup:oxford>hereford')).toBe(true)
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
