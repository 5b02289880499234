import { expect, test } from 'vitest'
import { quick } from '../../../engine/index.ts'
import { knowledge } from '../bot.ts'
import { game } from '../index.ts'
import { DATA } from '../realm.ts'
import { copy } from '../setup.ts'
import type { State } from '../state.ts'
import { P1, P2, Scene } from './scene.ts'

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

const fail = (): never => {
  throw new Error('no plan')
}

const broken: [string, (state: State) => unknown][] = [
  ['WR-17.1', (state) => (state.owner[0] = 2)],
  ['WR-17.1', (state) => state.deck.push(3)],
  ['WR-17.3', (state) => (state.money[P1] = -1)],
  ['WR-17.4', (state) => state.supply++],
  ['WR-17.5', (state) => (Object.assign(state, { phase: 'draft' }), (state.plans[P1] ?? fail()).troops.fill(1, 0, 1))],
  ['WR-1.2', (state) => (state.plans[P2] ?? fail()).troops.fill(21)],
  ['WR-17.6', (state) => (state.awards[2] = -1)],
  ['WR-17.9', (state) => state.turn++],
]

test('WR-17.3 WR-17.6 the invariants notice a broken state', () => {
  const good = new Scene({ own: [['castle-windsor', 'castle-harlech'], ['noble-percy'], [], []] }).state
  game.assert?.(good)
  for (const [rule, spoil] of broken) {
    const bad = copy(good)
    spoil(bad)
    expect(() => game.assert?.(bad), rule).toThrow(rule)
  }
})
