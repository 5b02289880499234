/** Phases 5 to 8: from the reveal to the next draft without a decision (WR-17.8). */
import type { Tell } from '../../../engine/index.ts'
import type { Event, State } from '../types/index.ts'
import { emptyPlan } from './audit.ts'
import { bribe } from './bribery.ts'
import { fight } from './combat.ts'
import { frozen } from './copy.ts'
import { deploy } from './deployment.ts'
import type { Realm } from './figures.ts'
import { REGIONS } from './ids.ts'
import { finalRanking } from './outcome.ts'
import { hold } from './parliament.ts'
import { beginTurn } from './turn.ts'

export function resolve(realm: Realm, state: State, tell: Tell<Event>): void {
  const { turn } = state
  const field = deploy(realm, state, tell)
  bribe(realm, state, field, tell)
  fight(realm, state, field, tell)
  const { ledgers } = hold(realm, state, field.captain, tell)
  const { captain, audits } = field
  const region = captain ? REGIONS[captain.region] : undefined
  const revealed = {
    turn,
    plans: audits.map(({ lines }) => lines),
    paid: audits.map(({ pays }) => pays),
    captain: captain && region ? { seat: captain.seat, region } : null,
    ledgers,
  }
  // Listeners hold parts of it.
  state.revealed = tell ? frozen(revealed) : Object.freeze(revealed)
  state.plans = state.money.map(emptyPlan)
  state.ready = state.money.map(() => 0)
  if (turn < realm.data.turns) beginTurn(realm, state, tell)
  else {
    state.phase = 'over'
    tell?.({ type: 'over', ranking: finalRanking(realm, state), vp: [...state.vp] })
  }
}
