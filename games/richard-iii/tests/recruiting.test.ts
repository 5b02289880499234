import { expect, test } from 'vitest'
import { faceDown, L, Table, Y } from './position.ts'

test('T-17 R3-6.24 R3-3.10 bombards need a city held, the rebel an empty area', () => {
  const table = new Table({ lancaster: { middlesex: 'oxford' }, york: { kent: 'norfolk' } }).cards('4', '3')
  expect(table.may(L, '+bombard@middlesex')).toBe(true)
  expect(new Table({ lancaster: { kent: 'oxford' } }).cards('4', '3').may(L, '+bombard@middlesex')).toBe(false)
  // Land that is held is not enough where no city is.
  const land = new Table({ lancaster: { middlesex: 'oxford', dorset: 'clifford' } }).cards('4', '3')
  expect([land.may(L, '+bombard@middlesex'), land.may(L, '+bombard@dorset')]).toEqual([true, false])
  table.play(L, 'end')
  expect(table.may(Y, '+rebel@powys')).toBe(true)
  for (const area of ['ireland', 'calais', 'kent', 'middlesex']) expect(table.may(Y, `+rebel@${area}`)).toBe(false)
  expect(table.list(L)).toEqual([])
})

test('R3-6.24 D-21 where nobles, church, levies, Welsh and pooled heirs are raised', () => {
  const table = new Table({ york: { kent: 'norfolk' }, lancaster: { pool: 'exeter church-canterbury clarence' } })
  table.cards('4', '3')
  const places = (name: string): string[] =>
    table
      .list(L)
      .filter((text) => text.startsWith(`+${name}@`))
      .map((text) => text.slice(name.length + 2))
  expect(places('northumberland').toSorted()).toEqual(['cumbria', 'east-yorks', 'northumbria'])
  expect(places('buckingham').toSorted()).toEqual(['glamorgan', 'warwick'])
  expect(places('church-york')).toEqual(['south-yorks'])
  expect(places('church-canterbury')).toEqual([])
  expect(places('levy-coventry')).toEqual(['warwick'])
  expect(places('mercenary-welsh').toSorted()).toEqual(['caernarvon', 'glamorgan', 'pembroke', 'powys'])
  expect(places('clarence').toSorted()).toEqual(['hereford', 'rutland', 'south-yorks'])
  // A royal heir in the pool comes to any crown area.
  expect(places('exeter')).toHaveLength(11)
  const white = new Table({ york: { pool: 'rutland warwick' } }).cards('2', '3')
  const exile = white.list(Y).filter((text) => text.startsWith('+rutland@'))
  expect(exile.toSorted()).toEqual(['+rutland@calais', '+rutland@ireland'])
  expect(white.may(Y, '+warwick@calais')).toBe(true)
})

test('R3-6.23 a recruit arrives whole and unseen; face-down blocks stay in the pool', () => {
  const table = new Table({ lancaster: { pool: 'stanley/1' } })
  faceDown(table, 'lancaster-rivers')
  table.cards('3', '2').play(L, '+stanley@lancaster')
  expect(table.strength(L, 'stanley')).toBe(4)
  expect(table.heard[Y].at(-1)).toEqual({ type: 'recruited', seat: L, colour: 'red', area: 'lancaster', left: 2 })
  expect(table.list(L).some((text) => text.startsWith('+rivers'))).toBe(false)
})

test('R3-6.25 R3-6.26 R3-3.9 other mercenaries are never recruited, and nobody regains strength', () => {
  const table = new Table({
    lancaster: { pool: 'mercenary-french', france: 'mercenary-scots/2' },
    york: { calais: 'mercenary-calais/1' },
  }).cards('4', '3')
  expect(table.list(L).some((text) => text.startsWith('+mercenary-french'))).toBe(false)
  table.play(L, 'end').play(Y, 'end')
  expect([table.strength(L, 'mercenary-scots'), table.strength(Y, 'mercenary-calais')]).toEqual([2, 1])
})
