import { expect, test } from 'vitest'
import { BLOCK_COUNT, blockId } from '../rules/blocks.ts'
import { newPair, pairsOf } from '../rules/moves.ts'
import { L, Table, Y } from './position.ts'

const sails = (table: Table, seat: number, start: string): string[] =>
  table
    .list(seat)
    .filter((text) => text.startsWith(`${start}~`))
    .map((text) => text.slice(text.indexOf('~') + 1))

test('R3-6.16 R3-2.7 one point moves one block within one sea zone', () => {
  const table = new Table({ lancaster: { lincoln: 'oxford', cornwall: 'devon' } }).cards('4', '2')
  const north = ['scotland', 'northumbria', 'east-yorks', 'rutland', 'east-anglia', 'middlesex', 'essex', 'kent']
  expect(sails(table, L, 'oxford:lincoln').toSorted()).toEqual(north.toSorted())
  // Cornwall touches two seas.
  expect(sails(table, L, 'devon:cornwall')).toEqual(expect.arrayContaining(['sussex', 'dorset', 'chester', 'france']))
  expect(sails(table, L, 'devon:cornwall')).not.toContain('essex')
  table.play(L, 'oxford:lincoln~kent')
  expect(table.state.points).toBe(3)
})

test('T-15 R3-6.17 no ship sails into a contested or enemy area', () => {
  const table = new Table({ lancaster: { kent: 'oxford', france: 'mercenary-french' }, york: { sussex: 'norfolk' } })
  table.cards('3', '4')
  expect(table.state.first).toBe(Y)
  table.play(Y, 'norfolk:sussex>kent', 'end')
  expect(table.may(L, 'mercenary-french:france~kent')).toBe(false)
  expect(table.may(L, 'mercenary-french:france~sussex')).toBe(true)
})

test('T-16 R3-6.19 D-06 bombards sail; city levies, Scots, Welsh and the rebel do not', () => {
  const spec = {
    lancaster: {
      cornwall: 'bombard',
      somerset: 'levy-bristol',
      scotland: 'mercenary-scots',
      pembroke: 'mercenary-welsh',
    },
  }
  const table = new Table(spec).cards('4', '2')
  expect(table.may(L, 'bombard:cornwall~chester')).toBe(true)
  expect(table.list(L).some((text) => /^(levy-bristol|mercenary-scots|mercenary-welsh):[a-z-]+~/.test(text))).toBe(
    false,
  )
  const levies = new Table({ york: { kent: 'levy-london', sussex: 'levy-norwich', essex: 'levy-salisbury' } })
  expect(levies.cards('2', '4').list(Y)).toContain('levy-london:kent>sussex')
  expect(levies.list(Y).some((text) => /^levy-[a-z]+:[a-z-]+~/.test(text))).toBe(false)
  const rebel = new Table({ rebel: 'kent' }).cards('2', '4')
  expect(rebel.list(Y).some((text) => text.startsWith('rebel:kent~'))).toBe(false)
  expect(rebel.list(Y).some((text) => text.startsWith('rebel:kent>'))).toBe(true)
  const barred = new Table({ ...spec, rules: { bombardsSail: false } }).cards('4', '2')
  expect(barred.may(L, 'bombard:cornwall~chester')).toBe(false)
})

test('R3-6.20 nobody but pirates leaves a battle by sea, beaten or victorious', () => {
  const table = new Table({ lancaster: { kent: 'oxford beaumont' }, york: { kent: 'norfolk' } })
  table.roll(6, 6, 6, 6, 6, 6, 6, 6, 6, 6).battle('kent', Y, 'sussex', 'norfolk')
  table.play(L, 'fire:oxford', 'fire:beaumont').play(Y, 'fire:norfolk')
  const ways = table.list(L).filter((text) => text.startsWith('retreat:oxford>'))
  expect(ways).toEqual(['retreat:oxford>middlesex'])
  const won = new Table({ lancaster: { kent: 'oxford' }, york: { kent: 'norfolk/1' } })
  won.battle('kent', Y, 'sussex', 'norfolk').roll(1, 6, 6).play(L, 'fire:oxford')
  expect(won.list(L).toSorted()).toEqual(['end', 'regroup:oxford>middlesex', 'regroup:oxford>sussex'])
})

