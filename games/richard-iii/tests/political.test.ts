import { expect, test } from 'vitest'
import { blockNo } from '../rules/blocks.ts'
import { homesOf } from '../rules/home.ts'
import { POOL } from '../rules/places.ts'
import { faceDown, L, Table, Y } from './position.ts'

const homes = (table: Table, seat: number, name: string): string[] =>
  table
    .list(seat)
    .filter((text) => text.startsWith(`home:${name}@`))
    .map((text) => text.slice(name.length + 6))
    .toSorted()
const planned = (table: Table, seat: number, name: string): string | undefined =>
  table.view(seat).plan.find(({ block }) => block.endsWith(`-${name}`))?.to

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

test('R3-12.4 R3-14.2 after the last campaign the holder of the throne has won', () => {
  const table = new Table({ campaign: 3, york: { kent: 'norfolk' } }).politics()
  expect(table.view(L).outcome).toMatchObject({ places: [2, 1], reason: 'throne' })
  const kept = new Table({ campaign: 3, lancaster: { kent: 'oxford' } }).politics()
  expect(kept.view(L).outcome).toMatchObject({ places: [1, 2], reason: 'throne' })
})

test('T-53 R3-14.1 R3-10.1 the fifth heir dead, by plague, by supply or by a shot back: the game is over at once', () => {
  const dead = ['york-york', 'york-march', 'york-rutland', 'york-clarence'] as const
  const last = { pretender: 'york-gloucester', dead }
  const plague = new Table({ ...last, york: { middlesex: 'gloucester/1' }, lancaster: { kent: 'oxford' } }).cards(
    'plague',
    '2',
  )
  plague.play(L, 'plague@middlesex')
  expect(plague.view(Y).outcome).toMatchObject({ places: [1, 2], reason: 'heirs-dead' })

  const supply = new Table({ ...last, york: { kent: 'gloucester/1 norfolk suffolk arundel essex' } }).supply()
  supply.play(Y, 'starve:gloucester')
  expect(supply.view(Y).outcome?.reason).toBe('heirs-dead')

  const shot = new Table({ ...last, york: { kent: 'gloucester/1' }, lancaster: { kent: 'oxford' } })
  shot
    .battle('kent', Y, 'sussex', 'gloucester')
    .play(L, 'pass:oxford')
    .roll(6, 1, 6, 6)
    .play(Y, 'charge:gloucester!oxford')
  expect(shot.view(Y).outcome?.reason).toBe('heirs-dead')
  expect(shot.awaiting).toEqual([])
})

test('T-54 R3-14.1 D-14 a house whose last heir turns his coat has lost, unless the table plays on', () => {
  const spec = {
    throne: Y,
    dead: ['york-york', 'york-rutland', 'york-gloucester'] as const,
    king: 'york-march',
    lancaster: { kent: 'henry-vi clifford', derby: 'oxford' },
    york: { kent: 'clarence norfolk', derby: 'march/1' },
  } as const
  const turn = (heirlessPlaysOn: boolean): Table => {
    const table = new Table({ ...spec, rules: { heirlessPlaysOn } })
    table
      .entered(L, 'kent', 'sussex', 'henry-vi clifford', true)
      .entered(L, 'derby', 'chester', 'oxford', true)
      .fight(L)
    table.play(L, 'battle@derby').roll(1, 6, 6)
    if (table.list(Y).length > 0) table.play(Y, 'pass:march')
    table.play(L, 'fire:oxford', 'end')
    expect(table.view(L).king).toBeNull()
    table.play(L, 'pass:clifford').play(Y, 'pass:clarence', 'pass:norfolk')
    return table.roll(4).play(L, 'treachery:henry-vi!clarence')
  }
  expect(turn(false).view(L).outcome).toMatchObject({ places: [1, 2], reason: 'heirless' })
  expect(turn(true).view(L).outcome).toBeNull()
})
