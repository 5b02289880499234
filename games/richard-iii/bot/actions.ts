/** How promising the moves of an action phase look: raising heads, landing, attacking, taking cover. */
import type { Seat } from '../../../engine/index.ts'
import { BLOCK_COUNT, COUNTS, HOME, IS_HEIR } from '../rules/blocks.ts'
import { TURNS } from '../rules/figures.ts'
import { AREA_COUNT, ENTRANCE_FROM, EXILE_OF, MAN, MIDDLESEX, SUPPLY_LIMIT } from '../rules/map.ts'
import { num } from '../rules/numbers.ts'
import { blocksOf, ownerOf, POOL } from '../rules/places.ts'
import type { State } from '../types/index.ts'
import { endsTooSoon, wanders } from './absurd.ts'
import { gain, oddsNow } from './attack.ts'
import type { Read } from './moves.ts'
import { at, bodies, force, heads, POWER, risk, threat } from './survey.ts'

/** By area: heads the enemy could raise there, which a block of ours would prevent. */
const wanted = new Float64Array(AREA_COUNT)

export function surveyPool(state: State, seat: Seat): void {
  wanted.fill(0)
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (state.at[block] !== POOL || COUNTS[block] === 0 || ownerOf(state, block) === seat) continue
    const homes = HOME[block] as number[]
    for (const area of homes) wanted[area] = at(wanted, area) + 1 / homes.length
  }
}

function abroad(area: number): boolean {
  return EXILE_OF[area] !== -1 || area === MAN
}

function forceOf(state: State, block: number): number {
  return block < 0 ? 0 : num(state.strength, block) * num(POWER, block)
}

/** What it is worth to have a block there rather than nowhere near. */
function standing(state: State, seat: Seat, to: number): number {
  let worth = 0
  if (num(state.here[seat] as number[], to) === 0) {
    worth += 0.34 * at(wanted, to)
    if (to === MIDDLESEX) worth += 0.6
  } else if (num(state.here[seat] as number[], to) >= num(SUPPLY_LIMIT, to)) worth -= 0.5
  return worth
}

export function marchPromise(state: State, seat: Seat, known: Read): number {
  const { block, from, to } = known
  const strong = forceOf(state, block)
  const free = state.activated.includes(from)
  if (num(state.here[1 - seat] as number[], to) > 0) return attackPromise(state, seat, block, to)
  if (wanders(state, seat, known)) return 0
  const counts = COUNTS[block] === 1
  let worth = standing(state, seat, to)
  if (abroad(to) && !abroad(from)) return counts && state.turn < TURNS ? 0.3 * risk(seat, from, 0) : 0.02
  if (abroad(from) && !abroad(to)) worth += counts ? 1.1 : 0.33
  const before = risk(seat, from, 0)
  const after = risk(seat, to, strong)
  worth += (counts ? 0.95 : 0.1) * (before - after)
  // Leaving others behind weakens them.
  const left = at(force[seat] as Float64Array, from) - strong
  if (left > 0) worth -= 0.4 * at(heads[seat] as Float64Array, from) * (risk(seat, from, -strong) - before)
  if (num(state.here[seat] as number[], to) > 0 && at(threat, to) > 0)
    worth += 0.6 * at(heads[seat] as Float64Array, to) * (risk(seat, to, 0) - after)
  return Math.max(0.03, 0.11 + worth) * (free ? 1 : 0.66)
}

function attackPromise(state: State, seat: Seat, block: number, to: number): number {
  const worth = at(gain, to)
  if (worth <= 0) return 0.02
  const now = at(oddsNow, to)
  const begun = num(state.here[seat] as number[], to) > 0
  const urgent = begun && now < 0.65 ? 3.2 : 1
  const fit = num(state.strength, block) > 1 ? 1 : 0.27
  const careful = IS_HEIR[block] === 1 && now < 0.8 ? 0.7 : 1
  return (0.44 + worth) * urgent * fit * careful
}

export function sailPromise(state: State, seat: Seat, known: Read): number {
  const { block, other, from, to } = known
  const strong = forceOf(state, block) + forceOf(state, other)
  const count = num(COUNTS, block) + (other < 0 ? 0 : num(COUNTS, other))
  const number = other < 0 ? 1 : 2
  if (num(state.here[1 - seat] as number[], to) > 0) {
    // Pirates come alone, two at most.
    const sure = strong * 2 * number > at(force[1 - seat] as Float64Array, to) * 1.2
    return sure ? 1.2 : 0.1
  }
  if (wanders(state, seat, known)) return 0
  if (abroad(to)) return abroad(from) || state.turn === TURNS ? 0.02 : 0.35 * risk(seat, from, 0) * count
  const safe = 1 - risk(seat, to, strong)
  if (!abroad(from)) return 0.05 + 0.5 * Math.max(0, standing(state, seat, to))
  const late = 0.6 + (0.7 * state.turn) / TURNS
  return Math.max(0.03, (count * late + (number - count) * 0.45) * safe + 0.7 * standing(state, seat, to))
}

export function recruitPromise(state: State, seat: Seat, { block, to }: Read): number {
  const strong = forceOf(state, block)
  const safe = 1 - 0.65 * risk(seat, to, strong)
  const place = standing(state, seat, to)
  if (COUNTS[block] === 1) return Math.max(0.1, 1.6 * safe + 0.45 * place)
  const lastTurn = state.turn === TURNS
  const guards = at(heads[seat] as Float64Array, to) * (risk(seat, to, 0) - risk(seat, to, strong))
  return Math.max(0.05, (lastTurn ? 0.1 : 0.62) * safe + 0.5 * place + guards)
}

export function endPromise(state: State, seat: Seat): number {
  if (endsTooSoon(state, seat)) return 0
  return state.points > 0 ? 0.13 : 0.4
}

export function musterPromise(state: State, seat: Seat, to: number): number {
  return 0.1 + Math.max(0, standing(state, seat, to)) + 0.3 * at(heads[seat] as Float64Array, to) * risk(seat, to, 0)
}

export function plaguePromise(seat: Seat, to: number): number {
  return at(heads[1 - seat] as Float64Array, to) * 2 + at(bodies[1 - seat] as Float64Array, to) * 0.3
}

/** The main attack is made where most of the force came in (R3-6.12). */
export function mainPromise(state: State, seat: Seat, from: number, to: number): number {
  let sum = 0.1
  for (const block of blocksOf(state, seat))
    if (state.at[block] === to && ENTRANCE_FROM[num(state.via, block)] === from) sum += forceOf(state, block)
  return sum
}
