import { expect, test } from 'vitest'
import { faceDown, L, Table, Y } from './position.ts'

test('T-46 R3-12.2 R3-12.3 R3-3.7 a tie keeps the King, one more takes the throne', () => {
  const red = { derby: 'exeter somerset oxford beaumont', chester: 'clifford devon wiltshire church-york' }
  const white = {
    middlesex: 'march rutland norfolk',
    kent: 'suffolk arundel essex worcester',
    'isle-of-man': 'herbert',
    calais: 'warwick kent',
  }
  const tie = new Table({ lancaster: red, york: white }).politics()
  expect(tie.told('count')).toEqual([{ type: 'count', counts: [8, 8], london: Y, usurped: false }])
  expect(tie.view(L).king).toBe('lancaster-henry-vi')
  const table = new Table({ lancaster: red, york: { ...white, essex: 'hastings' } }).politics()
  expect(table.told('count')[0]).toMatchObject({ counts: [8, 9], usurped: true })
  expect(table.view(L)).toMatchObject({ throne: Y, king: 'york-york', pretender: 'lancaster-henry-vi' })
})

test('R3-12.3 R3-13.3 the deposed King himself is Pretender, even if a more senior heir of his house has come back', () => {
  const york = { middlesex: 'march rutland norfolk', kent: 'suffolk arundel' }
  const lancaster = { derby: 'henry-vi exeter' }
  const table = new Table({ king: 'lancaster-exeter', lancaster, york }).politics()
  expect(table.told('count')[0]).toMatchObject({ usurped: true })
  expect(table.view(L)).toMatchObject({ throne: Y, pretender: 'lancaster-exeter' })
})

test('R3-12.3 where the deposed King serves the other house, the senior heir of his own is Pretender', () => {
  const york = { middlesex: 'march rutland norfolk exeter', kent: 'suffolk arundel' }
  const table = new Table({ king: 'lancaster-exeter', lancaster: { derby: 'henry-vi' }, york }).politics()
  expect(table.view(L)).toMatchObject({ throne: Y, pretender: 'lancaster-henry-vi' })
})

test('R3-12.1 R3-3.8 levies, bombards, Welsh and rebels go to the pool, other mercenaries home', () => {
  const table = new Table({
    rebel: 'powys',
    lancaster: { kent: 'levy-bristol/1 bombard mercenary-welsh mercenary-french oxford' },
    york: { essex: 'levy-london mercenary-calais norfolk' },
  }).politics()
  expect(
    ['levy-bristol', 'bombard', 'mercenary-welsh', 'mercenary-french'].map((name) => table.where(L, name)),
  ).toEqual(['pool', 'pool', 'pool', 'france'])
  expect([table.where(Y, 'levy-london'), table.where(Y, 'mercenary-calais')]).toEqual(['pool', 'calais'])
  expect(table.where(Y, 'rebel')).toBe('pool')
  // What is left on the map counts, so the count is public now.
  expect(table.view(Y).houses[L]?.count).toEqual({ least: 1, most: 1 })
  expect(table.told('disbanded')[0]?.going).toEqual([
    { from: 'kent', to: 'pool', n: 3 },
    { from: 'kent', to: 'france', n: 1 },
  ])
})

test('T-43 T-44 R3-12.10 D-09 surplus exiles go to the pool at the reset, all of them', () => {
  const three = new Table({ york: { ireland: 'york march rutland' } }).politics().play(Y, 'end').play(L, 'end')
  expect(three.state.phase).toBe('exile-surplus')
  three.play(Y, 'dismiss:rutland')
  expect([three.where(Y, 'rutland'), three.state.campaign]).toEqual(['pool', 2])
  const five = new Table({ york: { ireland: 'york march rutland norfolk essex' } })
    .politics()
    .play(Y, 'end')
    .play(L, 'end')
  five.play(Y, 'dismiss:norfolk', 'dismiss:essex', 'dismiss:rutland')
  expect(five.at(Y, 'ireland')).toEqual(['york', 'march'])
})

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

test('R3-12.10 R3-1.2 R3-1.5 the reset: the fallen rise, everybody is whole, seven new cards, a new redeal window', () => {
  const table = new Table({
    lancaster: { lancaster: 'stanley/1', france: 'mercenary-french/2' },
    york: { essex: 'essex' },
  })
  faceDown(table, 'lancaster-rivers')
  faceDown(table, 'york-mercenary-calais', 'calais')
  table.state.spent = [[1], [2]]
  table.politics().play(Y, 'end').play(L, 'home:stanley@lancaster', 'end')
  expect([table.strength(L, 'stanley'), table.strength(L, 'mercenary-french')]).toEqual([4, 4])
  expect([table.isDown(L, 'rivers'), table.isDown(Y, 'mercenary-calais')]).toEqual([false, false])
  expect(table.at(Y, 'calais')).toEqual(['mercenary-calais'])
  expect(table.state).toMatchObject({ campaign: 2, turn: 1, phase: 'mulligan', spent: [[], []] })
  expect(table.state.hands.map((hand) => hand.length)).toEqual([7, 7])
})

test('R3-12.10 R3-3.10 after a usurpation the rebel serves the new Pretender', () => {
  const table = new Table({ york: { kent: 'norfolk', essex: 'suffolk' } })
  expect(table.view(L).houses[Y]?.pool.black).toBe(1)
  table.politics()
  expect(table.view(L).throne).toBe(Y)
  expect([table.view(L).houses[L]?.pool.black, table.view(L).houses[Y]?.pool.black]).toEqual([1, 0])
})
