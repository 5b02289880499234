import { expect, test } from 'vitest'
import { L, Table, Y } from './position.ts'

const sixes = (n: number): number[] => Array.from({ length: n }, () => 6)

/** What the seat to act may do, without the names of targets. */
const verbs = (table: Table, seat: number): string[] => [
  ...new Set(table.list(seat).map((text) => text.split(/[:!>]/).slice(0, 2).join(':'))),
]

test('T-22 R3-8.7 R3-3.2 one die per strength hits up to the firepower', () => {
  const attack = new Table({ lancaster: { kent: 'stanley/3' }, york: { kent: 'norfolk' } })
  attack.battle('kent', L, 'sussex', 'stanley').roll(1, 2, 5).play(Y, 'pass:norfolk').play(L, 'fire:stanley')
  expect(attack.told('fired')[0]).toMatchObject({ firepower: 2, hits: 2, dice: [1, 2, 5] })
  const defend = new Table({ lancaster: { lancaster: 'stanley/3' }, york: { lancaster: 'norfolk' } })
  defend.battle('lancaster', Y, 'derby', 'norfolk').roll(1, 3, 5).play(L, 'fire:stanley')
  expect(defend.told('fired')[0]).toMatchObject({ firepower: 3, hits: 2 })
})

test('R3-3.2 a block has a strength of 1 at least: hit at its last, it is gone', () => {
  const table = new Table({ lancaster: { kent: 'stanley' }, york: { kent: 'norfolk/2 suffolk/1' } })
  table.battle('kent', L, 'sussex', 'stanley').play(Y, 'pass:norfolk', 'pass:suffolk')
  table.roll(1, 6, 6, 6).play(L, 'fire:stanley')
  expect([table.strength(Y, 'norfolk'), table.where(Y, 'norfolk')]).toEqual([1, 'kent'])
  table.play(Y, 'pass:norfolk', 'pass:suffolk').roll(2, 6, 6, 6).play(L, 'fire:stanley').play(Y, 'hit:suffolk')
  expect(table.at(Y, 'kent')).toEqual(['norfolk'])
  // One die is all that is left of him.
  table.roll(6).play(Y, 'fire:norfolk')
  expect(table.told('fired').at(-1)?.dice).toEqual([6])
})

test('T-23 R3-8.8 R3-8.9 hits go to the strongest, the owner chooses between equals', () => {
  const table = new Table({ york: { kent: 'norfolk/3 suffolk arundel/2' }, lancaster: { kent: 'northumberland' } })
  table.battle('kent', L, 'sussex', 'northumberland')
  table.play(Y, 'pass:norfolk', 'pass:suffolk', 'pass:arundel')
  table.roll(1, 1, 2, 3).play(L, 'fire:northumberland')
  expect(table.state.phase).toBe('assign-hits')
  expect(table.list(Y)).toEqual(['hit:norfolk', 'hit:suffolk'])
  table.play(Y, 'hit:norfolk')
  expect(table.where(Y, 'norfolk')).toBe('dead')
  expect([table.strength(Y, 'suffolk'), table.strength(Y, 'arundel')]).toEqual([2, 2])
})

test('T-25 R3-8.11 a charge strikes one block; a survivor shoots back at once', () => {
  const kill = new Table({ york: { kent: 'march/3' }, lancaster: { kent: 'somerset/2' } })
  kill.battle('kent', Y, 'sussex', 'march').play(L, 'pass:somerset').roll(1, 1, 3)
  kill.play(Y, 'charge:march!somerset')
  expect(kill.where(L, 'somerset')).toBe('dead')
  expect(kill.told('hits-lost')).toEqual([{ type: 'hits-lost', n: 1 }])
  expect(kill.told('shot-back')).toEqual([])

  const live = new Table({ york: { kent: 'march/3' }, lancaster: { kent: 'somerset/2' } })
  live.battle('kent', L, 'sussex', 'somerset').roll(2, 6, 6, 2).play(Y, 'charge:march!somerset')
  expect(live.strength(L, 'somerset')).toBe(1)
  expect(live.strength(Y, 'march')).toBe(2)
  // The attacking Somerset still has his own turn.
  expect(live.awaiting).toEqual([L])
  expect(live.may(L, 'fire:somerset')).toBe(true)

  const home = new Table({ york: { dorset: 'march/3' }, lancaster: { dorset: 'somerset/2' } })
  home.battle('dorset', Y, 'sussex', 'march').play(L, 'pass:somerset').roll(2, 6, 6, 3)
  home.play(Y, 'charge:march!somerset')
  expect(home.strength(Y, 'march')).toBe(2)
  // The defender has had his turn: the round is over.
  expect(home.state.battle?.round).toBe(2)
  const miss = new Table({ york: { kent: 'march/3' }, lancaster: { kent: 'somerset/2' } })
  miss.battle('kent', L, 'sussex', 'somerset').roll(2, 6, 6, 3).play(Y, 'charge:march!somerset')
  expect(miss.strength(Y, 'march')).toBe(3)
})

test('T-26 R3-8.11 D-30 only the senior heir who fights may charge', () => {
  const both = new Table({ york: { kent: 'york march' }, lancaster: { kent: 'oxford/1' } })
  both.battle('kent', L, 'sussex', 'oxford')
  expect(verbs(both, Y)).not.toContain('charge:march')
  both
    .roll(...sixes(3))
    .play(Y, 'fire:march')
    .play(L, 'pass:oxford')
  expect(verbs(both, Y)).toContain('charge:york')

  const reserve = new Table({ york: { kent: 'york march' }, lancaster: { kent: 'oxford' } })
  reserve.entered(Y, 'kent', 'middlesex', 'york').battle('kent', L, 'sussex', 'oxford')
  expect(verbs(reserve, Y)).toContain('charge:march')

  // York dies before March’s turn in the same round: March is senior now.
  const dies = new Table({ york: { kent: 'york/3 march/1' }, lancaster: { kent: 'clifford' } })
  dies.battle('kent', Y, 'sussex', 'york march').roll(1, 1, 1).play(L, 'fire:clifford')
  expect(dies.where(Y, 'york')).toBe('dead')
  expect(verbs(dies, Y)).toContain('charge:march')
})
