/** Knights and where they stand (LA-1.1, LA-1.2, LA-13.3, LA-13.4). */
import type { Tell } from '../../../engine/game.ts'
import type { Event, Move, State, Task } from '../types/index.ts'
import { isAlly, who } from './houses.ts'
import { add, nth, strengthOf } from './list.ts'
import * as moves from './moves.ts'

export function toCourt(state: State, house: number, strength: number): void {
  add(nth(state.court, house), strength - 1, 1)
}

export function fromCourt(state: State, house: number, strength: number): void {
  add(nth(state.court, house), strength - 1, -1)
}

export function toReserve(state: State, house: number, strength: number): void {
  add(nth(state.reserve, house), strength - 1, 1)
}

export function hasCourt(state: State, house: number): boolean {
  return nth(state.court, house).some((count) => count > 0)
}

/** LA-13.3: without one in the reserve nothing happens. */
export function recruit(state: State, house: number, strength: number, tell: Tell<Event>): void {
  const reserve = nth(state.reserve, house)
  if (nth(reserve, strength - 1) === 0) return
  add(reserve, strength - 1, -1)
  toCourt(state, house, strength)
  tell?.({ type: 'recruited', ...who(state, house), strength })
}

/** Deployed knights by strength: counties, castle and both rows of conflicts (LA-1.2, LA-6.1). */
export function deployed(state: State, house: number): number[] {
  const count = [0, 0, 0, 0]
  for (const county of state.counties) if (county.house === house) add(count, county.strength - 1, 1)
  for (const strength of nth(state.castle, house)) if (strength > 0) add(count, strength - 1, 1)
  for (const conflict of state.conflicts)
    for (const space of conflict?.spaces ?? [])
      if (space.house === house) for (const strength of space.knights) add(count, strength - 1, 1)
  return count
}

/** The sum of the strengths of all owned knights (LA-11.1, LA-A23). */
export function ownedStrength(state: State, house: number): number {
  return strengthOf(nth(state.court, house)) + strengthOf(deployed(state, house))
}

type UpgradeTask = Extract<Task, { do: 'upgrade' }>

/** Adds every swap the task allows to `into`: the next strength must be in the reserve (LA-13.4). */
export function listUpgrades(state: State, task: UpgradeTask, into: Move[]): void {
  const { house } = task
  const ally = isAlly(state, house)
  const reserve = nth(state.reserve, house)
  const target = (strength: number): number => {
    if (task.from > 0 && strength !== task.from) return 0
    const to = task.from > 0 ? task.to : strength + 1
    return to <= 4 && nth(reserve, to - 1) > 0 ? to : 0
  }
  const offer = (where: 'court' | 'county' | 'castle' | 'conflict', index: number, strength: number): void => {
    const to = target(strength)
    if (to > 0) into.push(moves.upgrade(ally, where, index, strength, to))
  }
  if (!task.deployed) nth(state.court, house).forEach((count, i) => count > 0 && offer('court', 0, i + 1))
  state.counties.forEach((county, i) => county.house === house && offer('county', i, county.strength))
  nth(state.castle, house).forEach((strength, space) => strength > 0 && offer('castle', space, strength))
  state.conflicts.forEach((conflict, slot) => {
    const own = conflict?.spaces.find((space) => space.house === house)
    if (own) for (let s = 1; s <= 4; s++) if (own.knights.includes(s)) offer('conflict', slot, s)
  })
}

/** LA-13.4: the new knight takes the old one's place, with its squires and its position in a stack. */
export function upgrade(
  state: State,
  house: number,
  move: Extract<Move, { type: 'upgrade' }>,
  tell: Tell<Event>,
): void {
  const { where, index, strength, to } = move
  switch (where) {
    case 'court':
      fromCourt(state, house, strength)
      toCourt(state, house, to)
      break
    case 'county':
      nth(state.counties, index).strength = to
      break
    case 'castle':
      nth(state.castle, house)[index] = to
      break
    case 'conflict': {
      const stack = state.conflicts[index]?.spaces.find((space) => space.house === house)?.knights ?? []
      stack[stack.indexOf(strength)] = to
      break
    }
  }
  add(nth(state.reserve, house), to - 1, -1)
  toReserve(state, house, strength)
  tell?.({ type: 'upgraded', ...who(state, house), from: strength, to, where })
}
