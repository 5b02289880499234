/** A line for friends: which puzzle, how it went, and the link; nothing of the answer. */
import { useState } from 'preact/hooks'
import { copied } from '../parts/copied.ts'
import { titleOf } from '../words/index.ts'
import type { Solving } from './solving.ts'
import { tell } from './words.ts'

export function ShareLine({ game, solving }: { readonly game: string; readonly solving: Solving }) {
  const [told, setTold] = useState('')
  const line = lineOf(game, solving)
  // Where nothing may be copied, the line itself is shown.
  const copy = async (): Promise<void> => setTold((await copied(line)) ? tell('puzzle.copied') : line)
  return (
    <>
      <button type="button" class="text-button" onClick={() => void copy()}>
        {tell('puzzle.share')}
      </button>
      <span class="puzzle-told" role="status">
        {told}
      </span>
    </>
  )
}

function lineOf(game: string, { puzzle, shown, wrongTries }: Solving): string {
  const holes = { game: titleOf(game).name, number: puzzle.number }
  const tries = wrongTries.value + 1
  const says = shown.value
    ? tell('puzzle.share-open', holes)
    : tries === 1
      ? tell('puzzle.share-first', holes)
      : tell('puzzle.share-tries', { ...holes, n: tries })
  return `${says}\n${location.origin}/puzzles/${game}/${puzzle.number}`
}
