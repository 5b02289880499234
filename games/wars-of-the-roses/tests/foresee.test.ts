import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { P1, Table } from './position.ts'

/** What the first player is told of a step, in notation; of the plan itself without one. */
function told(table: Table, text?: string): readonly object[] {
  const move = table.legal(P1).find((choice) => game.write(choice) === text)
  if (text !== undefined && !move) throw new Error(`${text} is not legal`)
  const lines = game.speech.foresee?.(game.view(table.state, P1), move ? [move] : []) ?? []
  return lines.map(({ text: phrase, tone }) => ({ ...phrase, tone }))
}

const left = (n: number) => ({ say: 'foresee.money', money: { say: 'money', n }, tone: 'plain' })

/** P1 stands in the south east beside London, whose garrison is printed in the figures. */
function beside(money: number, troops = 0): Table {
  const table = new Table({ own: [['castle-windsor'], ['large-town-london'], [], []], money })
  return troops > 0 ? table.plan(P1, { troops: { 'large-town-london': troops } }) : table
}

const GARRISON = 2

test('WR-8.2 what is left of the money is told with every order', () => {
  // A troop costs three pounds.
  expect(told(beside(20), 'T+castle-windsor')).toEqual([left(17)])
})

test('WR-8.4 an order that cannot be paid any more is named', () => {
  const [warning, money] = told(beside(4, 1), 'T+castle-windsor')
  expect(warning).toMatchObject({ say: 'foresee.unpaid', tone: 'warn' })
  expect(money).toEqual(left(1))
})

test('WR-10.3 fewer than the garrison lose, as many leave it to nobody, more may win', () => {
  const garrison = beside(99)
    .view(P1)
    .assets.find(({ id }) => id === 'large-town-london')?.garrison
  expect(garrison).toBe(GARRISON)
  const say = (troops: number) => (told(beside(99, troops - 1), 'T+large-town-london')[0] as { say: string }).say
  expect([-1, 0, 1, 2].map((more) => say(GARRISON + more))).toEqual([
    'foresee.attack.lost',
    'foresee.attack.even',
    'foresee.attack.bare',
    'foresee.attack',
  ])
})

test('WR-15.1 what others plan changes nothing of it', () => {
  const table = beside(20)
  const before = told(table, 'T+large-town-london')
  table.plan(1, { troops: { 'large-town-london': 5 } })
  expect(told(table, 'T+large-town-london')).toEqual(before)
})

test('WR-11.1 a noble who rides where nobody counts takes the lead there with his control points', () => {
  const table = new Table({ own: [['noble-stafford'], [], [], []], money: 20 })
  const text = table.texts(P1).find((each) => each.startsWith('noble-stafford>'))
  // Six of them are printed on his card.
  expect(told(table, text)[0]).toMatchObject({ say: 'foresee.lead', own: 6, other: 0, tone: 'good' })
})
