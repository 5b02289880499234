/** What the game teaches the bots. */
import type { Dice, Knowledge, Seat } from '../../engine/game.ts'
import { outcome } from './end.ts'
import { houseOf, stoneOf } from './houses.ts'
import { eachTerritory, territoryValue } from './scoring.ts'
import { NEIGHBOURS, targetOf } from './spaces.ts'
import type { Move, Space, State } from './types.ts'

/** What an unused hero is worth in points while the game runs: about the territory it can cut or join. */
const HERO_WORTH = 30

/** A lead of that many points is a good one. */
const GOOD_LEAD = 60

/** In points, how far the seat's house is ahead. */
function lead(state: State, seat: Seat): number {
  const own = stoneOf(seat)
  let points = 0
  eachTerritory(state.board, (stone, size) => {
    const value = territoryValue(size, state.options.scoring)
    points += stone === own ? value : -value
  })
  return points
}

function evaluate(state: State, seat: Seat): number {
  const ended = outcome(state)
  if (ended) return ended.places.every((place) => place === 1) ? 0 : ended.places[seat] === 1 ? 1 : -1
  let points = lead(state, seat)
  state.heroes.forEach((left, other) => {
    points += houseOf(other) === houseOf(seat) ? left * HERO_WORTH : -left * HERO_WORTH
  })
  return Math.tanh(points / GOOD_LEAD / 2)
}

/** Points won by a play, less what its hero is worth; 0 for a play that only loses tempo. */
function promise(state: State, seat: Seat, move: Move): number {
  if (move.type !== 'play') return 1
  const space = targetOf(state.crown, move.card)
  const before = lead(state, seat)
  const stone = state.board[space] ?? 0
  state.board[space] = stoneOf(seat)
  const after = lead(state, seat)
  state.board[space] = stone
  return Math.max(0, after - before - (move.hero ? HERO_WORTH : 0))
}

/** Mostly the play that touches most stones of the own house, now and then anything. */
function pick(state: State, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  const any = moves[dice.int(moves.length)] as Move
  if (moves.length === 1 || dice.int(4) === 0) return any
  let best = any
  let most = 0
  for (const move of moves) {
    const touched = move.type === 'play' ? ownAround(state, seat, targetOf(state.crown, move.card)) : 0
    const worth = move.type === 'play' && move.hero ? touched - 1 : touched
    if (worth > most) {
      most = worth
      best = move
    }
  }
  return best
}

function ownAround(state: State, seat: Seat, space: Space): number {
  const own = stoneOf(seat)
  let count = 0
  for (const near of NEIGHBOURS[space] ?? []) if (state.board[near] === own) count++
  return count
}

export const knowledge: Knowledge<State, Move> = { evaluate, promise, pick }
