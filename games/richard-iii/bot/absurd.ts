/** Moves that nobody makes who has understood the rules: something else that is legal can only be better. */
import type { Seat } from '../../../engine/index.ts'
import { COUNTS, HOME, IS_HEIR, MAX } from '../rules/blocks.ts'
import { TURNS } from '../rules/figures.ts'
import { SUPPLY_LIMIT } from '../rules/map.ts'
import { cardOf } from '../rules/movement.ts'
import { num } from '../rules/numbers.ts'
import { blocksOf, open, POOL } from '../rules/places.ts'
import { heirAreas } from '../rules/recruiting.ts'
import type { Move, State } from '../types/index.ts'
import { type Read, read } from './moves.ts'
import { POWER, risk, survey } from './survey.ts'

export function absurd(state: State, seat: Seat, move: Move): boolean {
  switch (move.type) {
    case 'pass':
      // Firing costs nothing.
      return true
    case 'charge':
      return dominated(state, seat, read(move).other)
    case 'end':
      if (state.phase !== 'action') return false
      survey(state, seat)
      return endsTooSoon(state, seat)
    case 'march':
    case 'sail':
      return wanders(state, seat, read(move))
    default:
      return false
  }
}

/** A charge at the only strongest block: fire would hit the same, and nobody would shoot back. */
export function dominated({ battle, strength }: State, seat: Seat, target: number): boolean {
  const front = battle?.front[1 - seat] ?? []
  return front.every((each) => each === target || num(strength, each) < num(strength, target))
}

/** So likely to fall at once, a head is better not raised. */
const DOOMED = 0.5

/** Ending with points left while a head can be raised that may well live; goes by the survey. */
export function endsTooSoon(state: State, seat: Seat): boolean {
  if (state.points === 0 || !cardOf(state, seat).recruit) return false
  for (const block of blocksOf(state, seat)) {
    if (state.at[block] !== POOL || state.down[block] === 1 || COUNTS[block] === 0) continue
    const strong = num(MAX, block) * num(POWER, block)
    for (const area of IS_HEIR[block] === 1 ? heirAreas(state, seat) : (HOME[block] as number[]))
      if (open(state, seat, area) && risk(seat, area, strong) < DOOMED) return true
  }
  return false
}

/** Blocks that do not count and meet nobody, moved by the last to act in a campaign: they go home from anywhere. */
export function wanders(state: State, seat: Seat, { block, other, from, to }: Read): boolean {
  return (
    state.turn === TURNS &&
    state.first !== seat &&
    COUNTS[block] === 0 &&
    (other < 0 || COUNTS[other] === 0) &&
    num(state.here[1 - seat] as number[], to) === 0 &&
    // Whoever leaves a crowd leaves it food.
    num(state.here[seat] as number[], from) <= num(SUPPLY_LIMIT, from)
  )
}
