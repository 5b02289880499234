import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'
import { BLUE, GREEN, RED, Table } from './position.ts'
import { rewardText } from '../speech/texts.ts'

/** What Blue is told of a move, in notation; of the decision itself without one. */
function told(table: Table, text?: string): readonly object[] {
  const { state } = table
  const move = game.legal(state, BLUE).find((choice) => game.write(choice) === text)
  if (text !== undefined && !move) throw new Error(`${text} is not legal: ${table.texts(BLUE).join(' ')}`)
  const lines = game.speech.foresee?.(game.view(state, BLUE), move ? [move] : []) ?? []
  return lines.map(({ text: phrase, tone }) => ({ ...phrase, tone }))
}

/** The first conflict card whose France is that strong. */
function card(strength: number): string {
  return new Table().figures.conflicts.find(({ frenchStrength }) => frenchStrength === strength)?.id ?? ''
}

const slot = { say: 'slot.0' }

test('LA-9.4 a knight who decides a conflict is told so, with the place he would take', () => {
  const table = new Table().conflict('UL', card(5), [GREEN, 3]).court(BLUE, 2).court(RED).turn(BLUE)
  const [first] = table.figures.conflicts.find(({ id }) => id === card(5))?.points ?? []
  expect(first).toBeGreaterThan(0)
  const second = table.figures.conflicts.find(({ id }) => id === card(5))?.points[1]
  expect(told(table, '2>UL')).toEqual([
    { say: 'foresee.conflict.won', slot, total: 5, french: 5, place: 2, n: second, tone: 'good' },
  ])
})

test('LA-9.5 what is missing is told, and when all knights together are too few', () => {
  const open = new Table().conflict('UL', card(6)).court(BLUE, 1, 2).court(RED, 3).court(GREEN).turn(BLUE)
  expect(told(open, '2>UL')).toEqual([
    { say: 'foresee.conflict.short', slot, total: 2, french: 6, n: 4, tone: 'plain' },
  ])
  const lost = new Table().conflict('UL', card(6)).court(BLUE, 1, 2).court(RED, 1).court(GREEN, 1).turn(BLUE)
  expect(told(lost, '2>UL')).toEqual([{ say: 'foresee.conflict.hopeless', slot, total: 2, french: 6, tone: 'warn' }])
})

test('LA-4.10 whom a knight drives out is told, and what would drive him out', () => {
  const table = new Table().county(RED, 'A', 1, 1).court(BLUE, 3).turn(BLUE)
  const [drives, holds] = told(table, '3A') as { say: string; strength: number }[]
  expect(drives).toMatchObject({ say: 'foresee.county.drives', who: { seat: RED }, strength: 2, tone: 'good' })
  expect(holds).toMatchObject({ say: 'foresee.county.holds', strength: 3 })
})

test('LA-5.5 before a vote: what the law would give me, and what the one gives that goes', () => {
  // Blue holds two counties; three noblemen he has not.
  const table = new Table()
    .county(BLUE, 'A', 1)
    .county(BLUE, 'B', 2)
    .laws(['law-three-noblemen-recruit', 'law-gold-for-points', 'law-squire-for-points'], ['law-gold-for-points'])
    .parliament()
  expect(told(table)).toMatchObject([
    { say: 'foresee.law.mine', what: { say: 'foresee.law.exchange' } },
    { say: 'foresee.law.out', what: { say: 'foresee.law.nothing' } },
  ])
  // Whoever votes against it hears what stays.
  expect(told(table, 'no')[0]).toMatchObject({ say: 'foresee.law.stays', what: { say: 'foresee.law.nothing' } })
})

test('LA-13.4 an upgrade that no knight can have is a warning, at the castle and among the favours', () => {
  // Blue's only knight is of the highest strength: nobody can rise.
  const table = new Table().court(BLUE, 4).turn(BLUE)
  const line = { say: 'foresee.upgrade.none', tone: 'warn' }
  expect(told(table, '4@upgrade')).toContainEqual(line)
  expect(told(new Table().court(BLUE, 1).turn(BLUE), '1@upgrade')).not.toContainEqual(line)
  const favour = table.figures.favours.findIndex(({ reward }) => reward.some(({ op }) => op === 'upgrade'))
  table.state.todo.push({ do: 'favour', house: BLUE })
  expect(told(table, table.texts(BLUE)[favour])).toContainEqual(line)
})

test('gold behind the screens of others changes nothing of it', () => {
  const table = new Table().county(RED, 'A', 1, 1).court(BLUE, 3).turn(BLUE)
  const view = game.view(table.state, BLUE)
  const before = told(table, '3A')
  Object.assign(table.state, game.guess(view, quick(9)))
  expect(told(table, '3A')).toEqual(before)
})

test('what a law gives several times over is counted, and not named again and again', () => {
  expect(rewardText([{ op: 'extension' }], 2)).toEqual([{ say: 'effect.extensions', n: 2 }])
  expect(rewardText([{ op: 'extension' }])).toEqual([{ say: 'effect.extension' }])
})
