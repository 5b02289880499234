/** Which puzzles may stand in a file together, whatever a search says of each alone. */
import { type AnyGame, type AnyKnowledge, quick } from '../../engine/index.ts'
import type { Seen } from '../reasons.ts'
import { lasting } from './judge.ts'
import { matchAt, stepsIn } from './replay.ts'
import type { Puzzle, PuzzleFile } from './types.ts'

export interface Fault {
  readonly puzzle: Puzzle
  /** A clearer one asks for the same decision; `null` where its plan holds what nobody does who has understood the rules. */
  readonly asked: Puzzle | null
}

export interface Sound {
  readonly sound: readonly Puzzle[]
  readonly faults: readonly Fault[]
}

export function soundOf(game: AnyGame, knowledge: AnyKnowledge | null, file: Omit<PuzzleFile, 'made'>): Sound {
  const { games, puzzles } = file
  const wise = puzzles.filter((puzzle) =>
    sensible(before(game, knowledge, games, puzzle), [...stepsIn(puzzle.planned ?? ''), puzzle.answer]),
  )
  const clearest = new Map<string, Puzzle>()
  for (const puzzle of wise) {
    const key = decisionOf(games, puzzle)
    const known = clearest.get(key)
    if (!known || leadIn(puzzle) > leadIn(known)) clearest.set(key, puzzle)
  }
  const askedBy = (puzzle: Puzzle): Puzzle | null =>
    wise.includes(puzzle) ? (clearest.get(decisionOf(games, puzzle)) ?? null) : null
  return {
    sound: puzzles.filter((puzzle) => askedBy(puzzle) === puzzle),
    faults: puzzles
      .map((puzzle) => ({ puzzle, asked: askedBy(puzzle) }))
      .filter(({ puzzle, asked }) => asked !== puzzle),
  }
}

/** The same for puzzles of one decision: of one seat, at one moment of one game. */
export function decisionOf(
  games: PuzzleFile['games'],
  { game, at, seat }: Pick<Puzzle, 'game' | 'at' | 'seat'>,
): string {
  const { seats = 0, seed = 0, moves = '' } = games[game] ?? {}
  return [seats, seed, seat, ...stepsIn(moves).slice(0, at)].join(' ')
}

/** Whether nobody who has understood the rules would shake their head at these steps; what was taken back was never meant. */
export function sensible(seen: Seen, steps: readonly string[]): boolean {
  const { game, knowledge, view, seat } = seen
  return !knowledge?.absurd || allWise(seen, steps) || allWise(seen, lasting(game, view, seat, steps))
}

function allWise({ game, knowledge, view, seat }: Seen, steps: readonly string[]): boolean {
  const world = game.guess(view, quick(0))
  return steps.every((text) => {
    const move = game.legal(world, seat).find((choice) => game.write(choice) === text)
    if (move === undefined || knowledge?.absurd?.(world, seat, move)) return false
    game.apply(world, seat, move, quick(0), null)
    return true
  })
}

/** The table before the plan that a puzzle begins with. */
function before(
  game: AnyGame,
  knowledge: AnyKnowledge | null,
  games: PuzzleFile['games'],
  { game: number, at, seat }: Puzzle,
): Seen {
  const played = games[number]
  if (!played) throw new Error(`there is no game ${number}`)
  return { game, knowledge, seat, view: matchAt(game, played, at).view(seat) }
}

function leadIn(puzzle: Puzzle): number {
  return puzzle.with - puzzle.without
}
