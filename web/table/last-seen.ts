/** Remembers up to which moment the reader has seen a table. */
import { store, readStored } from '../local-store.ts'

/** The name browsers have known it by from the start. */
const NAME = 'looked.'

export function lastSeen(table: string): number | null {
  const moment = Number(readStored(NAME + table) ?? Number.NaN)
  return Number.isNaN(moment) ? null : moment
}

export function setLastSeen(table: string, moment: number): void {
  store(NAME + table, String(moment))
}
