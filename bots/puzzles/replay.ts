/** From a puzzle's data to its position, by the real rules. */
import { type AnyGame, defaultOptions, Match, type MatchSetup, refusedBy, type Seat } from '../../engine/index.ts'
import type { PlayedGame, Puzzle, PuzzleFile } from './types.ts'

export function stepsIn(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ')
}

export function setupOf({ about }: AnyGame, { seats, seed }: Pick<PlayedGame, 'seats' | 'seed'>): MatchSetup {
  const options = defaultOptions(about, seats)
  return { game: about.id, version: about.version, seats, options, dice: { make: 'quick', seed } }
}

/** The log up to a moment of a played game: whoever is awaited first makes the next of its moves. */
export function matchAt(game: AnyGame, played: PlayedGame, at: number, seat?: Seat, planned = ''): Match {
  const match = new Match(game, setupOf(game, played))
  const act = (mover: Seat | undefined, text: string): void => {
    const result = mover === undefined ? null : match.act(mover, text)
    if (!result || refusedBy(result)) throw new Error(`${game.about.id}: "${text}" cannot be played`)
  }
  for (const text of stepsIn(played.moves).slice(0, at)) act(match.awaiting()[0], text)
  for (const text of stepsIn(planned)) act(seat, text)
  return match
}

export function positionOf(game: AnyGame, { games }: Pick<PuzzleFile, 'games'>, puzzle: Puzzle): Match {
  const played = games[puzzle.game]
  if (!played) throw new Error(`puzzle ${puzzle.number} comes from a game that is not there`)
  return matchAt(game, played, puzzle.at, puzzle.seat, puzzle.planned)
}

export function answersOf({ answer, same = [] }: Pick<Puzzle, 'answer' | 'same'>): readonly string[] {
  return [answer, ...same]
}
