/** Quick picks find their step without a list; here they are held against the list. */
import { expect, test } from 'vitest'
import { quick } from '../../../engine/index.ts'
import { begin, type Draft, look, take } from '../bot/draft.ts'
import { knowledge } from '../bot/index.ts'
import { picksFor } from '../bot/picks.ts'
import { likelyPlan } from '../bot/plan.ts'
import { weigh } from '../bot/steps.ts'
import { favourite, favouriteOf } from '../bot/walk.ts'
import { game } from '../index.ts'
import { emptyPlan } from '../rules/audit.ts'
import { assetNumber, FIRST_SHIP, regionNumber, WHITE } from '../rules/ids.ts'
import { ALL_MOVES, BID_ONE_MORE, DONE } from '../rules/moves.ts'
import { enter } from '../rules/planning.ts'
import type { Move, State } from '../types/index.ts'
import { busy, P1, P2 } from './position.ts'

const MORE = BID_ONE_MORE[regionNumber('midlands')]!

/** Plays on by lot and by quick picks, and shows each seat that plans. */
function planning(seats: number, seed: number, each: (state: State, seat: number, moves: readonly Move[]) => void) {
  const dice = quick(seed)
  const state = game.setup(seats, { figures: null }, dice)
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const moves = game.legal(state, seat)
    if (state.phase === 'planning') each(state, seat, moves)
    const wise = dice.int(3) > 0 ? knowledge.pick?.(state, seat, moves, dice) : undefined
    game.apply(state, seat, wise ?? moves[dice.int(moves.length)]!, dice, null)
  }
}

/** What draws, and what comes of it. */
function drawn(pick: (dice: ReturnType<typeof quick>) => Move | null | undefined): readonly unknown[] {
  const dice = quick(11)
  return [pick(dice), dice.drawn, dice.int(1000)]
}

test.each([2, 3, 4])('with %i seats the best step of all is the best of the list, by the same draws', (seats) => {
  const picks = picksFor(seats)
  let compared = 0
  for (const seed of [1, 2])
    planning(seats, seed, (state, seat, moves) => {
      const fresh = () => begin(state, seat, state.plans[seat]!, picks)
      const listed = drawn((dice) => favouriteOf(fresh(), moves, dice))
      expect(drawn((dice) => favourite(fresh(), dice))).toEqual(listed)
      expect(drawn((dice) => knowledge.pick?.(state, seat, moves, dice))).toEqual(listed)
      expect(drawn((dice) => knowledge.quick?.(state, seat, dice))).toEqual(listed)
      compared++
    })
  expect(compared).toBeGreaterThan(100)
})

test.each<[string, (state: State) => void]>([
  ['the owner of something', ({ owner }) => (owner[assetNumber('castle-windsor')] = P2)],
  ['where a noble is', ({ place }) => (place[assetNumber('noble-stafford') - FIRST_SHIP] = regionNumber('wales'))],
  ['its money', ({ money }) => (money[P1] = 4)],
  ['the money of a rival', ({ money }) => money.fill(1, P2)],
  ['the lead of a rival', ({ vp }) => (vp[P2] = 40)],
  ['its mercenaries', ({ mercenaries }) => (mercenaries[P1] = 0)],
  ['the order of the turn', (state) => (state.order = state.order.toReversed())],
  ['the turn', (state) => (state.turn = 5)],
  ['a figure of the box', (state) => Object.assign(state, { figures: { captainOfCalais: { victoryPoints: 9 } } })],
  ['its bid', ({ plans }) => (plans[P1]!.bid = 0)],
  ['a move in its plan', ({ plans }) => plans[P1]!.moves.fill(-1)],
  ['a cube in its plan', ({ plans }) => (plans[P1]!.cubes[0] = WHITE)],
])('a seat weighs its steps anew when %s has changed', (_, change) => {
  const { state } = busy()
  const plan = state.plans[P1]!
  // A bid and a move are planned, and nine pounds are left.
  for (const pieces of [plan.troops, plan.mercenaries, plan.cubes]) pieces.fill(0)
  state.money[P1] = plan.bid + 9
  const weighed = (draft: Draft): readonly number[] => ALL_MOVES.map((move) => weigh(draft, move))
  const picks = picksFor(state.seats)
  const before = weighed(look(state, P1, plan, picks))
  change(state)
  const after = weighed(look(state, P1, plan, picks))
  expect(after).not.toEqual(before)
  expect(after).toEqual(weighed(begin(state, P1, plan, picks)))
})

test.each([2, 3, 4])(
  'with %i seats a step that is taken leaves all that is known of a plan as a look at it would find it',
  (seats) => {
    const picks = picksFor(seats)
    const dice = quick(seats)
    const known = (draft: Draft) => {
      const { budget, left, unfinished, presence } = draft
      return { budget, left: { ...left }, unfinished, presence, weighed: ALL_MOVES.map((move) => weigh(draft, move)) }
    }
    let taken = 0
    planning(seats, 3, (state, seat) => {
      if (dice.int(6) > 0) return
      const draft = begin(state, seat, structuredClone(state.plans[seat]!), picks)
      for (let step = 0; step < 25; step++) {
        const move = favourite(draft, quick(step))
        expect(favourite(begin(state, seat, draft.plan, picks), quick(step))).toBe(move)
        if (move === DONE) return
        take(draft, move)
        expect(known(draft)).toEqual(known(begin(state, seat, draft.plan, picks)))
        taken++
      }
    })
    expect(taken).toBeGreaterThan(50)
  },
)

test('a plan made up for somebody is what the best step after step leads to', () => {
  const { state } = busy()
  state.plans[P2] = emptyPlan()
  likelyPlan(state, P2, quick(4))
  const plan = emptyPlan()
  const dice = quick(4)
  const picks = picksFor(state.seats)
  for (let step = 0; ; step++) {
    const move = favourite(begin(state, P2, plan, picks), dice)
    if (move === DONE) break
    enter(plan, move)
    expect(step).toBeLessThan(60)
  }
  expect(state.plans[P2]).toEqual(plan)
  expect(plan).not.toEqual(emptyPlan())
})

test('one temper does not weigh by the picks of another', () => {
  const { state } = busy()
  const plan = state.plans[P1]!
  const lean = { ...picksFor(state.seats), likelyBid: 1 }
  const [usual, other] = [picksFor(state.seats), lean].map((picks) => weigh(look(state, P1, plan, picks), MORE))
  expect(other).toBeLessThan(usual ?? 0)
})

test('a list that lacks the best step gets the best of the others', () => {
  const { state } = busy()
  const moves = game.legal(state, P1)
  const best = knowledge.pick?.(state, P1, moves, quick(1))
  const others = moves.filter((move) => move !== best)
  expect(others).toContain(knowledge.pick?.(state, P1, others, quick(1)))
})
