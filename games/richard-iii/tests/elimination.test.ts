import { expect, test } from 'vitest'
import { blockNo } from '../rules/blocks.ts'
import { eliminate } from '../rules/elimination.ts'
import { L, Table, Y } from './position.ts'

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

test('R3-10.1 whoever dies is named to everybody, whatever he dies of', () => {
  const fallen = (table: Table): string[] => {
    expect(table.heard[L].filter(({ type }) => type === 'eliminated')).toEqual(table.told('eliminated'))
    expect(table.heard[Y].filter(({ type }) => type === 'eliminated')).toEqual(table.told('eliminated'))
    return table.told('eliminated').map(({ block, cause }) => `${block} ${cause}`)
  }
  const kent = { lancaster: { kent: 'oxford' }, york: { kent: 'suffolk/1' } }
  const hits = new Table(kent).battle('kent', Y, 'sussex', 'suffolk').roll(1, 6, 6).play(L, 'fire:oxford')
  expect(fallen(hits)).toEqual(['york-suffolk battle'])
  const shot = new Table({ lancaster: { kent: 'oxford' }, york: { kent: 'march/1' } })
  shot.battle('kent', Y, 'sussex', 'march').play(L, 'pass:oxford').roll(6, 1, 6, 6).play(Y, 'charge:march!oxford')
  expect(fallen(shot)).toEqual(['york-march battle'])
  const shut = new Table({ ...kent, lancaster: { kent: 'oxford', sussex: 'beaumont', middlesex: 'clifford' } })
  shut.battle('kent', Y, 'sussex', 'suffolk')
  for (let round = 1; round < 4; round++) shut.play(L, 'pass:oxford').play(Y, 'pass:suffolk')
  expect(fallen(shut.play(L, 'pass:oxford'))).toEqual(['york-suffolk no-retreat'])
  const sick = new Table({ york: { middlesex: 'suffolk/1' }, lancaster: { kent: 'oxford' } }).cards('plague', '2')
  expect(fallen(sick.play(L, 'plague@middlesex'))).toEqual(['york-suffolk plague'])
  const hungry = new Table({ york: { kent: 'suffolk/1 norfolk arundel essex herbert' } }).supply()
  expect(fallen(hungry.play(Y, 'starve:suffolk'))).toEqual(['york-suffolk supply'])
  const doomed = new Table({ lancaster: { kent: 'clarence' } }).supply()
  expect(fallen(doomed.play(L, 'execute:clarence'))).toEqual(['lancaster-clarence execution'])
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

test('R3-10.6 R3-10.7 R3-10.8 R3-10.9 R3-10.10 R3-10.11 R3-3.6 where the dead of each kind go', () => {
  const table = new Table({
    lancaster: {
      'south-yorks':
        'rivers/1 clifford/1 levy-york/1 mercenary-french/1 mercenary-welsh/1 church-york/1 warwick/1 bombard/1',
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
    'bombard',
  ].map((name) => `${table.where(L, name)}${table.isDown(L, name) ? ' down' : ''}`)
  expect(fates).toEqual([
    'pool down',
    'dead',
    'pool down',
    'france down',
    'pool down',
    'pool down',
    'dead',
    'pool down',
  ])
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

test('R3-13.3 R3-13.4 a defection brings no minor, a death on either side does', () => {
  const table = new Table({ lancaster: { kent: 'henry-vi' }, york: { kent: 'clarence norfolk' } })
  table.battle('kent', Y, 'sussex', 'clarence norfolk').roll(2).play(L, 'treachery:henry-vi!clarence')
  expect(table.state.due).toEqual([0, 0])
  expect(table.view(Y).houses[Y]?.heirs.find(({ block }) => block === 'york-clarence')?.state).toBe('serves-enemy')
  const dies = new Table({ lancaster: { kent: 'clarence/1' }, york: { kent: 'norfolk' } })
  dies.battle('kent', L, 'sussex', 'clarence').roll(1, 6, 6, 6).play(Y, 'fire:norfolk')
  expect(dies.state.due).toEqual([0, 1])
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
