import { REBEL, SIDE } from './blocks.ts'
import type { Colour } from './ids.ts'

/** The colour of a block's back, which everybody sees. */
export function colourOf(block: number): Colour {
  return block === REBEL ? 'black' : SIDE[block] === 0 ? 'red' : 'white'
}
