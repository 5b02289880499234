import { useEffect } from 'preact/hooks'

/** With `yours` the tab shows from afar that a decision is needed. */
export function useTitle(title: string, yours = false): void {
  useEffect(() => {
    document.title = `${yours ? '◆ ' : ''}${title ? `${title} · ` : ''}Rose & Crown`
  }, [title, yours])
}
