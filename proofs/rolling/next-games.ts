/** The games of the house after the next release: in each the rules have changed so much that an old table played by them would be noticed. */
import type { AnyGame } from '../../engine/index.ts'
import { catalogue as today, type Entry } from '../../games/index.ts'
import { raised } from '../shadow/next-games.ts'

/** Nobody has more than one choice. */
function oneWay(game: AnyGame): AnyGame {
  return {
    ...game,
    legal: (state, seat, into = []) => {
      into.push(...game.legal(state, seat).slice(0, 1))
      return into
    },
  }
}

export const catalogue: readonly Entry[] = today.map((entry) => raised(entry, oneWay))
