import { expect, test } from 'vitest'
import { faceDown, L, Table, Y } from './position.ts'

test('T-39 R3-10.1 R3-10.2 R3-10.5 R3-2.15 D-03 the King falls: no King’s roll, his house keeps the throne, the heir follows in supply', () => {
  const table = new Table({
    turn: 2,
    lancaster: { kent: 'henry-vi/1', derby: 'exeter', dorset: 'somerset', essex: 'oxford' },
    york: { kent: 'norfolk', derby: 'buckingham' },
  })
  table.entered(Y, 'kent', 'sussex', 'norfolk', true).entered(Y, 'derby', 'chester', 'buckingham', true).fight(Y)
  table.play(Y, 'battle@kent').play(L, 'pass:henry-vi').roll(1, 6, 6, 6).play(Y, 'fire:norfolk')
  expect(table.told('eliminated')[0]).toMatchObject({ block: 'lancaster-henry-vi', fate: 'dead' })
  expect(table.view(Y)).toMatchObject({ king: null, throne: L })
  table.play(Y, 'end')
  expect(table.view(L).battle?.area).toBe('derby')
  // Exeter is royal still (crown in Derby), but nobody holds the King’s office.
  expect(table.power(L, 'exeter')).toBe(2)
  expect(table.view(L).battle?.treachery).toEqual([])
  for (let round = 1; round < 4; round++) table.play(L, 'pass:exeter').play(Y, 'pass:buckingham')
  table.play(L, 'pass:exeter').play(Y, table.list(Y)[0]!).play(L, 'end')
  expect(table.view(Y).king).toBe('lancaster-prince-edward')
  expect(table.state.phase).toBe('minor-entry')
  expect(table.list(L)).toContain('enter:prince-edward@derby')
  table.play(L, 'enter:prince-edward@derby')
  expect([table.where(L, 'prince-edward'), table.strength(L, 'prince-edward')]).toEqual(['derby', 3])
  expect(table.state.turn).toBe(3)
})

test('R3-10.2 a King who stands on the map is proclaimed where he stands, at the strength he has', () => {
  const table = new Table({
    dead: ['lancaster-henry-vi', 'lancaster-prince-edward'],
    lancaster: { cornwall: 'exeter/1' },
  })
  table.state.king = -1
  table.supply()
  expect(table.told('king-stands')).toEqual([{ type: 'king-stands', block: 'lancaster-exeter', area: 'cornwall' }])
  expect(table.strength(L, 'exeter')).toBe(1)
})

test('T-40 R3-10.4 R3-10.5 R3-3.5 the Pretender falls: the next is Pretender at once, a minor enters in exile', () => {
  const table = new Table({ york: { kent: 'york/1', essex: 'march' }, lancaster: { kent: 'oxford' } })
  table.battle('kent', L, 'sussex', 'oxford').roll(1, 6, 6).play(L, 'fire:oxford')
  expect(table.view(L).pretender).toBe('york-march')
  table.play(L, 'end')
  expect(table.list(Y)).toEqual(['enter:clarence@ireland', 'enter:clarence@calais'])
  table.play(Y, 'enter:clarence@calais')
  expect(table.where(Y, 'clarence')).toBe('calais')
})

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

test('R3-10.3 D-15 a King lost in the last supply phase is followed at the start of the political turn', () => {
  const table = new Table({
    dead: ['lancaster-henry-vi'],
    lancaster: { cornwall: 'exeter' },
    minors: ['lancaster-prince-edward'],
  })
  table.state.king = -1
  table.politics()
  expect(table.view(L).king).toBe('lancaster-prince-edward')
})

test('R3-10.6 R3-10.7 R3-10.8 R3-10.9 R3-10.10 R3-10.11 R3-3.6 where the dead of each kind go', () => {
  const table = new Table({
    lancaster: {
      'south-yorks': 'rivers/1 clifford/1 levy-york/1 mercenary-french/1 mercenary-welsh/1 church-york/1 warwick/1',
    },
    york: { kent: 'norfolk' },
  }).cards('2', 'plague')
  table.play(Y, 'plague@south-yorks')
  const fates = [
    'rivers',
    'clifford',
    'levy-york',
    'mercenary-french',
    'mercenary-welsh',
    'church-york',
    'warwick',
  ].map((name) => `${table.where(L, name)}${table.isDown(L, name) ? ' down' : ''}`)
  expect(fates).toEqual(['pool down', 'dead', 'pool down', 'france down', 'pool down', 'pool down', 'dead'])
  expect(table.where(Y, 'warwick')).toBe('dead')
  // Face down: public, not recruitable, occupying nothing.
  expect(table.view(Y).areas.find(({ id }) => id === 'france')).toMatchObject({
    red: 1,
    faceDown: ['lancaster-mercenary-french'],
  })
  expect(table.view(Y).houses[L]?.poolDown).toContain('lancaster-rivers')
  expect(table.list(L).some((text) => text.startsWith('+rivers'))).toBe(false)
  const rebel = new Table({ rebel: 'middlesex', lancaster: { kent: 'oxford' } })
  rebel.state.strength[62] = 1
  rebel.cards('plague', '2').play(L, 'plague@middlesex')
  expect(rebel.view(L).houses[Y]?.poolDown).toEqual(['rebel'])
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

test('R3-13.3 R3-13.4 a defection brings no minor, a death on either side does', () => {
  const table = new Table({ lancaster: { kent: 'henry-vi' }, york: { kent: 'clarence norfolk' } })
  table.battle('kent', Y, 'sussex', 'clarence norfolk').roll(2).play(L, 'treachery:henry-vi!clarence')
  expect(table.state.due).toEqual([0, 0])
  expect(table.view(Y).houses[Y]?.heirs.find(({ block }) => block === 'york-clarence')?.state).toBe('serves-enemy')
  const dies = new Table({ lancaster: { kent: 'clarence/1' }, york: { kent: 'norfolk' } })
  dies.battle('kent', L, 'sussex', 'clarence').roll(1, 6, 6, 6).play(Y, 'fire:norfolk')
  expect(dies.state.due).toEqual([0, 1])
})

test('R3-10.7 face-down mercenaries neither hold an area nor use supply', () => {
  const table = new Table({ york: { kent: 'norfolk' } })
  faceDown(table, 'york-mercenary-calais', 'calais')
  expect(table.view(Y).areas.find(({ id }) => id === 'calais')).toMatchObject({ white: 0, holder: null, counted: 0 })
})
