/** Small words for what games foresee. */
import type { Foresight, Phrase } from './game.ts'

export const plain = (text: Phrase): Foresight => ({ text, tone: 'plain' })
export const good = (text: Phrase): Foresight => ({ text, tone: 'good' })
export const warn = (text: Phrase): Foresight => ({ text, tone: 'warn' })

/** A change as people write it: `+7`, `−2`, `±0`. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0'
}
