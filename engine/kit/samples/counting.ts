/** A tiny open game of turns for the tests of going back: two count by one or two, and whoever is at 5 can only pass. */
import type { AnyGame, Dice, Seat, Tell } from '../../game.ts'

export interface State {
  turn: Seat
  count: number
  rolled: number[]
}

export const game = {
  about: {
    id: 'counting',
    version: 1,
    seatCounts: [2],
    options: [],
    rulePrefix: 'CO',
    designer: '',
    publisher: '',
    year: 2026,
    minutes: [1, 2],
  },
  setup: (): State => ({ turn: 0, count: 0, rolled: [] }),
  awaiting: (state: State) => (state.count < 20 ? [state.turn] : []),
  legal: (state: State, seat: Seat) => {
    if (seat !== state.turn || state.count >= 20) return []
    return state.count === 5 ? ['pass'] : ['one', 'two', 'roll', 'show']
  },
  apply: (state: State, seat: Seat, move: string, dice: Dice, tell: Tell<{ type: string }>) => {
    if (move === 'roll') state.rolled.push(dice.int(6))
    state.count += move === 'two' ? 2 : 1
    state.turn = 1 - seat
    tell?.({ type: move })
  },
  view: (state: State, seat: Seat | null) => ({ ...state, rolled: [...state.rolled], seat }),
  guess: ({ turn, count, rolled }: State) => ({ turn, count, rolled: [...rolled] }),
  outcome: (state: State) => (state.count < 20 ? null : { places: [1, 2], scores: [0, 0], reason: 'end' }),
  idle: () => 'one',
  write: (move: string) => move,
  forced: (view: State) => view.count === 5,
  barriers: ['show'],
  speech: {
    prompt: () => ({ ask: { say: 'count' }, rule: 'CO-1' }),
    move: (move: string) => ({ say: move }),
    event: ({ type }: { readonly type: string }) => ({ say: type }),
    standing: () => [0, 1].map(() => ({ score: 0, facts: [] })),
    seat: (seat: Seat) => ({ name: { say: `seat.${seat}` }, livery: seat === 0 ? 'lancaster' : 'york' }),
  },
} as unknown as AnyGame
