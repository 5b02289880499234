import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { hidden } from './hidden.ts'
import { quick } from '../../../engine/index.ts'
import { L, Table, Y } from './position.ts'

/** What Lancaster is told of those moves, in notation; of the decision itself without any. */
function told(table: Table, ...texts: string[]): readonly object[] {
  const { state } = table
  const moves = texts.map((text) => game.legal(state, L).find((move) => game.write(move) === text))
  return (game.speech.foresee?.(game.view(state, L), moves as never) ?? []).map(({ text, tone }) => ({ ...text, tone }))
}

/** Lancaster moves first with three points. */
function acting(lancaster: { readonly [area: string]: string }, york: { readonly [area: string]: string } = {}): Table {
  return new Table({ lancaster, york: { ireland: 'york', ...york }, first: L }).cards('4', '2')
}

// Dorset feeds four, Wilts with its city five.
test('R3-11.2 six blocks where five are fed: one will starve', () => {
  const five = acting({ dorset: 'clifford', wilts: 'exeter somerset oxford devon' })
  const stands = { say: 'foresee.stands', area: { say: 'area.wilts' }, near: 0, tone: 'plain' }
  expect(told(five, 'clifford:dorset>wilts')).toEqual([{ ...stands, n: 5 }])
  const six = acting({ dorset: 'clifford', wilts: 'exeter somerset oxford devon beaumont' })
  expect(told(six, 'clifford:dorset>wilts')).toEqual([
    { ...stands, n: 6 },
    { say: 'foresee.hunger', area: { say: 'area.wilts' }, blocks: 6, fed: 5, n: 1, tone: 'warn' },
  ])
})

test('R3-11.2 who goes hungry as things stand is told with the decision, and before the actions end', () => {
  const hungry = { say: 'foresee.hunger', area: { say: 'area.dorset' }, blocks: 5, fed: 4, n: 1, tone: 'warn' }
  const table = acting({ dorset: 'clifford exeter somerset oxford devon' })
  expect(told(table)).toEqual([hungry])
  expect(told(table, 'end')).toEqual([{ say: 'foresee.unspent', n: 4, tone: 'plain' }, hungry])
})

test('R3-7.3 a Muster that no block can answer is a warning, and how many can come is told', () => {
  const table = new Table({ lancaster: { cornwall: 'devon exeter' }, york: { ireland: 'york' } }).cards('muster', '2')
  expect(told(table, 'muster@northumbria')).toEqual([
    { say: 'foresee.muster.none', area: { say: 'area.northumbria' }, tone: 'warn' },
  ])
  expect(told(table, 'muster@dorset')).toEqual([
    { say: 'foresee.muster', area: { say: 'area.dorset' }, n: 2, tone: 'plain' },
  ])
})

test('an attack is forecast, and one that can hardly win is a warning', () => {
  const table = acting({ dorset: 'devon/1' }, { wilts: 'norfolk warwick buckingham' })
  expect(told(table, 'devon:dorset>wilts')[0]).toMatchObject({ say: 'foresee.battle.lost', percent: 0, tone: 'warn' })
})

test('R3-8.6 the odds of a battle are told from where it stands, to either side, whoever acts', () => {
  const table = acting({ dorset: 'buckingham wiltshire' }, { wilts: 'rivers/1' })
  table.play(L, 'buckingham:dorset>wilts', 'wiltshire:dorset>wilts', 'end')
  table.play(Y, 'end')
  expect(game.view(table.state, L).battle?.area).toBe('wilts')
  const [odds] = told(table)
  expect(odds).toMatchObject({ say: 'foresee.battle.now', area: { say: 'area.wilts' }, tone: 'good' })
  const [theirs] = game.speech.foresee?.(game.view(table.state, Y), []) ?? []
  expect(theirs).toMatchObject({ text: { say: 'foresee.battle.now' }, tone: 'warn' })
  const other = new Table()
  Object.assign(other.state, hidden(table.state, L, quick(3)))
  expect(told(other)).toEqual([odds])
  // In the last round whoever attacked has to leave.
  if (table.state.battle) table.state.battle.round = 4
  expect(told(table)).toMatchObject([{ say: 'foresee.battle.now', percent: 0, tone: 'warn' }])
})

test('what stands behind the enemy’s blocks does not change a word of the forecast', () => {
  const table = acting({ dorset: 'buckingham wiltshire' }, { wilts: 'rivers/1' })
  const before = told(table, 'buckingham:dorset>wilts')
  const other = new Table()
  Object.assign(other.state, hidden(table.state, L, quick(3)))
  expect(told(other, 'buckingham:dorset>wilts')).toEqual(before)
})

test('R3-6.3 where a block would stand is told with those of the enemy next to it, whatever they are', () => {
  const table = acting({ dorset: 'clifford' }, { somerset: 'norfolk suffolk', kent: 'arundel' })
  const lines = told(table, 'clifford:dorset>wilts')
  expect(lines).toEqual([{ say: 'foresee.stands', area: { say: 'area.wilts' }, n: 1, near: 2, tone: 'plain' }])
})

test('R3-5.1 a card is told by those that stay in the hand, and one of two threes stays', () => {
  const table = new Table({ lancaster: { dorset: 'clifford' }, york: { ireland: 'york' }, first: L })
  table.state.phase = 'choose-card'
  table.state.awaited = 3
  const hand = game.view(table.state, L).houses[L]?.cards.hand ?? []
  const [line] = told(table, `card:${hand[0]}`) as { cards: readonly object[] }[]
  expect(line).toMatchObject({ say: 'foresee.keeps' })
  expect(line?.cards).toEqual(hand.slice(1).map((id) => ({ say: `card.${id}` })))
})

test('R3-6.6 of steps one after the other each is played before the next is looked at: nobody is foreseen to march twice', () => {
  const table = acting({ dorset: 'clifford oxford', wilts: 'exeter' })
  const [once] = told(table, 'clifford:dorset>wilts')
  const [both] = told(table, 'clifford:dorset>wilts', 'oxford:dorset>wilts')
  expect([once, both]).toMatchObject([{ n: 2 }, { n: 3 }])
  expect(told(table, 'clifford:dorset>wilts', 'clifford:dorset>wilts')).toEqual([])
})
