import { expect, test } from 'vitest'
import { blockNo } from '../rules/blocks.ts'
import { homesOf } from '../rules/home.ts'
import { POOL } from '../rules/places.ts'
import { L, Table, Y } from './position.ts'

const homes = (table: Table, seat: number, name: string): string[] =>
  table
    .list(seat)
    .filter((text) => text.startsWith(`home:${name}@`))
    .map((text) => text.slice(name.length + 6))
    .toSorted()

const planned = (table: Table, seat: number, name: string): string | undefined =>
  table.view(seat).plan.find(({ block }) => block.endsWith(`-${name}`))?.to

test('T-47 R3-12.5 R3-12.7 the Pretender’s nobles go home first, the King’s find what is left', () => {
  const table = new Table({ lancaster: { middlesex: 'oxford' }, york: { kent: 'essex' } }).politics()
  expect(table.state.phase).toBe('pretender-home')
  expect(planned(table, Y, 'essex')).toBe('essex')
  expect(table.view(L).plan).toEqual([])
  expect(table.where(Y, 'essex')).toBe('kent')
  table.play(Y, 'end')
  expect(table.where(Y, 'essex')).toBe('essex')
  expect(table.heard[L].at(-1)).toEqual({ type: 'went-home', seat: Y, going: [{ from: 'kent', to: 'essex', n: 1 }] })
  expect(planned(table, L, 'oxford')).toBe('pool')
  const other = new Table({ lancaster: { essex: 'oxford' }, york: { kent: 'essex' } }).politics()
  expect(planned(other, Y, 'essex')).toBe('pool')
  other.play(Y, 'end').play(L, 'end')
  expect(other.where(L, 'oxford')).toBe('essex')
})

test('T-48 R3-12.5 D-10 a Pretender’s heir goes into exile, whatever his shields', () => {
  const table = new Table({
    york: { wilts: 'york' },
    lancaster: { 'south-yorks': 'oxford', hereford: 'beaumont', rutland: 'clifford' },
  }).politics()
  expect(homes(table, Y, 'york')).toEqual(['calais', 'ireland'])
  const free = new Table({ york: { wilts: 'york' }, lancaster: { kent: 'oxford' } }).politics()
  expect(homes(free, Y, 'york')).toEqual(['calais', 'ireland'])
})

test('T-49 R3-12.6 D-11 D-12 where the Nevilles go', () => {
  const calais = (names: string, red: object = {}, dead: readonly 'york-warwick'[] = []): Table =>
    new Table({
      york: {
        kent: 'salisbury',
        ...(dead.length === 0 ? { ireland: 'warwick' } : {}),
        ...(names ? { calais: names } : {}),
      },
      lancaster: { 'north-yorks': 'oxford', ...red },
      dead,
    }).politics()
  expect(planned(calais('march'), Y, 'salisbury')).toBe('east-yorks')
  const out = { 'east-yorks': 'beaumont' }
  expect(homes(calais('march rutland norfolk', out), Y, 'salisbury')).toEqual(['calais', 'pool'])
  expect(planned(calais('march rutland norfolk suffolk', out), Y, 'salisbury')).toBe('pool')
  expect(homes(calais('march rutland norfolk mercenary-calais', out), Y, 'salisbury')).toEqual(['calais', 'pool'])
  expect(homes(calais('march', out, ['york-warwick']), Y, 'salisbury')).toEqual([
    'calais',
    'glamorgan',
    'pool',
    'warwick',
  ])
})

test('T-50 R3-12.6 Warwick serving Lancaster never goes to Calais', () => {
  const table = new Table({ lancaster: { kent: 'warwick' } }).politics().play(Y, 'end')
  expect(homes(table, L, 'warwick')).toEqual(['glamorgan', 'warwick'])
  const yorkist = new Table({ york: { kent: 'warwick' }, lancaster: { essex: 'oxford' } }).politics()
  expect(homes(yorkist, Y, 'warwick')).toEqual(['calais', 'glamorgan', 'warwick'])
})

test('T-51 R3-13.6 D-20 D-34 Clarence serving Lancaster goes to a vacant York shield, stays where he is alone, or is pooled', () => {
  const table = new Table({
    throne: Y,
    lancaster: { kent: 'clarence', 'south-yorks': 'shrewsbury' },
    york: { hereford: 'march norfolk' },
  }).politics()
  expect(planned(table, L, 'clarence')).toBe('rutland')

  const full = new Table({
    lancaster: { kent: 'clarence', 'south-yorks': 'shrewsbury' },
    york: { hereford: 'york', rutland: 'worcester' },
    throne: Y,
  }).politics()
  expect(planned(full, L, 'clarence')).toBe('pool')
  const alone = new Table({ lancaster: { hereford: 'clarence' }, york: { rutland: 'worcester' } })
    .politics()
    .play(Y, 'end')
  expect(homes(alone, L, 'clarence')).toEqual(['hereford', 'south-yorks'])
  const exeter = new Table({ york: { kent: 'exeter' }, lancaster: { essex: 'oxford' } }).politics()
  expect(planned(exeter, Y, 'exeter')).toBe('cornwall')
})

test('T-52 R3-12.9 whoever is in exile stays there', () => {
  const table = new Table({
    throne: Y,
    york: { calais: 'norfolk', ireland: 'york march', essex: 'essex' },
    lancaster: { lincoln: 'beaumont' },
  }).politics()
  table.play(L, 'end').play(Y, 'end')
  expect([table.where(Y, 'norfolk'), table.where(Y, 'march')]).toEqual(['calais', 'ireland'])
})

test('R3-12.7 D-37 royal heirs go to a crown or a usable shield that is not the enemy’s', () => {
  const table = new Table({ lancaster: { kent: 'somerset' }, york: { 'east-anglia': 'norfolk' } }).politics()
  table.play(Y, 'home:norfolk@caernarvon', 'end')
  const ways = homes(table, L, 'somerset')
  expect(ways).toEqual(expect.arrayContaining(['dorset', 'lancaster', 'lincoln', 'middlesex', 'cornwall']))
  // Caernarvon has a crown but is the enemy’s now; Kent has nothing for him.
  for (const area of ['caernarvon', 'kent', 'pool']) expect(ways).not.toContain(area)
})

test('R3-12.8 D-21 a royal heir without any such area goes to the pool', () => {
  const table = new Table({ lancaster: { kent: 'somerset' } })
  table.state.here[Y] = table.state.here[Y].map(() => 1)
  expect(homesOf(table.state, L, blockNo('lancaster-somerset'))).toEqual([POOL])
})
