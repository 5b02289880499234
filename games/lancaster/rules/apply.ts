/** Carrying out a move, then whatever follows by itself. */
import type { Dice, Seat, Tell } from '../../../engine/game.ts'
import { ALLY_COLOURS, type AllyColour, type Event, type Move, type State, type Task } from '../types/index.ts'
import { endCastle, resolve } from './castles.ts'
import { freePrisoner } from './conflicts.ts'
import { takeCounty } from './counties.ts'
import { clearCounty, grant, nameStart, takeNobleman } from './effects.ts'
import { figuresOf } from './figures.ts'
import { join } from './france.ts'
import { pay } from './goods.ts'
import { who } from './houses.ts'
import { upgrade } from './knights.ts'
import { beginLaws } from './laws.ts'
import { nth } from './list.ts'
import { keep } from './moves.ts'
import { castVote } from './parliament.ts'
import { beginPlacement, enterCastle, enterConflict, enterCounty, pass } from './placement.ts'
import { advance } from './round.ts'

export function apply(state: State, seat: Seat, move: Move, _dice: Dice, tell: Tell<Event>): void {
  const task = state.todo.shift()
  if (move.type !== 'vote' && (task || state.phase !== 'extension')) state.last = { seat, move: keep(move) }
  if (task) answer(state, seat, task, move, tell)
  else act(state, seat, move, tell)
  advance(state, tell)
}

/** A decision the phase itself asks for. */
function act(state: State, seat: Seat, move: Move, tell: Tell<Event>): void {
  switch (move.type) {
    case 'ally':
      chooseAlly(state, seat, move.colour, tell)
      return
    case 'extend':
      chooseTile(state, seat, move.space, tell)
      return
    case 'county':
      enterCounty(state, seat, move, tell)
      return
    case 'castle':
      enterCastle(state, seat, move, tell)
      return
    case 'conflict':
      enterConflict(state, seat, move, tell)
      return
    case 'pass':
      pass(state, seat, tell)
      return
    case 'vote':
      if (castVote(state, seat, move, tell)) beginLaws(state, tell)
      return
    case 'resolve':
      resolve(state, move.what, move.space, tell)
      return
    case 'done':
      endCastle(state, seat, tell)
      return
    default:
  }
}

/** Section 15: colours no player and no other ally uses; with two players two are left. */
function chooseAlly(state: State, seat: Seat, colour: AllyColour, tell: Tell<Event>): void {
  const other = ALLY_COLOURS.find((left) => left !== colour) ?? colour
  state.allyColours = seat === 0 ? [colour, other] : [other, colour]
  state.allyColours.forEach((own, of) => tell?.({ type: 'ally', seat: of, colour: own }))
  state.phase = 'extension'
}

/** LA-2.8: shown together once everybody has chosen. */
function chooseTile(state: State, seat: Seat, space: number, tell: Tell<Event>): void {
  state.slots[seat] = space
  tell?.({ type: 'chosen', seat })
  if (state.slots.includes(-1)) return
  tell?.({ type: 'extensions', spaces: [...state.slots] })
  state.slots.forEach((chosen, owner) => {
    nth(state.extensions, owner)[chosen] = true
  })
  state.slots.fill(-1)
  beginPlacement(state)
}

/** The answer to the task that was first in line. */
function answer(state: State, seat: Seat, task: Task, move: Move, tell: Tell<Event>): void {
  const figures = figuresOf(state.figures)
  const { house } = task
  switch (move.type) {
    case 'favour': {
      const { id, reward } = nth(figures.favours, move.favour)
      state.favours[move.favour] = false
      tell?.({ type: 'favour', ...who(state, house), favour: id, reward })
      grant(state, house, reward)
      return
    }
    case 'nobleman':
      takeNobleman(state, house, move.county, nth(figures.counties, move.county).id, tell)
      return
    case 'upgrade':
      upgrade(state, house, move, tell)
      return
    case 'extend':
      nth(state.extensions, seat)[move.space] = true
      tell?.({ type: 'extended', seat, space: nth(figures.castle, move.space).id })
      return
    case 'decline':
    case 'done':
      if (task.do === 'upgrade' || task.do === 'extension' || task.do === 'journey' || task.do === 'ransom')
        tell?.({ type: 'declined', seat, what: task.do })
      return
    case 'journey':
      if (task.do === 'journey') sail(state, task, move.slot, tell)
      return
    case 'exchange':
      if (task.do === 'exchange') exchange(state, seat, task.law, move.times, tell)
      return
    case 'take':
      if (task.do === 'county') takeCounty(state, house, task.county, move.what, tell)
      return
    case 'name':
      nameStart(state, move.seat, tell)
      return
    case 'free':
      if (task.do === 'ransom') {
        freePrisoner(state, seat, task.slot, move.strength, tell)
        state.todo.unshift(task)
      }
      return
    default:
  }
}

/** LA-13.7: instead of going home the knight joins a conflict; its squires go to the supply. */
function sail(state: State, task: Extract<Task, { do: 'journey' }>, slot: number, tell: Tell<Event>): void {
  const { strength } = nth(state.counties, task.county)
  clearCounty(state, task.county)
  join(state, task.house, strength, slot, { journey: true, earnsFavour: task.favour }, tell)
}

/** LA-6.3: stated at once, carried out at once. */
function exchange(state: State, seat: Seat, index: number, times: number, tell: Tell<Event>): void {
  const law = nth(figuresOf(state.figures).laws, index)
  if (law.kind !== 'exchange') return
  tell?.({ type: 'exchanged', seat, n: times })
  const { gold = 0, squires = 0, votes = 0 } = law.cost
  pay(state, seat, { gold: gold * times, squires: squires * times, votes: votes * times }, tell)
  grant(state, seat, law.effect, times)
}
