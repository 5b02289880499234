import { Tick } from '../learn/tick.tsx'
import { isSolved } from './marks.ts'
import { tell } from './words.ts'

/** A puzzle by its number, ticked off if it is solved. */
export function NumberLink({ game, number }: { readonly game: string; readonly number: number }) {
  const solved = isSolved(game, number)
  const name = tell('puzzles.number', { number })
  return (
    <a
      class={solved ? 'puzzle-number figures solved' : 'puzzle-number figures'}
      href={`/puzzles/${game}/${number}`}
      aria-label={solved ? `${name}, ${tell('puzzles.solved')}` : name}
    >
      {number}
      {solved && <Tick />}
    </a>
  )
}