test('R3-6.21 points alone limit how many blocks enter an area by sea', () => {
  const table = new Table({ lancaster: { france: 'oxford beaumont clifford devon' } }).cards('4', '2')
  for (const name of ['oxford', 'beaumont', 'clifford', 'devon']) table.play(L, `${name}:france~isle-of-man`)
  expect(table.at(L, 'isle-of-man')).toHaveLength(4)
})

test('R3-6.22 R3-2.9 D-27 two blocks go port to port for one point, exile ports included', () => {
  const table = new Table({ york: { calais: 'march warwick salisbury' } }).cards('2', '3')
  const pairs = table.list(Y).filter((text) => text.startsWith('march+warwick:'))
  expect(pairs).toContain('march+warwick:calais~east-anglia')
  expect(pairs.every((text) => !text.endsWith('~rutland') && !text.endsWith('~essex'))).toBe(true)
  // Each pair is one move, so another destination in between forfeits nothing.
  table.play(Y, 'march+warwick:calais~east-anglia')
  expect(table.state.points).toBe(2)
  const red = new Table({ lancaster: { france: 'oxford beaumont' } }).cards('3', '2')
  expect(red.may(L, 'oxford+beaumont:france~scotland')).toBe(true)
})

test('T-33 R3-7.4 D-07 pirates attack over one sea, are all main force, and leave by that sea', () => {
  const table = new Table({
    lancaster: { kent: 'oxford beaumont clifford', dorset: 'devon' },
    york: { calais: 'march warwick' },
  }).cards('4', 'piracy')
  expect(table.state.first).toBe(Y)
  expect(table.may(Y, 'march+warwick:calais~kent')).toBe(false)
  expect(table.may(Y, 'march:calais~kent(north-sea)')).toBe(true)
  expect(table.list(Y).some((text) => text.includes('~france') || text.includes('~scotland'))).toBe(false)
  table.play(Y, 'march:calais~kent(english-channel)', 'warwick:calais~kent(english-channel)')
  expect(table.state.points).toBe(0)
  table.play(Y, 'end')
  expect(table.view(L).attacks[0]).toMatchObject({ pinned: 2, free: 1 })
  // The sea is no border: the unpinned block may leave by it.
  expect(table.may(L, 'oxford:kent~sussex')).toBe(true)
  table.play(L, 'end')
  table.roll(...Array.from({ length: 16 }, () => 6))
  expect(table.state.battle?.front[Y]).toHaveLength(2)
  table.play(L, 'fire:clifford', 'fire:oxford').play(Y, 'fire:march')
  table.play(L, 'fire:beaumont').play(Y, 'pass:warwick')
  table.play(L, 'pass:clifford', 'pass:oxford')
  const ways = table.list(Y).filter((text) => text.startsWith('retreat:march>'))
  expect(ways.map((text) => text.slice(14)).toSorted()).toEqual(['calais', 'cornwall', 'sussex'])
})

test('R3-7.4 D-23 pirates keep the port bonus where they attack nobody, unless the table reads it otherwise', () => {
  const spec = { york: { calais: 'march warwick' } }
  expect(new Table(spec).cards('4', 'piracy').may(Y, 'march+warwick:calais~east-anglia')).toBe(true)
  const strict = new Table({ ...spec, rules: { piratePortBonus: false } }).cards('4', 'piracy')
  expect(strict.may(Y, 'march+warwick:calais~east-anglia')).toBe(false)
})

