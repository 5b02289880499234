import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** How many notices are unread: every tab says so in its title. */
export const waiting = signal(0)

/** With `yours` the tab shows from afar that a decision is needed. */
export function useTitle(title: string, yours = false): void {
  const count = waiting.value
  useEffect(() => {
    const unread = count > 0 ? `(${count}) ` : ''
    document.title = `${unread}${yours ? '◆ ' : ''}${title ? `${title} · ` : ''}Rose & Crown`
  }, [title, yours, count])
}
