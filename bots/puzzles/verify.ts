/** Tries a puzzle again: with more work, or with other guesses. */
import type { AnyGame, AnyKnowledge } from '../../engine/index.ts'
import { gapOf } from './find.ts'
import { answersOf, positionOf } from './replay.ts'
import type { Puzzle, PuzzleFile } from './types.ts'
import { weigh } from './weigh.ts'

export interface Trial {
  readonly effort: number
  readonly seed: number
}

/** By how much the answer is better than the best of everything else. */
export function leadOf(
  game: AnyGame,
  knowledge: AnyKnowledge | null,
  file: Pick<PuzzleFile, 'games'>,
  puzzle: Puzzle,
  { effort, seed }: Trial,
): number {
  const { seat } = puzzle
  const view = positionOf(game, file, puzzle).view(seat)
  return gapOf(weigh({ game, knowledge, view, seat }, answersOf(puzzle), effort, seed))
}
