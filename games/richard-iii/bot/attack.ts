/** Where an attack pays: the odds of every battle that could be begun or joined now. */
import type { Seat } from '../../../engine/index.ts'
import { TURNS } from '../rules/figures.ts'
import { AREA_COUNT, EXILE_OF, MIDDLESEX } from '../rules/map.ts'
import { num } from '../rules/numbers.ts'
import type { State } from '../types/index.ts'
import { picks } from './picks.ts'
import { at, bodies, force, heads, heirs, NEAR, readyBodies, readyForce } from './survey.ts'

/** By area: what attacking there with all that can come is worth, in heads; and the odds as things stand. */
export const gain = new Float64Array(AREA_COUNT)
export const oddsNow = new Float64Array(AREA_COUNT)

/** Of two sides, the part of the fight that goes to the first: force wins in proportion to its square. */
export function odds(forceA: number, bodiesA: number, forceB: number, bodiesB: number): number {
  const a = forceA * bodiesA
  const b = forceB * bodiesB
  return a + b > 0 ? a / (a + b) : 0.5
}

/** Areas that could send somebody, best first, while one battle is looked at. */
const senders: number[] = []

export function weighAttacks(state: State, seat: Seat): void {
  for (let area = 0; area < AREA_COUNT; area++) {
    gain[area] = 0
    oddsNow[area] = 0
    if (num(state.here[1 - seat] as number[], area) > 0 && EXILE_OF[area] === -1) weigh(state, seat, area)
  }
}

function weigh(state: State, seat: Seat, area: number): void {
  const mine = force[seat] as Float64Array
  const theirs = force[1 - seat] as Float64Array
  const myBodies = bodies[seat] as Float64Array
  const theirBodies = bodies[1 - seat] as Float64Array
  const defending = state.attacker[area] === 1 - seat
  const edge = defending ? 1 : picks.defender
  const against = at(theirs, area) * edge
  oddsNow[area] = odds(at(mine, area), at(myBodies, area), against, at(theirBodies, area))
  let comingForce = at(mine, area)
  let comingBodies = at(myBodies, area)
  let points = state.points
  senders.length = 0
  for (const { area: from } of NEAR[area] ?? []) {
    if (at(readyForce, from) === 0 || num(state.here[1 - seat] as number[], from) > 0) continue
    if (state.activated.includes(from)) {
      comingForce += at(readyForce, from)
      comingBodies += at(readyBodies, from)
    } else senders.push(from)
  }
  for (; points > 0 && senders.length > 0; points--) {
    let best = 0
    for (let i = 1; i < senders.length; i++)
      if (at(readyForce, num(senders, i)) > at(readyForce, num(senders, best))) best = i
    const from = num(senders, best)
    senders[best] = num(senders, senders.length - 1)
    senders.pop()
    comingForce += at(readyForce, from)
    comingBodies += at(readyBodies, from)
  }
  const chance = odds(comingForce, comingBodies, against, at(theirBodies, area))
  const theirHeads = at(heads[1 - seat] as Float64Array, area)
  const prize =
    picks.prizeHead * theirHeads +
    picks.prizeHeir * at(heirs[1 - seat] as Float64Array, area) +
    picks.prizeBase +
    (area === MIDDLESEX ? picks.prizeLondon : 0)
  const last = state.turn === TURNS
  gain[area] = chance * prize * (last ? picks.prizeLast : 1) - (1 - chance) * picks.stake * (last ? picks.stakeLast : 1)
}
