/** WR-9: bribery, in reverse turn order, each player's bribes in payment order. */
import type { Tell } from '../../../engine/index.ts'
import type { Event, State } from '../types/index.ts'
import type { Field } from './deployment.ts'
import type { Realm } from './figures.ts'
import { ASSETS, BLACK, FIRST_PERSONALITY, type PersonalityId } from './ids.ts'
import { changeOwner } from './owners.ts'

export function bribe(realm: Realm, state: State, field: Field, tell: Tell<Event>): void {
  for (const seat of state.order.toReversed())
    for (const on of realm.personalitiesToPay) {
      const i = on - FIRST_PERSONALITY
      if (field.audits[seat]?.kept.cubes[i] !== BLACK) continue
      const owner = state.owner[on] ?? -1
      const stopped = field.guarded[i] === true
      tell?.({ type: 'bribe', seat, on: ASSETS[on] as PersonalityId, owner, result: stopped ? 'stopped' : 'won' })
      // WR-9.4: a white cube stops exactly one bribe.
      if (stopped) field.guarded[i] = false
      else changeOwner(realm, state, on, seat, tell)
    }
}
