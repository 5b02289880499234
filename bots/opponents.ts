/** Opponents by name, as the league seats them. All of them see a view and nothing else. */
import { quick } from '../engine/index.ts'
import { alphaBeta } from './alphabeta.ts'
import { choose, taskOf } from './choose.ts'
import { Budget } from './budget.ts'
import { findLevel, levels } from './levels.ts'
import type { Choice, Level, Request, Task, World } from './types.ts'

export type Opponent = (request: Omit<Request, 'level'>) => Choice

/**
 * `random`; a level (`knight`), with a temper (`knight.bold`), with its own time (`monarch@100`: 100 ms a move) or effort (`earl#50`);
 * `alphabeta7`: plain alpha-beta of that depth on one guessed world, judging by the score alone.
 * `null` for a name that is none of these.
 */
export function findOpponent(name: string): Opponent | null {
  if (name === 'random') return random
  const depth = /^alphabeta([1-9]\d?)$/.exec(name)?.[1]
  if (depth !== undefined) return (request) => plain(request, Number(depth))
  const [, id = '', kind, amount = ''] = /^([a-z]+(?:\.[a-z]+)?)(?:([@#])([1-9]\d{0,6}))?$/.exec(name) ?? []
  const level = findLevel(id)
  if (!level) return null
  // Time alone counts for a bot with a time of its own.
  if (kind === '@')
    return (request) =>
      choose({
        ...request,
        level: { ...level, effort: null },
        effort: Number.POSITIVE_INFINITY,
        budgetMs: Number(amount),
      })
  if (kind === '#') return (request) => choose({ ...request, level, effort: Number(amount), now: undefined })
  return (request) => choose({ ...request, level })
}

/** Whether time limits a bot of that name; all others do the same work, and answer the same, at any speed. */
export function isTimed(name: string): boolean {
  return name.includes('@') || findLevel(name)?.effort === null
}

export const OPPONENT_NAMES = ['random', ...levels.map((level) => level.id), 'alphabeta7']

function random({ game, view, seat, seed }: Omit<Request, 'level'>): Choice {
  const dice = quick(seed)
  const moves = game.legal(game.guess(view, dice), seat)
  return { move: game.write(moves[dice.int(moves.length)]), considered: [], intent: null }
}

const THOROUGH: Level = { id: 'plain', budgetMs: 0, effort: null, depth: 0, slip: 0, blur: 0 }
/** More points than any lead, so that a won game is worth more than any score. */
const LEAD_SCALE = 10_000

function plain(request: Omit<Request, 'level'>, depth: number): Choice {
  const task = taskOf({ ...request, level: THOROUGH })
  const finding = alphaBeta(task, new Budget(null), { deals: 1, depth, judge: (world) => lead(task, world) })
  return { move: finding.plan[0] ?? '', considered: finding.considered, intent: null }
}

/** The seat's score less the best score of another side, as the panel beside the board shows them. */
function lead({ rules, seat, sides }: Task, world: World): number {
  const scores = rules.speech.standing(rules.view(world, null)).map((standing) => standing.score)
  const others = scores.filter((_, other) => sides[other] !== sides[seat])
  return ((scores[seat] ?? 0) - Math.max(...others)) / LEAD_SCALE
}
