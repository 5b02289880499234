/** WR-8: the plans are revealed, bids and orders paid, pieces moved and placed. */
import type { Tell } from '../../../engine/index.ts'
import type { Event, State } from '../types/index.ts'
import { type Audit, audit } from './audit.ts'
import type { Captain } from './control.ts'
import type { Realm } from './figures.ts'
import {
  ASSETS,
  FIRST_NOBLE,
  FIRST_PERSONALITY,
  FIRST_SHIP,
  type LocationId,
  type NobleId,
  type PersonalityId,
  REGIONS,
  SEA_ZONES,
  type ShipId,
  WHITE,
} from './ids.ts'

/** What lies on the board between deployment and the end of combat. */
export interface Field {
  readonly captain: Captain | null
  readonly audits: readonly Audit[]
  /** By personality: whether a white cube lies on it. */
  readonly guarded: boolean[]
  /** By Location: its owner's counters, garrison not counted. */
  readonly defenders: number[]
  /** By seat and Location. */
  readonly attackers: readonly number[][]
}

export function deploy(realm: Realm, state: State, tell: Tell<Event>): Field {
  const { seats, order, plans } = state
  const captain = winningBid(state)
  // WR-8.7: the board of the planning phase decides for everybody, before anything moves.
  const audits = plans.map((plan, seat) =>
    audit(realm, state, seat, plan, captain?.seat === seat ? captain.region : -1),
  )
  tell?.({ type: 'reveal', plans: audits.map(({ lines }) => lines) })
  payBids(state, captain, tell)
  const field: Field = {
    captain,
    audits,
    guarded: ASSETS.slice(FIRST_PERSONALITY).map(() => false),
    defenders: ASSETS.slice(0, FIRST_PERSONALITY).map(() => 0),
    attackers: plans.map(() => ASSETS.slice(0, FIRST_PERSONALITY).map(() => 0)),
  }
  for (let place = seats - 1; place >= 0; place--) {
    const seat = order[place] ?? 0
    const checked = audits[seat]
    if (checked) deploySeat(realm, state, seat, checked, field, tell)
  }
  return field
}

/** WR-8.2: the highest bid above 0; of equal ones the earliest in turn order. */
function winningBid(state: State): Captain | null {
  let best: Captain | null = null
  let highest = 0
  for (const seat of state.order) {
    const plan = state.plans[seat]
    if (!plan || plan.bid <= highest) continue
    highest = plan.bid
    best = { seat, region: plan.calais }
  }
  return best
}

function payBids(state: State, captain: Captain | null, tell: Tell<Event>): void {
  for (const seat of state.order) {
    const plan = state.plans[seat]
    const region = REGIONS[plan?.calais ?? -1]
    if (!plan || !region || plan.bid <= 0) continue
    state.money[seat] = (state.money[seat] ?? 0) - plan.bid
    tell?.({ type: 'bid', seat, region, amount: plan.bid })
  }
  tell?.({ type: 'captain', seat: captain?.seat ?? null, region: captain ? (REGIONS[captain.region] ?? null) : null })
}

function deploySeat(realm: Realm, state: State, seat: number, checked: Audit, field: Field, tell: Tell<Event>): void {
  const { kept, lines, pays } = checked
  if (tell)
    for (const { order, fault, kept: n } of lines) {
      if (fault === 'money') tell({ type: 'dropped', seat, order, n: ('n' in order ? order.n : 1) - n })
      else if (fault !== null) tell({ type: 'ignored', seat, order, why: fault })
    }
  const amount = pays - kept.bid
  const left = (state.money[seat] ?? 0) - amount
  state.money[seat] = left
  tell?.({ type: 'paid', seat, amount, left })
  moveAll(state, seat, kept.moves, tell)
  for (const on of realm.personalitiesToPay) {
    const i = on - FIRST_PERSONALITY
    if (kept.cubes[i] !== WHITE) continue
    field.guarded[i] = true
    tell?.({ type: 'guarded', seat, on: ASSETS[on] as PersonalityId })
  }
  for (const at of realm.locationsToPay) {
    const troops = kept.troops[at] ?? 0
    const mercenaries = kept.mercenaries[at] ?? 0
    if (troops + mercenaries === 0) continue
    const attack = state.owner[at] !== seat
    const row = attack ? field.attackers[seat] : field.defenders
    if (row) row[at] = troops + mercenaries
    state.mercenaries[seat] = (state.mercenaries[seat] ?? 0) - mercenaries
    tell?.({ type: 'deployed', seat, at: ASSETS[at] as LocationId, attack, troops, mercenaries })
  }
}

function moveAll(state: State, seat: number, moves: readonly number[], tell: Tell<Event>): void {
  moves.forEach((to, mover) => {
    const from = state.place[mover] ?? -1
    if (to < 0 || to === from) return
    state.place[mover] = to
    const asset = mover + FIRST_SHIP
    const names = asset < FIRST_NOBLE ? SEA_ZONES : REGIONS
    const [start, end] = [names[from], names[to]]
    if (start && end) tell?.({ type: 'moved', seat, who: ASSETS[asset] as NobleId | ShipId, from: start, to: end })
  })
}
