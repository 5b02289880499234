/**
 * A house with a game in which a step without a choice comes about, one in which that step lets nothing be taken back any more, and one
 * in which a seat may leave word to count by two.
 */
import { game, type State } from '../../engine/kit/samples/counting.ts'
import type { Entry } from '../../games/index.ts'

const firm = { ...game, about: { ...game.about, id: 'counting-firm' }, barriers: ['pass'] }

const byTwo = (_view: unknown, moves: readonly unknown[]) => moves.find((move) => move === 'two') ?? null
const ordered = {
  ...game,
  about: { ...game.about, id: 'counting-ordered' },
  // Every ten are a turn.
  orders: { kinds: [{ id: 'two', take: byTwo }], turn: ({ count }: State) => Math.floor(count / 10) },
}

export const catalogue: readonly Entry[] = [game, firm, ordered].map((each) => ({
  about: each.about,
  load: () => Promise.resolve(each),
  knowledge: () => Promise.resolve({ evaluate: () => 0 }),
}))
