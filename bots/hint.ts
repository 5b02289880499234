/** "What would you play?": the best moves a bot sees from the asker's own view, and what it expects. */
import { choose } from './choose.ts'
import { type Reason, reasons } from './reasons.ts'
import type { Considered, Request } from './types.ts'

export const EXPECTATIONS = ['winning', 'better', 'even', 'worse', 'losing'] as const
/** Words for it are in the bots' catalogues as `hint.expects.<expectation>`. */
export type Expectation = (typeof EXPECTATIONS)[number]

export interface Hint extends Considered {
  readonly expects: Expectation
  /** Why, in the game's words; the most important first. */
  readonly reasons: readonly Reason[]
}

const MOST_HINTS = 3

/** Two or three moves, best first; one if there is no other choice. */
export function hint(request: Request): readonly Hint[] {
  const honest = { ...request, level: { ...request.level, slip: 0 }, intent: null }
  const { move, considered } = choose(honest)
  const all = considered.length > 0 ? considered : [{ move, value: 0, share: 1 }]
  return all.slice(0, MOST_HINTS).map((item) => ({
    ...item,
    expects: expectation(item.value),
    reasons: reasons(request, item.move),
  }))
}

function expectation(value: number): Expectation {
  if (value > 0.6) return 'winning'
  if (value > 0.15) return 'better'
  if (value >= -0.15) return 'even'
  return value >= -0.6 ? 'worse' : 'losing'
}
