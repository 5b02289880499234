import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { picker } from '../rules/draft.ts'
import { DATA } from '../rules/figures.ts'
import { CARD_PLACES, CARDS, NOBLES } from '../rules/ids.ts'
import type { State } from '../types/index.ts'
import { fresh, P1, P2, type Position, Table } from './position.ts'

const pickers = (state: State, count: number): number[] =>
  Array.from({ length: count }, (_, pick) => state.order.indexOf(picker(state, pick)) + 1)

test('WR-T03 WR-5.5 the draft of turn 1 is a snake', () => {
  const order = pickers(fresh(4), 12)
  expect(order.flatMap((player, i) => (player === 1 ? [i + 1] : []))).toEqual([1, 8, 9])
  expect(order.flatMap((player, i) => (player === 4 ? [i + 1] : []))).toEqual([4, 5, 12])
})

test('WR-T04 WR-5.6 later drafts run forwards', () => {
  const order = pickers(new Table({ turn: 3 }).state, 8)
  expect(order.flatMap((player, i) => (player === 1 ? [i + 1] : []))).toEqual([1, 5])
  expect(order.flatMap((player, i) => (player === 4 ? [i + 1] : []))).toEqual([4, 8])
})

test('WR-T05 WR-A15 WR-14.1 WR-5.2 the draft with three and two players', () => {
  expect(pickers(fresh(3), 9)).toEqual([1, 2, 3, 3, 2, 1, 1, 2, 3])
  expect(pickers(new Table({ seats: 3 }).state, 9)).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3])
  expect(pickers(fresh(2), 12)).toEqual([1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 1])
  expect(pickers(new Table({ seats: 2 }).state, 8)).toEqual([1, 2, 1, 2, 1, 2, 1, 2])
  for (const [seats, first, later] of [
    [2, 12, 8],
    [3, 9, 9],
    [4, 12, 8],
  ] as const) {
    const start = game.view(fresh(seats), null)
    expect(start.draft?.display).toHaveLength(first)
    expect(start.draft?.order).toHaveLength(first)
    const table = new Table({ seats, turn: 1 }).reveal()
    expect(table.view(null).draft?.display).toHaveLength(later)
    table.draftOn()
    expect(table.events('boxed')).toEqual([])
  }
})

test('WR-5.4 a player picks one card of the display and may not pass', () => {
  const state = fresh(4)
  const seat = game.awaiting(state)[0] ?? 0
  expect(game.awaiting(state)).toEqual([state.order[0]])
  expect(game.legal(state, seat).map((move) => game.write(move))).toEqual(
    game.view(state, null).draft?.display.map((card) => `take:${card}`),
  )
})

test('WR-T06 WR-5.1 WR-5.3 neutral Locations enlarge the display, not the picks', () => {
  const table = new Table({
    turn: 1,
    own: [['castle-windsor', 'port-sandwich'], ['bishop-winchester'], [], []],
  })
  table.plan(P2, { troops: { 'castle-windsor': 3, 'port-sandwich': 1 } })
  const deck = table.state.deck.length
  table.reveal()
  const { draft } = table.view(null)
  expect(draft?.display).toHaveLength(10)
  expect(draft?.display.slice(0, 2)).toEqual(['castle-windsor', 'port-sandwich'])
  expect(table.events('display')[0]?.extra).toBe(2)
  expect(draft?.order).toHaveLength(8)
  expect(table.state.deck).toHaveLength(deck - 8)
  // The last two cards laid out stay.
  table.draftOn()
  expect(table.events('boxed')[0]?.cards).toEqual(draft?.display.slice(8))
})

test('WR-T07 WR-5.7 a boxed Location never returns; troops on it are ignored and free', () => {
  const table = new Table({ turn: 1, own: [['port-sandwich'], ['bishop-winchester'], [], []] })
  table.plan(P2, { troops: { 'port-sandwich': 1 } }).reveal()
  while (table.state.phase === 'draft') {
    const seat = game.awaiting(table.state)[0] ?? 0
    table.act(seat, table.texts(seat).findLast((text) => text !== 'take:port-sandwich') ?? '')
  }
  table.draftOn()
  expect(table.view(null).boxed).toContain('port-sandwich')
  const money = table.state.money[P2] ?? 0
  table.plan(P2, { troops: { 'port-sandwich': 2 } }).reveal()
  expect(table.owner('port-sandwich')).toBe(-1)
  expect(table.state.money[P2]).toBe(money)
  expect(table.events('ignored').at(-1)).toMatchObject({ seat: P2, why: 'unowned' })
  expect(table.view(null).draft?.display).not.toContain('port-sandwich')
})

/** A draft in which the given card lies on display. */
function displaying(card: (typeof CARDS)[number], turn = 2, given: Position = {}): Table {
  const table = new Table({ turn: turn - 1, ...given }).reveal()
  const number = CARDS.indexOf(card)
  const { state } = table
  if (!state.display.includes(number)) {
    const [out] = state.display.splice(0, 1, number)
    state.deck = state.deck.filter((other) => other !== number)
    if (state.cards[number] === CARD_PLACES.indexOf('deck')) state.deck.push(out ?? 0)
    state.cards[out ?? 0] = CARD_PLACES.indexOf('deck')
    state.cards[number] = CARD_PLACES.indexOf('display')
  }
  return table
}

