/** A move as a button, wherever the page lists some: whoever points at it or focuses it sees on the board what it means. */
import type { ComponentChildren } from 'preact'
import type { MoveSign, Offer } from '../../art/board.ts'
import { Signed } from '../../art/signed.tsx'

interface Props {
  readonly text: string
  readonly class: string
  readonly act: (text: string) => void
  readonly point: (text: string | null) => void
  readonly tabIndex?: number
  readonly focused?: () => void
  readonly children: ComponentChildren
}

export function MoveButton({ text, class: look, act, point, tabIndex, focused, children }: Props) {
  return (
    <button
      type="button"
      class={look}
      tabIndex={tabIndex}
      onClick={() => act(text)}
      onFocus={() => {
        focused?.()
        point(text)
      }}
      onBlur={() => point(null)}
      onPointerEnter={() => point(text)}
      onPointerLeave={() => point(null)}
    >
      {children}
    </button>
  )
}

interface WordsProps {
  readonly offer: Offer<unknown>
  readonly view: unknown
  /** The board's small drawing beside the words, if it has one. */
  readonly Sign: MoveSign<unknown, unknown> | undefined
}

export function MoveWords({ offer, view, Sign }: WordsProps) {
  return (
    <>
      {Sign && (
        <span class="move-sign">
          <Sign move={offer.move} view={view} />
        </span>
      )}
      <span>
        <Signed text={offer.label} />
      </span>
    </>
  )
}
