/** What is foreseen of the move that is pointed at: the page works it out, cards of facts on the board show it too. */
import { createContext } from 'preact'
import type { Tone } from '../engine/game.ts'
import { Signed } from './signed.tsx'

export interface ForesightLine {
  readonly text: string
  readonly tone: Tone
}

export const ForesightContext = createContext<readonly ForesightLine[]>([])

export function ForesightLines({ lines }: { readonly lines: readonly ForesightLine[] }) {
  return (
    <>
      {lines.map(({ text, tone }) => (
        <span key={text} class={`foresight-line ${tone}`}>
          <Signed text={text} />
        </span>
      ))}
    </>
  )
}
