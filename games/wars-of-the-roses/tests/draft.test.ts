import { expect, test } from 'vitest'
import { quick } from '../../../engine/index.ts'
import { game } from '../index.ts'
import { picker } from '../rules/draft.ts'
import { DATA } from '../rules/figures.ts'
import { ASSETS, BISHOPS, CARD_PLACES, CARDS, LOCATIONS, MERCENARY_CARDS, NOBLES, SHIPS } from '../rules/ids.ts'
import type { State } from '../types/index.ts'
import { P1, P2, P3, P4, Scene } from './position.ts'

const fresh = (seats: number, seed = 1): State => game.setup(seats, { figures: null }, quick(seed))
const pickers = (state: State, count: number): number[] =>
  Array.from({ length: count }, (_, pick) => state.order.indexOf(picker(state, pick)) + 1)

test('WR-1.1 the deck has 54 cards', () => {
  expect(CARDS).toHaveLength(54)
  expect(NOBLES).toHaveLength(12)
  for (const kind of [BISHOPS, SHIPS, MERCENARY_CARDS]) expect(kind).toHaveLength(6)
  for (const type of ['castle', 'large-town', 'town', 'port'])
    expect(LOCATIONS.filter((id) => DATA.assets[id].type === type)).toHaveLength(6)
})

test('WR-3.1 the cards are shuffled: other dice, another deck', () => {
  const deck = fresh(4, 1).deck
  expect(deck).not.toEqual([...deck].sort((a, b) => a - b))
  expect(fresh(4, 2).deck).not.toEqual(deck)
})

test('WR-3.2 WR-1.5 WR-1.6 everybody starts with £6, a French Aid token, no VP and no asset', () => {
  const view = game.view(fresh(3), null)
  for (const player of view.players)
    expect(player).toMatchObject({ money: 6, vp: 0, frenchAid: true, mercenaries: 0, awards: [] })
  expect(view.assets.every((asset) => asset.owner === null)).toBe(true)
  expect(view.awards.map((award) => award.holder)).toEqual([null, null, null, null])
})

test('WR-3.3 nobles are off the map, ships at home and count for nobody, 17 mercenaries in the supply (WR-1.3)', () => {
  const view = game.view(fresh(4), null)
  for (const asset of view.assets) {
    if (asset.type === 'noble') expect(asset.region).toBeNull()
    if (asset.type === 'ship') expect(asset.region).toBe(asset.home)
  }
  expect(view.regions.flatMap((region) => region.points).every((points) => points === 0)).toBe(true)
  expect(view.supply).toBe(DATA.troops.mercenaryCounters)
  expect(view.turn).toBe(1)
})

test('WR-3.4 with four players two are Lancaster and two York, dealt at random', () => {
  const deals = new Set<string>()
  for (let seed = 0; seed < 40; seed++) {
    const houses = game.view(fresh(4, seed), null).players.map((player) => player.house)
    expect(houses.filter((house) => house === 'lancaster')).toHaveLength(2)
    expect(houses.filter((house) => house === 'york')).toHaveLength(2)
    deals.add(houses.join())
  }
  expect(deals.size).toBe(6)
})

test('WR-3.5 house counters have no owner before the first parliament', () => {
  expect(game.view(fresh(4), null).regions.map((region) => region.rose)).toEqual([null, null, null, null, null, null])
})

test('WR-3.6 WR-14.2 no houses with two or three players', () => {
  for (const seats of [2, 3]) {
    const view = game.view(fresh(seats), null)
    expect(view.players.map((player) => player.house)).toEqual(Array.from({ length: seats }, () => null))
    expect(view.regions[0]?.houses).toBeNull()
  }
})

test('WR-4.2 the first turn order is random', () => {
  const orders = new Set(Array.from({ length: 60 }, (_, seed) => fresh(3, seed).order.join()))
  expect(orders.size).toBe(6)
})

test('WR-T01 WR-A1 WR-4.3 fewest VP first: 10, 12, 13, 16', () => {
  const scene = new Scene({ turn: 1, vp: [16, 12, 10, 13], order: [P1, P2, P3, P4] }).reveal()
  expect(scene.state.turn).toBe(2)
  expect(scene.state.order).toEqual([P3, P2, P4, P1])
  expect(scene.events('turn')).toEqual([{ type: 'turn', turn: 2, order: [P3, P2, P4, P1] }])
})

test('WR-T02 WR-4.4 tied players keep the order they had', () => {
  const red = new Scene({ turn: 2, vp: [30, 30, 35, 38], order: [P1, P2, P3, P4] }).reveal()
  expect(red.state.order).toEqual([P1, P2, P3, P4])
  const yellow = new Scene({ turn: 2, vp: [30, 30, 35, 38], order: [P2, P1, P4, P3] }).reveal()
  expect(yellow.state.order).toEqual([P2, P1, P3, P4])
})

