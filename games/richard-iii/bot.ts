/** What the game teaches the bots: which moves look good, and how well a house stands at the start of a turn. */
import type { Dice, Knowledge, Seat } from '../../engine/index.ts'
import {
  endPromise,
  mainPromise,
  marchPromise,
  musterPromise,
  plaguePromise,
  recruitPromise,
  sailPromise,
  surveyPool,
} from './bot/actions.ts'
import { weighAttacks } from './bot/attack.ts'
import {
  chargePromise,
  firePromise,
  hitPromise,
  retreatPromise,
  surveyBattle,
  treacheryPromise,
  worthOf,
} from './bot/battle.ts'
import { quickAction } from './bot/quick.ts'
import { evaluate } from './bot/judgement.ts'
import { type Read, read } from './bot/moves.ts'
import { POWER, risk, survey } from './bot/survey.ts'
import { IS_HEIR, RANK } from './blocks.ts'
import { num } from './numbers.ts'
import { POOL } from './places.ts'
import type { Move, Phase, State } from './types.ts'

/** Looks the table over before moves are weighed. */
function look(state: State, seat: Seat): void {
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

function weigh(state: State, seat: Seat, known: Read): number {
  const { move, block, to } = known
  switch (move.type) {
    case 'march':
      return marchPromise(state, seat, known)
    case 'sail':
      return sailPromise(state, seat, known)
    case 'recruit':
      return recruitPromise(state, seat, known)
    case 'end':
      return state.phase === 'action' ? endPromise(state) : state.phase === 'regroup' ? 0.6 : 1
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

function promise(state: State, seat: Seat, move: Move): number {
  look(state, seat)
  return weigh(state, seat, read(move))
}

const edges: number[] = []

/** A pick at random, the promising ones much more often. */
function pick(state: State, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  look(state, seat)
  let sum = 0
  for (let i = 0; i < moves.length; i++) {
    const weight = weigh(state, seat, read(moves[i] as Move))
    sum += weight ** 4
    edges[i] = sum
  }
  const at = (dice.int(1_000_000) / 1_000_000) * sum
  for (let i = 0; i < moves.length; i++) if (at < num(edges, i)) return moves[i] as Move
  return moves[0] as Move
}

/** The same for most action phases without the list of all moves. */
function quick(state: State, seat: Seat, dice: Dice): Move | null {
  if (state.phase !== 'action') return null
  look(state, seat)
  return quickAction(state, seat, dice)
}

/** The start of a turn: nothing is half done. */
function calm({ phase }: State): boolean {
  return phase === 'choose-card' || phase === 'mulligan'
}

/** Cards and the plan of a whole action phase matter most. */
const STAKES: { readonly [phase in Phase]?: number } = {
  'choose-card': 0.4,
  action: 0.7,
  'choose-battle': 0.15,
  'treason-roll': 0.2,
  'battle-turn': 0.15,
  'king-home': 0.2,
  'pretender-home': 0.2,
  execute: 0.2,
}

function stakes({ phase }: State): number {
  return STAKES[phase] ?? 0.1
}

export const knowledge: Knowledge<State, Move> = {
  evaluate,
  promise,
  pick,
  quick,
  calm,
  stakes,
  // A playout goes on to the next calm moment, however near.
  reach: 1,
  style: 'plan',
}
