import { expect, test } from 'vitest'
import { quick } from '../../../engine/index.ts'
import { game } from '../index.ts'
import { DATA } from '../rules/figures.ts'
import { fresh, P1, P2, P3, P4, Table } from './position.ts'

test('WR-6.1 income is the sum of all income assets, ships wherever they are', () => {
  const own = ['large-town-london', 'bishop-york', 'port-plymouth', 'ship-plymouth', 'castle-windsor'] as const
  const table = new Table({
    turn: 1,
    own: [[...own], [], [], []],
    at: { 'ship-plymouth': 'sea-wales' },
    money: 0,
    vp: [0, 1, 2, 3],
  })
  const expected = own.reduce((sum, id) => sum + ((DATA.assets[id] as { income?: number }).income ?? 0), 0)
  expect(table.view(null).players[P1]?.income).toBe(expected)
  table.reveal()
  // Give the first card to everybody, then compare with what the cards add.
  table.draftOn()
  const event = table.events('income').find((each) => each.seat === P1)
  expect(event?.amount).toBe(table.view(null).players[P1]?.income)
  expect(event?.amount).toBeGreaterThanOrEqual(expected)
  expect(table.state.money[P1]).toBe(event?.amount)
})

test('WR-6.2 unspent money is kept', () => {
  const table = new Table({ turn: 1, money: 40 }).reveal()
  expect(table.state.money).toEqual([40, 40, 40, 40])
})

test('WR-6.2 income is added to what was left, however much money is about', () => {
  const table = new Table({ turn: 1, own: [['large-town-london'], [], [], []], money: 100 }).reveal().draftOn()
  const paid = table.events('income')
  // London alone yields £7.
  expect(paid.find(({ seat }) => seat === P1)?.amount).toBeGreaterThanOrEqual(7)
  for (const { seat, amount } of paid) expect(table.state.money[seat]).toBe(100 + amount)
})

/** The first player to be asked for French Aid and the sums all would get, one after the other. */
function aids(vp: readonly number[], turn = 3): [number, number][] {
  const table = new Table({ turn: turn - 1, vp }).reveal()
  table.state.vp = [...vp]
  while (table.state.phase === 'draft')
    table.act(game.awaiting(table.state)[0] ?? 0, game.write(game.idle(table.state, 0)))
  const asked: [number, number][] = []
  for (let { aid } = table.view(null); aid; aid = table.view(null).aid) {
    asked.push([aid.seat, aid.amount])
    const before = table.state.money[aid.seat] ?? 0
    expect(table.texts(aid.seat)).toEqual(['aid', 'no-aid'])
    table.act(aid.seat, 'aid')
    expect(table.state.money[aid.seat]).toBe(before + aid.amount)
    expect(table.view(null).players[aid.seat]?.frenchAid).toBe(false)
  }
  return asked
}

test('WR-T09 WR-6.3 WR-6.4 WR-6.5 WR-A27 French Aid pays the gap to the leader, at most £25', () => {
  expect(aids([38, 33, 30, 30])).toEqual([
    [P3, 8],
    [P4, 8],
    [P2, 5],
  ])
  expect(aids([60, 30, 60, 60])).toEqual([[P2, 25]])
  expect(aids([38, 38, 20, 20])).toEqual([
    [P3, 18],
    [P4, 18],
  ])
})

test('WR-6.3 nobody is asked in turn 1, and a token is used once', () => {
  const state = fresh(4)
  while (state.phase === 'draft') {
    const seat = game.awaiting(state)[0] ?? 0
    game.apply(state, seat, game.idle(state, seat), quick(1), null)
  }
  expect(state.phase).toBe('planning')
  const table = new Table({ turn: 2, vp: [9, 0, 9, 9] })
  table.state.aid[P2] = 0
  table.reveal().draftOn()
  expect(table.events('aid')).toEqual([])
  expect(table.state.phase).toBe('planning')
})

test('WR-6.3 French Aid is offered only in the turns of the figures', () => {
  const table = new Table({ turn: 2, vp: [9, 0, 0, 0], figures: { frenchAid: { turns: [4] } } }).reveal().draftOn()
  expect([table.state.turn, table.events('aid').length]).toEqual([3, 0])
  table.reveal().draftOn()
  expect([table.state.turn, table.events('aid').length > 0]).toEqual([4, true])
})

test('WR-1.5 a French Aid token is used once per game', () => {
  const vp = [9, 0, 9, 9]
  const asked = (table: Table): readonly number[] => {
    table.reveal().state.vp = [...vp]
    while (table.state.phase === 'draft') {
      const seat = game.awaiting(table.state)[0] ?? 0
      table.act(seat, game.write(game.idle(table.state, seat)))
    }
    return table.state.phase === 'aid' ? game.awaiting(table.state) : []
  }
  const table = new Table({ turn: 2, vp })
  expect(asked(table)).toEqual([P2])
  table.act(P2, 'aid')
  expect(table.events('aid')).toEqual([{ type: 'aid', seat: P2, amount: 9 }])
  expect(asked(table)).toEqual([])
  expect(table.view(null).players.map(({ frenchAid }) => frenchAid)).toEqual([true, false, true, true])
})
