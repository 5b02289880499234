import type { State } from '../types/index.ts'

/** The start of a turn: nothing is half done. */
export function calm({ phase }: State): boolean {
  return phase === 'choose-card' || phase === 'mulligan'
}
