/**
 * What a position is worth to red, as the logarithm of the odds of winning: numbers that are read off the board, each
 * weighed by how far the game has come, and the windows.
 */
import data from '../../data.json' with { type: 'json' }

const STONES = data.stones.total
/** Weights are given for the end, the middle and the beginning, and go over into each other. */
export const PHASES = 3
/** A lead of so many points is worth half of what any lead can be. */
const HALF_LEAD = 30

/** Each number that is read, in the order of the weights. */
export const SCALARS = [
  'lead',
  'margin',
  'hero-1',
  'hero-2',
  'hero-3',
  'hero-4',
  'last-reach',
  'reach',
  'hand',
  'turn',
  'largest',
] as const

/** How much each phase counts with so many stones left. */
export function phasesAt(stonesLeft: number): readonly [number, number, number] {
  const late = Math.max(0, 1 - (2 * stonesLeft) / STONES)
  const early = Math.max(0, (2 * stonesLeft) / STONES - 1)
  return [late, 1 - late - early, early]
}

export function margin(lead: number): number {
  return lead / (Math.abs(lead) + HALF_LEAD)
}

/** A position as the judgement reads it; red's figures first, then white's. */
export interface Reading {
  readonly lead: number
  readonly heroes: readonly [number, number]
  readonly largest: readonly [number, number]
  readonly hands: readonly [number, number]
  /** 1 when red is to move, −1 when white is. */
  readonly turn: number
}

/** The numbers of `SCALARS`: what is good for red is above nothing. */
export function scalarsOf({ lead, heroes, largest, hands, turn }: Reading): number[] {
  const [red, white] = heroes
  const has = (count: number): number => Number(red === count) - Number(white === count)
  const reach = (of: number, enemy: number, last: boolean): number => (of > 0 && (of === 1) === last ? enemy / 10 : 0)
  return [
    lead / 100,
    margin(lead),
    has(1),
    has(2),
    has(3),
    has(4),
    reach(red, largest[1], true) - reach(white, largest[0], true),
    reach(red, largest[1], false) - reach(white, largest[0], false),
    hands[0] - hands[1],
    turn,
    (largest[0] - largest[1]) / 10,
  ]
}

const ROW = 16

/** The weights of the numbers, laid out by stones left for quick reading. */
export class Judge {
  private readonly rows = new Float64Array((STONES + 1) * ROW)

  /** `weights` has for each number its weights late, in the middle and early. */
  constructor(weights: readonly number[]) {
    for (let left = 0; left <= STONES; left++) {
      const phases = phasesAt(left)
      SCALARS.forEach((_, i) => {
        const sum = phases.reduce((all, part, phase) => all + part * (weights[i * PHASES + phase] ?? 0), 0)
        this.rows[left * ROW + i + (i >= 2 ? 1 : 0)] = sum
      })
      // No hero stands before one hero, so that the count of heroes finds its own.
      this.rows[left * ROW + 2] = 0
    }
  }

  value(
    stonesLeft: number,
    lead: number,
    red: number,
    white: number,
    redLargest: number,
    whiteLargest: number,
    hands: number,
    turn: number,
  ): number {
    const { rows } = this
    const row = stonesLeft * ROW
    let sum = (rows[row] as number) * lead * 0.01 + (rows[row + 1] as number) * (lead / (Math.abs(lead) + HALF_LEAD))
    sum += (rows[row + 2 + red] as number) - (rows[row + 2 + white] as number)
    if (red > 0) sum += (rows[row + (red === 1 ? 7 : 8)] as number) * whiteLargest * 0.1
    if (white > 0) sum -= (rows[row + (white === 1 ? 7 : 8)] as number) * redLargest * 0.1
    sum += (rows[row + 9] as number) * hands + (rows[row + 10] as number) * turn
    return sum + (rows[row + 11] as number) * (redLargest - whiteLargest) * 0.1
  }
}
