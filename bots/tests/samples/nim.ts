/** Take one to three stones; who takes the last one wins. Open, two seats, no luck: alpha-beta solves it. */
import type { AnyGame, AnyKnowledge, Game, Knowledge } from '../../../engine/index.ts'
import { aboutSample, mute, SEATS } from './house.ts'

interface State {
  stones: number
  turn: number
}
type Event = { type: 'took' }

const nim: Game<State, number, Event, State> = {
  about: aboutSample('nim', [2]),
  setup: (_seats, _options, dice) => ({ stones: 10 + dice.int(8), turn: 0 }),
  awaiting: (s) => (s.stones > 0 ? (SEATS[s.turn] ?? []) : []),
  legal(s, seat, into: number[] = []) {
    into.length = 0
    if (s.stones > 0 && seat === s.turn) for (let n = 1; n <= Math.min(3, s.stones); n++) into.push(n)
    return into
  },
  apply(s, _seat, n, _dice, tell) {
    s.stones -= n
    s.turn = 1 - s.turn
    tell?.({ type: 'took' })
  },
  view: (s) => ({ ...s }),
  guess: (v) => ({ ...v }),
  outcome: (s) =>
    s.stones > 0
      ? null
      : { places: s.turn === 0 ? [2, 1] : [1, 2], scores: s.turn === 0 ? [0, 1] : [1, 0], reason: 'last' },
  idle: () => 1,
  write: (n) => `take${n}`,
  barriers: [],
  speech: mute(() => [0, 0]),
}

const knowledge: Knowledge<State, number> = { evaluate: () => 0 }

export const nimGame = nim as unknown as AnyGame
export const nimKnowledge = knowledge as unknown as AnyKnowledge
