/** What is said of somebody whose clock stands still, in lists as at the table. */
import type { Rests } from '../../protocol/index.ts'
import { tell } from './words.ts'

const WORDS = { holiday: 'rests.holiday', hours: 'rests.hours' } as const

export function restsText(rests: NonNullable<Rests>): string {
  return tell(WORDS[rests])
}
