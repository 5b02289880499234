/** "What would you play?": the best moves a bot sees from the asker's own view, and what it expects. */
import { sameJson } from '../engine/index.ts'
import { chanceOf, evenly } from './chances.ts'
import { choose, taskOf } from './choose.ts'
import { type Reason, reasonsApart } from './reasons.ts'
import { honest } from './slips.ts'
import type { Considered, Request } from './types.ts'

export const EXPECTATIONS = ['winning', 'better', 'even', 'worse', 'losing'] as const
/** Words for it are in the bots' catalogues as `hint.expects.<expectation>`. */
export type Expectation = (typeof EXPECTATIONS)[number]

export const RANKS = ['first', 'same', 'close', 'behind'] as const
/** How it stands to the first: words for it are there as `hint.rank.<rank>`. */
export type Rank = (typeof RANKS)[number]

export interface Hint extends Considered {
  readonly expects: Expectation
  readonly rank: Rank
  /** Why, in the game's words; the most important first. */
  readonly reasons: readonly Reason[]
}

const MOST_HINTS = 3

/** Two or three moves, best first; one if there is no other choice. */
export function hint(request: Request): readonly Hint[] {
  const { move, considered } = choose({ ...request, level: honest(request.level), intent: null })
  const all = (considered.length > 0 ? considered : [{ move, value: 0, share: 1 }]).slice(0, MOST_HINTS)
  const told = reasonsApart(
    request,
    all.map((item) => item.move),
  )
  const best = all[0]?.value ?? 0
  const sides = new Set(taskOf(request).sides).size
  const hints = all.map((item, i): Hint => ({
    ...item,
    expects: expectation(expected(request, item.value, sides)),
    rank: i === 0 ? 'first' : rankOf(best - item.value),
    reasons: told[i] ?? [],
  }))
  // A third way of which there is nothing else to say than of the second helps nobody to choose.
  return hints.filter((one, i) => !hints.slice(0, i).some((other) => alike(one, other)))
}

function alike(one: Hint, other: Hint): boolean {
  return one.rank === other.rank && one.expects === other.expects && sameJson(one.reasons, other.reasons)
}

/** So much less on the scale of the judgement is no difference that a bot would swear to, and so much is a small one. */
const SAME = 0.02
const CLOSE = 0.1

function rankOf(behind: number): Rank {
  return behind < SAME ? 'same' : behind < CLOSE ? 'close' : 'behind'
}

/** The value, or what it has meant in games won where that is known; 0 is a fair share of them. */
function expected(request: Request, value: number, sides: number): number {
  const chance = chanceOf(request.knowledge?.chances, request, value)
  return chance === null ? value : 2 * evenly(chance, sides) - 1
}

function expectation(value: number): Expectation {
  if (value > 0.6) return 'winning'
  if (value > 0.15) return 'better'
  if (value >= -0.15) return 'even'
  return value >= -0.6 ? 'worse' : 'losing'
}
