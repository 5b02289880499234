import { expect, test } from 'vitest'
import { L, Table, Y } from './position.ts'

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

  // Nor does the plague go on.
  const city = new Table({ ...last, york: { middlesex: 'gloucester/1 norfolk' }, lancaster: { kent: 'oxford' } })
  city.cards('plague', '2').play(L, 'plague@middlesex')
  expect([city.told('over').length, city.strength(Y, 'norfolk')]).toEqual([1, 4])

  const supply = new Table({ ...last, york: { kent: 'gloucester/1 norfolk suffolk arundel essex' } }).supply()
  supply.play(Y, 'starve:gloucester')
  expect(supply.view(Y).outcome?.reason).toBe('heirs-dead')

  // Nobody else starves once the war is over.
  const hunger = new Table({
    ...last,
    york: { kent: 'gloucester/1 norfolk/2 suffolk arundel essex worcester' },
  }).supply()
  hunger.play(Y, 'starve:norfolk', 'starve:gloucester')
  expect(hunger.told('over')).toHaveLength(1)
  expect(hunger.strength(Y, 'norfolk')).toBe(2)

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
