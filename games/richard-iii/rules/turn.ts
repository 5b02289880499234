/** The course of a turn and a campaign (R3 chapter 1): what follows when nobody is asked any more. */
import type { Dice, Tell } from '../../../engine/index.ts'
import { askMain, beginActions } from './action.ts'
import { askBattle } from './battle.ts'
import { askCards, askRedeal } from './cards.ts'
import { tryFreeing } from './elimination.ts'
import { TURNS } from './figures.ts'
import { askHome } from './home.ts'
import { beginPolitics, reset } from './political.ts'
import { askLosses, beginSupply, takeLosses } from './supply.ts'
import type { Event, State } from '../types/index.ts'

/** Plays on until somebody has to decide or the game is over. */
export function proceed(state: State, dice: Dice, tell: Tell<Event>): void {
  for (;;) {
    tryFreeing(state, tell)
    if (state.winner >= 0) {
      state.phase = 'over'
      state.awaited = 0
      state.battle = null
      state.regroup = null
      return
    }
    if (state.awaited !== 0) return
    next(state, dice, tell)
  }
}

/** The phase of the state is done; the one after it begins. */
function next(state: State, dice: Dice, tell: Tell<Event>): void {
  switch (state.phase) {
    case 'mulligan':
    case 'mulligan-answer':
      askCards(state, tell)
      break
    case 'choose-card':
      beginActions(state, state.first, tell)
      break
    case 'action':
      askMain(state, tell)
      break
    case 'main-attack':
      if (state.asking >= 0) askMain(state, tell)
      else if (state.active === state.first) beginActions(state, 1 - state.first, tell)
      else askNextBattle(state, tell)
      break
    case 'regroup':
      askNextBattle(state, tell)
      break
    case 'supply-loss':
      takeLosses(state, tell)
      if (state.winner < 0) endTurn(state, tell)
      break
    case 'pretender-home':
      askHome(state, 'king-home')
      break
    case 'king-home':
      askLosses(state, 'exile-surplus', tell)
      break
    case 'exile-surplus':
      reset(state, dice, tell)
      askRedeal(state)
      break
    default:
      throw new Error(`nothing follows ${state.phase}`)
  }
}

function askNextBattle(state: State, tell: Tell<Event>): void {
  askBattle(state, tell)
  if (state.awaited === 0 && state.battle === null && state.phase === 'choose-battle' && state.winner < 0)
    beginSupply(state, tell)
}

/** A turn is forgotten: who moved, what was crossed, who attacked. */
function endTurn(state: State, tell: Tell<Event>): void {
  state.moved.fill(0)
  state.via.fill(-1)
  state.attacker.fill(-1)
  state.main.fill(-1)
  for (const seat of [0, 1]) {
    state.crossed[seat]?.fill(0)
    state.entered[seat]?.fill(0)
  }
  state.treason = -1
  state.chosen = [-1, -1]
  state.first = -1
  state.active = -1
  if (state.turn < TURNS) {
    state.turn++
    askCards(state, tell)
    return
  }
  beginPolitics(state, tell)
  if (state.winner < 0) askHome(state, 'pretender-home')
}
