/**
 * One small vocabulary of rewards for counties, castles, favours and laws (LA-13): effects become
 * tasks at the front of `todo`; those that need no decision are carried out at once.
 */
import type { Tell } from '../../../engine/game.ts'
import type { Effect, Event, State, Task } from '../types/index.ts'
import { openTo } from './france.ts'
import { gain } from './goods.ts'
import { isAlly, leader, who } from './houses.ts'
import { listUpgrades, recruit, toCourt, toReserve } from './knights.ts'
import { nth } from './list.ts'

/** Puts the effects first in line, `times` times over. `county`: where they come from, for a journey. */
export function grant(state: State, house: number, effects: readonly Effect[], times = 1, county = -1): void {
  if (times === 0) return
  const tasks: Task[] = []
  for (const effect of effects) {
    if (effect.op !== 'gain') {
      for (let i = 0; i < times; i++) addTasks(tasks, state, house, effect, county)
      continue
    }
    // LA-12.3, LA-12.8, LA-12.10: goods, points and tiles are lost on an ally.
    if (!isAlly(state, house)) tasks.push({ do: 'gain', house, good: effect.good, amount: effect.amount * times })
  }
  state.todo.unshift(...tasks)
}

function addTasks(
  tasks: Task[],
  state: State,
  house: number,
  effect: Exclude<Effect, { op: 'gain' }>,
  county: number,
): void {
  switch (effect.op) {
    case 'extension':
      if (!isAlly(state, house)) tasks.push({ do: 'extension', house })
      return
    case 'recruit':
      for (let i = 0; i < effect.count; i++) tasks.push({ do: 'recruit', house, strength: effect.strength })
      return
    case 'upgrade': {
      const { scope, from = 0, to = 0 } = effect
      tasks.push({ do: 'upgrade', house, deployed: scope === 'deployed', from, to })
      return
    }
    case 'nobleman':
      tasks.push({ do: 'nobleman', house })
      return
    case 'journey':
      if (county >= 0) tasks.push({ do: 'journey', house, county, favour: effect.earnsFavour })
      return
  }
}

/** Whether the house may get the nobleman there: its own kind only once (LA-13.6); an ally removes any. */
export function noblemanLeft(state: State, house: number, county: number): boolean {
  return nth(state.counties, county).tiles > 0 && (isAlly(state, house) || !nth(nth(state.noblemen, house), county))
}

/** What a player decides about; whatever has no legal target is passed over (LA-13.4, LA-13.7). */
function needsDecision(state: State, task: Task): boolean {
  const { house } = task
  switch (task.do) {
    case 'gain':
    case 'recruit':
    case 'leave':
    case 'capture':
      return false
    case 'upgrade': {
      const targets: never[] = []
      listUpgrades(state, task, targets)
      return targets.length > 0
    }
    case 'extension':
      return nth(state.extensions, house).includes(false)
    case 'nobleman':
      return state.counties.some((_, county) => noblemanLeft(state, house, county))
    case 'journey':
      // A knight that has sailed already cannot sail again.
      return (
        nth(state.counties, task.county).house === house &&
        state.conflicts.some((_, slot) => openTo(state, house, slot))
      )
    case 'favour':
      return state.favours.includes(true)
    case 'name':
      // LA-12.11: an ally makes its own player start player.
      return !isAlly(state, house)
    case 'ransom':
      // Asked even of a player without gold: skipping would show what is behind the screen.
      return state.conflicts[task.slot]?.spaces.some((space) => space.house === house) ?? false
    case 'exchange':
    case 'county':
      return true
  }
}

function perform(state: State, task: Task, tell: Tell<Event>): void {
  const { house } = task
  switch (task.do) {
    case 'gain':
      gain(state, house, task.good, task.amount, tell)
      return
    case 'recruit':
      recruit(state, house, task.strength, tell)
      return
    case 'leave':
      leaveCounty(state, task.county)
      return
    case 'name':
      nameStart(state, leader(state, house), tell)
      return
    case 'capture':
      capture(state, task.slot, tell)
      return
    default:
  }
}

/** Does what is in line until somebody must decide (true) or nothing is left (false). */
export function runTodo(state: State, tell: Tell<Event>): boolean {
  const { todo } = state
  for (let task = todo[0]; task; task = todo[0]) {
    if (needsDecision(state, task)) return true
    todo.shift()
    perform(state, task, tell)
  }
  return false
}

export function nameStart(state: State, seat: number, tell: Tell<Event>): void {
  state.start = seat
  tell?.({ type: 'start', seat })
}

/** LA-7.4: the knight goes to the court and its squires to the supply, unless it sailed. */
function leaveCounty(state: State, county: number): void {
  const held = nth(state.counties, county)
  if (held.house < 0) return
  toCourt(state, held.house, held.strength)
  clearCounty(state, county)
}

/** Whoever stood there is gone; squires go to the supply (LA-4.10, LA-7.4, LA-13.7). */
export function clearCounty(state: State, county: number): void {
  const held = nth(state.counties, county)
  state.supply.squires += held.squires
  held.house = -1
  held.strength = 0
  held.squires = 0
}

/** LA-9.6, LA-12.14: prisoners not ransomed go to their reserves. */
function capture(state: State, slot: number, tell: Tell<Event>): void {
  for (const { house, knights } of state.conflicts[slot]?.spaces ?? []) {
    for (const strength of knights) toReserve(state, house, strength)
    tell?.({ type: 'captured', ...who(state, house), n: knights.length })
  }
  state.conflicts[slot] = null
}

/** A nobleman tile of that county: to the table, or out of the game for an ally (LA-12.8, LA-12.10). */
export function takeNobleman(state: State, house: number, county: number, name: string, tell: Tell<Event>): void {
  nth(state.counties, county).tiles--
  if (isAlly(state, house)) {
    tell?.({ type: 'removed', seat: leader(state, house), county: name })
    return
  }
  nth(state.noblemen, house)[county] = true
  tell?.({ type: 'nobleman', seat: house, county: name })
}
