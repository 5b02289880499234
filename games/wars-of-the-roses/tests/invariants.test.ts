import { expect, test } from 'vitest'
import { type Dice, quick } from '../../../engine/index.ts'
import { knowledge } from '../bot/index.ts'
import { game } from '../index.ts'
import { emptyPlan } from '../rules/audit.ts'
import { copy } from '../rules/copy.ts'
import { DATA } from '../rules/figures.ts'
import { assetNumber, BLACK, CARD_PLACES, FIRST_SHIP, regionNumber, WHITE } from '../rules/ids.ts'
import type { Plan, State } from '../types/index.ts'
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

const broken: [string, (state: State) => unknown][] = [
  ['WR-17.1', (state) => (state.owner[0] = 2)],
  ['WR-17.1', (state) => state.deck.push(3)],
  ['WR-17.2', drivenOut],
  ['WR-17.3', (state) => (state.money[P1] = -1)],
  ['WR-17.4', (state) => state.supply++],
  ['WR-17.5', (state) => (Object.assign(state, { phase: 'draft' }), (state.plans[P1] ?? fail()).troops.fill(1, 0, 1))],
  ['WR-1.2', (state) => (state.plans[P2] ?? fail()).troops.fill(21)],
  ['WR-17.6', (state) => (state.awards[2] = -1)],
  ['WR-17.9', (state) => state.turn++],
]

test('WR-17.1 WR-17.2 WR-17.3 WR-17.4 WR-17.5 WR-17.6 WR-17.9 the invariants notice a broken state', () => {
  const good = new Table({ own: [['castle-windsor', 'castle-harlech'], ['noble-percy'], [], []] }).state
  game.assert?.(good)
  for (const [rule, spoil] of broken) {
    const bad = copy(good)
    spoil(bad)
    expect(() => game.assert?.(bad), rule).toThrow(rule)
  }
})

test('WR-17.5 all cubes and troops are back when the next planning begins', () => {
  const table = busy().reveal().draftOn()
  for (const seat of [P1, P2, P3, P4])
    expect(table.view(seat).plan?.left).toMatchObject({ troops: 20, white: 6, black: 6 })
})
