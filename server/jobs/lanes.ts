/**
 * Jobs wait in lanes, each with hands of its own: a clock that runs out, or an end that was agreed on, never waits for
 * bots, and bots never for notices. Within a lane hosts take turns, so that one with sixty tables holds up nobody else's.
 */
import type { Logger } from 'pino'
import { dropNeedless } from '../standing/needless.ts'
import type { NewJob, Storage } from '../storage/index.ts'

/** How long a claimed job is a node's own unless it says that it still works on it. */
export const LEASE_MS = 10_000

export interface RunnerOptions {
  readonly storage: Storage
  readonly log: Logger
  readonly now: () => number
  /** How often it looks for what nobody told of; seldom unless told. */
  readonly lookMs?: number | undefined
  /** How late the latest look of a lane found its jobs. */
  readonly onLag: (lane: string, ms: number) => void
  /** A lane had more to do than hands. */
  readonly onFull?: (lane: string) => void
  readonly onDone?: (kind: NewJob['kind'], well: boolean) => void
}

export interface LanePlan {
  readonly id: string
  readonly kinds: readonly NewJob['kind'][]
  /** Jobs under way at a time. */
  readonly slots: number
  /** Of those, for tables of the same host. */
  readonly each: number
  /** Whether they are stored long before they are due; a bot's turn is due at once. */
  readonly timed: boolean
  /** Milliseconds between two looks at what is due, for jobs that may as well be somewhat late. */
  readonly every?: number
  /** Milliseconds from one look to the next, unless hands have become free again: where much falls due it is taken together. */
  readonly apart?: number
  /** Takes away what is due and has nothing to do, before anything is claimed. */
  readonly needless?: (db: Storage['db'], now: number) => Promise<void>
}

export const LANES: readonly LanePlan[] = [
  { id: 'urgent', kinds: ['clock', 'end', 'vote', 'opening', 'forced'], slots: 32, each: 32, timed: true },
  { id: 'bots', kinds: ['bot'], slots: 48, each: 4, timed: false },
  { id: 'orders', kinds: ['standing'], slots: 8, each: 4, timed: true, every: 500, needless: dropNeedless },
  { id: 'rest', kinds: ['notice', 'tell', 'invite', 'sweep'], slots: 16, each: 8, timed: true, apart: 100 },
  { id: 'calls', kinds: ['call', 'digest'], slots: 12, each: 4, timed: true },
]
