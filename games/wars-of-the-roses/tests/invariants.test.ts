import { expect, test } from 'vitest'
import { type Dice, quick } from '../../../engine/index.ts'
import { knowledge } from '../bot/index.ts'
import { game } from '../index.ts'
import { emptyPlan } from '../rules/audit.ts'
import { copy } from '../rules/copy.ts'
import { DATA } from '../rules/figures.ts'
import { assetNumber, BLACK, CARD_PLACES, FIRST_MERCENARY, FIRST_SHIP, regionNumber, WHITE } from '../rules/ids.ts'
import type { Ledger, Plan, State } from '../types/index.ts'
import { busy, P1, P2, P3, P4, Table } from './position.ts'

test('WR-17.1 WR-17.2 WR-17.3 WR-17.4 WR-17.5 WR-17.6 WR-17.7 WR-17.9 hold after every step of whole games', () => {
  for (const seats of [2, 3, 4])
    for (let seed = 0; seed < 4; seed++) {
      const dice = quick(seed)
      const player = quick(seed + 100)
      const state = game.setup(seats, { figures: null }, dice)
      let vp = [...state.vp]
      for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
        const moves = game.legal(state, seat)
        // A sensible player now and then does something odd.
        const move =
          player.int(4) === 0 ? moves[player.int(moves.length)] : knowledge.pick?.(state, seat, moves, player)
        if (move) game.apply(state, seat, move, dice, null)
        game.assert?.(state)
        expect(state.vp.every((points, i) => points >= (vp[i] ?? 0))).toBe(true)
        vp = [...state.vp]
      }
      expect(state.kings).toHaveLength(DATA.turns)
    }
})

/** A plan of any orders at all that the pieces permit (WR-7.4), sensible or not. */
function anyPlan(state: State, seat: number, dice: Dice): Plan {
  const plan = emptyPlan()
  plan.bid = dice.int(1 + (state.money[seat] ?? 0))
  plan.calais = plan.bid > 0 ? regionNumber('midlands') : -1
  const scatter = (row: number[], n: number): void => {
    for (; n > 0; n--) {
      const at = dice.int(row.length)
      row[at] = (row[at] ?? 0) + 1
    }
  }
  scatter(plan.troops, dice.int(21))
  scatter(plan.mercenaries, dice.int(1 + (state.mercenaries[seat] ?? 0)))
  for (let n = 0; n < 6; n++) plan.cubes[dice.int(12)] = WHITE
  for (let n = 0; n < 6; n++) plan.cubes[12 + dice.int(12)] = BLACK
  plan.moves.forEach((_, mover) => {
    if (state.owner[mover + FIRST_SHIP] === seat) plan.moves[mover] = dice.int(6)
  })
  return plan
}

test('WR-8.6 WR-17.3 WR-17.4 whatever the plans hold, the reveal leaves a sound table and charges what it shows', () => {
  const dice = quick(11)
  for (let round = 0; round < 60; round++) {
    const seats = 2 + dice.int(3)
    const table = new Table({ seats, turn: 1, money: 30 }).reveal().draftOn()
    const { state } = table
    const money = [...state.money]
    const promised = state.plans.map((_, seat) => {
      state.plans[seat] = anyPlan(state, seat, dice)
      return table.view(seat).plan?.keeps
    })
    game.assert?.(state)
    table.reveal()
    game.assert?.(state)
    expect(state.money).toEqual(promised)
    expect(state.revealed?.paid).toEqual(money.map((sum, seat) => sum - (promised[seat] ?? 0)))
  }
})

const fail = (): never => {
  throw new Error('no plan')
}

/** A noble whose card lies on the deck like that of a lost castle. */
function drivenOut(state: State): void {
  const percy = assetNumber('noble-percy')
  state.owner[percy] = -1
  state.cards[percy] = CARD_PLACES.indexOf('neutral')
}

/** Plans are only there while somebody plans. */
function afterwards(state: State): Plan {
  Object.assign(state, { phase: 'draft' })
  return planOf(state, P1)
}

const planOf = (state: State, seat: number): Plan => state.plans[seat] ?? fail()

/** A parliament that gave the first seat so much. */
function scored(state: State, given: Partial<Ledger>): void {
  const ledger = { regions: 0, king: 0, awards: 0, trade: 0, church: 0, ...given }
  state.revealed = { turn: 1, plans: [], paid: [], captain: null, ledgers: [ledger] }
}

