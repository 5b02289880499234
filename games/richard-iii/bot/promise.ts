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
import { heed, peril, picks } from './picks.ts'
import { POWER, survey } from './survey.ts'
import { IS_HEIR, RANK } from '../rules/blocks.ts'
import type { CardId } from '../rules/ids.ts'
import { num } from '../rules/numbers.ts'
import { POOL } from '../rules/places.ts'
import type { Move, State } from '../types/index.ts'

/** Looks the table over before moves are weighed. */
export function look(state: State, seat: Seat): void {
  heed(state)
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

function cardPromise(card: CardId): number {
  switch (card) {
    case '2':
      return picks.card2
    case '3':
      return picks.card3
    case '4':
      return picks.card4
    case 'force-march':
      return picks.cardForceMarch
    case 'muster':
      return picks.cardMuster
    case 'piracy':
      return picks.cardPiracy
    case 'plague':
      return picks.cardPlague
    case 'surprise':
      return picks.cardSurprise
    case 'treason':
      return picks.cardTreason
  }
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
      return state.phase === 'action' ? endPromise(state, seat) : state.phase === 'regroup' ? picks.regroupEnd : 1
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
      return picks.stay
    case 'retreat':
      return retreatPromise(state, seat, known)
    case 'hit':
      return hitPromise(block)
    case 'regroup':
      return regroupPromise(state, seat, known)
    case 'enter':
      return Math.max(0.02, picks.enter - peril(seat, to, num(state.strength, block) * num(POWER, block)))
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
      return cardPromise(move.card)
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
  const safer = peril(seat, area, 0) - peril(seat, to, strong)
  return Math.max(0.02, safer * worthOf(block) * picks.regroup)
}

function homePromise(state: State, seat: Seat, { block, to }: Read): number {
  if (to === POOL) return picks.homePool
  const crowd = num(state.here[seat] as number[], to) + state.plan.filter((going) => going.to === to).length
  const safe = picks.home - peril(seat, to, num(state.strength, block) * num(POWER, block))
  return (crowd < 4 ? 1 : 0.2) * Math.max(0.02, safe)
}

export function promise(state: State, seat: Seat, move: Move): number {
  look(state, seat)
  return weigh(state, seat, read(move))
}
