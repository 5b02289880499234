/** The supply phase (R3 chapter 11), with the minors and executions that open it. */
import type { Seat, Tell } from '../../../engine/index.ts'
import { BASE, blockId, blockNo, HEIRS, MAX, TURNCOATS } from './blocks.ts'
import { eliminate, succeed } from './elimination.ts'
import { AREA_COUNT, areaId, areaNo, EXILE_OF, SUPPLY_LIMIT } from './map.ts'
import { DISMISS, enter, EXECUTE, SPARE, STARVE } from './moves.ts'
import { num } from './numbers.ts'
import { blocksAt, MINOR, open, ownerOf, POOL, put } from './places.ts'
import { heirAreas } from './recruiting.ts'
import type { Event, Move, State } from '../types/index.ts'

/** R3-11.1: succession, minors, executions, limits. */
export function beginSupply(state: State, tell: Tell<Event>): void {
  tell?.({ type: 'supply', turn: state.turn })
  succeed(state, tell)
  // R3-13.5: wherever they are, the pool included.
  state.doomed = TURNCOATS.filter((block) => num(state.at, block) <= POOL)
  supplyStep(state, true, tell)
}

/** The next thing to ask in the supply phase; minors have had their time once executions begin. */
function supplyStep(state: State, entries: boolean, tell: Tell<Event>): void {
  if (state.winner >= 0 || (entries && askEntry(state, tell))) return
  if (state.doomed.length > 0) {
    state.phase = 'execute'
    state.active = ownerOf(state, num(state.doomed, 0))
    state.awaited = 1 << state.active
    return
  }
  if (tell)
    for (const house of entryOrder(state))
      if (num(state.due, house) > 0) tell({ type: 'entry-waits', seat: house, block: blockId(nextMinor(state, house)) })
  tell?.({ type: 'limits' })
  askLosses(state, 'supply-loss', tell)
}

/** The Pretender's house first (R3-11.1). */
function entryOrder(state: State): readonly Seat[] {
  return state.throne === 0 ? [1, 0] : [0, 1]
}

/** The most senior minor of a house, −1 if none. */
export function nextMinor(state: State, house: Seat): number {
  return (HEIRS[house] as number[]).find((heir) => state.at[heir] === MINOR) ?? -1
}

export function entryAreas(state: State, house: Seat): number[] {
  return heirAreas(state, house).filter((area) => open(state, house, area))
}

/** R3-10.5: one minor for each dead heir; a royal one waits for a crown area (D-24). */
function askEntry(state: State, tell: Tell<Event>): boolean {
  for (const house of entryOrder(state))
    while (num(state.due, house) > 0) {
      const minor = nextMinor(state, house)
      if (minor < 0) {
        state.due[house] = 0
        break
      }
      const areas = entryAreas(state, house)
      if (areas.length === 0) break
      if (areas.length > 1) {
        state.phase = 'minor-entry'
        state.active = house
        state.awaited = 1 << house
        return true
      }
      enterMinor(state, house, minor, num(areas, 0), tell)
    }
  return false
}

function enterMinor(state: State, house: Seat, minor: number, area: number, tell: Tell<Event>): void {
  state.due[house] = num(state.due, house) - 1
  state.strength[minor] = num(MAX, minor)
  put(state, minor, area)
  tell?.({ type: 'entered', seat: house, block: blockId(minor), area: areaId(area) })
}

export function listEntries(state: State, seat: Seat, into: Move[]): void {
  const minor = nextMinor(state, seat)
  for (const area of entryAreas(state, seat)) into.push(enter(minor, area))
}

export function applyEntry(state: State, seat: Seat, move: Extract<Move, { type: 'enter' }>, tell: Tell<Event>): void {
  state.awaited = 0
  enterMinor(state, seat, blockNo(move.block), areaNo(move.area), tell)
  supplyStep(state, true, tell)
}

export function listExecution(state: State, into: Move[]): void {
  const block = num(state.doomed, 0)
  into.push(SPARE[block] as Move, EXECUTE[block] as Move)
}

export function applyExecution(state: State, seat: Seat, dies: boolean, tell: Tell<Event>): void {
  state.awaited = 0
  const block = num(state.doomed, 0)
  state.doomed.shift()
  if (dies) eliminate(state, block, 'execution', tell)
  else tell?.({ type: 'spared', seat, block: blockId(block) })
  // D-24: an area emptied by an execution helps nobody who is waiting before the next supply phase.
  supplyStep(state, state.rules.heirAtOnce, tell)
}

/** Blocks that count against an area's limit; mercenaries at home are fed besides (R3-11.3). */
export function fedBlocks(state: State, seat: Seat, area: number): number[] {
  return blocksAt(state, seat, area).filter((block) => BASE[block] !== area)
}

/** Both sides name their surplus at once: losses in supply, exiles for the pool at the reset. */
export function askLosses(state: State, phase: 'supply-loss' | 'exile-surplus', tell: Tell<Event>): void {
  state.phase = phase
  state.active = -1
  state.awaited = 0
  state.named = [[], []]
  for (let seat = 0; seat < 2; seat++) {
    const surplus: { area: number; n: number }[] = []
    for (let area = 0; area < AREA_COUNT; area++) {
      // R3-12.10: at the reset only exile areas are looked at.
      if (phase === 'exile-surplus' && EXILE_OF[area] === -1) continue
      if (num(state.here[seat] as number[], area) <= num(SUPPLY_LIMIT, area)) continue
      const n = fedBlocks(state, seat, area).length - num(SUPPLY_LIMIT, area)
      if (n <= 0) continue
      surplus.push({ area, n })
      tell?.({ type: 'surplus', seat, area: areaId(area), n })
    }
    state.surplus[seat] = surplus
    if (surplus.length > 0) state.awaited |= 1 << seat
  }
}

/** The area the seat names blocks of now: the first that still owes some; −1 when all is named. */
export function owingArea(state: State, seat: Seat): number {
  const named = state.named[seat] as number[]
  for (const { area, n } of state.surplus[seat] as { area: number; n: number }[])
    if (named.filter((block) => state.at[block] === area).length < n) return area
  return -1
}

export function listLosses(state: State, seat: Seat, into: Move[]): void {
  const table = state.phase === 'supply-loss' ? STARVE : DISMISS
  const named = state.named[seat] as number[]
  for (const block of fedBlocks(state, seat, owingArea(state, seat)))
    if (!named.includes(block)) into.push(table[block] as Move)
}

export function nameLoss(state: State, seat: Seat, block: number, tell: Tell<Event>): void {
  ;(state.named[seat] as number[]).push(block)
  if (owingArea(state, seat) >= 0) return
  state.awaited &= ~(1 << seat)
  tell?.({ type: 'losses-named', seat })
}

/** R3-11.2: each named block loses one strength; the Pretender's side is counted first. */
export function takeLosses(state: State, tell: Tell<Event>): void {
  for (const seat of entryOrder(state)) {
    for (const { area, n } of state.surplus[seat] as { area: number; n: number }[])
      tell?.({ type: 'starved', seat, area: areaId(area), n })
    for (const block of [...(state.named[seat] as number[])].sort((a, b) => a - b)) {
      state.strength[block] = num(state.strength, block) - 1
      if (state.strength[block] === 0) eliminate(state, block, 'supply', tell)
      if (state.winner >= 0) return
    }
  }
  state.surplus = [[], []]
  state.named = [[], []]
  for (let house = 0; house < 2; house++) state.due[house] = num(state.due, house) + num(state.dueLater, house)
  state.dueLater = [0, 0]
}
