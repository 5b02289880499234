/** What the threads of a shadow replay are sent, and what they say of each table. */
import type { Shadow } from '../../../engine/index.ts'

/** A table that has begun, as it lies in the rows. */
export interface ShadowTable {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly running: boolean
  readonly setup: string
  readonly outcome: string | null
  /** The rows of its log. */
  readonly bodies: readonly string[]
}

export type Verdict =
  | Shadow
  /** The rules it is played by are not here. */
  | { readonly kind: 'lost'; readonly why: string }
  /** Its log is not a match by its own rules. */
  | { readonly kind: 'damaged'; readonly at: number; readonly why: string }

export interface Shadowed extends Pick<ShadowTable, 'id' | 'game' | 'version' | 'running'> {
  readonly verdict: Verdict
}

export interface ShadowWork {
  /** URL of the module that lists the games. */
  readonly games: string
  /** The version each game is tried under. */
  readonly targets: Readonly<Record<string, number>>
}
