/** Phase 3, step 1: counties (LA-7, LA-12.10, LA-12.11). */
import type { Tell } from '../../../engine/game.ts'
import type { Event, Move, State } from '../types/index.ts'
import { grant, noblemanLeft, takeNobleman } from './effects.ts'
import { figuresOf } from './figures.ts'
import { canPay, pay } from './goods.ts'
import { isAlly, who } from './houses.ts'
import { nth } from './list.ts'
import * as moves from './moves.ts'

export function beginCounties(state: State): void {
  state.phase = 'counties'
  state.step = -1
}

/** LA-7.1: A to I, whoever holds them; false after the last. */
export function nextCounty(state: State): boolean {
  const county = ++state.step
  if (county >= state.counties.length) return false
  const { house } = nth(state.counties, county)
  if (house < 0) return true
  state.todo.push({ do: 'county', house, county })
  // LA-7.5: whatever option is chosen.
  if (nth(figuresOf(state.figures).counties, county).namesStartPlayer) state.todo.push({ do: 'name', house, county })
  state.todo.push({ do: 'leave', house, county })
  return true
}

/** LA-7.3; an ally never pays for both (LA-12.10). */
export function listCountyOptions(state: State, house: number, county: number, into: Move[]): void {
  const nobleman = noblemanLeft(state, house, county)
  if (nobleman) into.push(moves.take.nobleman)
  into.push(moves.take.reward)
  if (nobleman && !isAlly(state, house) && canPay(state, house, figuresOf(state.figures).bothCost))
    into.push(moves.take.both)
}

export function takeCounty(
  state: State,
  house: number,
  county: number,
  what: 'nobleman' | 'reward' | 'both',
  tell: Tell<Event>,
): void {
  const figures = figuresOf(state.figures)
  const { id, reward } = nth(figures.counties, county)
  tell?.({ type: 'took', ...who(state, house), county: id, what })
  if (what === 'both') pay(state, house, figures.bothCost, tell)
  if (what !== 'reward') takeNobleman(state, house, county, id, tell)
  if (what !== 'nobleman') grant(state, house, reward, 1, county)
}
