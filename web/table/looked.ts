/** Remembers up to which moment the reader has seen a table. */
import { keep, kept } from '../keep.ts'

export function lookedAt(table: string): number | null {
  const moment = Number(kept(`looked.${table}`) ?? Number.NaN)
  return Number.isNaN(moment) ? null : moment
}

export function haveLooked(table: string, moment: number): void {
  keep(`looked.${table}`, String(moment))
}
