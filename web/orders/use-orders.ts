/** The reader's own orders while they look at the table, and which moments of the log came by order. */
import { useEffect, useMemo } from 'preact/hooks'
import type { Scene, Table } from '../table/table.ts'
import { useWords } from './words.ts'

export interface Ordered {
  /** How many orders stand. */
  readonly standing: number
  readonly moments: ReadonlySet<number>
}

export function useOrders({ orders }: Table, { viewer, moment }: Scene): Ordered {
  useWords()
  const known = viewer === null ? null : (orders?.known.value ?? null)
  const standing = known?.orders.length ?? 0
  useEffect(() => {
    if (viewer !== null) orders?.refresh()
  }, [orders, viewer])
  useEffect(() => {
    // Only what stands can have been carried out.
    if (standing > 0) orders?.refresh()
  }, [orders, moment])
  const moments = useMemo(() => new Set(known?.done.map(({ number }) => number)), [known])
  return { standing, moments }
}
