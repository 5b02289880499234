/**
 * What things on the board count for. What is counted, and for how much, comes from 800 games at each number of players: the points
 * still to come, turn by turn, as a sum of what stood on the board when planning began. Control points told most, wherever they
 * stood; who led in which region told next to nothing beside them.
 */

interface Weights {
  /** What a point already scored still counts when there are several rivals: the leader is everybody's target. */
  readonly scored: number
  readonly controlPoint: number
  readonly award: number
  readonly pound: number
  readonly income: number
  readonly mercenary: number
  readonly frenchAid: number
}

/** By the turns that follow the present one. */
export const WEIGHTS: readonly Weights[] = [
  { scored: 1, controlPoint: 0.4, award: 0.75, pound: 0.25, income: 0, mercenary: 0.9, frenchAid: 0 },
  { scored: 0.85, controlPoint: 0.8, award: 1, pound: 0.5, income: 0.35, mercenary: 1.4, frenchAid: 4 },
  { scored: 0.6, controlPoint: 1.15, award: 0.9, pound: 0.8, income: 0.7, mercenary: 1.8, frenchAid: 8 },
  { scored: 0.3, controlPoint: 1.15, award: 0.7, pound: 0.8, income: 1.3, mercenary: 2, frenchAid: 12 },
]

/** What a point of trade and church bonuses counts, now and later together. */
export const PAIR = 0.8
