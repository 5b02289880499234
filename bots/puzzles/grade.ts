/** How hard an answer is to find: which bots find it, and whether a glance does. */
import { quick } from '../../engine/index.ts'
import { choose } from '../choose.ts'
import { levels } from '../levels.ts'
import type { Seen } from '../reasons.ts'
import { honest } from '../slips.ts'
import type { Task } from '../types.ts'
import { movesOf } from './answers.ts'
import { styleFor, thorough } from './weigh.ts'
import { type Grade, GRADES } from './types.ts'

/** A level finds an answer if it does so with every one of these. */
const SEEDS = [1, 2, 3, 4]
/** What a glance finds is never harder than this. */
const GLANCE: Grade = 'squire'

/** The lowest level from which on all find it. */
export function gradeOf(seen: Seen, answers: readonly string[]): Grade {
  let grade: Grade = 'monarch'
  for (const level of levels.filter(({ effort }) => effort !== null).toReversed()) {
    if (!finds(seen, level.id, answers)) break
    grade = GRADES.find((each) => each === level.id) ?? grade
  }
  return harder(grade, GLANCE) && atAGlance(thorough(seen, 0, 0), answers) ? GLANCE : grade
}

function harder(one: Grade, other: Grade): boolean {
  return GRADES.indexOf(one) > GRADES.indexOf(other)
}

function finds(seen: Seen, id: string, answers: readonly string[]): boolean {
  const level = levels.find((each) => each.id === id)
  if (!level) return false
  const whole = styleFor(thorough(seen, 0, 0)) === 'plan'
  return SEEDS.every((seed) => {
    const { move, intent } = choose({ ...seen, level: honest(level), seed })
    return [move, ...(whole ? (intent?.moves ?? []) : [])].some((text) => answers.includes(text))
  })
}

/** Whether nothing promises more before any search. */
export function atAGlance(task: Task, answers: readonly string[]): boolean {
  const { rules, lore, seat, view } = task
  if (!lore?.promise) return false
  const world = rules.guess(view, quick(0))
  const promises = rules.legal(world, seat).map((move) => ({
    right: answers.includes(rules.write(move)),
    promise: lore.promise?.(world, seat, move) ?? 0,
  }))
  const most = (right: boolean): number =>
    Math.max(...promises.filter((each) => each.right === right).map(({ promise }) => promise))
  return movesOf(task).length > answers.length && most(true) >= most(false)
}
