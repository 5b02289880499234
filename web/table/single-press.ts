/** A key that is held down acts once: whoever's hand trembles plays one move, not five. */
import { useEffect } from 'preact/hooks'

/** Where a held key writes: there it may repeat, except Enter, which sends. */
function isWritten(target: EventTarget | null, key: string): boolean {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && key !== 'Enter'
}

export function useSinglePress(): void {
  useEffect(() => {
    const stop = (event: KeyboardEvent): void => {
      if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
      if (isWritten(event.target, event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', stop, true)
    return () => removeEventListener('keydown', stop, true)
  }, [])
}
