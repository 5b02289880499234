/** Whether a moment is a puzzle: one answer, clearly better than all others, however the hidden things are guessed. */
import { quick } from '../../engine/index.ts'
import type { Seen } from '../reasons.ts'
import type { Task } from '../types.ts'
import { sameAnswers } from './answers.ts'
import { gradeOf } from './grade.ts'
import { sensible } from './sound.ts'
import { clearAsTold, toldOf } from './told.ts'
import type { Grade, Puzzle } from './types.ts'
import { searched, styleFor, thorough, weigh, type Weighed } from './weigh.ts'

export interface Found {
  readonly answers: readonly string[]
  readonly grade: Grade
  readonly weighed: Weighed
}

export interface Search {
  /** An answer is found with this, and confirmed with many times as much. */
  readonly effort: number
  /** By so much the answer must be better, on the scale from −1 (lost) to 1 (won), with each of the seeds. */
  readonly margin: number
  /** Whether one more of that grade is wanted. */
  readonly wanted: (grade: Grade) => boolean
}

const SEEDS = [11, 12, 13]
/** What could as well be luck is no puzzle: the difference must be so many standard errors. */
const SURE = 3
/** With so many times the effort it was found with, an answer must be clear with each seed. */
const CONFIRM = 8

export function find(seen: Seen, { effort, margin, wanted }: Search): Found | null {
  const [answer] = searched(seen, effort, 1).plan
  const task = thorough(seen, effort, 1)
  if (answer === undefined || closesPlan(task, answer) || !sensible(seen, [answer])) return null
  const answers = sameAnswers(task, answer)
  if (gapOf(weigh(seen, answers, effort, 2)) < margin / 2) return null
  const grade = gradeOf(seen, answers)
  if (!wanted(grade)) return null
  const all: Weighed[] = []
  for (const seed of SEEDS) {
    const weighed = weigh(seen, answers, CONFIRM * effort, seed)
    if (gapOf(weighed) < Math.max(margin, SURE * weighed.error)) return null
    if (!clearAsTold(toldOf(seen.knowledge?.chances, seen, inHundredths(weighed)))) return null
    all.push(weighed)
  }
  return { answers, grade, weighed: all.reduce((least, each) => (gapOf(each) < gapOf(least) ? each : least)) }
}

export function gapOf(weighed: Weighed): number {
  return weighed.with - weighed.without
}

/** As a file keeps it. */
export function inHundredths(weighed: Weighed): Pick<Puzzle, 'with' | 'without'> {
  return { with: Math.round(weighed.with * 100), without: Math.round(weighed.without * 100) }
}

/** "You have planned enough" is no answer worth looking for. */
function closesPlan(task: Task, text: string): boolean {
  const { rules, view, seat } = task
  const world = rules.guess(view, quick(0))
  const planning = styleFor(task) === 'plan' && (rules.together?.(world) ?? false)
  return planning && rules.write(rules.idle(world, seat)) === text
}
