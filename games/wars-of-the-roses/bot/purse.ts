/** What plans cost, so that everything in them can be paid. */
import { type Realm, realmOf } from '../rules/figures.ts'
import { assetNumber, BLACK, FIRST_PERSONALITY, WHITE } from '../rules/ids.ts'
import type { Move, Plan, State } from '../types/index.ts'

/** The money that a plan leaves. */
export function purse(realm: Realm, state: Pick<State, 'money'>, seat: number, plan: Plan): number {
  let spent = plan.bid
  for (let at = 0; at < FIRST_PERSONALITY; at++) spent += (plan.troops[at] ?? 0) * realm.data.troops.cost
  for (let i = 0; i < plan.cubes.length; i++) {
    const cube = plan.cubes[i]
    if (cube === WHITE) spent += realm.white[i + FIRST_PERSONALITY] ?? 0
    else if (cube === BLACK) spent += realm.black[i + FIRST_PERSONALITY] ?? 0
  }
  return (state.money[seat] ?? 0) - spent
}

/** What a step adds to what the plan costs. */
export function price(realm: Realm, move: Move): number {
  switch (move.type) {
    case 'troops':
      return move.by * realm.data.troops.cost
    case 'cube': {
      const on = assetNumber(move.on)
      return (move.cube === 'white' ? realm.white[on] : move.cube === 'black' ? realm.black[on] : 0) ?? 0
    }
    case 'calais':
      return move.by
    default:
      return 0
  }
}

/** Whether a step makes the plan dearer than its player can pay: something in it would be dropped (WR-8.4). */
export function unpayable(state: State, seat: number, move: Move): boolean {
  const plan = state.plans[seat]
  if (state.phase !== 'planning' || !plan) return false
  const realm = realmOf(state)
  const cost = price(realm, move)
  return cost > 0 && cost > purse(realm, state, seat, plan)
}
