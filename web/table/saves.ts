/** Local tables as this browser keeps them: the log and who sits where; the state is folded from it. */
import type { TimedEntry } from '../../engine/frames.ts'
import type { Phrase } from '../../engine/game.ts'
import type { Entry, MatchSetup } from '../../engine/match.ts'
import { dropPlans } from './kept-plan.ts'
import { removeStored, store, readStored, storedNames, PREFIX } from '../local-store.ts'

export type LocalPlayer =
  | { readonly kind: 'person'; readonly name: string | null }
  | { readonly kind: 'bot'; readonly level: string }

export interface Save {
  /** How many of its figures are not those of the box. */
  readonly differs?: number
  readonly id: string
  readonly setup: MatchSetup
  readonly players: readonly LocalPlayer[]
  readonly entries: readonly Entry[]
  readonly touched: number
  readonly over: boolean
  /** Some person at this device is to decide. */
  readonly yours: boolean
  /** Where the game stands and what its sides are, as everybody sees it: for lists. Earlier builds kept neither. */
  readonly stage?: Phrase
  readonly sides?: readonly { readonly name: Phrase; readonly livery: string }[]
}

const NAME = 'table.'

/** The key under which the browser keeps a table, for noticing what another tab does to it. */
export function keyOf(id: string): string {
  return PREFIX + NAME + id
}

export function loadSave(id: string): Save | null {
  const found = readStored(NAME + id)
  return typeof found === 'object' && found !== null ? (found as Save) : null
}

export function storeSave(save: Save): boolean {
  return store(NAME + save.id, save)
}

export function dropSave(id: string): void {
  removeStored(NAME + id)
  removeStored(`looked.${id}`)
  removeStored(`orders.${id}`)
  dropPlans(id)
}

/** Those that need a decision first, then the latest first. */
export function listSaves(): readonly Save[] {
  return storedNames(NAME)
    .map((name) => loadSave(name.slice(NAME.length)))
    .filter((save) => save !== null)
    .sort((a, b) => Number(a.over) - Number(b.over) || b.touched - a.touched)
}

/** A log as playback takes it; a browser writes down no times. */
export function timed(entries: readonly Entry[]): readonly TimedEntry[] {
  return entries.map((entry) => ({ entry, at: null }))
}
