/** Which steps are one and the same answer. */
import { quick, stateHash } from '../../engine/index.ts'
import type { Task } from '../types.ts'

/** In so many guessed worlds two steps must lead to the same view. */
const WORLDS = 3

export function movesOf({ rules, view, seat }: Task): readonly string[] {
  return rules.legal(rules.guess(view, quick(0)), seat).map((move) => rules.write(move))
}

/** The steps after which the seat sees exactly what it sees after that one; the step itself comes first. */
export function sameAnswers(task: Task, text: string): readonly string[] {
  const seen = sights(task, text)
  const others = movesOf(task).filter((other) => other !== text && sights(task, other) === seen)
  return [text, ...others]
}

function sights({ rules, view, seat }: Task, text: string): string {
  const hashes: string[] = []
  for (let world = 0; world < WORLDS; world++) {
    const state = rules.guess(view, quick(world))
    const move = rules.legal(state, seat).find((choice) => rules.write(choice) === text)
    if (move === undefined) return ''
    rules.apply(state, seat, move, quick(world), null)
    hashes.push(stateHash(rules.view(state, seat)))
  }
  return hashes.join(' ')
}
