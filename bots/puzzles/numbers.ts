import type { PuzzleFile } from './types.ts'

/** Numbers are given once: that of a puzzle that was dropped is never another's. */
export function lastGiven({ made, puzzles }: Pick<PuzzleFile, 'made' | 'puzzles'>): number {
  return Math.max(made.given ?? 0, ...puzzles.map(({ number }) => number))
}
