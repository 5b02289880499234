/** The puzzles of all games: a file for each, fetched when somebody wants to see them. */
import type { PuzzleFile } from '../../bots/puzzles/types.ts'
import { catalogue } from '../game-assets.ts'
import { loadPart } from '../parts/load-part.ts'

const files = import.meta.glob<PuzzleFile>('../../games/*/puzzles.json', { import: 'default' })

export interface GamePuzzles {
  readonly game: string
  readonly file: PuzzleFile
}

/** `null` where nobody has made any. */
export async function loadPuzzles(game: string): Promise<PuzzleFile | null> {
  const load = files[`../../games/${game}/puzzles.json`]
  const file = load ? await loadPart({ what: 'puzzles', game }, load) : null
  return file && file.puzzles.length > 0 ? file : null
}

export async function loadAllPuzzles(): Promise<readonly GamePuzzles[]> {
  const found = await Promise.all(
    catalogue.map(async ({ about }) => ({ game: about.id, file: await loadPuzzles(about.id) })),
  )
  return found.flatMap(({ game, file }) => (file ? [{ game, file }] : []))
}
