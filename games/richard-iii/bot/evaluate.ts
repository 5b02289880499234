/** How well a house stands at the start of a turn: what it has, weighed by `weights.ts`. */
import type { Seat } from '../../../engine/index.ts'
import { BLOCK_COUNT, COUNTS, FATE, HEIRS, HOME, IS_HEIR } from '../rules/blocks.ts'
import { CARD_FACTS, type Card } from '../rules/cards.ts'
import { scenarioOf, TURNS } from '../rules/figures.ts'
import { AREA_COUNT, EXILE_OF, MAN } from '../rules/map.ts'
import { num } from '../rules/numbers.ts'
import { ASIDE, DEAD, open, ownerOf, POOL } from '../rules/places.ts'
import type { State } from '../types/index.ts'
import { at, heads, POWER, risk, survey } from './survey.ts'
import { type Weights, WEIGHTS, ZERO } from './weights.ts'

const sum = { ...ZERO }
type Feature = keyof typeof sum
const FEATURES = Object.keys(sum) as Feature[]

export function evaluate(state: State, seat: Seat): number {
  if (state.winner >= 0) return state.winner === seat ? 1 : -1
  let lead = 0
  const { weights, late } = weigh(state)
  for (const feature of FEATURES) {
    const [start, end] = weights[feature]
    lead += sum[feature] * (start + (end - start) * late)
  }
  // Half of it, since tanh(x / 2) is the logistic curve from −1 to 1.
  return Math.tanh((seat === 0 ? lead : -lead) / 2)
}

/** The features in a few words that players know. */
const PART: { readonly [feature in Feature]: string } = {
  heads: 'nobles',
  abroad: 'nobles',
  poolOpen: 'nobles',
  poolShut: 'nobles',
  down: 'nobles',
  roses: 'nobles',
  heirs: 'heirs',
  army: 'men',
  armyAbroad: 'men',
  weak: 'men',
  danger: 'safety',
  points: 'cards',
  events: 'cards',
  throne: 'throne',
  lastHeir: 'heirs',
}

/** What the lead is made of, for telling why a move is good. */
export function parts(state: State, seat: Seat): { readonly [part: string]: number } {
  const { weights, late } = weigh(state)
  const found: { [part: string]: number } = {}
  for (const feature of FEATURES) {
    const [start, end] = weights[feature]
    const lead = sum[feature] * (start + (end - start) * late)
    found[PART[feature]] = (found[PART[feature]] ?? 0) + (seat === 0 ? lead : -lead)
  }
  return found
}

/** Counts every feature, Lancaster's less York's, and says what each weighs now. */
function weigh(state: State): { readonly weights: Weights; readonly late: number } {
  for (const feature of FEATURES) sum[feature] = 0
  for (let block = 0; block < BLOCK_COUNT; block++) if (num(state.at, block) <= POOL) addBlock(state, block)
  for (let house = 0; house < 2; house++) addHouse(state, house)
  sum.throne = state.throne === 0 ? 1 : -1
  const left = scenarioOf(state.scenario).campaigns - state.campaign
  const weights = WEIGHTS[Math.min(left, WEIGHTS.length - 1)] as Weights
  return { weights, late: (state.turn - 1) / (TURNS - 1) }
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
