/** End of the game (LA-11, LA-12.15). */
import type { Outcome, Tell } from '../../../engine/game.ts'
import type { Event, State } from '../types/index.ts'
import { figuresOf } from './figures.ts'
import { ownedStrength } from './knights.ts'
import { add, countTrue, nth } from './list.ts'

/**
 * First and second place by `measure`, ties broken by `tieBreak`. Still tied for first: both prizes
 * are shared and there is no second place; still tied for second: that prize is shared (LA-11.3,
 * LA-11.4, LA-A22). Shares are rounded down.
 */
export function prizes(
  measure: readonly number[],
  tieBreak: readonly number[],
  first: number,
  second: number,
): readonly number[] {
  const beats = (a: number, b: number): boolean =>
    nth(measure, a) !== nth(measure, b) ? nth(measure, a) > nth(measure, b) : nth(tieBreak, a) > nth(tieBreak, b)
  const ahead = measure.map((_, seat) => measure.filter((__, other) => beats(other, seat)).length)
  const leaders = ahead.filter((count) => count === 0).length
  if (leaders > 1) return ahead.map((count) => (count === 0 ? Math.floor((first + second) / leaders) : 0))
  const seconds = ahead.filter((count) => count === 1).length
  return ahead.map((count) => (count === 0 ? first : count === 1 ? Math.floor(second / seconds) : 0))
}

export function finalPoints(state: State): {
  readonly knighthood: readonly number[]
  readonly extensions: readonly number[]
  readonly noblemen: readonly number[]
} {
  const { scoring } = figuresOf(state.figures)
  const second = state.seats === 2 ? scoring.secondWithTwo : scoring.second
  const strengths = state.points.map((_, seat) => ownedStrength(state, seat))
  return {
    knighthood: prizes(strengths, state.squires, scoring.first, second),
    extensions: prizes(state.extensions.map(countTrue), state.gold, scoring.first, second),
    noblemen: state.noblemen.map((kinds) => scoring.noblemen[countTrue(kinds)] ?? 0),
  }
}

export function scoreFinal(state: State, tell: Tell<Event>): void {
  // LA-14.6: stocks are shown for the tie-breaks; two players have seen them all along.
  if (state.seats > 2) tell?.({ type: 'stocks', gold: [...state.gold], squires: [...state.squires] })
  const scored = finalPoints(state)
  for (const what of ['knighthood', 'extensions', 'noblemen'] as const) {
    const points = scored[what]
    points.forEach((n, seat) => add(state.points, seat, n))
    tell?.({ type: 'scored', what, points })
  }
  state.phase = 'over'
}

/** LA-11.6: ties share. */
export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null
  const scores = [...state.points]
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return { places, scores, reason: 'rounds' }
}
