/**
 * Every window of two by three spaces, lying or upright, as a number of six digits to the base of three: what lies in it.
 * A table says what each pattern is worth to red; the sum over all windows is kept from stone to stone.
 */
import data from '../../data.json' with { type: 'json' }
import { OUTSIDE } from './tables.ts'

const WIDTH = data.board.columns.length
const HEIGHT = data.board.rows.length
const LONG = 3
const SHORT = 2
export const PATTERNS = 3 ** (LONG * SHORT)

/** The spaces of each window, along its long side. */
const WINDOWS: readonly (readonly number[])[] = Array.from({ length: OUTSIDE }, (_, space) => {
  const column = space % WIDTH
  const row = Math.floor(space / WIDTH)
  const windows: number[][] = []
  const fill = (long: number, short: number): number[] =>
    Array.from({ length: LONG * SHORT }, (_, i) => space + (i % LONG) * long + Math.floor(i / LONG) * short)
  if (column + LONG <= WIDTH && row + SHORT <= HEIGHT) windows.push(fill(1, WIDTH))
  if (column + SHORT <= WIDTH && row + LONG <= HEIGHT) windows.push(fill(WIDTH, 1))
  return windows
}).flat()

/** No space is in more windows than this: six lying ones and six upright. */
const MOST = 2 * LONG * SHORT
const COUNT = new Uint8Array(OUTSIDE)
const WINDOW = new Uint8Array(OUTSIDE * MOST)
const DIGIT = new Uint16Array(OUTSIDE * MOST)
WINDOWS.forEach((spaces, window) =>
  spaces.forEach((space, i) => {
    const at = space * MOST + (COUNT[space] as number)
    WINDOW[at] = window
    DIGIT[at] = 3 ** i
    COUNT[space] = (COUNT[space] as number) + 1
  }),
)

export class Windows {
  readonly codes = new Uint16Array(WINDOWS.length)
  private readonly worth: Float64Array
  sum = 0

  constructor(worth: Float64Array) {
    this.worth = worth
  }

  /** What the sum becomes if the digit of a space grows by so much. */
  after(space: number, by: number): number {
    const { codes, worth } = this
    let { sum } = this
    for (let i = space * MOST, end = i + (COUNT[space] as number); i < end; i++) {
      const code = codes[WINDOW[i] as number] as number
      sum += (worth[code + by * (DIGIT[i] as number)] as number) - (worth[code] as number)
    }
    return sum
  }

  /** Takes a change back; the sum is put back by whoever kept it, for adding and taking away would drift. */
  restore(space: number, by: number, sum: number): void {
    const { codes } = this
    for (let i = space * MOST, end = i + (COUNT[space] as number); i < end; i++) {
      const window = WINDOW[i] as number
      codes[window] = (codes[window] as number) - by * (DIGIT[i] as number)
    }
    this.sum = sum
  }

  change(space: number, by: number): void {
    const { codes, worth } = this
    let { sum } = this
    for (let i = space * MOST, end = i + (COUNT[space] as number); i < end; i++) {
      const window = WINDOW[i] as number
      const code = codes[window] as number
      const changed = code + by * (DIGIT[i] as number)
      codes[window] = changed
      sum += (worth[changed] as number) - (worth[code] as number)
    }
    this.sum = sum
  }
}

/** The patterns of all windows of a board. */
export function patternsOn(board: readonly number[]): readonly number[] {
  return WINDOWS.map((spaces) => spaces.reduce((code, space, i) => code + (board[space] ?? 0) * 3 ** i, 0))
}
