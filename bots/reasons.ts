/**
 * Why a move is good or bad, in the game's own words: what the game foresees of it, and which parts of the bots' judgement
 * stand otherwise after it than after any other move. Everything comes from the seat's view.
 */
import { type AnyGame, type AnyKnowledge, type Phrase, quick, sameJson, type Seat, type Tone } from '../engine/index.ts'
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
  const lines = foreseen(seen, move)
  const [first] = lines
  const warning = lines.find(({ tone }) => tone === 'warn')
  const told = [...new Set([first, warning])].filter((line) => line !== undefined)
  return [...told, ...judged(seen, move)].slice(0, told.length > 0 ? MOST + 1 : MOST)
}

/**
 * The same for moves to choose from, by move: what is true of all of them tells none from the others and is left out, and moves that
 * would be told alike are held against each other.
 */
export function reasonsApart(seen: Seen, moves: readonly string[]): readonly (readonly Reason[])[] {
  const pools = moves.map((move) => [...foreseen(seen, move), ...judged(seen, move)])
  const common = (line: Reason): boolean =>
    pools.length > 1 && pools.every((pool) => pool.some((each) => same(each, line)))
  const told: (readonly Reason[])[] = []
  for (const [i, pool] of pools.entries()) {
    const own = pool.filter((line) => !common(line)).slice(0, MOST + 1)
    const alike = told.some((other) => other.length === own.length && other.every((line, at) => same(line, own[at])))
    const others = moves.filter((_, other) => other !== i)
    const more = alike || own.length === 0 ? judged(seen, moves[i] ?? '', others) : []
    const found = [...more.filter((line) => !own.some((each) => same(each, line))), ...own]
    // Better what is true of all of them than nothing.
    told.push((found.length > 0 ? found : pool.slice(0, 1)).slice(0, MOST + 1))
  }
  return told
}

function same(one: Reason, other: Reason | undefined): boolean {
  return sameJson(one.text, other?.text)
}

/** The game's own words about the move. */
function foreseen({ game, view, seat }: Seen, text: string): readonly Reason[] {
  const choice = game.legal(game.guess(view, quick(0)), seat).find((each) => game.write(each) === text)
  return choice === undefined ? [] : (game.speech.foresee?.(view, [choice]) ?? [])
}

/** What changes in the judgement, by the part that changes most. */
function judged(seen: Seen, move: string, against?: readonly string[]): readonly Reason[] {
  if (!seen.knowledge?.parts) return []
  const task = taskOf({ ...seen, level: levels[0] as Level, seed: 1 })
  const others = against ?? otherMoves(task, move)
  if (others.length === 0) return []
  // In the same worlds and with the same dice.
  const pairs = Array.from({ length: WORLDS }, (_, i): Pair => [
    partsAfter(task, move, i),
    partsAfter(task, others[(i * STRIDE) % others.length] as string, i),
  ])
  return changedParts(pairs)
}

/** The parts of a judgement; `null` where the game was over. */
export type Parts = { readonly [part: string]: number }
/** How things stand, and how they would stand otherwise. */
export type Pair = readonly [Parts | null, Parts | null]

/** In words what stands otherwise in those pairs and is no luck: what changes most first, as `<say>.<part>.more` or `.less`. */
export function changedParts(pairs: readonly Pair[], say = 'reason'): readonly Reason[] {
  const changes = changesOf(pairs)
  const most = Math.max(...changes.map(({ by }) => Math.abs(by)))
  return changes
    .filter(({ by, error }) => Math.abs(by) >= Math.max(LEAST_OF_MOST * most, SURE * error, TRIFLE))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST)
    .map(({ part, by }) => ({
      text: { say: `${say}.${part}.${by > 0 ? 'more' : 'less'}` },
      tone: by > 0 ? 'good' : 'warn',
    }))
}

interface Change {
  readonly part: string
  readonly by: number
  readonly error: number
}

/** How much each part stands better in the first of the pairs. */
function changesOf(pairs: readonly Pair[]): readonly Change[] {
  const differences = new Map<string, number[]>()
  for (const [chosen, other] of pairs) {
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
function partsAfter(task: Task, text: string, seed: number): Parts | null {
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
