/**
 * Picks for playouts: from a list by promise, and in an action phase without listing every move. Blocks
 * standing together can do much the same, so one of them, drawn at random, speaks for its area; of several
 * routes to a place the first will do.
 */
import type { Dice, Seat } from '../../../engine/index.ts'
import { BASE, HOME, IS_HEIR, KIND } from '../rules/blocks.ts'
import { MUSTER_CARD, TREASON_CARD } from '../rules/cards.ts'
import { freeToLeave, mayJoinBattle, room } from '../rules/borders.ts'
import { AREA_COUNT, CITY, EXILE_OF, type Leg, LEGS, type Step, STEPS } from '../rules/map.ts'
import { cardOf, mayMove } from '../rules/movement.ts'
import { END, marchesOf, newMarch, newPair, newSail, pairsOf, recruit, sailSlot, sailsOf } from '../rules/moves.ts'
import { num } from '../rules/numbers.ts'
import { blocksOf, friendly, open, POOL, vacant } from '../rules/places.ts'
import { heirAreas } from '../rules/recruiting.ts'
import { maySail } from '../rules/sea.ts'
import type { Move, State } from '../types/index.ts'
import { endPromise, marchPromise, recruitPromise, sailPromise } from './actions.ts'
import { read } from './moves.ts'
import { look, weigh } from './promise.ts'

/**
 * How much more often the more promising is taken: by the sixth power where plans are made, which are to differ, by the tenth and
 * in the action phases of playouts by the twentieth.
 */
function sixth(promise: number): number {
  const square = promise * promise
  return square * square * square
}

function tenth(promise: number): number {
  const square = promise * promise
  const fourth = square * square
  return fourth * fourth * square
}

const sums: number[] = []

/** A pick at random, the promising ones much more often. */
export function pick(state: State, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  look(state, seat)
  const sharp = state.phase === 'action' ? sixth : tenth
  let sum = 0
  for (let i = 0; i < moves.length; i++) {
    sum += sharp(weigh(state, seat, read(moves[i] as Move)))
    sums[i] = sum
  }
  const at = (dice.int(1_000_000) / 1_000_000) * sum
  for (let i = 0; i < moves.length; i++) if (at < num(sums, i)) return moves[i] as Move
  return moves[0] as Move
}

/** What could be done, and the sum of the weights up to it. */
const blocks: number[] = []
const others: number[] = []
const ways: number[] = []
const edges: number[] = []
let count = 0
let total = 0

/** Marches are kept by route, sea moves by leg, recruits by area. */
const SAIL = 1_000_000
const RECRUIT = 2_000_000

function propose(block: number, other: number, way: number, promise: number, times: number): void {
  const power = tenth(promise)
  total += power * power * times
  blocks[count] = block
  others[count] = other
  ways[count] = way
  edges[count] = total
  count++
}

/** By area: blocks that may march or sail from it, as found for this pick, and how many. */
const marchers: number[][] = STEPS.map(() => [])
const sailors: number[][] = STEPS.map(() => [])
const marching: number[] = STEPS.map(() => 0)
const sailing: number[] = STEPS.map(() => 0)
const CITIES = STEPS.map((_, area) => area).filter((area) => CITY[area] === 1)
/** How much the one place for the rebel counts. */
const RAISED_REBELS = 4
/** The move being weighed. */
const asked = { move: END, block: -1, other: -1, from: -1, to: -1 }

/** The same without the list; `null` where only the whole list will do. */
export function quick(state: State, seat: Seat, dice: Dice): Move | null {
  if (state.phase !== 'action') return null
  look(state, seat)
  const card = cardOf(state, seat)
  if (card.areas === 0 || state.chosen[seat] === MUSTER_CARD) return null
  count = 0
  total = 0
  propose(-1, -1, -1, endPromise(state, seat), 1)
  gather(state, seat, card.sea && (state.rules.treasonBySea || state.chosen[seat] !== TREASON_CARD))
  for (let area = 0; area < AREA_COUNT; area++) {
    if (num(marching, area) > 0) proposeMarches(state, seat, area, dice)
    if (num(sailing, area) > 0) proposeSails(state, seat, area, dice)
  }
  if (state.points > 0 && card.recruit) proposeRecruits(state, seat, dice)
  return chosen((dice.int(1_000_000) / 1_000_000) * total)
}

function gather(state: State, seat: Seat, sea: boolean): void {
  marching.fill(0)
  sailing.fill(0)
  for (const block of blocksOf(state, seat)) {
    const at = num(state.at, block)
    if (at >= AREA_COUNT || !mayMove(state, block)) continue
    if (state.points > 0 || state.activated.includes(at)) join(marchers, marching, at, block)
    // Ships are for coming home from abroad; other voyages are left to the whole list.
    if (sea && state.points > 0 && EXILE_OF[at] !== -1 && maySail(state, block)) join(sailors, sailing, at, block)
  }
}

