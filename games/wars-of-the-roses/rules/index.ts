/** Who decides, what they may do, and what follows: the phases of WR-16. */
import type { Dice, Tell } from '../../../engine/index.ts'
import type { Event, Move, State } from '../types/index.ts'
import { boxLeftovers, picker, take } from './draft.ts'
import { type Realm, realmOf } from './figures.ts'
import { cardNumber } from './ids.ts'
import { answerAid, askAid, payIncome } from './income.ts'
import { DRAFT, KEEP_AID, USE_AID } from './moves.ts'
import { beginPlanning, enter, planSteps } from './planning.ts'
import { resolve } from './resolve.ts'

/** Every set of seats as a shared list, by its bits. */
const SEATS: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].filter((seat) => bits & (1 << seat)),
)
const NOBODY: readonly number[] = []

export function awaiting(state: State): readonly number[] {
  switch (state.phase) {
    case 'draft':
      return SEATS[1 << picker(state, state.picks)] ?? NOBODY
    case 'aid':
      return SEATS[1 << (state.order[state.asked] ?? 0)] ?? NOBODY
    case 'planning': {
      let bits = 0
      for (let seat = 0; seat < state.seats; seat++) if (!state.ready[seat]) bits |= 1 << seat
      return SEATS[bits] ?? NOBODY
    }
    case 'over':
      return NOBODY
  }
}

/** WR-7.1: everybody plans at the same time. */
export function together(state: State): boolean {
  return state.phase === 'planning'
}

function isAwaited(state: State, seat: number): boolean {
  switch (state.phase) {
    case 'draft':
      return picker(state, state.picks) === seat
    case 'aid':
      return state.order[state.asked] === seat
    case 'planning':
      return state.ready[seat] === 0
    case 'over':
      return false
  }
}

export function legal(state: State, seat: number, into: Move[] = []): readonly Move[] {
  into.length = 0
  if (!isAwaited(state, seat)) return into
  if (state.phase === 'planning') planSteps(realmOf(state), state, seat, into)
  else if (state.phase === 'aid') into.push(USE_AID, KEEP_AID)
  else
    for (const card of state.display) {
      const move = DRAFT[card]
      if (move) into.push(move)
    }
  return into
}

export function apply(state: State, seat: number, move: Move, _dice: Dice, tell: Tell<Event>): void {
  const realm = realmOf(state)
  switch (move.type) {
    case 'draft':
      if (take(realm, state, seat, cardNumber(move.card), tell)) endDraft(realm, state, tell)
      break
    case 'aid':
      answerAid(realm, state, seat, move.use, tell)
      if (!askAid(realm, state, state.asked + 1)) beginPlanning(state, tell)
      break
    case 'done':
      state.ready[seat] = 1
      tell?.({ type: 'ready', seat })
      if (!state.ready.includes(0)) resolve(realm, state, tell)
      break
    case 'troops':
    case 'mercenaries':
    case 'cube':
    case 'go':
    case 'calais': {
      const plan = state.plans[seat]
      if (plan) enter(plan, move)
      // WR-15.1: nobody else learns that anything was planned.
      tell?.({ type: 'planned', seat, move }, [seat])
      break
    }
  }
}

function endDraft(realm: Realm, state: State, tell: Tell<Event>): void {
  boxLeftovers(state, tell)
  payIncome(realm, state, tell)
  if (!askAid(realm, state, 0)) beginPlanning(state, tell)
}