test('WR-4.1 WR-4.5 a turn runs draft, income, planning and the rest, in one order throughout', () => {
  const scene = new Scene({ turn: 2, vp: [3, 2, 1, 0] }).reveal()
  const order = [...scene.state.order]
  expect(scene.state.phase).toBe('draft')
  scene.draftOn()
  expect(scene.state.phase).toBe('planning')
  expect(scene.state.order).toEqual(order)
  expect(scene.told.map(({ event }) => event.type).filter((type) => /turn|display|income|planning/.test(type))).toEqual(
    ['turn', 'display', ...order.map(() => 'income'), 'planning'],
  )
})

test('WR-T03 WR-5.5 the draft of turn 1 is a snake', () => {
  const order = pickers(fresh(4), 12)
  expect(order.flatMap((player, i) => (player === 1 ? [i + 1] : []))).toEqual([1, 8, 9])
  expect(order.flatMap((player, i) => (player === 4 ? [i + 1] : []))).toEqual([4, 5, 12])
})

test('WR-T04 WR-5.6 later drafts run forwards', () => {
  const order = pickers(new Scene({ turn: 3 }).state, 8)
  expect(order.flatMap((player, i) => (player === 1 ? [i + 1] : []))).toEqual([1, 5])
  expect(order.flatMap((player, i) => (player === 4 ? [i + 1] : []))).toEqual([4, 8])
})

test('WR-T05 WR-A15 WR-14.1 WR-5.2 the draft with three and two players', () => {
  expect(pickers(fresh(3), 9)).toEqual([1, 2, 3, 3, 2, 1, 1, 2, 3])
  expect(pickers(new Scene({ seats: 3 }).state, 9)).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3])
  expect(pickers(fresh(2), 12)).toEqual([1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 1])
  expect(pickers(new Scene({ seats: 2 }).state, 8)).toEqual([1, 2, 1, 2, 1, 2, 1, 2])
  for (const [seats, first, later] of [
    [2, 12, 8],
    [3, 9, 9],
    [4, 12, 8],
  ] as const) {
    const start = game.view(fresh(seats), null)
    expect(start.draft?.display).toHaveLength(first)
    expect(start.draft?.order).toHaveLength(first)
    const scene = new Scene({ seats, turn: 1 }).reveal()
    expect(scene.view(null).draft?.display).toHaveLength(later)
    scene.draftOn()
    expect(scene.events('boxed')).toEqual([])
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
  const scene = new Scene({
    turn: 1,
    own: [['castle-windsor', 'port-sandwich'], ['bishop-winchester'], [], []],
  })
  scene.plan(P2, { troops: { 'castle-windsor': 3, 'port-sandwich': 1 } })
  const deck = scene.state.deck.length
  scene.reveal()
  const { draft } = scene.view(null)
  expect(draft?.display).toHaveLength(10)
  expect(draft?.display.slice(0, 2)).toEqual(['castle-windsor', 'port-sandwich'])
  expect(scene.events('display')[0]?.extra).toBe(2)
  expect(draft?.order).toHaveLength(8)
  expect(scene.state.deck).toHaveLength(deck - 8)
  // The last two cards laid out stay.
  scene.draftOn()
  expect(scene.events('boxed')[0]?.cards).toEqual(draft?.display.slice(8))
})

test('WR-T07 WR-5.7 a boxed Location never returns; troops on it are ignored and free', () => {
  const scene = new Scene({ turn: 1, own: [['port-sandwich'], ['bishop-winchester'], [], []] })
  scene.plan(P2, { troops: { 'port-sandwich': 1 } }).reveal()
  while (scene.state.phase === 'draft') {
    const seat = game.awaiting(scene.state)[0] ?? 0
    scene.act(seat, scene.texts(seat).findLast((text) => text !== 'take:port-sandwich') ?? '')
  }
  scene.draftOn()
  expect(scene.view(null).boxed).toContain('port-sandwich')
  const money = scene.state.money[P2] ?? 0
  scene.plan(P2, { troops: { 'port-sandwich': 2 } }).reveal()
  expect(scene.owner('port-sandwich')).toBe(-1)
  expect(scene.state.money[P2]).toBe(money)
  expect(scene.events('ignored').at(-1)).toMatchObject({ seat: P2, why: 'unowned' })
  expect(scene.view(null).draft?.display).not.toContain('port-sandwich')
})

/** A draft in which the given card lies on display. */
function displaying(card: (typeof CARDS)[number], turn = 2): Scene {
  const scene = new Scene({ turn: turn - 1 }).reveal()
  const number = CARDS.indexOf(card)
  const { state } = scene
  if (!state.display.includes(number)) {
    const [out] = state.display.splice(0, 1, number)
    state.deck = state.deck.filter((other) => other !== number)
    if (state.cards[number] === CARD_PLACES.indexOf('deck')) state.deck.push(out ?? 0)
    state.cards[out ?? 0] = CARD_PLACES.indexOf('deck')
    state.cards[number] = CARD_PLACES.indexOf('display')
  }
  return scene
}

