/**
 * A house with a game in which a step without a choice comes about, one in which three of them follow each other, one in which that step
 * lets nothing be taken back any more, one in which a seat may leave word to count by two, and one in which the first counts alone.
 */
import type { Dice, Seat, Tell } from '../../engine/index.ts'
import { game, type State } from '../../engine/kit/samples/counting.ts'
import type { Entry } from '../../games/index.ts'

const firm = { ...game, about: { ...game.about, id: 'counting-firm' }, barriers: ['pass'] }

const isForced = ({ count }: State): boolean => count >= 5 && count < 8
const chain = {
  ...game,
  about: { ...game.about, id: 'counting-chain' },
  legal: (state: State, seat: Seat) =>
    seat === state.turn && isForced(state) ? ['pass'] : state.count === 5 ? [] : game.legal(state, seat),
  forced: isForced,
}

const alone = {
  ...game,
  about: { ...game.about, id: 'counting-alone' },
  apply: (state: State, seat: Seat, move: string, dice: Dice, tell: Tell<{ readonly type: string }>) => {
    game.apply(state, seat, move, dice, tell)
    state.turn = seat
  },
}

const byTwo = (_view: unknown, moves: readonly unknown[]) => moves.find((move) => move === 'two') ?? null
const ordered = {
  ...game,
  about: { ...game.about, id: 'counting-ordered' },
  // Every ten are a turn.
  orders: {
    line: true as const,
    kinds: [{ id: 'two', take: byTwo }],
    turn: ({ count }: State) => Math.floor(count / 10),
  },
}

export const catalogue: readonly Entry[] = [game, chain, firm, ordered, alone].map((each) => ({
  about: each.about,
  load: () => Promise.resolve(each),
  knowledge: () => Promise.resolve({ evaluate: () => 0 }),
}))
