/** Puzzles as a game's folder keeps them: `games/<id>/puzzles.json`. */
import type { Seat } from '../../engine/index.ts'

/** By the weakest bot that finds the answer; words for them are the bots' own. */
export const GRADES = ['page', 'squire', 'knight', 'earl', 'monarch'] as const
export type Grade = (typeof GRADES)[number]

export interface Puzzle {
  /** Its name in links and marks; never given to another puzzle. */
  readonly number: number
  /** Which of the games it comes from, and after how many of its moves. */
  readonly game: number
  readonly at: number
  /** Steps of a secret plan that are already made, beyond those moves. */
  readonly planned?: string
  readonly seat: Seat
  /** The step to find, in notation. In a turn of several steps it may come at any moment before the turn is closed. */
  readonly answer: string
  /** Other texts of the same step: they lead to the very same view. */
  readonly same?: readonly string[]
  readonly grade: Grade
  /** What the seat expects with the answer, and at best without it: hundredths from −100 (lost) to 100 (won). */
  readonly with: number
  readonly without: number
}

/** A game of bots, or its beginning: at every step the first seat that is awaited moves. */
export interface PlayedGame {
  readonly seats: number
  /** Of its quick dice. */
  readonly seed: number
  /** In notation, with spaces between them. */
  readonly moves: string
}

export interface PuzzleFile {
  readonly made: Made
  readonly games: readonly PlayedGame[]
  readonly puzzles: readonly Puzzle[]
}

/** How the file was made: enough to make it again. */
export interface Made {
  /** With their seeds; several where puzzles of other games were added. */
  readonly commands: readonly string[]
  /** Of the rules. */
  readonly version: number
  /** An answer was found with this, and confirmed with eight times as much. */
  readonly effort: number
  /** By how many hundredths an answer is better than everything else, with each of several seeds. */
  readonly margin: number
  /** The highest number that was ever given, where its puzzle may have been dropped. */
  readonly given?: number
  /** Puzzles that were tried again with so many times the effort, and how many of them held; the others were dropped. */
  readonly checked?: { readonly times: number; readonly seed: number; readonly tried: number; readonly held: number }
}
