import { quick } from '../../../engine/dice.ts'
import { awaiting, legal, together } from '../rules/index.ts'
import { GOODS, type View } from '../types/index.ts'
import { guess } from './guess.ts'

/** More than anything costs. */
const PLENTY = 99

/**
 * The one step that is left whether there is nothing behind the screen or plenty: the last favour tile, the only nobleman, a castle with one
 * thing to do. What hangs on the goods there (an exchange, a ransom, a paid tile) is never forced in the open: whoever answers at
 * once would tell what is behind it.
 */
export function forced(view: View): boolean {
  const state = guess(view, quick(0))
  const [seat, other] = awaiting(state)
  if (seat === undefined || other !== undefined || together(state)) return false
  return [0, PLENTY].every((n) => {
    for (const good of GOODS) state[good][seat] = n
    return legal(state, seat).length === 1
  })
}
