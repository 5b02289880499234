/** Who plays which side at a table that draws for them: it follows from the sealed dice, and nobody could have chosen it. */
import { makeDice } from './dice.ts'
import { keyedHashHex } from './hash.ts'

/**
 * For each seat the one its player had sat down at. It hangs on the key and on what every seat added, as the dice do, but on draws of
 * its own: whoever knows the sides knows nothing of the first throw.
 */
export function drawnSides(key: string, entropy: readonly string[]): readonly number[] {
  const from = entropy.map((_, seat) => seat)
  makeDice({ make: 'sealed', key: keyedHashHex(key, 'rose-and-crown sides'), entropy }).shuffle(from)
  return from
}
