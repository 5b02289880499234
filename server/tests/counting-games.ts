/** A house with one game, in which a step without a choice comes about. */
import { game } from '../../engine/kit/samples/counting.ts'
import type { Entry } from '../../games/index.ts'

export const catalogue: readonly Entry[] = [
  { about: game.about, load: () => Promise.resolve(game), knowledge: () => Promise.resolve({ evaluate: () => 0 }) },
]
