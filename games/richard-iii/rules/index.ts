/** The phases: who is asked, what may be chosen, and what each choice does. */
import type { Dice, Seat, Tell } from '../../../engine/index.ts'
import { applyAction, applyMain, listActions, listMain } from './action.ts'
import { applyBattle, listBattles, listBattleTurn, listHits, listTreason } from './battle.ts'
import { blockNo } from './blocks.ts'
import { answerKeep, answerRedeal, chooseCard, listCards, listRedeal } from './cards.ts'
import { applyHome, listHomes } from './home.ts'
import { applyRegroup, listRegroups } from './retreat.ts'
import { applyEntry, applyExecution, listEntries, listExecution, listLosses, nameLoss } from './supply.ts'
import { proceed } from './turn.ts'
import type { Event, Move, State } from '../types/index.ts'

const AWAITED: readonly (readonly Seat[])[] = [[], [0], [1], [0, 1]].map((seats) => Object.freeze(seats))

export function awaiting(state: State): readonly Seat[] {
  return AWAITED[state.awaited] as readonly Seat[]
}

/** Phases in which both decide at once in secret. */
export function together(state: State): boolean {
  const { phase } = state
  return phase === 'mulligan' || phase === 'choose-card' || phase === 'supply-loss' || phase === 'exile-surplus'
}

export function legal(state: State, seat: Seat, into: Move[] = []): Move[] {
  const asked = (state.awaited & (1 << seat)) !== 0
  // It writes over the old list.
  if (asked && state.phase === 'action') {
    listActions(state, seat, into)
    return into
  }
  into.length = 0
  if (!asked) return into
  switch (state.phase) {
    case 'mulligan':
    case 'mulligan-answer':
      listRedeal(state, seat, into)
      break
    case 'choose-card':
      listCards(state, seat, into)
      break
    case 'main-attack':
      listMain(state, seat, into)
      break
    case 'choose-battle':
      listBattles(state, into)
      break
    case 'treason-roll':
      listTreason(state, seat, into)
      break
    case 'battle-turn':
      listBattleTurn(state, seat, into)
      break
    case 'assign-hits':
      listHits(state, seat, into)
      break
    case 'regroup':
      listRegroups(state, seat, into)
      break
    case 'minor-entry':
      listEntries(state, seat, into)
      break
    case 'execute':
      listExecution(state, into)
      break
    case 'supply-loss':
    case 'exile-surplus':
      listLosses(state, seat, into)
      break
    case 'pretender-home':
    case 'king-home':
      listHomes(state, seat, into)
      break
    case 'action':
    case 'over':
      break
  }
  return into
}

export function apply(state: State, seat: Seat, move: Move, dice: Dice, tell: Tell<Event>): void {
  carryOut(state, seat, move, dice, tell)
  proceed(state, dice, tell)
}

function carryOut(state: State, seat: Seat, move: Move, dice: Dice, tell: Tell<Event>): void {
  switch (state.phase) {
    case 'mulligan':
      answerRedeal(state, seat, move.type === 'request', dice, tell)
      break
    case 'mulligan-answer':
      answerKeep(state, seat, move.type === 'keep', dice, tell)
      break
    case 'choose-card':
      if (move.type === 'card') chooseCard(state, seat, move.card, tell)
      break
    case 'action':
      applyAction(state, seat, move, tell)
      break
    case 'main-attack':
      if (move.type === 'main') applyMain(state, move)
      break
    case 'choose-battle':
    case 'treason-roll':
    case 'battle-turn':
    case 'assign-hits':
      applyBattle(state, seat, move, dice, tell)
      break
    case 'regroup':
      applyRegroup(state, seat, move, tell)
      break
    case 'minor-entry':
      if (move.type === 'enter') applyEntry(state, seat, move, tell)
      break
    case 'execute':
      applyExecution(state, seat, move.type === 'execute', tell)
      break
    case 'supply-loss':
    case 'exile-surplus':
      if (move.type === 'starve' || move.type === 'dismiss') nameLoss(state, seat, blockNo(move.block), tell)
      break
    case 'pretender-home':
    case 'king-home':
      applyHome(state, seat, move, tell)
      break
    case 'over':
      break
  }
}