test('R3-2.6 R3-2.8 R3-2.10 France, Calais, Ireland and Man are left by sea only; inland towns on tidal water have no ships', () => {
  const table = new Table({
    lancaster: {
      france: 'oxford',
      'isle-of-man': 'stanley',
      hereford: 'devon',
      gloucester: 'beaumont',
      'south-yorks': 'clifford',
    },
  }).cards('4', '2')
  expect(table.list(L).some((text) => /^(oxford:france|stanley:isle-of-man)>/.test(text))).toBe(false)
  expect(table.list(L).some((text) => /^(devon|beaumont|clifford):[a-z-]+~/.test(text))).toBe(false)
  expect(sails(table, L, 'stanley:isle-of-man').length).toBeGreaterThan(5)
  const land = new Table({ lancaster: { glamorgan: 'oxford', lincoln: 'devon', kent: 'beaumont' } }).cards('4', '2')
  for (const way of ['oxford:glamorgan>somerset', 'devon:lincoln>east-yorks', 'beaumont:kent>essex'])
    expect(land.may(L, way)).toBe(false)
})

test('R3-2.6 over its two red borders Lancaster alone marches, retreats and regroups into Scotland', () => {
  const red = new Table({ lancaster: { cumbria: 'oxford', northumbria: 'devon', scotland: 'mercenary-scots' } })
  red.cards('4', '2')
  for (const way of ['oxford:cumbria>scotland', 'devon:northumbria>scotland', 'mercenary-scots:scotland>cumbria'])
    expect(red.may(L, way)).toBe(true)
  const white = new Table({ york: { cumbria: 'norfolk', northumbria: 'suffolk' } }).cards('2', '4')
  expect(white.list(Y).filter((text) => text.endsWith('scotland'))).toEqual([])

  const fight = (): Table => {
    const table = new Table({ lancaster: { cumbria: 'oxford beaumont' }, york: { cumbria: 'norfolk/1' } })
    return table.battle('cumbria', Y, 'lancaster', 'norfolk')
  }
  const leaves = fight().play(L, 'pass:oxford', 'pass:beaumont').play(Y, 'pass:norfolk')
  expect(leaves.may(L, 'retreat:oxford>scotland')).toBe(true)
  const wins = fight().roll(1, 6, 6).play(L, 'fire:oxford')
  expect(wins.may(L, 'regroup:beaumont>scotland')).toBe(true)
})

test('R3-2.8 the Isle of Man is an area like others, but its only way is the sea', () => {
  const red = new Table({ lancaster: { lancaster: 'oxford', chester: 'devon' } }).cards('4', '2')
  expect(sails(red, L, 'oxford:lancaster')).toContain('isle-of-man')
  expect(red.list(L).filter((text) => text.includes('>isle-of-man'))).toEqual([])
  expect(red.may(L, '+stanley@isle-of-man')).toBe(true)
  const white = new Table({ york: { ireland: 'march' } }).cards('2', '4')
  expect(sails(white, Y, 'march:ireland')).toContain('isle-of-man')
  const held = new Table({ lancaster: { 'isle-of-man': 'oxford' }, york: { ireland: 'march' } }).cards('2', 'piracy')
  expect(held.may(Y, 'march:ireland~isle-of-man(irish-sea)')).toBe(true)
})

test('R3-2.9 ships use every coast; what is no major port has no bonus', () => {
  const table = new Table({ lancaster: { cornwall: 'oxford devon', dorset: 'beaumont clifford' } }).cards('4', '2')
  expect(sails(table, L, 'oxford:cornwall')).toEqual(expect.arrayContaining(['dorset', 'sussex']))
  expect(sails(table, L, 'beaumont:dorset').toSorted()).toEqual(['cornwall', 'france', 'kent', 'sussex'])
  expect(table.may(L, 'oxford+devon:cornwall~sussex')).toBe(true)
  expect(table.may(L, 'oxford+devon:cornwall~dorset')).toBe(false)
  expect(table.list(L).some((text) => text.startsWith('beaumont+clifford:dorset~'))).toBe(false)
})

test('R3-6.17 every two blocks have sea moves of their own, which name these two', () => {
  const pairs = Array.from(
    { length: BLOCK_COUNT ** 2 },
    (_, n) => [Math.floor(n / BLOCK_COUNT), n % BLOCK_COUNT] as const,
  )
  const kept = pairs.filter(([one, two]) => one < two && two < 8)
  for (const [one, two] of kept) newPair(one, two, 0)
  for (const [one, two] of kept) expect(pairsOf(one, two)[0]).toMatchObject({ blocks: [blockId(one), blockId(two)] })
})