test('WR-T08 WR-5.9 WR-A23 a mercenary card gives the counters of the turn, or what is left', () => {
  const perTurn = DATA.troops.mercenariesPerCard
  const table = displaying('mercenary-3')
  const seat = table.state.order[0] ?? 0
  table.act(seat, 'take:mercenary-3')
  expect(table.state.mercenaries[seat]).toBe(perTurn[1])
  expect(table.state.supply).toBe(DATA.troops.mercenaryCounters - (perTurn[1] ?? 0))
  expect(table.view(null).boxed).toContain('mercenary-3')
  const short = displaying('mercenary-3')
  short.state.supply = 1
  short.act(short.state.order[0] ?? 0, 'take:mercenary-3')
  expect(short.events('hired')[0]?.n).toBe(1)
  expect(short.state.supply).toBe(0)
})

test('WR-5.8 WR-5.10 a picked asset belongs to the player at once, pays, acts and can be attacked', () => {
  const table = displaying('noble-percy')
  const seat = table.state.order[0] ?? 0
  table.act(seat, 'take:noble-percy')
  expect(table.owner('noble-percy')).toBe(seat)
  expect(table.place('noble-percy')).toBe(DATA.assets['noble-percy'].region)
  table.draftOn()
  expect(table.texts(seat)).toContain('noble-percy>northern-england')
  expect(table.texts(seat)).toContain('W+noble-percy')
  const other = table.state.order[1] ?? 0
  expect(table.texts(other)).toContain('B+noble-percy')
})

test('WR-5.11 WR-17.9 nine or ten cards never appear', () => {
  for (const [seats, left] of [
    [2, 10],
    [3, 9],
    [4, 10],
  ] as const) {
    const table = new Table({ seats, turn: 1 }).reveal()
    while (table.state.phase !== 'over') table.draftOn().reveal()
    expect(table.state.turn).toBe(DATA.turns)
    expect(table.state.deck).toHaveLength(left)
    expect(table.view(null).unseen).toHaveLength(left)
  }
})

test('WR-5.9 a mercenary card is worth 2, 3, 3, 4 and 5 counters, turn by turn', () => {
  const worth = [2, 3, 4, 5].map((turn) => {
    const table = displaying('mercenary-3', turn)
    table.act(table.state.order[0] ?? 0, 'take:mercenary-3')
    return table.events('hired')[0]?.n
  })
  expect(worth).toEqual([3, 3, 4, 5])
  const first = fresh(4)
  expect(DATA.troops.mercenariesPerCard[first.turn - 1]).toBe(2)
})

test('WR-5.8 a noble enters the map in his own home region, wherever that is', () => {
  for (const [noble, region] of [
    ['noble-tudor', 'wales'],
    ['noble-stafford', 'south-east-england'],
    ['noble-stanley', 'northern-england'],
  ] as const) {
    const table = displaying(noble)
    table.act(table.state.order[0] ?? 0, `take:${noble}`)
    expect(table.place(noble)).toBe(region)
  }
})

test('WR-5.10 what is drafted this turn pays this turn', () => {
  const table = displaying('large-town-london')
  const seat = table.state.order[0] ?? 0
  table.act(seat, 'take:large-town-london').draftOn()
  // London alone yields £7.
  expect(table.events('income').find((event) => event.seat === seat)?.amount).toBeGreaterThanOrEqual(7)
})

test('WR-12.1 WR-5.8 the second ship takes the award as soon as it is picked', () => {
  const table = displaying('ship-sandwich', 2, { own: [['ship-berwick'], [], [], []], vp: [0, 90, 90, 90] })
  table.act(P1, 'take:ship-sandwich')
  expect(table.events('award')).toEqual([{ type: 'award', award: 'lord-high-admiral', from: null, to: P1 }])
})

test('WR-1.4 who owns fifteen assets takes a sixteenth: markers never run out', () => {
  const nobles = NOBLES.filter((id) => id !== 'noble-tudor')
  const own = [...nobles, 'castle-windsor', 'castle-harlech', 'port-sandwich', 'bishop-york'] as const
  expect(own).toHaveLength(15)
  const table = displaying('noble-tudor', 2, { own: [[...own], [], [], []], vp: [0, 90, 90, 90] })
  table.act(P1, 'take:noble-tudor')
  expect(table.owner('noble-tudor')).toBe(P1)
})

test('WR-14.1 WR-5.2 the picks of every turn, with two, three and four players', () => {
  for (const [seats, picks] of [
    [2, [12, 8, 8, 8, 8]],
    [3, [9, 9, 9, 9, 9]],
    [4, [12, 8, 8, 8, 8]],
  ] as const) {
    const made = [game.view(fresh(seats), null).draft?.order.length]
    const table = new Table({ seats, turn: 1 })
    while (table.reveal().state.phase !== 'over') {
      made.push(table.view(null).draft?.order.length)
      table.draftOn()
    }
    expect(made).toEqual(picks)
  }
})
