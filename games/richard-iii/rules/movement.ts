/** Land movement (R3-6.2 to R3-6.7) and the marches of the events (R3-7.1 to R3-7.3). */
import type { Seat, Tell } from '../../../engine/index.ts'
import { blockNo, colourOf } from './blocks.ts'
import { freeToLeave, joinBattle } from './borders.ts'
import { type Card, CARD_FACTS } from './cards.ts'
import { AREA_COUNT, areaNo, entranceBetween, ROUTES, type Step, STEPS } from './map.ts'
import { marchesOf, newMarch } from './moves.ts'
import { num } from './numbers.ts'
import { blocksOf, holds, put } from './places.ts'
import { type Layout, LAYOUTS } from './routes.ts'
import { BARRED, ENDS, findWays, LEADS_ON } from './ways.ts'
import type { Event, Move, State } from '../types/index.ts'

export function cardOf(state: State, seat: Seat): Card {
  return CARD_FACTS[num(state.chosen, seat)] as Card
}

/** Routes found in the list being made, those of an area from where its routes start in the layout, and how many; −1 before they are looked for. */
const found = new Int16Array(ROUTES.length)
const counts = new Int16Array(AREA_COUNT)

/** Routes depend on the area alone, so blocks standing together share them. Writes from `n` on; says where the list ends. */
export function listMarches(state: State, seat: Seat, open: Uint8Array, into: Move[], n: number): number {
  const { areas, wider } = cardOf(state, seat)
  if (areas === 0) return n
  const { starts } = LAYOUTS[areas] as Layout
  const ways = findWays(state, seat, wider, open)
  for (let area = 0; area < AREA_COUNT; area++) counts[area] = -1
  const { at, moved, down, prisoner } = state
  const blocks = blocksOf(state, seat)
  let end = n
  for (let k = 0; k < blocks.length; k++) {
    const block = num(blocks, k)
    const from = num(at, block)
    if (from >= AREA_COUNT || moved[block] !== 0 || down[block] !== 0 || block === prisoner) continue
    let count = counts[from] as number
    if (count < 0) {
      count = isActive(state, from) ? findRoutes(state, seat, from, areas, ways) : 0
      counts[from] = count
    }
    const first = starts[from] as number
    const after = first + count
    const row = marchesOf(block)
    for (let i = first; i < after; i++) {
      const route = found[i] as number
      into[end++] = row[route] ?? newMarch(block, route)
    }
  }
  return end
}

/** R3-6.6: a block moves once a turn; a prisoner and face-down blocks do not move at all. */
export function mayMove(state: State, block: number): boolean {
  return state.moved[block] === 0 && state.down[block] === 0 && block !== state.prisoner
}

/** Activated, or can be (R3-6.2); a Muster calls blocks from anywhere. */
function isActive(state: State, area: number): boolean {
  return state.points > 0 || state.muster >= 0 || state.activated.includes(area)
}

/** How many routes out of an area are open. */
function findRoutes(state: State, seat: Seat, from: number, areas: number, ways: Uint8Array): number {
  if (state.attacker[from] === 1 - seat) {
    if (freeToLeave(state, seat, from) <= 0) return 0
    barWaysOfEnemy(state, seat, from, ways)
  }
  const { starts, out, route, past } = LAYOUTS[areas] as Layout
  const first = starts[from] as number
  const after = starts[from + 1] as number
  let end = first
  // What is not legal is written over by the next one.
  for (let place = first; place < after;) {
    const way = ways[out[place] as number] as number
    found[end] = route[place] as number
    end += way & ENDS
    place = way >= LEADS_ON ? place + 1 : (past[place] as number)
  }
  return end - first
}

/** R3-6.15: not across a border by which the enemy came. Only marches that begin in the area leave it, for the enemy stands there. */
function barWaysOfEnemy(state: State, seat: Seat, area: number, ways: Uint8Array): void {
  const entered = state.entered[1 - seat] as number[]
  for (const { out } of STEPS[area] as Step[]) if (num(entered, out ^ 1) > 0) ways[out] = BARRED
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