function join(lists: readonly number[][], sizes: number[], at: number, block: number): void {
  const size = num(sizes, at)
  ;(lists[at] as number[])[size] = block
  sizes[at] = size + 1
}

/** Areas already proposed as an end of a march from the same place. */
const reached: number[] = STEPS.map(() => -1)
let round = 0
let times = 0

function proposeMarches(state: State, seat: Seat, from: number, dice: Dice): void {
  const attacked = state.attacker[from] === 1 - seat
  if (attacked && freeToLeave(state, seat, from) <= 0) return
  const entered = state.entered[1 - seat] as number[]
  times = num(marching, from)
  asked.block = num(marchers[from] as number[], times > 1 ? dice.int(times) : 0)
  asked.other = -1
  asked.from = from
  round++
  const { areas, wider } = cardOf(state, seat)
  for (const step of STEPS[from] as Step[])
    // R3-6.15: not across a border by which the enemy came.
    if (!attacked || num(entered, step.out ^ 1) === 0) proposeSteps(state, seat, step, areas, wider)
}

function proposeSteps(state: State, seat: Seat, step: Step, areas: number, wider: number): void {
  const { to, out, route } = step
  if (EXILE_OF[to] === 1 - seat || room(state, seat, out, wider) <= 0) return
  const held = num(state.here[1 - seat] as number[], to) > 0
  if (held && !mayJoinBattle(state, seat, to, out)) return
  if (reached[to] !== round) {
    reached[to] = round
    asked.to = to
    propose(asked.block, -1, route, marchPromise(state, seat, asked), times)
  }
  // R3-6.4: a block stops where the enemy stands.
  if (areas > 1 && !held) for (const next of step.next) proposeSteps(state, seat, next, areas - 1, wider)
}

function proposeSails(state: State, seat: Seat, from: number, dice: Dice): void {
  const fleet = sailors[from] as number[]
  const size = num(sailing, from)
  const first = dice.int(size)
  const second = size > 1 ? (first + 1 + dice.int(size - 1)) % size : -1
  const one = num(fleet, first)
  const two = second < 0 ? -1 : num(fleet, second)
  asked.block = one
  asked.from = from
  for (const leg of LEGS[from] as Leg[]) {
    if (!open(state, seat, leg.to)) continue
    asked.to = leg.to
    asked.other = leg.ports ? two : -1
    propose(one, asked.other, SAIL + leg.leg, sailPromise(state, seat, asked), size)
  }
}

function proposeRecruits(state: State, seat: Seat, dice: Dice): void {
  asked.other = -1
  asked.from = -1
  for (const block of blocksOf(state, seat)) {
    // R3-6.25: mercenaries with a base in exile are never recruited.
    if (state.at[block] !== POOL || state.down[block] === 1 || BASE[block] !== -1) continue
    asked.block = block
    if (KIND[block] === 'rebel') {
      // Anywhere vacant: one place drawn at random stands for all.
      const area = dice.int(AREA_COUNT)
      if (EXILE_OF[area] === -1 && vacant(state, area)) proposeRecruit(state, seat, area, RAISED_REBELS)
    } else if (KIND[block] === 'bombard') {
      for (const area of CITIES) if (friendly(state, seat, area)) proposeRecruit(state, seat, area, 1)
    } else {
      const areas = IS_HEIR[block] === 1 ? heirAreas(state, seat) : (HOME[block] as number[])
      for (const area of areas) if (open(state, seat, area)) proposeRecruit(state, seat, area, 1)
    }
  }
}

function proposeRecruit(state: State, seat: Seat, area: number, times: number): void {
  asked.to = area
  propose(asked.block, -1, RECRUIT + area, recruitPromise(state, seat, asked), times)
}

function chosen(at: number): Move {
  let i = 0
  while (i < count - 1 && num(edges, i) <= at) i++
  const way = num(ways, i)
  const block = num(blocks, i)
  const other = num(others, i)
  if (way < 0) return END
  if (way >= RECRUIT) return recruit(block, way - RECRUIT)
  if (way < SAIL) return marchesOf(block)[way] ?? newMarch(block, way)
  if (other < 0) {
    const slot = sailSlot(way - SAIL, -1)
    return sailsOf(block)[slot] ?? newSail(block, slot)
  }
  const [low, high] = block < other ? [block, other] : [other, block]
  return pairsOf(low, high)[way - SAIL] ?? newPair(low, high, way - SAIL)
}
