/**
 * Something the server is asked for again while somebody looks: every few seconds at first, more rarely after a while, and not at all in a
 * tab nobody sees. A house where nobody does anything is left in peace.
 */
import { useEffect, useState } from 'preact/hooks'

const SOON_MS = 8000
const LATER_MS = 30_000
/** For so long somebody may well be waiting for what comes. */
const ATTENTIVE_MS = 180_000

export interface Fresh<T> {
  readonly value: T | null
  readonly again: () => void
}

export function useFresh<T>(load: () => Promise<T>, deps: readonly unknown[]): Fresh<T> {
  const [value, setValue] = useState<T | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let current = true
    let timer = 0
    const opened = Date.now()
    const ask = async (): Promise<void> => {
      clearTimeout(timer)
      const found = await load().catch(() => null)
      if (!current) return
      if (found !== null) setValue(found)
      timer = window.setTimeout(look, Date.now() - opened < ATTENTIVE_MS ? SOON_MS : LATER_MS)
    }
    const look = (): void => {
      if (document.visibilityState === 'visible') void ask()
    }
    void ask()
    document.addEventListener('visibilitychange', look)
    return () => {
      current = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [...deps, round])
  return { value, again: () => setRound(round + 1) }
}
