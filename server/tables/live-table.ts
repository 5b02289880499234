/** A table a node is busy with: its rows as last read, and what its listeners have been told. */
import type { TableRows } from './rows.ts'

export interface LiveTable {
  readonly id: string
  rows: TableRows
  /** Log entries this node's listeners have been told; the rules threads are asked about this length. */
  length: number
  /** The last line of chat listeners were told; `null` while nobody has kept count. */
  chat: number | null
  /** The latest removal of a line they were told; `null` before there were any. */
  removed: number | null
  /** Acts, changes and openings at one table happen one after the other. */
  queue: Promise<unknown>
  usedAt: number
  /** The latest wish to take back of each person, while it has no answer. */
  readonly takingBack: Map<string | null, Promise<void>>
  /** Jobs this node stored with the latest acts, and when they are due. */
  readonly due: Map<string, number>
  /** Spectators of the running game this node has written down. */
  readonly witnesses: Set<string>
}

export function liveTable(id: string, rows: TableRows, usedAt: number): LiveTable {
  const { length } = rows.row
  const queue = Promise.resolve()
  const none = { chat: null, removed: null, takingBack: new Map(), due: new Map(), witnesses: new Set<string>() }
  return { id, rows, length, queue, usedAt, ...none }
}

const nothing = (): void => undefined

/** Runs something when everything before it at that table is done. */
export function enqueue<T>(table: LiveTable, work: () => Promise<T>): Promise<T> {
  const mine = table.queue.then(work)
  table.queue = mine.then(nothing, nothing)
  return mine
}
