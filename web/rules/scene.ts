/** A position for a picture: some moves into a game played with these dice, seen by the first seat. */
import { quick } from '../../engine/dice.ts'
import type { AnyGame } from '../../engine/game.ts'
import { defaultOptions } from '../../engine/options.ts'
import type { SceneSpec } from '../game-assets.ts'

export function viewOf(game: AnyGame, { seats, seed, moves }: SceneSpec): unknown {
  const dice = quick(seed)
  const state = game.setup(seats, defaultOptions(game.about), dice)
  for (let made = 0; made < moves; made++) {
    const [seat] = game.awaiting(state)
    if (seat === undefined) break
    const legal = game.legal(state, seat)
    game.apply(state, seat, legal[dice.int(legal.length)], dice, null)
  }
  return game.view(state, 0)
}
