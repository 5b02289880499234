/** The action phase: what a card allows, events, and the main attack (R3 chapters 6 and 7). */
import type { Seat, Tell } from '../../../engine/index.ts'
import { bordersUsed } from './borders.ts'
import { CARD_FACTS, type Card, MUSTER_CARD, PLAGUE_CARD, TREASON_CARD } from './cards.ts'
import { eliminate, tryFreeing } from './elimination.ts'
import { AREA_COUNT, areaId, areaNo, CITY, ENTRANCE_FROM, entranceBetween, NEIGHBOURS } from './map.ts'
import { applyMarch, listMarches } from './movement.ts'
import { END, mainAttack, MUSTER, PLAGUE } from './moves.ts'
import { num } from './numbers.ts'
import { blocksAt, holds, open, openAreas, SEA } from './places.ts'
import { applyRecruit, listRecruits } from './recruiting.ts'
import { applySail, listSails } from './sea.ts'
import type { Event, Move, State } from '../types/index.ts'

export function beginActions(state: State, seat: Seat, tell: Tell<Event>): void {
  const card = num(state.chosen, seat)
  state.phase = 'action'
  state.active = seat
  state.points = (CARD_FACTS[card] as Card).points
  state.activated = []
  state.muster = -1
  state.awaited = 1 << seat
  if (card === TREASON_CARD) state.treason = seat
  // Nothing to choose, and everybody can see it.
  if (card === PLAGUE_CARD && !someTarget(state, seat)) {
    tell?.({ type: 'no-use', seat, card: 'plague' })
    state.awaited = 0
  }
}

/** Plague strikes an enemy area with a city, not a contested one (R3-7.6). */
function maySicken(state: State, seat: Seat, area: number): boolean {
  return CITY[area] === 1 && holds(state, 1 - seat, area) && !holds(state, seat, area)
}

function someTarget(state: State, seat: Seat): boolean {
  for (let area = 0; area < AREA_COUNT; area++) if (maySicken(state, seat, area)) return true
  return false
}

/** Writes the list over the old one: an array that is emptied gives its memory back and has to grow again, which costs more than finding the moves. */
export function listActions(state: State, seat: Seat, into: Move[]): void {
  const card = state.chosen[seat]
  let n = 0
  if (card === PLAGUE_CARD) {
    for (let area = 0; area < AREA_COUNT; area++) if (maySicken(state, seat, area)) into[n++] = PLAGUE[area] as Move
  } else if (card === MUSTER_CARD && state.muster < 0) {
    for (let area = 0; area < AREA_COUNT; area++) if (open(state, seat, area)) into[n++] = MUSTER[area] as Move
  } else {
    const areas = openAreas(state, seat)
    n = listMarches(state, seat, areas, into, n)
    n = listSails(state, seat, areas, into, n)
    n = listRecruits(state, seat, areas, into, n)
  }
  into[n++] = END
  if (into.length > n) into.length = n
}

export function applyAction(state: State, seat: Seat, move: Move, tell: Tell<Event>): void {
  switch (move.type) {
    case 'march':
      applyMarch(state, seat, move, tell)
      break
    case 'sail':
      applySail(state, seat, move, tell)
      break
    case 'recruit':
      applyRecruit(state, seat, move, tell)
      break
    case 'muster':
      state.muster = areaNo(move.area)
      tell?.({ type: 'mustered', seat, area: move.area })
      break
    case 'plague':
      spreadPlague(state, seat, areaNo(move.area), tell)
      state.awaited = 0
      break
    default:
      state.awaited = 0
      tell?.({ type: 'actions-over', seat })
  }
  tryFreeing(state, tell)
}

/** Every block there loses one strength at once (R3-7.6). */
function spreadPlague(state: State, seat: Seat, area: number, tell: Tell<Event>): void {
  tell?.({ type: 'plague', seat, area: areaId(area) })
  for (const block of blocksAt(state, 1 - seat, area)) {
    state.strength[block] = num(state.strength, block) - 1
    if (state.strength[block] === 0) eliminate(state, block, 'plague', tell)
    if (state.winner >= 0) return
  }
}

/** The next area whose main attack the seat has to name, for several borders were used (R3-6.12); −1 if none. */
function nextMain(state: State, seat: Seat): number {
  for (let area = state.asking + 1; area < AREA_COUNT; area++)
    if (state.attacker[area] === seat && state.main[area] !== SEA && bordersUsed(state, seat, area) > 1) return area
  return -1
}

/** After the actions: the attacker fixes his main attacks, one area after the other. */
export function askMain(state: State, tell: Tell<Event>): void {
  const seat = state.active
  if (state.phase === 'action') state.asking = -1
  state.phase = 'main-attack'
  state.asking = nextMain(state, seat)
  if (state.asking >= 0) state.awaited = 1 << seat
  else endActions(state, seat, tell)
}

export function listMain(state: State, seat: Seat, into: Move[]): void {
  const entered = state.entered[seat] as number[]
  for (const neighbour of NEIGHBOURS[state.asking] ?? [])
    if (num(entered, neighbour.in) > 0) into.push(mainAttack(state.asking, neighbour.area))
}

/** R3-6.12: unless the attacker says otherwise, the first border crossed. */
export function firstMain(state: State): Move {
  return mainAttack(state.asking, num(ENTRANCE_FROM, num(state.main, state.asking)))
}

export function applyMain(state: State, move: Extract<Move, { type: 'main' }>): void {
  const area = areaNo(move.area)
  state.main[area] = entranceBetween(areaNo(move.from), area)
  state.awaited = 0
}

function endActions(state: State, seat: Seat, tell: Tell<Event>): void {
  state.muster = -1
  state.activated = []
  state.points = 0
  state.awaited = 0
  if (!tell) return
  for (let area = 0; area < AREA_COUNT; area++) {
    if (state.attacker[area] !== seat) continue
    const main = num(state.main, area)
    tell({ type: 'main', seat, area: areaId(area), from: main === SEA ? 'sea' : areaId(num(ENTRANCE_FROM, main)) })
  }
}
