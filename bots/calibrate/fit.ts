/** Lines from the log odds of a judgement to those of winning: one for each seat in each third of the game. */
import type { ChanceTable } from '../../engine/index.ts'
import { logistic, logOdds } from '../chances.ts'
import type { Played } from './samples.ts'

export const PHASES = 3

/** In which third of a game each stage lies, by how much of it had passed on average. */
export function phasesOf(games: readonly Played[]): { readonly [stage: string]: number } {
  const stages = Map.groupBy(
    games.flatMap(({ samples }) => samples),
    ({ stage }) => stage,
  )
  const third = (passed: number): number => Math.min(PHASES - 1, Math.floor(passed * PHASES))
  return Object.fromEntries(
    [...stages].map(([stage, samples]) => [stage, third(average(samples.map(({ passed }) => passed)))]),
  )
}

type Line = readonly [constant: number, slope: number]

interface Point {
  readonly x: number
  readonly won: number
  readonly weight: number
}

/** How firmly a line is held near the one before it, in units of evidence: of a seat, and of a seat in a third of the game. */
export interface Held {
  readonly seat: number
  readonly phase: number
}

/** Few games say little: a line is held near that of its seat, that near the line of the whole table, and that near the judgement itself. */
export function linesOf(
  games: readonly Played[],
  phases: { readonly [stage: string]: number },
  sides: number,
  held: Held,
): ChanceTable['lines'] {
  const seats = games[0]?.won.length ?? 0
  const points = (wanted: (seat: number, phase: number) => boolean): readonly Point[] =>
    games.flatMap(({ samples, won }) => {
      const own = samples.filter(({ seat, stage }) => wanted(seat, phases[stage] ?? 1))
      // Moments of one game are one piece of evidence, however many there are.
      return own.map(({ seat, value }) => ({ x: logOdds(value), won: won[seat] ?? 0, weight: 1 / own.length }))
    })
  const whole = line(
    points(() => true),
    [-Math.log(Math.max(1, sides - 1)), 1],
    held.seat,
  )
  return Array.from({ length: seats }, (_, seat) => {
    const own = line(
      points((each) => each === seat),
      whole,
      held.seat,
    )
    return Array.from({ length: PHASES }, (__, phase) =>
      line(
        points((each, when) => each === seat && when === phase),
        own,
        held.phase,
      ).map((value) => Math.round(value * 1000) / 1000),
    )
  })
}

/** More is never expected of what is judged worse. */
const FLATTEST = 0.05
const ROUNDS = 15

/** Logistic regression by Newton's method, held near a line. */
function line(points: readonly Point[], near: Line, held: number): Line {
  let [constant, slope] = near
  for (let round = 0; round < ROUNDS; round++) {
    let gradient0 = held * (near[0] - constant)
    let gradient1 = held * (near[1] - slope)
    let curve00 = held
    let curve01 = 0
    let curve11 = held
    for (const { x, won, weight } of points) {
      const chance = logistic(constant + slope * x)
      const pull = weight * (won - chance)
      const bend = weight * chance * (1 - chance)
      gradient0 += pull
      gradient1 += pull * x
      curve00 += bend
      curve01 += bend * x
      curve11 += bend * x * x
    }
    const size = curve00 * curve11 - curve01 * curve01
    constant += clamp((gradient0 * curve11 - gradient1 * curve01) / size)
    slope += clamp((gradient1 * curve00 - gradient0 * curve01) / size)
  }
  return [constant, Math.max(FLATTEST, slope)]
}

function clamp(step: number): number {
  return Math.max(-1, Math.min(1, step))
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
}
