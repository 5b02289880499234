/** What is foreseen of the move that is pointed at: the page works it out, cards of facts on the board show it too. */
import { createContext, Fragment } from 'preact'
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
        // The space after it is for ears: lines run into each other without.
        <Fragment key={text}>
          <span class={`foresight-line ${tone}`}>
            <Signed text={text} />
          </span>{' '}
        </Fragment>
      ))}
    </>
  )
}
