/** What the game teaches the bots: heads that count, heirs alive, strength where it matters. */
import type { Dice, Knowledge, Seat } from '../../engine/index.ts'
import { blockNo, COUNTS, FIREPOWER, HEIRS, IS_HEIR, LOYALTY, RANK } from './blocks.ts'
import { TURNS, scenarioOf } from './figures.ts'
import { areaNo, CROWN, EXILE_OF, MAN, MIDDLESEX } from './map.ts'
import { num } from './numbers.ts'
import { ASIDE, blocksOf, DEAD, POOL } from './places.ts'
import { countOf } from './political.ts'
import type { Move, State } from './types.ts'

/** Living heirs of one's own house; the fewer are left, the more each is worth. */
function heirs(state: State, seat: Seat): number {
  let worth = 0
  for (const heir of HEIRS[seat] as number[]) {
    const at = num(state.at, heir)
    if (at !== DEAD && at !== ASIDE) worth++
  }
  return worth
}

/** Strength times firepower; blocks in exile or in the pool are only a promise. */
function might(state: State, seat: Seat): number {
  let sum = 0
  for (const block of blocksOf(state, seat)) {
    const at = num(state.at, block)
    if (at > POOL || state.down[block] === 1) continue
    const worth = num(state.strength, block) * num(FIREPOWER, block)
    sum += at === POOL ? worth * 0.3 : EXILE_OF[at] === -1 ? worth : worth * 0.6
  }
  return sum
}

/** How near the next count of heads is, from 0 at a campaign's start to 1 at its end. */
function lateness(state: State): number {
  return state.phase === 'choose-card' ? (state.turn - 1) / TURNS : state.turn / TURNS
}

function evaluate(state: State, seat: Seat): number {
  if (state.winner >= 0) return state.winner === seat ? 1 : -1
  const other = 1 - seat
  const tie = seat === state.throne ? 0.5 : -0.5
  const heads = countOf(state, seat) - countOf(state, other) + tie
  const last = state.campaign === scenarioOf(state.scenario).campaigns ? 1 : 0.5
  const lead =
    heads * (0.06 + 0.2 * lateness(state)) * last +
    (heirs(state, seat) - heirs(state, other)) * 0.3 +
    (might(state, seat) - might(state, other)) * 0.006 +
    (seat === state.throne ? 0.1 : -0.1)
  return Math.tanh(lead)
}

/** Odds of an attack by blocks on the spot: those there and coming against those who hold it. */
function attackPromise(state: State, seat: Seat, to: number): number {
  const mine = num(state.here[seat] as number[], to) + 1
  const theirs = num(state.here[1 - seat] as number[], to)
  const prize = to === MIDDLESEX ? 1.5 : 1
  return mine > theirs ? 2.5 * prize : mine === theirs ? 1.2 * prize : 0.4 * prize
}

function movePromise(state: State, seat: Seat, block: number, from: number, to: number): number {
  if (num(state.here[1 - seat] as number[], to) > 0) return attackPromise(state, seat, to)
  const counts = COUNTS[block] === 1
  const abroad = EXILE_OF[from] !== -1 || from === MAN
  const home = EXILE_OF[to] === -1 && to !== MAN
  if (abroad && home) return counts ? 2.2 : 1.2
  if (!abroad && !home) return 0.1
  if (to === MIDDLESEX && num(state.here[seat] as number[], to) === 0) return 2
  return CROWN[to] === 1 && IS_HEIR[block] === 1 ? 0.9 : 0.5
}

/** Strength of a side's front in the battle being fought. */
function frontStrength(state: State, seat: Seat): number {
  let sum = 0
  for (const block of state.battle?.front[seat] ?? []) sum += num(state.strength, block)
  for (const block of state.battle?.reserve[seat] ?? []) sum += num(state.strength, block)
  return sum
}

function battlePromise(state: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'fire':
      return 4
    case 'retreat': {
      // Outnumbered blocks leave, heirs and the wounded first.
      const block = blockNo(move.block)
      const worse = frontStrength(state, seat) * 1.5 < frontStrength(state, 1 - seat)
      return worse ? (IS_HEIR[block] === 1 || state.strength[block] === 1 ? 6 : 3) : 0.1
    }
    case 'charge': {
      const target = blockNo(move.target)
      const kill = num(state.strength, target) <= 1
      return IS_HEIR[target] === 1 || kill ? 2.5 : 0.4
    }
    case 'treachery':
      return 6 / 2 ** num(LOYALTY, blockNo(move.target))
    case 'treason':
      return 8 / 2 ** num(LOYALTY, blockNo(move.target))
    case 'hit':
      return IS_HEIR[blockNo(move.block)] === 1 ? 0.5 : 2
    default:
      return 0.2
  }
}

const CARD_PROMISE: { readonly [card: string]: number } = {
  '2': 1,
  '3': 1.3,
  '4': 1.6,
  'force-march': 0.9,
  muster: 0.5,
  piracy: 1.2,
  plague: 0.8,
  surprise: 0.9,
  treason: 1.1,
}

function promise(state: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'card':
      return CARD_PROMISE[move.card] ?? 1
    case 'march': {
      const { route } = move
      return movePromise(state, seat, blockNo(move.block), areaNo(route[0] ?? ''), areaNo(route.at(-1) ?? ''))
    }
    case 'sail':
      return (
        movePromise(state, seat, blockNo(move.blocks[0] ?? ''), areaNo(move.from), areaNo(move.to)) *
        (move.blocks.length > 1 ? 1.6 : 1)
      )
    case 'recruit':
      return COUNTS[blockNo(move.block)] === 1 ? 4 : 2
    case 'end':
      return state.phase === 'action' && state.points > 0 ? 0.2 : 1
    case 'muster':
      return num(state.here[seat] as number[], areaNo(move.area)) + 0.5
    case 'plague':
      return num(state.here[1 - seat] as number[], areaNo(move.area)) * 3
    case 'main': {
      const entered = state.entered[seat] as number[]
      return 1 + num(entered, num(state.main, areaNo(move.area)))
    }
    case 'regroup':
      return 0.2
    case 'execute':
      return 0.5
    case 'starve':
      // The strong can spare a step; heirs should not.
      return num(state.strength, blockNo(move.block)) * (IS_HEIR[blockNo(move.block)] === 1 ? 0.5 : 1)
    case 'dismiss':
      return 1 + num(RANK, blockNo(move.block))
    case 'home':
      return move.to === 'pool' ? 0.3 : num(state.here[seat] as number[], areaNo(move.to)) < 4 ? 1 : 0.3
    case 'fire':
    case 'pass':
    case 'retreat':
    case 'charge':
    case 'treachery':
    case 'treason':
    case 'hit':
    case 'hold':
      return battlePromise(state, seat, move)
    default:
      return 1
  }
}

const weights: number[] = []

/** A pick at random, the promising ones more often. */
function pick(state: State, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  let sum = 0
  weights.length = 0
  for (const move of moves) {
    const weight = promise(state, seat, move)
    sum += weight * weight
    weights.push(sum)
  }
  const at = (dice.int(1_000_000) / 1_000_000) * sum
  const i = weights.findIndex((edge) => at < edge)
  return (moves[i < 0 ? 0 : i] ?? moves[0]) as Move
}

export const knowledge: Knowledge<State, Move> = { evaluate, promise, pick }
