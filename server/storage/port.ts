/** What the server asks of a database. Queries go through Kysely; acts have a path of their own. */
import type { Compilable, Kysely, Selectable } from 'kysely'
import type { Notice } from '../../protocol/index.ts'
import type { Schema } from './schema.ts'

/** Of more jobs that are due, those waiting longest are looked at first: sorting all of them each time would be the delay. */
export const DUE_AT_ONCE = 2000

/** What an act adds to the log, as one row: `steps` entries of one seat, from the table's length on (`log-row.ts`). */
export interface NewLogRow {
  readonly steps: number
  readonly kind: 'move' | 'undo' | 'back' | 'end' | 'rules'
  readonly seat: number | null
  readonly body: string
  readonly moveId: string | null
  readonly number: number
}

export interface NewJob {
  readonly id: string
  readonly kind: Schema['jobs']['kind']
  readonly table: string | null
  readonly body: string
  readonly runAt: number
}

/** One act at one table: everything it changes, in one transaction or not at all. */
export interface Append {
  readonly table: string
  /** What the table must still be at. */
  readonly length: number
  readonly revision: number
  readonly log: NewLogRow
  readonly clockState: string | null
  /** Where the game stands now for everybody; `null`, or not told, where that has not changed. */
  readonly stage?: string | null
  readonly at: number
  /** Nobody but seats was told of it: the date of the table, which anybody may see, stays. */
  readonly secret?: boolean
  /** Seats whose rank changes: awaited or not. */
  readonly ranks: readonly { readonly seat: number; readonly rank: number }[]
  /** Proposals that end with it: the revision is then raised. */
  readonly lapsed?: readonly string[]
  /** Set when the act ends the game. */
  readonly outcome: string | null
  readonly jobs: readonly NewJob[]
  /** The job this act carries out: it must still be leased, and is done with it. */
  readonly done: { readonly id: string; readonly lease: string } | null
  /** Jobs that wait for what will not be any more: they need not look. */
  readonly dropped?: readonly string[]
}

/** Everything that is read of a table at one moment. */
export interface StoredRows {
  readonly row: Selectable<Schema['tables']>
  /** By number, with what the person at it prefers. */
  readonly seats: readonly (Selectable<Schema['seats']> & { readonly preferences: string | null })[]
  readonly proposals: readonly Selectable<Schema['proposals']>[]
  /** Who came by the link of a private table, in the order of their names. */
  readonly admitted: readonly { readonly id: string; readonly name: string }[]
  /** Whom the host has asked to the evening of the table. */
  readonly asked: readonly string[]
  /** Whom the host has shown out. */
  readonly shownOut: readonly string[]
  /** Whose seats they are in which others sit in. */
  readonly kept: readonly { readonly seat: number; readonly id: string; readonly name: string }[]
  /** The table that is a rematch of this one. */
  readonly rematch: string | null
}

/** What tells whether a table has moved on, and when each seat was last seen, which no revision tells. */
export interface Standing extends Pick<StoredRows['row'], 'length' | 'revision'> {
  readonly seen: readonly number[]
}

interface Changed {
  readonly stored: boolean
  readonly rows: StoredRows | null
}

/** Somebody has come to a table, or gone from it, at one node. */
export interface Moved {
  readonly table: string
  readonly seat: number
  readonly here: boolean
}

export type DueJobs = readonly Pick<NewJob, 'kind' | 'runAt'>[]

/** What another node may want to look at. */
export interface Hint {
  readonly tables?: readonly string[]
  /** Tables with new lines of chat. */
  readonly chat?: readonly string[]
  /** When the first of each kind that was stored is due; `true` where nobody knows, as nodes of earlier releases say. */
  readonly jobs?: boolean | DueJobs
  /** Seats that have their first connection at a node, or have lost the last one. */
  readonly moved?: readonly Moved[]
  /** People whose sessions have ended, all or some. */
  readonly people?: readonly string[]
  /** Notices for people who may be connected there; they are also in the rows. */
  readonly notices?: readonly { readonly person: string; readonly notice: Notice }[]
  /** Whose notices were read: those of a table, or all. */
  readonly read?: readonly { readonly person: string; readonly table: string | null }[]
}

export interface Storage {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  /** The same, for single questions by keys that share a trip with what else is asked at that moment: none that reads much, no transaction. */
  readonly quick: Kysely<Schema>
  /** The same, for what can be made again: if the machine of the database fails, the last moment of it may be lost. */
  readonly relaxed: Kysely<Schema>
  /** As relaxed, for what nobody waits for: it may wait a moment for others that go the same way. */
  readonly unhurried: Kysely<Schema>
  /**
   * True once the act is durable; false if the table had moved on meanwhile. Acts of several tables
   * that arrive together share one commit.
   */
  append(act: Append): Promise<boolean>
  /** Acts of one table, each after the one before: all of them or none. Where there is no such thing, each is stored by itself. */
  appendAll?(acts: readonly Append[]): Promise<boolean>
  tableRows(table: string): Promise<StoredRows | null>
  standing(table: string): Promise<Standing | null>
  /** Statements that happen together or not at all: false, and none of them, if the first one would change nothing. */
  write(statements: readonly Compilable[]): Promise<boolean>
  /** The same, and in the same breath the rows of a table as they are then, whatever became of the statements. */
  change(table: string, statements: readonly Compilable[]): Promise<Changed>
  /** Tells the other nodes that rows changed. Only a hint: they also look by themselves. */
  hint(hint: Hint): void
  /** Called with other nodes' hints. */
  onHint(listener: (hint: Hint) => void): void
  /** True if another process may have written since the last call. */
  changedElsewhere(): Promise<boolean>
  /** Takes due jobs; no two callers get the same one while its lease lasts. */
  claim(claim: Claim): Promise<readonly ClaimedJob[]>
  /** When the first job after that moment is due, be it because a lease runs out. */
  nextDue(kinds: Claim['kinds'], after: number): Promise<number | null>
  /** When the first job of each kind is due, those included that are due already. */
  dueByKind(now: number): Promise<readonly Pick<NewJob, 'kind' | 'runAt'>[]>
  ready(): Promise<boolean>
  close(): Promise<void>
}

/** Which of the due jobs to take: whose turn it is, in rounds over the hosts of the tables, and in each the oldest first. */
export interface Claim {
  readonly now: number
  readonly leaseMs: number
  readonly kinds: readonly NewJob['kind'][]
  readonly limit: number
  /** How many jobs of one host's tables may be under way, and how many are. */
  readonly each: number
  readonly held: Readonly<Record<string, number>>
}

export interface ClaimedJob extends NewJob {
  readonly lease: string
  readonly failures: number
  /** The host of the job's table. */
  readonly host: string | null
}
