/** A house with a game in which a step without a choice comes about, and one in which that step lets nothing be taken back any more. */
import { game } from '../../engine/kit/samples/counting.ts'
import type { Entry } from '../../games/index.ts'

const firm = { ...game, about: { ...game.about, id: 'counting-firm' }, barriers: ['pass'] }

export const catalogue: readonly Entry[] = [game, firm].map((each) => ({
  about: each.about,
  load: () => Promise.resolve(each),
  knowledge: () => Promise.resolve({ evaluate: () => 0 }),
}))
