/** What a node asks of the thread that holds its SQLite file. */
import type { Append, Claim, ClaimedJob, StoredRows, Standing } from './port.ts'

export type Value = null | number | bigint | string | Uint8Array

export interface Statement {
  readonly sql: string
  readonly values: readonly Value[]
}

export type SqliteAsk =
  | ({ readonly op: 'query' } & Statement)
  /** Several statements, all or none; none if the first changes nothing. */
  | { readonly op: 'write'; readonly statements: readonly Statement[] }
  | { readonly op: 'append'; readonly act: Append }
  | { readonly op: 'tableRows'; readonly table: string }
  | { readonly op: 'standing'; readonly table: string }
  | { readonly op: 'claim'; readonly claim: Claim }
  | { readonly op: 'nextDue'; readonly kinds: Claim['kinds']; readonly after: number }
  /** Begin, commit or roll back a transaction that is told statement by statement. */
  | { readonly op: 'control'; readonly sql: string }
  | { readonly op: 'version' }
  | { readonly op: 'close' }

/** As it travels: an act, which is by far the most frequent, as text, because one text is copied twice as fast as its parts. */
export type SqlitePost = Exclude<SqliteAsk, { op: 'append' }> | string

export function posted(ask: SqliteAsk): SqlitePost {
  return ask.op === 'append' ? JSON.stringify(ask.act) : ask
}

export function asked(post: SqlitePost): SqliteAsk {
  return typeof post === 'string' ? { op: 'append', act: JSON.parse(post) as Append } : post
}

export interface SqliteAnswers {
  query: { readonly rows: readonly unknown[]; readonly changes: number }
  write: boolean
  append: boolean
  tableRows: StoredRows | null
  standing: Standing | null
  claim: readonly ClaimedJob[]
  nextDue: number | null
  control: null
  version: number
  close: null
}

/** Answers come in the order of the questions, all those of one message together. */
export type SqliteReply = { readonly value: unknown } | { readonly error: string }
