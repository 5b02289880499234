/** What the parts of a node share. */
import type { Logger } from 'pino'
import type { Entry as CatalogueEntry } from '../games/index.ts'
import type { CallServices } from './calls/services.ts'
import type { Runner } from './jobs/runner.ts'
import type { Hub } from './live/hub.ts'
import type { Metrics } from './ops/metrics.ts'
import type { HouseSeal } from './ops/signature.ts'
import type { Painter } from './pictures/painter.ts'
import type { Pool } from './rules/pool.ts'
import type { Storage } from './storage/index.ts'
import type { TableRegistry } from './tables/registry.ts'

/** Milliseconds, as somebody who plays by hand might take: before they come, until they have played, until they are gone again. */
export interface Thought {
  readonly think: () => number
  readonly look: () => number
  readonly stay: () => number
}

export interface Services {
  readonly storage: Storage
  readonly pool: Pool
  readonly hub: Hub
  /** Draws tables; `null` where the client is not built. */
  readonly painter: Painter | null
  readonly tables: TableRegistry
  readonly jobs: Runner
  readonly catalogue: readonly CatalogueEntry[]
  readonly log: Logger
  readonly metrics: Metrics
  readonly seal: HouseSeal
  readonly calls: CallServices
  /** From when on every node can read that somebody went back (`tables/going-back.ts`). */
  readonly goesBackFrom: number
  readonly now: () => number
  /** By how much limits are widened; 0 switches them off. */
  readonly widened: number
  /** How long a seat must have been unseen before it is shown as away. */
  readonly awayMs: number
  /** How long a minute of absence lasts: a minute, but in tests. */
  readonly minuteMs: number
  /** How a seat whose order is carried out seems to behave; drawn anew each time. */
  readonly thought: Thought
  /** How long the start of a game waits for a seat to open its part of the dice: at a live clock, and at any other table. */
  readonly opening: { readonly live: number; readonly slow: number }
}
