/**
 * How well a house stands at the start of a turn.
 *
 * The weights lie between two fits to games played by quick picks alone, 5500 in all: a logistic
 * regression of "this house won" on the differences between the houses. The last heir's was set by
 * hand. Every weight has a value for the start and one for the end of a campaign; between them it
 * runs straight.
 */
import type { Seat } from '../../../engine/index.ts'
import { BLOCK_COUNT, COUNTS, FATE, HEIRS, HOME, IS_HEIR } from '../blocks.ts'
import { CARD_FACTS, type Card } from '../cards.ts'
import { scenarioOf, TURNS } from '../figures.ts'
import { AREA_COUNT, EXILE_OF, MAN } from '../map.ts'
import { num } from '../numbers.ts'
import { ASIDE, DEAD, open, ownerOf, POOL } from '../places.ts'
import type { State } from '../types.ts'
import { at, heads, POWER, risk, survey } from './survey.ts'

type Weights = { readonly [feature in keyof typeof ZERO]: readonly [number, number] }

const ZERO = {
  /** Heirs, nobles and churches that would count now. */
  heads: 0,
  /** Those in exile or on Man. */
  abroad: 0,
  /** Those that can be raised, and those whose homes the enemy holds. */
  poolOpen: 0,
  poolShut: 0,
  /** Those out until the next campaign. */
  down: 0,
  /** Heads that do not come back when they fall. */
  roses: 0,
  heirs: 0,
  /** Strength times firepower, in tens. */
  army: 0,
  armyAbroad: 0,
  /** Heads at their last step of strength. */
  weak: 0,
  /** Heads that a stronger enemy can reach, by how likely they are to fall. */
  danger: 0,
  /** Points in hand, and how many of the cards are events. */
  points: 0,
  events: 0,
  throne: 0,
  /** A house down to its last heir: how likely he is to fall. */
  lastHeir: 0,
}

/** By campaigns still to come. */
const WEIGHTS: readonly Weights[] = [
  {
    heads: [0.2, 0.78],
    abroad: [0.16, 0.2],
    poolOpen: [0.19, 0.15],
    poolShut: [0.14, 0.06],
    down: [0, 0],
    roses: [0.1, 0.12],
    heirs: [0.3, 0.16],
    army: [0.15, 0.06],
    armyAbroad: [0.07, 0.08],
    weak: [-0.07, -0.06],
    danger: [-0.18, -0.34],
    points: [0.04, 0.09],
    events: [-0.1, -0.15],
    throne: [0.2, 0.37],
    lastHeir: [-1.5, -1.5],
  },
  {
    heads: [0.17, 0.32],
    abroad: [0.16, 0.22],
    poolOpen: [0.15, 0.19],
    poolShut: [0.18, 0.12],
    down: [0.09, 0.12],
    roses: [0.1, 0.15],
    heirs: [0.32, 0.27],
    army: [0.09, 0.05],
    armyAbroad: [0.07, 0.06],
    weak: [-0.09, -0.08],
    danger: [-0.09, -0.17],
    points: [0.04, 0.05],
    events: [-0.06, -0.07],
    throne: [0.12, 0.06],
    lastHeir: [-1.5, -1.5],
  },
  {
    heads: [0.1, 0.2],
    abroad: [0.12, 0.14],
    poolOpen: [0.08, 0.12],
    poolShut: [0.11, 0.12],
    down: [0.02, 0.08],
    roses: [0.08, 0.13],
    heirs: [0.25, 0.33],
    army: [0.06, 0.04],
    armyAbroad: [0.03, 0.07],
    weak: [-0.08, -0.05],
    danger: [-0.08, -0.08],
    points: [0.02, 0.03],
    events: [-0.07, -0.05],
    throne: [0.03, 0.03],
    lastHeir: [-1.5, -1.5],
  },
]

const sum = { ...ZERO }
type Feature = keyof typeof sum
const FEATURES = Object.keys(sum) as Feature[]

export function evaluate(state: State, seat: Seat): number {
  if (state.winner >= 0) return state.winner === seat ? 1 : -1
  for (const feature of FEATURES) sum[feature] = 0
  for (let block = 0; block < BLOCK_COUNT; block++) if (num(state.at, block) <= POOL) addBlock(state, block)
  for (let house = 0; house < 2; house++) addHouse(state, house)
  sum.throne = state.throne === 0 ? 1 : -1
  const left = scenarioOf(state.scenario).campaigns - state.campaign
  const weights = WEIGHTS[Math.min(left, WEIGHTS.length - 1)] as Weights
  const late = (state.turn - 1) / (TURNS - 1)
  let lead = 0
  for (const feature of FEATURES) {
    const [start, end] = weights[feature]
    lead += sum[feature] * (start + (end - start) * late)
  }
  // Half of it, since tanh(x / 2) is the logistic curve from −1 to 1.
  return Math.tanh((seat === 0 ? lead : -lead) / 2)
}

/** Lancaster adds, York takes away. */
function addBlock(state: State, block: number): void {
  const owner = ownerOf(state, block)
  const sign = owner === 0 ? 1 : -1
  const place = num(state.at, block)
  const counts = COUNTS[block] === 1
  if (counts && FATE[block] === 'dead') sum.roses += sign
  if (state.down[block] === 1) {
    if (counts) sum.down += sign
    return
  }
  if (place === POOL) {
    if (counts) sum[canRise(state, owner, block) ? 'poolOpen' : 'poolShut'] += sign
    return
  }
  const strength = num(state.strength, block)
  const abroad = EXILE_OF[place] !== -1 || place === MAN
  sum[abroad ? 'armyAbroad' : 'army'] += (sign * strength * num(POWER, block)) / 10
  if (!counts) return
  sum[abroad ? 'abroad' : 'heads'] += sign
  if (strength === 1 && !abroad) sum.weak += sign
}

function canRise(state: State, owner: Seat, block: number): boolean {
  if (IS_HEIR[block] === 1) return true
  for (const area of HOME[block] as number[]) if (open(state, owner, area)) return true
  return false
}

function addHouse(state: State, house: Seat): void {
  const sign = house === 0 ? 1 : -1
  survey(state, house)
  let living = 0
  let stands: number = POOL
  for (const heir of HEIRS[house] as number[]) {
    const place = num(state.at, heir)
    if (place === DEAD || place === ASIDE) continue
    living++
    stands = place
  }
  sum.heirs += sign * living
  if (living === 1 && stands < AREA_COUNT) sum.lastHeir += sign * risk(house, stands, 0)
  const here = heads[house] as Float64Array
  for (let area = 0; area < AREA_COUNT; area++)
    if (at(here, area) > 0) sum.danger += sign * at(here, area) * risk(house, area, 0)
  // Before the redeal a hand is only luck that may be changed.
  if (state.phase === 'mulligan') return
  for (const card of state.hands[house] as number[]) {
    const { points, event } = CARD_FACTS[card] as Card
    sum.points += sign * points
    if (event) sum.events += sign
  }
}
