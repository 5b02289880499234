/** What the lessons ask about a try, in the notation of moves. */
import type { Lesson, Try } from '../../../engine/lesson.ts'
import type { CardId } from '../rules/ids.ts'
import { CARDS } from '../rules/ids.ts'
import { write } from '../rules/notation.ts'
import type { Event, Move, State } from '../types/index.ts'

export type RichardLesson = Lesson<State, Move, Event>
type RichardTry = Try<State, Move, Event>

/** Whether the last step of the try is written so. */
export function said(pattern: RegExp): (attempt: RichardTry) => boolean {
  return ({ moves }) => {
    const last = moves.at(-1)
    return last !== undefined && pattern.test(write(last))
  }
}

export const anything = (): boolean => true

export const block = (name: string) => ({ say: `block.${name}` })
export const area = (name: string) => ({ say: `area.${name}` })

/** The same position with these cards in the two hands. */
export function holding(state: State, red: readonly CardId[], white: readonly CardId[]): State {
  const hand = (cards: readonly CardId[]): number[] => cards.map((card) => CARDS.indexOf(card)).sort((a, b) => a - b)
  state.hands = [hand(red), hand(white)]
  return state
}
