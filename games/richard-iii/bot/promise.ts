/** Which moves look good, phase by phase. */
import type { Seat } from '../../../engine/index.ts'
import {
  endPromise,
  mainPromise,
  marchPromise,
  musterPromise,
  plaguePromise,
  recruitPromise,
  sailPromise,
  surveyPool,
} from './actions.ts'
import { weighAttacks } from './attack.ts'
import {
  chargePromise,
  firePromise,
  hitPromise,
  retreatPromise,
  surveyBattle,
  treacheryPromise,
  worthOf,
} from './battle.ts'
import { type Read, read } from './moves.ts'
import { POWER, risk, survey } from './survey.ts'
import { IS_HEIR, RANK } from '../rules/blocks.ts'
import { num } from '../rules/numbers.ts'
import { POOL } from '../rules/places.ts'
import type { Move, State } from '../types/index.ts'

/** Looks the table over before moves are weighed. */
export function look(state: State, seat: Seat): void {
  switch (state.phase) {
    case 'action':
      survey(state, seat)
      surveyPool(state, seat)
      weighAttacks(state, seat)
      break
    case 'battle-turn':
      surveyBattle(state, seat)
      if ((state.battle?.round ?? 1) > 1) survey(state, seat)
      break
    case 'regroup':
    case 'minor-entry':
    case 'pretender-home':
    case 'king-home':
      survey(state, seat)
      break
    default:
  }
}

const CARD_PROMISE: { readonly [card: string]: number } = {
  '2': 1,
  '3': 1.2,
  '4': 1.4,
  'force-march': 0.9,
  muster: 0.7,
  piracy: 1,
  plague: 0.9,
  surprise: 0.9,
  treason: 1,
}

export function weigh(state: State, seat: Seat, known: Read): number {
  const { move, block, to } = known
  switch (move.type) {
    case 'march':
      return marchPromise(state, seat, known)
    case 'sail':
      return sailPromise(state, seat, known)
    case 'recruit':
      return recruitPromise(state, seat, known)
    case 'end':
      return state.phase === 'action' ? endPromise(state, seat) : state.phase === 'regroup' ? 0.6 : 1
    case 'muster':
      return musterPromise(state, seat, to)
    case 'plague':
      return plaguePromise(seat, to)
    case 'main':
      return mainPromise(state, seat, known.from, to)
    case 'fire':
      return firePromise(state, seat, block)
    case 'pass':
      // Firing costs nothing.
      return 0
    case 'charge':
      return chargePromise(state, seat, known)
    case 'treachery':
    case 'treason':
      return treacheryPromise(state, known)
    case 'hold':
      return 0.4
    case 'retreat':
      return retreatPromise(state, seat, known)
    case 'hit':
      return hitPromise(block)
    case 'regroup':
      return regroupPromise(state, seat, known)
    case 'enter':
      return 1.1 - risk(seat, to, num(state.strength, block) * num(POWER, block))
    case 'execute':
      return 0.1
    case 'starve':
      // The strong can spare a step.
      return num(state.strength, block) / worthOf(block)
    case 'dismiss':
      return IS_HEIR[block] === 1 ? 0.5 + 0.3 * num(RANK, block) : 1
    case 'home':
      return homePromise(state, seat, known)
    case 'card':
      return CARD_PROMISE[move.card] ?? 1
    case 'request':
      return 2
    default:
      return 1
  }
}

/** After a victory: those in danger move to where they are safer. */
function regroupPromise(state: State, seat: Seat, { block, to }: Read): number {
  const area = state.regroup?.area ?? 0
  const strong = num(state.strength, block) * num(POWER, block)
  const safer = risk(seat, area, 0) - risk(seat, to, strong)
  return Math.max(0.02, safer * worthOf(block) * 0.8)
}

function homePromise(state: State, seat: Seat, { block, to }: Read): number {
  if (to === POOL) return 0.3
  const crowd = num(state.here[seat] as number[], to) + state.plan.filter((going) => going.to === to).length
  return (crowd < 4 ? 1 : 0.2) * (1.2 - risk(seat, to, num(state.strength, block) * num(POWER, block)))
}

export function promise(state: State, seat: Seat, move: Move): number {
  look(state, seat)
  return weigh(state, seat, read(move))
}
