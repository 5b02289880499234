/**
 * A whole house as one file, the same whichever database it came from: gzipped lines of JSON. The first says what it is, then
 * each table has a line with its columns, a line for each row and a line with their number and hash; the last line counts
 * them all and hashes everything before it, so that a file cut short is known by its end.
 */
import { createHash } from 'node:crypto'

export const FORMAT = 1
export const MAKER = 'Rose & Crown'

export type Value = null | string | number | Uint8Array
/** In the order of the table's columns. */
export type Row = readonly Value[]

export interface Head {
  readonly house: typeof MAKER
  readonly format: number
  /** The migrations that made the schema of these rows. */
  readonly schema: readonly string[]
  readonly rows: number
}

export interface TableHead {
  readonly table: string
  readonly columns: readonly string[]
}

export interface TableEnd {
  readonly end: string
  readonly rows: number
  readonly hash: string
}

export interface Trailer {
  readonly whole: { readonly tables: number; readonly rows: number; readonly hash: string }
}

/** What was moved of one table. */
export interface Counted {
  readonly table: string
  readonly rows: number
  readonly hash: string
}

export function rowLine(row: Row): string {
  return JSON.stringify(row.map(written))
}

export function readRow(line: unknown): Row {
  if (!Array.isArray(line)) throw new TypeError('not a row')
  return line.map((value: unknown) => {
    if (value === null || typeof value === 'string' || typeof value === 'number') return value
    const { bytes } = value as { bytes?: unknown }
    if (typeof bytes !== 'string') throw new TypeError('not a value')
    return Buffer.from(bytes, 'base64')
  })
}

function written(value: Value): unknown {
  if (value === null || typeof value === 'string' || Number.isSafeInteger(value)) return value
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') }
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new TypeError(`a value of an unknown kind: ${typeof value}`)
}

/** Lines are hashed as they stand, each with its end. */
export class LineHash {
  private readonly hash = createHash('sha256')

  add(line: string): void {
    this.hash.update(line)
    this.hash.update('\n')
  }

  digest(): string {
    return this.hash.copy().digest('hex')
  }
}
