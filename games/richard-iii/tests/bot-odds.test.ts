import { expect, test } from 'vitest'
import { atLeast } from '../bot/battle.ts'
import { knowledge } from '../bot/index.ts'
import { write } from '../rules/notation.ts'
import { legal } from '../rules/index.ts'
import { L, Table, Y } from './position.ts'

/** How promising the move with that notation looks to the seat. */
function promise(table: Table, seat: number, text: string): number {
  const move = legal(table.state, seat).find((choice) => write(choice) === text)
  if (!move) throw new Error(`${text} is not legal; legal are ${table.list(seat).join(' ')}`)
  return knowledge.promise!(table.state, seat, move)
}

test('chances of hits are those of the dice', () => {
  expect(atLeast(3, 2, 1)).toBeCloseTo(1 - (2 / 3) ** 3)
  expect(atLeast(2, 3, 2)).toBeCloseTo(0.25)
  expect(atLeast(4, 6, 4)).toBeCloseTo(1)
  expect([atLeast(2, 3, 0), atLeast(1, 3, 2)]).toEqual([1, 0])
})

test('the disloyal are tempted rather than fired at, the steadfast are not; nobody passes', () => {
  const table = new Table({
    york: { leicester: 'york' },
    lancaster: { leicester: 'buckingham warwick' },
  }).battle('leicester', L, 'oxford', 'buckingham warwick')
  const fire = promise(table, Y, 'fire:york')
  expect(promise(table, Y, 'treachery:york!buckingham')).toBeGreaterThan(fire)
  expect(promise(table, Y, 'treachery:york!warwick')).toBeLessThan(fire)
  expect(promise(table, Y, 'pass:york')).toBe(0)
})

test('a side that is losing thinks of leaving, a side that is winning does not', () => {
  const leaving = (enemies: string): number => {
    const table = new Table({ york: { leicester: 'hastings/2' }, lancaster: { leicester: enemies } })
    table.battle('leicester', L, 'oxford', enemies.replaceAll(/\/\d/g, ''))
    // The first round: everybody holds his fire.
    while (table.state.battle?.round === 1)
      table.play(
        table.awaiting[0] ?? 0,
        table.list(table.awaiting[0] ?? 0).find((text) => text.startsWith('pass:'))!,
      )
    return promise(table, Y, 'retreat:hastings>derby') / promise(table, Y, 'fire:hastings')
  }
  expect(leaving('beaumont wiltshire pembroke')).toBeGreaterThan(1)
  expect(leaving('beaumont/1')).toBeLessThan(0.5)
})

test('an attack with the odds looks better than one against them', () => {
  const attack = (defenders: string): number => {
    const table = new Table({ lancaster: { leicester: 'beaumont wiltshire pembroke' }, york: { rutland: defenders } })
    table.cards('4', '2')
    return promise(table, L, 'beaumont:leicester>rutland')
  }
  expect(attack('worcester/1')).toBeGreaterThan(attack('march norfolk warwick'))
})
