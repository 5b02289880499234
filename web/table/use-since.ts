/**
 * What happened since the reader last looked: since the page was left, or while it was hidden. It is offered until it was
 * dismissed or the reader has acted, and a reload does not lose it.
 */
import { useEffect, useState } from 'preact/hooks'
import { isTold } from '../../engine/since.ts'
import { setLastSeen, lastSeen } from './last-seen.ts'
import type { Line, Table } from './table.ts'

export interface Since {
  /** The moment last seen, when there is something newer to show. */
  readonly moment: number | null
  readonly count: number
  readonly lines: readonly Line[]
  readonly seen: () => void
}

export function useSince(table: Table): Since {
  const [from, setFrom] = useState<number | null>(() => lastSeen(table.id))
  const now = table.scene.value.moment
  const [arrived] = useState(now)
  const [until, setUntil] = useState(arrived)
  const isFresh = ({ moment, event }: Line): boolean =>
    from !== null && moment > from && moment <= until && isTold(table.game, event)
  const fresh = table.lines.value.filter(isFresh)
  const waiting = fresh.length > 0
  // What is still to be read is kept as unseen.
  useEffect(() => {
    if (document.visibilityState === 'visible' && !waiting) setLastSeen(table.id, now)
  }, [table, now, waiting])
  useEffect(() => {
    const change = (): void => {
      if (waiting) return
      if (document.visibilityState === 'hidden') setFrom(table.scene.peek().moment)
      else setLastSeen(table.id, table.scene.peek().moment)
    }
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [table, waiting])
  useEffect(() => {
    if (document.visibilityState === 'hidden') setUntil(now)
  }, [now])
  return {
    moment: waiting ? from : null,
    count: fresh.length,
    lines: fresh,
    seen: () => {
      setLastSeen(table.id, table.scene.peek().moment)
      setFrom(null)
    },
  }
}
