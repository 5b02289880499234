/** What a node asks of the thread that holds its SQLite file. */
import type { Append, ClaimedJob } from './port.ts'

export type Value = null | number | bigint | string | Uint8Array

export type SqliteAsk =
  | { readonly op: 'query'; readonly sql: string; readonly values: readonly Value[] }
  | { readonly op: 'append'; readonly acts: readonly Append[] }
  | { readonly op: 'claim'; readonly now: number; readonly leaseMs: number; readonly limit: number }
  | { readonly op: 'version' }
  | { readonly op: 'close' }

export interface SqliteAnswers {
  query: { readonly rows: readonly unknown[]; readonly changes: number }
  append: readonly boolean[]
  claim: readonly ClaimedJob[]
  version: number
  close: null
}

export interface SqliteReply {
  readonly no: number
  readonly value?: unknown
  readonly error?: string
}
