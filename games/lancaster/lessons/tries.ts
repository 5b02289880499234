/** What the lessons ask about a try, in the notation of moves. */
import type { Lesson, Try } from '../../../engine/lesson.ts'
import { PRINTED } from '../rules/figures.ts'
import { LETTERS, write } from '../rules/notation.ts'
import type { Event, Move, State } from '../types/index.ts'

export type LancasterLesson = Lesson<State, Move, Event>
export type LancasterTry = Try<State, Move, Event>

/** Whether the last step of the try is written so. */
export function said(pattern: RegExp): (attempt: LancasterTry) => boolean {
  return ({ moves }) => {
    const last = moves.at(-1)
    return last !== undefined && pattern.test(write(last))
  }
}

export const anything = (): boolean => true

export function countyOf(letter: string) {
  const county = PRINTED.counties[LETTERS.indexOf(letter)]
  if (!county) throw new Error(`no county ${letter}`)
  return county
}

export function nameOf(letter: string) {
  return { say: `county.${countyOf(letter).id}` }
}

export function conflictOf(id: string) {
  const card = PRINTED.conflicts.find((conflict) => conflict.id === id)
  if (!card) throw new Error(`no conflict ${id}`)
  return card
}
