/** What the game teaches the bots. */
import type { Dice, Knowledge, Seat } from '../../engine/game.ts'
import { outcome } from './end.ts'
import { houseOf, stoneOf } from './houses.ts'
import { eachTerritory, joinValue, territoryValue } from './scoring.ts'
import { targetOf } from './spaces.ts'
import type { Move, State } from './types.ts'

/** What an unused hero is worth in points while the game runs: about the territory it can cut or join. */
const HERO_WORTH = 30

/** A lead of that many points is a good one. */
const GOOD_LEAD = 60

/** What a card more in the hand is worth in points: about a stone laid beside a single one. */
const CARD_WORTH = 4

function evaluate(state: State, seat: Seat): number {
  const ended = outcome(state)
  if (ended) return ended.places.every((place) => place === 1) ? 0 : ended.places[seat] === 1 ? 1 : -1
  const own = stoneOf(seat)
  let points = 0
  eachTerritory(state.board, (stone, size) => {
    const value = territoryValue(size, state.options.scoring)
    points += stone === own ? value : -value
  })
  state.heroes.forEach((left, other) => {
    points += houseOf(other) === houseOf(seat) ? left * HERO_WORTH : -left * HERO_WORTH
  })
  return Math.tanh(points / GOOD_LEAD / 2)
}

/** The points a play wins for the own house and takes from the other, less what its hero is worth. */
function promise(state: State, seat: Seat, move: Move): number {
  if (move.type !== 'play') return CARD_WORTH
  const { board, options } = state
  const space = targetOf(state.crown, move.card)
  const own = stoneOf(seat)
  const won = joinValue(board, space, own, options.scoring)
  if (!move.hero) return won
  const taken = joinValue(board, space, own === 1 ? 2 : 1, options.scoring)
  return Math.max(0, won + taken - HERO_WORTH)
}

/** Mostly the move that promises most, now and then anything. */
function pick(state: State, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  let best = moves[dice.int(moves.length)] as Move
  if (moves.length === 1 || dice.int(10) === 0) return best
  let most = promise(state, seat, best)
  for (const move of moves) {
    const promised = promise(state, seat, move)
    if (promised > most) {
      most = promised
      best = move
    }
  }
  return best
}

export const knowledge: Knowledge<State, Move> = { evaluate, promise, pick }
