/** WR-10: combat, in reverse turn order, each player's attacks in payment order. */
import type { Tell } from '../../../engine/index.ts'
import type { Event, State } from '../types/index.ts'
import type { Field } from './deployment.ts'
import type { Realm } from './figures.ts'
import { ASSETS, type LocationId, seatOrNull } from './ids.ts'
import { changeOwner } from './owners.ts'

export function fight(realm: Realm, state: State, field: Field, tell: Tell<Event>): void {
  const attacked = field.defenders.map(() => false)
  for (const seat of state.order.toReversed())
    for (const at of realm.locationsToPay) {
      const attackers = field.attackers[seat]?.[at] ?? 0
      if (attackers === 0) continue
      // WR-10.2: the garrison joins at the first attack and never again.
      const garrison = attacked[at] ? 0 : (realm.garrison[at] ?? 0)
      attacked[at] = true
      battle(realm, state, field, { seat, at, attackers, garrison }, tell)
    }
  disband(state, field, tell)
}

interface Attack {
  readonly seat: number
  readonly at: number
  readonly attackers: number
  readonly garrison: number
}

/** WR-10.3: counter against counter until one side is empty. */
function battle(realm: Realm, state: State, field: Field, attack: Attack, tell: Tell<Event>): void {
  const { seat, at, attackers, garrison } = attack
  const owner = state.owner[at] ?? -1
  const defenders = (field.defenders[at] ?? 0) + garrison
  const left = Math.abs(attackers - defenders)
  const result = attackers > defenders ? 'taken' : attackers < defenders ? 'held' : 'neutral'
  field.defenders[at] = left
  tell?.({
    type: 'battle',
    seat,
    at: ASSETS[at] as LocationId,
    owner: seatOrNull(owner),
    attackers,
    defenders,
    garrison,
    result,
    left,
  })
  if (result === 'taken') changeOwner(realm, state, at, seat, tell)
  else if (result === 'neutral') changeOwner(realm, state, at, -1, tell)
}

/** WR-10.9: every mercenary used this turn goes back to the common supply. */
function disband(state: State, field: Field, tell: Tell<Event>): void {
  let n = 0
  for (const { kept } of field.audits) for (const used of kept.mercenaries) n += used
  state.supply += n
  if (n > 0) tell?.({ type: 'disbanded', n })
}
