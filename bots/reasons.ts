/**
 * Why a move is good or bad, in the game's own words: what the game foresees of it, and which parts of the bots' judgement
 * stand otherwise after it than after any other move. Everything comes from the seat's view.
 */
import { type AnyGame, type AnyKnowledge, type Phrase, quick, type Seat, type Tone } from '../engine/index.ts'
import { Budget } from './budget.ts'
import { taskOf } from './choose.ts'
import { levels } from './levels.ts'
import type { Level, Task, World } from './types.ts'
import { playOn, reachOf, settle } from './worlds.ts'

export interface Reason {
  readonly text: Phrase
  readonly tone: Tone
}

/** A position as a seat sees it, with what is known of its game. */
export interface Seen {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge | null
  readonly view: unknown
  readonly seat: Seat
}

/** In so many worlds the move is held against another one. */
const WORLDS = 24
/** More lines than this nobody reads. */
const MOST = 2
/** A part counts if it changes by this much of what the part changes that changes most. */
const LEAST_OF_MOST = 0.4
/** What could as well be luck is not told: the mean must lie so many standard errors from nothing. */
const SURE = 2.5
const TRIFLE = 1e-6

/** Best first; empty where nothing can be said. The same view and move always give the same. */
export function reasons(seen: Seen, move: string): readonly Reason[] {
  const foreseen = foresight(seen, move)
  const found = [...foreseen, ...judged(seen, move)]
  return found.slice(0, foreseen.length > 0 ? MOST + 1 : MOST)
}

/** The game's own words about the move: the first line, and a warning if there is one. */
function foresight({ game, view, seat }: Seen, text: string): readonly Reason[] {
  const choice = game.legal(game.guess(view, quick(0)), seat).find((each) => game.write(each) === text)
  const lines = choice === undefined ? [] : (game.speech.foresee?.(view, [choice]) ?? [])
  const [first] = lines
  const warning = lines.find(({ tone }) => tone === 'warn')
  return [...new Set([first, warning])].filter((line) => line !== undefined)
}

/** What changes in the judgement, by the part that changes most. */
function judged(seen: Seen, move: string): readonly Reason[] {
  if (!seen.knowledge?.parts) return []
  const task = taskOf({ ...seen, level: levels[0] as Level, seed: 1 })
  const changes = changesBy(task, move)
  const most = Math.max(...changes.map(({ by }) => Math.abs(by)))
  return changes
    .filter(({ by, error }) => Math.abs(by) >= Math.max(LEAST_OF_MOST * most, SURE * error, TRIFLE))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST)
    .map(({ part, by }) => ({
      text: { say: `reason.${part}.${by > 0 ? 'more' : 'less'}` },
      tone: by > 0 ? 'good' : 'warn',
    }))
}

interface Change {
  readonly part: string
  readonly by: number
  readonly error: number
}

/** How much each part stands better after the move than after another, in the same worlds and with the same dice. */
function changesBy(task: Task, move: string): readonly Change[] {
  const others = otherMoves(task, move)
  const differences = new Map<string, number[]>()
  for (let i = 0; i < WORLDS && others.length > 0; i++) {
    const chosen = partsAfter(task, move, i)
    const other = partsAfter(task, others[(i * STRIDE) % others.length] as string, i)
    if (!chosen || !other) continue
    for (const [part, worth] of Object.entries(chosen))
      differences.set(part, [...(differences.get(part) ?? []), worth - (other[part] ?? 0)])
  }
  return [...differences].map(([part, found]) => {
    const by = mean(found)
    const spread = mean(found.map((each) => (each - by) ** 2))
    return { part, by, error: Math.sqrt(spread / found.length) }
  })
}

/** Walks over the other moves without going through neighbours alone. */
const STRIDE = 7

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length
}

function otherMoves({ rules, view, seat }: Task, move: string): readonly string[] {
  return rules
    .legal(rules.guess(view, quick(0)), seat)
    .map((choice) => rules.write(choice))
    .filter((text) => text !== move)
}

/** The parts of the judgement after that move and a quick game to the next quiet moment; `null` if the game is over there. */
function partsAfter(task: Task, text: string, seed: number): { readonly [part: string]: number } | null {
  const { rules, lore, seat } = task
  const world: World = rules.guess(task.view, quick(seed))
  const move = rules.legal(world, seat).find((choice) => rules.write(choice) === text)
  if (move === undefined) return null
  const dice = quick(seed)
  const budget = new Budget(null)
  rules.apply(world, seat, move, dice, null)
  settle(task, world, dice, budget)
  playOn(task, world, Math.min(reachOf(task), 1), dice, budget)
  return rules.outcome(world) ? null : (lore?.parts?.(world, seat) ?? null)
}
