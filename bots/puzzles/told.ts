/** What a puzzle's answer is worth as people are told it: chances of a hundred. */
import type { Chances } from '../../engine/index.ts'
import { chanceOf, type Found } from '../chances.ts'
import type { Puzzle } from './types.ts'

/** With less between them nobody would call one of two chances clearly better. */
export const CLEAR = 5

export interface Told {
  readonly with: number
  readonly without: number
}

/** From the bots' scale, −100 to 100. */
export function toldOf(chances: Chances | undefined, found: Found, puzzle: Pick<Puzzle, 'with' | 'without'>): Told {
  const told = (value: number): number =>
    Math.round((chanceOf(chances, found, value / 100) ?? (value + 100) / 200) * 100)
  return { with: told(puzzle.with), without: told(puzzle.without) }
}

export function clearAsTold(told: Told): boolean {
  return told.with - told.without >= CLEAR
}
