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
import { peril, picks } from './picks.ts'
import { at, bodies, force, heads, heirs, POWER, threat } from './survey.ts'

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
    worth += picks.deny * at(wanted, to)
    if (to === MIDDLESEX) worth += picks.london
  } else if (num(state.here[seat] as number[], to) >= num(SUPPLY_LIMIT, to)) worth -= picks.crowd
  return worth
}

/** Who is worth guarding there, in heads. */
function charges(seat: Seat, area: number): number {
  return at(heads[seat] as Float64Array, area) + picks.heirGuard * at(heirs[seat] as Float64Array, area)
}

export function marchPromise(state: State, seat: Seat, known: Read): number {
  const { block, from, to } = known
  const strong = forceOf(state, block)
  const free = state.activated.includes(from)
  if (num(state.here[1 - seat] as number[], to) > 0) return attackPromise(state, seat, block, to)
  if (wanders(state, seat, known)) return 0
  const counts = COUNTS[block] === 1
  let worth = standing(state, seat, to)
  if (abroad(to) && !abroad(from)) return counts && state.turn < TURNS ? picks.marchAbroad * peril(seat, from, 0) : 0.02
  if (abroad(from) && !abroad(to)) worth += counts ? picks.headHome : picks.otherHome
  const before = peril(seat, from, 0)
  const after = peril(seat, to, strong)
  worth += (IS_HEIR[block] === 1 ? picks.heirSafer : counts ? picks.headSafer : picks.otherSafer) * (before - after)
  // Leaving others behind weakens them.
  const left = at(force[seat] as Float64Array, from) - strong
  if (left > 0) worth -= picks.leave * charges(seat, from) * (peril(seat, from, -strong) - before)
  if (num(state.here[seat] as number[], to) > 0 && at(threat, to) > 0)
    worth += picks.join * charges(seat, to) * (peril(seat, to, 0) - after)
  return Math.max(0.03, picks.marchBase + worth) * (free ? 1 : picks.marchPoint)
}

function attackPromise(state: State, seat: Seat, block: number, to: number): number {
  const worth = at(gain, to)
  if (worth <= 0) return 0.02
  const now = at(oddsNow, to)
  const begun = num(state.here[seat] as number[], to) > 0
  const urgent = begun && now < picks.attackBehind ? picks.attackUrgent : 1
  const fit = num(state.strength, block) > 1 ? 1 : picks.attackWeak
  const careful = IS_HEIR[block] === 1 && now < 0.8 ? picks.attackHeir : 1
  return (picks.attackBase + worth) * urgent * fit * careful
}

export function sailPromise(state: State, seat: Seat, known: Read): number {
  const { block, other, from, to } = known
  const strong = forceOf(state, block) + forceOf(state, other)
  const count = num(COUNTS, block) + (other < 0 ? 0 : num(COUNTS, other))
  const number = other < 0 ? 1 : 2
  if (num(state.here[1 - seat] as number[], to) > 0) {
    // Pirates come alone, two at most.
    const sure = strong * 2 * number > at(force[1 - seat] as Float64Array, to) * 1.2
    return sure ? picks.pirates : 0.1
  }
  if (wanders(state, seat, known)) return 0
  if (abroad(to)) return abroad(from) || state.turn === TURNS ? 0.02 : picks.sailAbroad * peril(seat, from, 0) * count
  const safe = 1 - peril(seat, to, strong)
  if (!abroad(from)) return picks.sailBase + picks.sailPlace * Math.max(0, standing(state, seat, to))
  const late = picks.landHead + (picks.landLater * state.turn) / TURNS
  return Math.max(
    0.03,
    (count * late + (number - count) * picks.landOther) * safe + picks.landPlace * standing(state, seat, to),
  )
}

export function recruitPromise(state: State, seat: Seat, { block, to }: Read): number {
  const strong = forceOf(state, block)
  const safe = 1 - picks.raiseRisk * peril(seat, to, strong)
  const place = standing(state, seat, to)
  if (COUNTS[block] === 1) return Math.max(0.1, picks.raiseHead * safe + picks.raiseHeadPlace * place)
  const lastTurn = state.turn === TURNS
  const guards = charges(seat, to) * (peril(seat, to, 0) - peril(seat, to, strong))
  return Math.max(
    0.05,
    (lastTurn ? picks.raiseLast : picks.raiseOther) * safe + picks.raiseOtherPlace * place + picks.raiseGuard * guards,
  )
}

export function endPromise(state: State, seat: Seat): number {
  if (endsTooSoon(state, seat)) return 0
  return state.points > 0 ? picks.endEarly : picks.endSpent
}

export function musterPromise(state: State, seat: Seat, to: number): number {
  return (
    picks.musterBase +
    Math.max(0, standing(state, seat, to)) +
    picks.musterGuard * charges(seat, to) * peril(seat, to, 0)
  )
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