test('WR-T08 WR-5.9 WR-A23 a mercenary card gives the counters of the turn, or what is left', () => {
  const perTurn = DATA.troops.mercenariesPerCard
  const scene = displaying('mercenary-3')
  const seat = scene.state.order[0] ?? 0
  scene.act(seat, 'take:mercenary-3')
  expect(scene.state.mercenaries[seat]).toBe(perTurn[1])
  expect(scene.state.supply).toBe(DATA.troops.mercenaryCounters - (perTurn[1] ?? 0))
  expect(scene.view(null).boxed).toContain('mercenary-3')
  const short = displaying('mercenary-3')
  short.state.supply = 1
  short.act(short.state.order[0] ?? 0, 'take:mercenary-3')
  expect(short.events('hired')[0]?.n).toBe(1)
  expect(short.state.supply).toBe(0)
})

test('WR-5.8 WR-5.10 a picked asset belongs to the player at once, pays, acts and can be attacked', () => {
  const scene = displaying('noble-percy')
  const seat = scene.state.order[0] ?? 0
  scene.act(seat, 'take:noble-percy')
  expect(scene.owner('noble-percy')).toBe(seat)
  expect(scene.place('noble-percy')).toBe(DATA.assets['noble-percy'].region)
  scene.draftOn()
  expect(scene.texts(seat)).toContain('noble-percy>northern-england')
  expect(scene.texts(seat)).toContain('W+noble-percy')
  const other = scene.state.order[1] ?? 0
  expect(scene.texts(other)).toContain('B+noble-percy')
})

test('WR-5.11 WR-17.9 nine or ten cards never appear', () => {
  for (const [seats, left] of [
    [2, 10],
    [3, 9],
    [4, 10],
  ] as const) {
    const scene = new Scene({ seats, turn: 1 }).reveal()
    while (scene.state.phase !== 'over') scene.draftOn().reveal()
    expect(scene.state.turn).toBe(DATA.turns)
    expect(scene.state.deck).toHaveLength(left)
    expect(scene.view(null).unseen).toHaveLength(left)
  }
})

test('WR-6.1 income is the sum of all income assets, ships wherever they are', () => {
  const own = ['large-town-london', 'bishop-york', 'port-plymouth', 'ship-plymouth', 'castle-windsor'] as const
  const scene = new Scene({
    turn: 1,
    own: [[...own], [], [], []],
    at: { 'ship-plymouth': 'sea-wales' },
    money: 0,
    vp: [0, 1, 2, 3],
  })
  const expected = own.reduce((sum, id) => sum + ((DATA.assets[id] as { income?: number }).income ?? 0), 0)
  expect(scene.view(null).players[P1]?.income).toBe(expected)
  scene.reveal()
  // Give the first card to everybody, then compare with what the cards add.
  scene.draftOn()
  const event = scene.events('income').find((each) => each.seat === P1)
  expect(event?.amount).toBe(scene.view(null).players[P1]?.income)
  expect(event?.amount).toBeGreaterThanOrEqual(expected)
  expect(scene.state.money[P1]).toBe(event?.amount)
})

test('WR-6.2 unspent money is kept', () => {
  const scene = new Scene({ turn: 1, money: 40 }).reveal()
  expect(scene.state.money).toEqual([40, 40, 40, 40])
})

/** The first player to be asked for French Aid and the sums all would get, one after the other. */
function aids(vp: readonly number[], turn = 3): [number, number][] {
  const scene = new Scene({ turn: turn - 1, vp }).reveal()
  scene.state.vp = [...vp]
  while (scene.state.phase === 'draft')
    scene.act(game.awaiting(scene.state)[0] ?? 0, game.write(game.idle(scene.state, 0)))
  const asked: [number, number][] = []
  for (let { aid } = scene.view(null); aid; aid = scene.view(null).aid) {
    asked.push([aid.seat, aid.amount])
    const before = scene.state.money[aid.seat] ?? 0
    expect(scene.texts(aid.seat)).toEqual(['aid', 'no-aid'])
    scene.act(aid.seat, 'aid')
    expect(scene.state.money[aid.seat]).toBe(before + aid.amount)
    expect(scene.view(null).players[aid.seat]?.frenchAid).toBe(false)
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
  const scene = new Scene({ turn: 2, vp: [9, 0, 9, 9] })
  scene.state.aid[P2] = 0
  scene.reveal().draftOn()
  expect(scene.events('aid')).toEqual([])
  expect(scene.state.phase).toBe('planning')
})

test('WR-6.3 French Aid is offered only in the turns of the figures', () => {
  const scene = new Scene({ turn: 2, vp: [9, 0, 0, 0], figures: { frenchAid: { turns: [4] } } }).reveal().draftOn()
  expect([scene.state.turn, scene.events('aid').length]).toEqual([3, 0])
  scene.reveal().draftOn()
  expect([scene.state.turn, scene.events('aid').length > 0]).toEqual([4, true])
})

test('WR-2.2 every region has one of each Location, a bishop, a ship and two nobles', () => {
  for (const region of Object.keys(DATA.regions)) {
    const types = ASSETS.filter((id) => DATA.assets[id].region === region).map((id) => DATA.assets[id].type)
    expect(types.sort()).toEqual(['bishop', 'castle', 'large-town', 'noble', 'noble', 'port', 'ship', 'town'])
  }
})
