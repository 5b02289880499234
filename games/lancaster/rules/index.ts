/** Who decides in each phase, what may be chosen, and what each choice does. */
import type { Seat } from '../../../engine/game.ts'
import type { Move, State, Task } from '../types/index.ts'
import { listCastle } from './castles.ts'
import { listRansoms } from './conflicts.ts'
import { listCountyOptions } from './counties.ts'
import { noblemanLeft } from './effects.ts'
import { figuresOf } from './figures.ts'
import { openTo } from './france.ts'
import { leader } from './houses.ts'
import { listUpgrades } from './knights.ts'
import { listExchanges } from './laws.ts'
import { nth } from './list.ts'
import * as moves from './moves.ts'
import { listVotes } from './parliament.ts'
import { listPlacements } from './placement.ts'

export { apply } from './apply.ts'

/** Lists of seats by the bits of a number, so that asking who is awaited makes no list. */
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 32 }, (_, bits) =>
  [0, 1, 2, 3, 4].filter((seat) => bits & (1 << seat)),
)

export function awaiting(state: State): readonly Seat[] {
  const task = state.todo[0]
  if (task) return nth(SEATS, 1 << leader(state, task.house))
  switch (state.phase) {
    case 'extension':
    case 'parliament': {
      let bits = 0
      for (let seat = 0; seat < state.seats; seat++) if (state.slots[seat] === -1) bits |= 1 << seat
      return nth(SEATS, bits)
    }
    case 'over':
      return nth(SEATS, 0)
    default:
      return nth(SEATS, 1 << state.turn)
  }
}

/** Secret slots: the first extension tile and the votes (LA-2.8, LA-5.2). */
export function together(state: State): boolean {
  return state.todo.length === 0 && (state.phase === 'extension' || state.phase === 'parliament')
}

/** Every choice a seat has (section 15 of the rules). */
export function legal(state: State, seat: Seat, into: Move[] = []): readonly Move[] {
  into.length = 0
  if (!awaiting(state).includes(seat)) return into
  const task = state.todo[0]
  if (task) listForTask(state, seat, task, into)
  else listForPhase(state, seat, into)
  return into
}

function listForPhase(state: State, seat: Seat, into: Move[]): void {
  switch (state.phase) {
    case 'ally':
      into.push(...moves.allyMoves)
      return
    case 'extension':
      listTiles(state, seat, into)
      return
    case 'placement':
      listPlacements(state, seat, into)
      return
    case 'parliament':
      listVotes(state, seat, into)
      return
    case 'castles':
      listCastle(state, seat, into)
      return
    default:
  }
}

function listTiles(state: State, seat: Seat, into: Move[]): void {
  nth(state.extensions, seat).forEach((covered, space) => !covered && into.push(moves.extend(space)))
}

function listForTask(state: State, seat: Seat, task: Task, into: Move[]): void {
  const { house } = task
  switch (task.do) {
    case 'favour':
      // LA-A16: any face-up tile, even without effect, but one of them.
      state.favours.forEach((up, favour) => up && into.push(moves.favour(favour)))
      return
    case 'nobleman':
      state.counties.forEach((_, county) => noblemanLeft(state, house, county) && into.push(moves.nobleman(county)))
      return
    case 'upgrade':
      listUpgrades(state, task, into)
      into.push(moves.DECLINE)
      return
    case 'extension':
      listTiles(state, seat, into)
      into.push(moves.DECLINE)
      return
    case 'journey':
      state.conflicts.forEach((_, slot) => openTo(state, house, slot) && into.push(moves.journey(slot)))
      into.push(moves.DECLINE)
      return
    case 'exchange':
      listExchanges(state, seat, nth(figuresOf(state.figures).laws, task.law), into)
      return
    case 'county':
      listCountyOptions(state, house, task.county, into)
      return
    case 'name':
      for (let other = 0; other < state.seats; other++) into.push(moves.name(other))
      return
    case 'ransom':
      listRansoms(state, seat, task.slot, into)
      return
    default:
  }
}
