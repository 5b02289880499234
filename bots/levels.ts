import type { Level } from './types.ts'

/**
 * From "learns the rules" to "as strong as it gets in two seconds". The lower four are limited by
 * effort, so that they play the same on a fast and on a slow machine; time only stops them when
 * the machine is very slow.
 */
export const levels: readonly Level[] = [
  { id: 'page', budgetMs: 500, effort: 8, depth: 1, slip: 0.9, blur: 0 },
  { id: 'squire', budgetMs: 500, effort: 20, depth: 2, slip: 0, blur: 1.5 },
  { id: 'knight', budgetMs: 1000, effort: 64, depth: 3, slip: 0, blur: 0.5 },
  { id: 'earl', budgetMs: 1500, effort: 240, depth: 4, slip: 0, blur: 0 },
  { id: 'monarch', budgetMs: 2000, effort: null, depth: 40, slip: 0, blur: 0 },
]

export function findLevel(id: string): Level | undefined {
  return levels.find((level) => level.id === id)
}
