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
  /** Acts of one table, each after the one before. */
  | { readonly op: 'append'; readonly acts: readonly Append[] }
  | { readonly op: 'tableRows'; readonly table: string }
  | { readonly op: 'standing'; readonly table: string }
  | { readonly op: 'claim'; readonly claim: Claim }
  | { readonly op: 'nextDue'; readonly kinds: Claim['kinds']; readonly after: number }
  /** Begin, commit or roll back a transaction that is told statement by statement. */
  | { readonly op: 'control'; readonly sql: string }
  | { readonly op: 'version' }
  | { readonly op: 'close' }

/** An act, in order. */
type ActFields = readonly [
  table: string,
  length: number,
  revision: number,
  log: readonly [
    steps: number,
    kind: Append['log']['kind'],
    seat: number | null,
    body: string,
    moveId: string | null,
    number: number,
  ],
  clockState: Append['clockState'],
  stage: string | null,
  at: number,
  secret: boolean,
  ranks: Append['ranks'],
  lapsed: readonly string[],
  outcome: Append['outcome'],
  jobs: Append['jobs'],
  done: Append['done'],
  dropped: readonly string[],
]

/**
 * Questions as they travel: acts, which are by far the most frequent, as lists without names in one text, because that is copied twice as
 * fast; a number stands for so many of them among the others.
 */
export interface SqlitePost {
  readonly acts: string
  readonly asks: readonly (Exclude<SqliteAsk, { op: 'append' }> | number)[]
}

const NONE: readonly string[] = []

export function posted(questions: readonly SqliteAsk[]): SqlitePost {
  const acts: ActFields[] = []
  const asks = questions.map((ask) => {
    if (ask.op !== 'append') return ask
    for (const act of ask.acts) acts.push(fieldsOf(act))
    return ask.acts.length
  })
  return { acts: JSON.stringify(acts), asks }
}

export function asked({ acts, asks }: SqlitePost): readonly SqliteAsk[] {
  const appended = (JSON.parse(acts) as readonly ActFields[]).map(actFrom)
  let next = 0
  return asks.map((ask) =>
    typeof ask === 'number' ? { op: 'append', acts: appended.slice(next, (next += ask)) } : ask,
  )
}

function fieldsOf(act: Append): ActFields {
  const { steps, kind, seat, body, moveId, number } = act.log
  return [
    act.table,
    act.length,
    act.revision,
    [steps, kind, seat, body, moveId, number],
    act.clockState,
    act.stage ?? null,
    act.at,
    act.secret ?? false,
    act.ranks,
    act.lapsed ?? NONE,
    act.outcome,
    act.jobs,
    act.done,
    act.dropped ?? NONE,
  ]
}

function actFrom(fields: ActFields): Append {
  const [table, length, revision, row, clockState, stage, at, secret, ranks, lapsed, outcome, jobs, done, dropped] =
    fields
  const [steps, kind, seat, body, moveId, number] = row
  const log = { steps, kind, seat, body, moveId, number }
  return { table, length, revision, log, clockState, stage, at, secret, ranks, lapsed, outcome, jobs, done, dropped }
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
