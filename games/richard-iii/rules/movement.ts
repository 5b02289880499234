/** Land movement (R3-6.2 to R3-6.7) and the marches of the events (R3-7.1 to R3-7.3). */
import type { Seat, Tell } from '../../../engine/index.ts'
import { blockNo, colourOf } from './blocks.ts'
import { note } from './book.ts'
import { freeToLeave, joinBattle, mayJoinBattle, room } from './borders.ts'
import { type Card, CARD_FACTS } from './cards.ts'
import { AREA_COUNT, areaNo, EXILE_OF, entranceBetween, type Step, STEPS } from './map.ts'
import { marchesOf, newMarch } from './moves.ts'
import { num } from './numbers.ts'
import { blocksOf, holds, put } from './places.ts'
import type { Event, Move, State } from '../types/index.ts'

export function cardOf(state: State, seat: Seat): Card {
  return CARD_FACTS[num(state.chosen, seat)] as Card
}

/** Routes found for each area in the list being made, and how many; filled anew for every list. */
const found = STEPS.map((steps) => new Int16Array(routesIn(steps)))
const counts: number[] = STEPS.map(() => 0)
const listNumber: number[] = STEPS.map(() => 0)
let lists = 0
/** The area whose routes are being found. */
let finding = 0

function routesIn(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + 1 + routesIn(step.next), 0)
}

function addRoute(route: number): void {
  const n = num(counts, finding)
  ;(found[finding] as Int16Array)[n] = route
  counts[finding] = n + 1
}

/** Routes depend on the area alone, so blocks standing together share them. */
export function listMarches(state: State, seat: Seat): void {
  const card = cardOf(state, seat)
  if (card.areas === 0) return
  lists++
  for (const block of blocksOf(state, seat)) {
    const from = num(state.at, block)
    if (from >= AREA_COUNT || !mayMove(state, block)) continue
    if (listNumber[from] !== lists) {
      listNumber[from] = lists
      counts[from] = 0
      finding = from
      if (isActive(state, from)) findRoutes(state, seat, from, card)
    }
    const n = num(counts, from)
    if (n === 0) continue
    const routes = found[from] as Int16Array
    const row = marchesOf(block)
    for (let i = 0; i < n; i++) {
      const route = routes[i] as number
      note(row[route] ?? newMarch(block, route))
    }
  }
}

/** R3-6.6: a block moves once a turn; a prisoner and face-down blocks do not move at all. */
export function mayMove(state: State, block: number): boolean {
  return state.moved[block] === 0 && state.down[block] === 0 && block !== state.prisoner
}

/** Activated, or can be (R3-6.2); a Muster calls blocks from anywhere. */
function isActive(state: State, area: number): boolean {
  return state.points > 0 || state.muster >= 0 || state.activated.includes(area)
}

function findRoutes(state: State, seat: Seat, from: number, card: Card): void {
  const attacked = state.attacker[from] === 1 - seat
  if (attacked && freeToLeave(state, seat, from) <= 0) return
  const entered = state.entered[1 - seat] as number[]
  for (const step of STEPS[from] as Step[]) {
    // R3-6.15: not across a border by which the enemy came.
    if (attacked && num(entered, step.out ^ 1) > 0) continue
    follow(state, seat, step, card.areas, card.wider)
  }
}

function follow(state: State, seat: Seat, step: Step, areas: number, wider: number): void {
  const { to } = step
  if (EXILE_OF[to] === 1 - seat || room(state, seat, step.out, wider) <= 0) return
  // R3-6.4: a block stops where the enemy stands.
  if (num(state.here[1 - seat] as number[], to) > 0) {
    if (state.muster < 0 && mayJoinBattle(state, seat, to, step.out)) addRoute(step.route)
    return
  }
  if (state.muster < 0 || state.muster === to) addRoute(step.route)
  if (areas > 1) for (const next of step.next) follow(state, seat, next, areas - 1, wider)
}

export function applyMarch(state: State, seat: Seat, move: Extract<Move, { type: 'march' }>, tell: Tell<Event>): void {
  const block = blockNo(move.block)
  const { route } = move
  const from = num(state.at, block)
  if (state.muster < 0 && !state.activated.includes(from)) {
    state.activated.push(from)
    state.points--
  }
  const crossed = state.crossed[seat] as number[]
  let entrance = -1
  let here = from
  for (let i = 1; i < route.length; i++) {
    const next = areaNo(route[i] as string)
    entrance = entranceBetween(here, next)
    crossed[entrance] = num(crossed, entrance) + 1
    here = next
  }
  const attack = holds(state, 1 - seat, here)
  // R3-6.15, R3-8.13: a border bars the enemy only if blocks came into a battle by it.
  if (attack) {
    const entered = state.entered[seat] as number[]
    entered[entrance] = num(entered, entrance) + 1
    joinBattle(state, seat, block, here, entrance)
  }
  put(state, block, here)
  state.moved[block] = 1
  if (!tell) return
  tell({ type: 'marched', seat, colour: colourOf(block), route, attack, left: state.points })
  tell({ type: 'own', blocks: [move.block] }, [seat])
}
