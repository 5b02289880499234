/** One question, asked six times with six seeds. */
import type { Choice } from '../../bots/index.ts'
import type { Counts } from './play.ts'

const TIMES = 6

export function sixTimes(again: () => Choice): readonly Choice[] {
  return Array.from({ length: TIMES }, again)
}

export function kinds(answers: readonly string[]): number {
  return new Set(answers).size
}

/** For each number of different answers from one to six a count of its own. */
export function countKinds(counts: Counts, what: string, of: string, answers?: readonly string[]): void {
  for (let n = 1; n <= TIMES; n++)
    counts.add(`${what}: ${n === 1 ? 'all the same' : `${n} different`}`, answers && kinds(answers) === n ? 1 : 0, of)
}
