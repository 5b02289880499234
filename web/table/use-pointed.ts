/** The move that the pointer or the focus is on, wherever on the page: on the board, in the list, under the question. */
import { useCallback } from 'preact/hooks'
import { useFrameState } from '../../art/frame-state.ts'

interface Pointed {
  readonly text: string | null
  /** All that would be sent, in order. */
  readonly steps: readonly string[]
}

const NOTHING: Pointed = { text: null, steps: [] }

export interface Pointing {
  readonly pointed: string | null
  readonly steps: readonly string[]
  readonly point: (text: string | null, steps?: readonly string[]) => void
}

export function usePointed(): Pointing {
  const [{ text: pointed, steps }, set] = useFrameState(NOTHING)
  const point = useCallback<Pointing['point']>((text, group) => {
    if (text === null && !group) set(NOTHING)
    else set({ text, steps: group ?? (text === null ? [] : [text]) })
  }, [])
  return { pointed, steps, point }
}
