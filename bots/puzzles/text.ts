/** A file of puzzles as text, and puzzles of other games added to it. */
import { lastGiven } from './numbers.ts'
import { decisionOf } from './sound.ts'
import type { Made, PuzzleFile } from './types.ts'

/** A line for each game and each puzzle: a change of one is a change of one line. */
export function puzzleText({ made, games, puzzles }: PuzzleFile): string {
  const lines = (list: readonly unknown[]): string => list.map((each) => `    ${JSON.stringify(each)}`).join(',\n')
  return `{\n  "made": ${JSON.stringify(made)},\n  "games": [\n${lines(games)}\n  ],\n  "puzzles": [\n${lines(puzzles)}\n  ]\n}\n`
}

/** The puzzles that were there keep their numbers, and what they ask is not asked again. `null` if the two were not made alike. */
export function joined(file: PuzzleFile, more: PuzzleFile): PuzzleFile | null {
  const { version, effort, margin, commands, given } = file.made
  if (version !== more.made.version || effort !== more.made.effort || margin !== more.made.margin) return null
  const last = lastGiven(file)
  const asked = new Set(file.puzzles.map((puzzle) => decisionOf(file.games, puzzle)))
  const others = more.puzzles.filter((puzzle) => !asked.has(decisionOf(more.games, puzzle)))
  const added = others.map((puzzle, index) => ({
    ...puzzle,
    number: last + index + 1,
    game: puzzle.game + file.games.length,
  }))
  const checked = checkedTogether(file.made, more.made)
  return {
    made: {
      version,
      effort,
      margin,
      ...(given === undefined ? {} : { given }),
      commands: [...commands, ...more.made.commands],
      ...(checked ? { checked } : {}),
    },
    games: [...file.games, ...more.games],
    puzzles: [...file.puzzles, ...added],
  }
}

/** What was found of two parts holds for the whole if both were tried alike. */
function checkedTogether({ checked: one }: Made, { checked: other }: Made): Made['checked'] {
  if (!one || !other || one.times !== other.times || one.seed !== other.seed) return undefined
  return { ...one, tried: one.tried + other.tried, held: one.held + other.held }
}
