/** Which puzzles are solved, and on how many days in a row: kept where lessons are, and with an account wherever one signs in. */
import { keyOf, learn, learned } from '../learn/progress.ts'
import { dateOf } from './daily.ts'

/** Stands where a lesson has its game. */
const DAYS = 'daily'

function lessonOf(number: number): string {
  return `puzzle-${number}`
}

export function isSolved(game: string, number: number): boolean {
  return learned.value.has(keyOf(game, lessonOf(number)))
}

/** `day`: the puzzle was that day's. */
export function markSolved(game: string, number: number, day: number | null): void {
  learn(game, lessonOf(number))
  if (day !== null) learn(DAYS, dateOf(day))
}

/** Days in a row with a puzzle of the day solved, up to today; who has not solved today's yet keeps yesterday's. */
export function streakOf(known: ReadonlySet<string>, today: number): number {
  const solvedOn = (day: number): boolean => known.has(keyOf(DAYS, dateOf(day)))
  let day = solvedOn(today) ? today : today - 1
  let count = 0
  while (solvedOn(day--)) count++
  return count
}
