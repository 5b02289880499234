import type { About } from '../engine/game.ts'
import { isTemper } from './tempers.ts'
import type { Level } from './types.ts'

/**
 * From "learns the rules" to "as strong as it gets, in at most two seconds". The lower four are limited by
 * effort, so that they play the same on a fast and on a slow machine; time only stops them when
 * the machine is very slow.
 */
export const levels: readonly Level[] = [
  { id: 'page', budgetMs: 500, effort: 8, depth: 1, slip: 0.9, blur: 0 },
  { id: 'squire', budgetMs: 500, effort: 20, depth: 2, slip: 0, blur: 1.5 },
  { id: 'knight', budgetMs: 1000, effort: 64, depth: 3, slip: 0, blur: 0.5 },
  { id: 'earl', budgetMs: 1500, effort: 240, depth: 4, fastDepth: 6, slip: 0, blur: 0 },
  { id: 'monarch', budgetMs: 2000, effort: null, depth: 40, slip: 0, blur: 0 },
]

/** `earl`, or with a temper `earl.bold`. */
export function findLevel(id: string): Level | undefined {
  const { name, temper } = temperOf(id)
  const level = levels.find((each) => each.id === name)
  if (!level || temper === null) return level
  return isTemper(temper) && hasTempers(level) ? { ...level, id, temper } : undefined
}

/** The two halves of a level's id, whether or not there are such a level and such a temper. */
export function temperOf(id: string): { readonly name: string; readonly temper: string | null } {
  const dot = id.indexOf('.')
  return dot < 0 ? { name: id, temper: null } : { name: id.slice(0, dot), temper: id.slice(dot + 1) }
}

/** The id of that level with that temper; without it where it could not show. */
export function withTemper(name: string, temper: string | null): string {
  const id = `${name}.${temper}`
  return temper !== null && findLevel(id) ? id : name
}

/** Who moves mostly at random shows no temper. */
function hasTempers({ slip }: Level): boolean {
  return slip === 0
}

/** Whether such a bot sits down at a game: one whose temper the game knows nothing of does not. */
export function isOffered({ tempers = [] }: Pick<About, 'tempers'>, id: string): boolean {
  const level = findLevel(id)
  return level !== undefined && (level.temper === undefined || tempers.includes(level.temper))
}
