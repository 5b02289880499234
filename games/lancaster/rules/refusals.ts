/** Why a text is not a legal move, from what the seat may know: open things and its own stock. */
import type { Seat } from '../../../engine/game.ts'
import { SLOTS, type State } from '../types/index.ts'
import { figuresOf } from './figures.ts'
import { openTo } from './france.ts'
import { houseOf } from './houses.ts'
import { awaiting } from './index.ts'
import { nth } from './list.ts'
import { ALLY_SPACES, FAVOURS, LETTERS, SPACES } from './notation.ts'
import { squiresNeeded } from './placement.ts'

const PLACEMENT = /^(a?)([1-4])(?:([A-I])(?:\+(\d{1,3}))?|@([a-z]+)|>(UL|UR|LL|LR))$/

/** A hand that touches the board means to place a knight. */
const MEANT_TO_PLACE = /^a?[1-4]([A-I](\+\d{1,3})?|@[a-z]+|>(UL|UR|LL|LR))$/

export function whyNot(state: State, seat: Seat, text: string): string {
  if (state.phase === 'over') return 'over'
  if (!awaiting(state).includes(seat)) return waiting(state, seat)
  const task = state.todo[0]
  if (MEANT_TO_PLACE.test(text) && (task || state.phase !== 'placement'))
    return task ? `first-${task.do}` : `first-${state.phase}`
  if (!task && state.phase === 'placement') return whyNotPlaced(state, seat, text)
  if (!task && state.phase === 'parliament') return /^(yes|no)(\+\d{1,3})?$/.test(text) ? 'votes-short' : 'vote-now'
  if (!task && state.phase === 'castles') return whyNotResolved(text)
  switch (task?.do) {
    case 'favour':
      return text.startsWith('favour:') && FAVOURS.includes(text.slice(7)) ? 'favour-taken' : 'favour-now'
    case 'nobleman':
      return /^nobleman:[A-I]$/.test(text) ? 'no-nobleman' : 'not-offered'
    case 'extension':
      return text.startsWith('tile:') && SPACES.includes(text.slice(5)) ? 'covered' : 'not-offered'
    case 'journey':
      return text.startsWith('sail:') ? whyNotJoined(state, task.house, text.slice(5)) : 'not-offered'
    case 'county':
      if (text === 'take:nobleman') return 'no-nobleman'
      return text === 'take:both' ? 'no-both' : 'not-offered'
    case 'upgrade':
      return /^a?[1-4]\^/.test(text) ? 'no-upgrade' : 'not-offered'
    case 'exchange':
      return /^x\d{1,3}$/.test(text) ? 'stock-short' : 'not-offered'
    case 'ransom':
      return /^free:[1-4]$/.test(text) ? 'no-ransom' : 'not-offered'
    default:
      return 'not-offered'
  }
}

function waiting(state: State, seat: Seat): string {
  const fixed = state.todo.length === 0 && state.phase === 'parliament' && nth(state.slots, seat) >= 0
  return fixed ? 'vote-fixed' : 'not-your-turn'
}

function whyNotPlaced(state: State, seat: Seat, text: string): string {
  const [, a, digit, letter, squires, space, slot] = PLACEMENT.exec(text) ?? []
  if (digit === undefined) return text === 'pass' ? 'must-place' : 'place-now'
  const ally = a === 'a'
  if (ally && state.seats !== 2) return 'no-ally'
  const strength = Number(digit)
  const house = houseOf(state, seat, ally)
  if (nth(nth(state.court, house), strength - 1) === 0) return 'no-knight'
  if (letter !== undefined)
    return whyNotCounty(state, seat, ally, strength, LETTERS.indexOf(letter), Number(squires ?? 0))
  if (space !== undefined) {
    const index = (ally ? ALLY_SPACES : SPACES).indexOf(space)
    if (index < 0) return 'no-space'
    return !ally && nth(nth(state.extensions, seat), index) ? 'covered' : 'space-taken'
  }
  return whyNotJoined(state, house, slot ?? '')
}

function whyNotJoined(state: State, house: number, slot: string): string {
  const index = (SLOTS as readonly string[]).indexOf(slot)
  return state.conflicts[index] && !openTo(state, house, index) ? 'conflict-full' : 'no-conflict'
}

function whyNotCounty(
  state: State,
  seat: Seat,
  ally: boolean,
  strength: number,
  county: number,
  squires: number,
): string {
  if (strength < nth(figuresOf(state.figures).counties, county).minStrength) return 'minimum'
  const needed = squiresNeeded(state, seat, strength, county)
  if (needed === Number.POSITIVE_INFINITY) return 'own-county'
  if (ally && squires > 0) return 'ally-squires'
  if (squires < needed) return 'not-stronger'
  return squires > nth(state.squires, seat) ? 'squires-short' : 'not-offered'
}

function whyNotResolved(text: string): string {
  if (text === 'done') return 'free-left'
  return /^(knight|tile|ally)@[a-z]+$/.test(text) ? 'cannot-resolve' : 'not-offered'
}
