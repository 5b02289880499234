/**
 * How a battle may go: fought many times by the rules of chapter 8 on guesses of what is hidden, with dice of fixed seeds. Both
 * sides stand and fire; charges, treachery and early retreats are left to the players.
 */
import { quick, type Seat } from '../../../engine/index.ts'
import { applyBattle, beginBattle, listBattleTurn, listHits } from './battle.ts'
import { copy } from './copy.ts'
import { AREA_COUNT } from './map.ts'
import { HOLD } from './moves.ts'
import { num } from './numbers.ts'
import { blocksAt, holds } from './places.ts'
import type { Move, State } from '../types/index.ts'

export interface Forecast {
  /** From 0 to 1: how often the seat alone stands there at the end. */
  readonly wins: number
  /** Strength lost on average, by the seat and by its enemy. */
  readonly losses: number
  readonly kills: number
}

/** How often each world is fought. */
const FIGHTS = 16
/** More turns than any battle has. */
const MOST_TURNS = 400

/** The battle in `area` as `seat` may expect it, over worlds that all look alike to it. */
export function forecast(worlds: readonly State[], seat: Seat, area: number): Forecast {
  let wins = 0
  let losses = 0
  let kills = 0
  const fights = worlds.length * FIGHTS
  for (const [i, world] of worlds.entries())
    for (let n = 0; n < FIGHTS; n++) {
      const state = copy(world)
      const sides = [seat, 1 - seat].map((side) => blocksAt(state, side, area))
      const before = sides.map((blocks) => strengthOf(state, blocks))
      fight(state, area, i * FIGHTS + n)
      const after = sides.map((blocks) => strengthOf(state, blocks))
      if (state.winner === seat || (holds(state, seat, area) && !holds(state, 1 - seat, area))) wins++
      losses += num(before, 0) - num(after, 0)
      kills += num(before, 1) - num(after, 1)
    }
  return { wins: wins / fights, losses: losses / fights, kills: kills / fights }
}

/** What is left of blocks that still stand on the map. */
function strengthOf(state: State, blocks: readonly number[]): number {
  let sum = 0
  for (const block of blocks)
    if (num(state.at, block) < AREA_COUNT && state.down[block] === 0) sum += num(state.strength, block)
  return sum
}

function fight(state: State, area: number, seed: number): void {
  const dice = quick(seed + 1)
  // A battle that goes on is fought from where it stands.
  if (state.battle?.area !== area) {
    state.treason = -1
    beginBattle(state, area, null)
  }
  for (let turn = 0; turn < MOST_TURNS && state.battle && state.winner < 0; turn++) {
    const seat = state.awaited === 1 ? 0 : 1
    applyBattle(state, seat, choice(state, seat), dice, null)
  }
}

/** Fire if there is any; in the last round attackers leave by the first way. */
function choice(state: State, seat: Seat): Move {
  const moves: Move[] = []
  if (state.phase === 'assign-hits') listHits(state, seat, moves)
  else if (state.phase === 'battle-turn') listBattleTurn(state, seat, moves)
  return moves.find(({ type }) => type === 'fire') ?? moves[0] ?? HOLD
}
