/**
 * What happened since the reader last looked: since the page was left, or while it was hidden.
 * It is offered until it was shown, dismissed, or the reader has acted.
 */
import { useEffect, useState } from 'preact/hooks'
import { setLastSeen, lastSeen } from './last-seen.ts'
import type { Table } from './table.ts'

export interface Since {
  /** The moment last seen, when there is something newer to show. */
  readonly moment: number | null
  readonly count: number
  readonly seen: () => void
}

export function useSince(table: Table): Since {
  const [from, setFrom] = useState<number | null>(() => lastSeen(table.id))
  const now = table.scene.value.moment
  useEffect(() => {
    if (document.visibilityState === 'visible') setLastSeen(table.id, now)
  }, [table, now])
  useEffect(() => {
    const change = (): void => {
      if (document.visibilityState === 'hidden') setFrom(table.scene.peek().moment)
      else setLastSeen(table.id, table.scene.peek().moment)
    }
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [table])
  const [arrived] = useState(now)
  const [until, setUntil] = useState(arrived)
  useEffect(() => {
    if (document.visibilityState === 'hidden') setUntil(now)
  }, [now])
  const fresh = from === null ? [] : table.lines.value.filter((line) => line.moment > from && line.moment <= until)
  return {
    moment: fresh.length > 0 ? from : null,
    count: fresh.length,
    seen: () => setFrom(null),
  }
}
