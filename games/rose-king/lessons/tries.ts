/** What the lessons ask about a try. */
import type { Lesson, Try } from '../../../engine/lesson.ts'
import { CARDS } from '../rules/cards.ts'
import { houseOf } from '../rules/houses.ts'
import { scoresOf } from '../rules/scoring.ts'
import { NEIGHBOURS } from '../rules/spaces.ts'
import type { Event, House, Move, State } from '../types.ts'

export type RoseLesson = Lesson<State, Move, Event>
export type RoseTry = Try<State, Move, Event>

export function cardOf({ moves: [move] }: RoseTry) {
  return move?.type === 'play' ? CARDS[move.card] : undefined
}

export function drew({ moves: [move] }: RoseTry): boolean {
  return move?.type === 'draw'
}

export function withHero({ moves: [move] }: RoseTry): boolean {
  return move?.type === 'play' && move.hero
}

/** How much the house is worth. */
export function worth(state: State, house: House): number {
  return scoresOf(state.board, state.options.scoring)[house].total
}

/** What the try takes from the other house. */
export function taken({ before, after, seat }: RoseTry): number {
  const other = (1 - houseOf(seat)) as House
  return worth(before, other) - worth(after, other)
}

/** How many own stones the new one touches side by side. */
export function touches({ before, after, seat }: RoseTry): number {
  const own = houseOf(seat) + 1
  return before.crown !== after.crown
    ? (NEIGHBOURS[after.crown] ?? []).filter((near) => before.board[near] === own).length
    : 0
}
