/** Phase 3, step 2: castles (LA-8, LA-12.12). */
import type { Seat, Tell } from '../../../engine/game.ts'
import type { Event, Move, SpaceFigures, State } from '../types/index.ts'
import { grant } from './effects.ts'
import { figuresOf } from './figures.ts'
import { canPay, gain, isFree, pay } from './goods.ts'
import { houseOf, inOrder, who } from './houses.ts'
import { toCourt } from './knights.ts'
import { countTrue, nth } from './list.ts'
import * as moves from './moves.ts'

export function beginCastles(state: State): void {
  state.phase = 'castles'
  state.served = 0
}

type What = 'knight' | 'tile' | 'ally'

/** Visits what is unresolved in the castle whose turn it is, until `visit` says stop. */
function someItem(state: State, visit: (what: What, space: number, figures: SpaceFigures) => boolean): boolean {
  const { castle, ally } = figuresOf(state.figures)
  const seat = state.turn
  const own = nth(state.castle, seat)
  for (let space = 0; space < castle.length; space++) {
    if (nth(own, space) > 0 && visit('knight', space, nth(castle, space))) return true
    if (nth(state.tilesLeft, space) && visit('tile', space, nth(castle, space))) return true
  }
  if (state.seats !== 2) return false
  const allys = nth(state.castle, houseOf(state, seat, true))
  for (let space = 0; space < allys.length; space++)
    if (nth(allys, space) > 0 && visit('ally', space, nth(ally.castle, space))) return true
  return false
}

/** Goods for nothing: in whatever order they come, the outcome is the same. */
const isPlain = (space: SpaceFigures): boolean =>
  isFree(space.cost) && space.reward.every((effect) => effect.op === 'gain')

/**
 * The castle whose turn it is goes on. `ask`: its player has something to order or to pay;
 * `again`: something was done; `over`: all castles are resolved.
 */
export function nextCastleStep(state: State, tell: Tell<Event>): 'ask' | 'again' | 'over' {
  if (state.served > 0) {
    if (someItem(state, (_what, _space, figures) => !isPlain(figures))) return 'ask'
    if (someItem(state, (what, space) => resolve(state, what, space, tell))) return 'again'
    roundTable(state, tell)
  }
  if (state.served === state.seats) return 'over'
  // LA-8.1
  state.turn = inOrder(state, state.served++)
  state.tilesLeft = [...nth(state.extensions, state.turn)]
  return 'again'
}

/** LA-8.2, LA-8.3: any order; a cost must be payable now, and what costs nothing is not skipped. */
export function listCastle(state: State, seat: Seat, into: Move[]): void {
  let mayEnd = true
  someItem(state, (what, space, { cost }) => {
    if (isFree(cost)) mayEnd = false
    if (canPay(state, seat, cost)) into.push(moves.resolve(what, space))
    return false
  })
  if (mayEnd) into.push(moves.DONE)
}

export function resolve(state: State, what: What, space: number, tell: Tell<Event>): boolean {
  const figures = figuresOf(state.figures)
  const seat = state.turn
  const house = houseOf(state, seat, what === 'ally')
  const { id, cost, reward } = nth(what === 'ally' ? figures.ally.castle : figures.castle, space)
  tell?.({ type: 'resolved', ...who(state, house), what: what === 'tile' ? 'tile' : 'knight', space: id })
  pay(state, seat, cost, tell)
  if (what === 'tile') state.tilesLeft[space] = false
  else sendHome(state, house, space)
  grant(state, house, reward)
  return true
}

function sendHome(state: State, house: number, space: number): void {
  const castle = nth(state.castle, house)
  toCourt(state, house, nth(castle, space))
  castle[space] = 0
}

/** What is left costs something and is skipped; its knights go home all the same. */
export function endCastle(state: State, seat: Seat, tell: Tell<Event>): void {
  const houses = state.seats === 2 ? [seat, houseOf(state, seat, true)] : [seat]
  for (const house of houses)
    nth(state.castle, house).forEach((strength, space) => strength > 0 && sendHome(state, house, space))
  state.tilesLeft.fill(false)
  tell?.({ type: 'skipped', seat })
}

/** LA-8.4: a vote for the lord and one for each nobleman. */
function roundTable(state: State, tell: Tell<Event>): void {
  const { lord, nobleman, skippedInRound } = figuresOf(state.figures).roundTable
  if (state.round === skippedInRound) return
  const n = lord + nobleman * countTrue(nth(state.noblemen, state.turn))
  tell?.({ type: 'roundTable', seat: state.turn, n })
  gain(state, state.turn, 'votes', n, tell)
}
