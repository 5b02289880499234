/**
 * The move that the pointer or the focus is on, wherever on the page: on the board, in the list, under the question. It
 * changes with every move of a hand, so the page is not drawn for it, but only what shows it.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { ForesightContext } from '../../art/foresight.tsx'
import { PerFrame } from '../../art/frame-state.ts'
import type { Foreseen } from './foresight.tsx'

interface Pointed {
  readonly text: string | null
  /** All that would be sent, in order. */
  readonly steps: readonly string[]
}

const NOTHING: Pointed = { text: null, steps: [] }
const NO_LINES: readonly never[] = []

export interface Pointing {
  readonly now: ReadonlySignal<Pointed>
  readonly point: (text: string | null, steps?: readonly string[]) => void
}

export function usePointing(): Pointing {
  const { frame, pointing } = useMemo(() => {
    const now = signal(NOTHING)
    const frame = new PerFrame<Pointed>((next) => {
      now.value = next
    })
    const point: Pointing['point'] = (text, steps = text === null ? NOTHING.steps : [text]) =>
      frame.set(text === null && steps.length === 0 ? NOTHING : { text, steps })
    return { pointing: { now, point }, frame }
  }, [])
  useEffect(() => () => frame.drop(), [frame])
  return pointing
}

/** Draws its part anew for another move; while it is not `on`, for none. */
export function AtPointed(props: {
  readonly of: Pointing
  readonly on?: boolean
  readonly children: (text: string | null) => ComponentChildren
}) {
  const { on = true } = props
  return <>{props.children(on ? props.of.now.value.text : null)}</>
}

/** What is foreseen of the move that is pointed at, for the cards of the board. */
export function Foretold(props: {
  readonly of: Pointing
  readonly seen: ReadonlySignal<Foreseen>
  readonly children: ComponentChildren
}) {
  const lines = props.of.now.value.steps.length > 0 ? props.seen.value.lines : NO_LINES
  return <ForesightContext.Provider value={lines}>{props.children}</ForesightContext.Provider>
}