const broken: [string, string, (state: State) => unknown][] = [
  ['WR-17.1', 'belongs to seat 4', (state) => (state.owner[assetNumber('castle-windsor')] = 4)],
  ['WR-17.1', 'belongs to seat -2', (state) => (state.owner[assetNumber('castle-windsor')] = -2)],
  ['WR-17.1', 'its owner 2', (state) => (state.owner[0] = 2)],
  ['WR-17.1', 'its owner -1', (state) => (state.owner[assetNumber('castle-windsor')] = -1)],
  ['WR-17.1', 'a mercenary card is held', (state) => (state.cards[FIRST_MERCENARY] = CARD_PLACES.indexOf('held'))],
  ['WR-17.1', 'the deck and the cards disagree', (state) => state.deck.push(3)],
  ['WR-17.1', 'the deck and the cards disagree', (state) => (state.deck[1] = state.deck[0] ?? 0)],
  ['WR-17.1', 'the display and the cards disagree', (state) => state.display.push(3)],
  ['WR-17.2', 'noble-percy has lost its owner', drivenOut],
  ['WR-17.3', 'money is -1', (state) => (state.money[P1] = -1)],
  ['WR-17.3', 'money is 0.5', (state) => (state.money[P4] = 0.5)],
  ['WR-17.3', 'has 0 VP', (state) => scored(state, { king: 1 })],
  ['WR-17.3', 'has 5 VP', (state) => (scored(state, { awards: 9, trade: -4 }), (state.vp[P1] = 5))],
  ['WR-17.4', '18 mercenaries', (state) => state.supply++],
  ['WR-17.4', 'negative mercenaries', (state) => ((state.supply += 1), (state.mercenaries[P3] = -1))],
  ['WR-17.4', 'negative mercenaries', (state) => ((state.mercenaries[P3] = state.supply + 1), (state.supply = -1))],
  ['WR-17.5', 'orders left over', (state) => afterwards(state).troops.fill(1, 0, 1)],
  ['WR-1.2', 'seat 1 lacks pieces', (state) => planOf(state, P2).troops.fill(21)],
  ['WR-1.2', 'seat 1 lacks pieces', (state) => planOf(state, P2).mercenaries.fill(1, 0, 1)],
  ['WR-1.2', 'seat 1 lacks pieces', (state) => planOf(state, P2).cubes.fill(WHITE, 0, 7)],
  ['WR-1.2', 'seat 1 lacks pieces', (state) => planOf(state, P2).cubes.fill(BLACK, 0, 7)],
  ['WR-7.4', 'seat 2 bids 101', (state) => Object.assign(planOf(state, P3), { bid: 101, calais: 1 })],
  ['WR-7.4', 'seat 2 bids -1', (state) => (planOf(state, P3).bid = -1)],
  ['WR-7.4', 'bids 3 nowhere', (state) => (planOf(state, P3).bid = 3)],
  ['WR-7.4', 'bids 0 nowhere', (state) => (planOf(state, P3).calais = 0)],
  ['WR-17.6', 'lies on the board', (state) => (state.awards[2] = -1)],
  ['WR-17.6', 'is with seat 1', (state) => (state.awards[2] = P2)],
  ['WR-17.6', 'is with seat 0', (state) => (state.awards[0] = P1)],
  ['WR-17.7', 'the regions gave 61 VP', (state) => (scored(state, { regions: 61 }), (state.vp[P1] = 61))],
  ['WR-17.7', 'a parliament is missing', (state) => state.kings.pop()],
  ['WR-17.7', 'a parliament is missing', (state) => Object.assign(state, { phase: 'over' })],
  ['WR-17.7', 'a region has no votes', (state) => state.roses.pop()],
  ['WR-17.9', 'cards in turn 3', (state) => state.turn++],
]

const good = new Table({ own: [['castle-windsor', 'castle-harlech'], ['noble-percy'], [], []] }).state

test('a sound table is not complained about', () => {
  expect(() => game.assert?.(copy(good))).not.toThrow()
  const scoredWell = copy(good)
  scored(scoredWell, { regions: 60 })
  scoredWell.vp[P1] = 60
  expect(() => game.assert?.(scoredWell)).not.toThrow()
})

test.each(broken)('%s the invariants notice a broken state: %s', (rule, what, spoil) => {
  const bad = copy(good)
  spoil(bad)
  expect(() => game.assert?.(bad)).toThrow(`${rule}: `)
  expect(() => game.assert?.(bad)).toThrow(what)
})

test('WR-17.5 all cubes and troops are back when the next planning begins', () => {
  const table = busy().reveal().draftOn()
  for (const seat of [P1, P2, P3, P4])
    expect(table.view(seat).plan?.left).toMatchObject({ troops: 20, white: 6, black: 6 })
})
