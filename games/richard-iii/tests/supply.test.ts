import { expect, test } from 'vitest'
import { CROWN_AREAS, areaId } from '../rules/map.ts'
import { faceDown, L, Table, Y } from './position.ts'

test('T-41 D-32 two heirs dead in one turn: two minors enter', () => {
  const table = new Table({ dead: ['york-york', 'york-rutland'], york: { kent: 'march' }, pretender: 'york-march' })
  table.state.due = [0, 2]
  table.supply().play(Y, 'enter:clarence@calais', 'enter:gloucester@ireland')
  expect([table.where(Y, 'clarence'), table.where(Y, 'gloucester')]).toEqual(['calais', 'ireland'])
  expect(table.state.due).toEqual([0, 0])
})

test('R3-10.5 D-24 a royal minor without a free crown area waits for the next supply phase', () => {
  const crowns = [
    'cumbria',
    'south-yorks',
    'caernarvon',
    'chester',
    'derby',
    'pembroke',
    'warwick',
    'gloucester',
    'middlesex',
    'wilts',
    'cornwall',
    'kent',
    'sussex',
  ]
  const names = [
    'norfolk',
    'suffolk',
    'arundel',
    'essex',
    'worcester',
    'hastings',
    'herbert',
    'march',
    'rutland',
    'warwick',
    'salisbury',
    'kent',
    'bombard',
  ]
  const table = new Table({
    dead: ['lancaster-somerset'],
    york: Object.fromEntries(crowns.map((area, i) => [area, names[i] as string])),
    lancaster: { lincoln: 'exeter' },
  })
  table.state.due = [1, 0]
  table.supply()
  expect(table.told('entry-waits')).toMatchObject([{ block: 'lancaster-prince-edward' }])
  expect(table.state.due).toEqual([1, 0])
  expect(table.where(L, 'prince-edward')).toBe('minor')
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

test('T-42 R3-11.1 R3-11.2 R3-11.4 seven in a city area or six elsewhere: two lose a step', () => {
  const city = new Table({
    lancaster: { middlesex: 'oxford beaumont clifford devon wiltshire stanley buckingham' },
  }).supply()
  expect(city.view(Y).surplus[L]).toEqual([{ area: 'middlesex', n: 2 }])
  city.play(L, 'starve:stanley')
  expect(city.may(L, 'starve:stanley')).toBe(false)
  expect(city.strength(L, 'stanley')).toBe(4)
  city.play(L, 'starve:buckingham')
  expect([city.strength(L, 'stanley'), city.strength(L, 'buckingham')]).toEqual([3, 3])
  expect(city.heard[Y].filter(({ type }) => type === 'starved')).toEqual([
    { type: 'starved', seat: L, area: 'middlesex', n: 2 },
  ])

  const field = new Table({ lancaster: { derby: 'oxford beaumont clifford/1 devon stanley rivers/1' } }).supply()
  field.play(L, 'starve:rivers', 'starve:clifford')
  expect([field.where(L, 'rivers'), field.isDown(L, 'rivers'), field.where(L, 'clifford')]).toEqual([
    'pool',
    true,
    'dead',
  ])
})

test('R3-11.1 both sides name their losses at once and in secret', () => {
  const table = new Table({
    lancaster: { derby: 'oxford beaumont clifford devon stanley' },
    york: { kent: 'norfolk suffolk arundel essex worcester' },
  }).supply()
  expect(table.awaiting).toEqual([L, Y])
  table.play(L, 'starve:oxford')
  expect(table.strength(L, 'oxford')).toBe(3)
  expect(table.heard[Y].at(-1)).toEqual({ type: 'losses-named', seat: L })
  table.play(Y, 'starve:norfolk')
  expect([table.strength(L, 'oxford'), table.strength(Y, 'norfolk')]).toEqual([2, 3])
})

test('T-43 R3-11.3 D-08 exile feeds its limit and the mercenaries at home there', () => {
  const loss = (ireland: string): number => {
    const table = new Table({ york: { ireland } }).supply()
    return table.view(Y).surplus[Y]?.[0]?.n ?? 0
  }
  expect(loss('york march rutland')).toBe(1)
  expect(loss('york march mercenary-irish')).toBe(0)
  expect(loss('york march mercenary-burgundian')).toBe(1)
  const view = new Table({ york: { ireland: 'york march mercenary-irish' } }).view(Y)
  expect(view.areas.find(({ id }) => id === 'ireland')).toMatchObject({ limit: 2, counted: 2, surplus: 0 })
})

test('T-45 R3-13.4 R3-13.5 D-13 an executed heir of the other house; his minor comes one supply phase later', () => {
  const table = new Table({ turn: 3, lancaster: { derby: 'clarence' }, york: { kent: 'march' } }).supply()
  expect(table.list(L)).toEqual(['spare:clarence', 'execute:clarence'])
  table.play(L, 'execute:clarence')
  expect([table.where(L, 'clarence'), table.where(Y, 'clarence'), table.where(Y, 'gloucester')]).toEqual([
    'dead',
    'dead',
    'minor',
  ])
  expect(table.state.turn).toBe(4)
  table.supply()
  expect(table.list(Y)).toEqual(['enter:gloucester@ireland', 'enter:gloucester@calais'])

  const spared = new Table({ lancaster: { pool: 'clarence' } }).supply().play(L, 'spare:clarence')
  expect([spared.where(L, 'clarence'), spared.state.turn]).toEqual(['pool', 2])

  const atOnce = new Table({ lancaster: { derby: 'clarence' }, rules: { heirAtOnce: true } }).supply()
  atOnce.play(L, 'execute:clarence')
  expect(atOnce.list(Y)).toEqual(['enter:gloucester@ireland', 'enter:gloucester@calais'])
})

test('R3-10.7 face-down mercenaries neither hold an area nor use supply', () => {
  const table = new Table({ york: { kent: 'norfolk' } })
  faceDown(table, 'york-mercenary-calais', 'calais')
  expect(table.view(Y).areas.find(({ id }) => id === 'calais')).toMatchObject({ white: 0, holder: null, counted: 0 })
})
