/** A log replayed by other rules than its own: whether they come to the same state, and if not, where they part. */
import type { AnyGame } from './game.ts'
import { sameJson } from './json.ts'
import { type Entry, Match, type MatchSetup, refusedBy } from './match.ts'

/** Entries are counted from 1; 0 is the match as it was dealt. */
export type Shadow =
  | { readonly kind: 'same' }
  /** The whole log can be played, but after that entry the state is another one. */
  | { readonly kind: 'differs'; readonly at: number }
  /** That entry cannot be played. */
  | { readonly kind: 'stuck'; readonly at: number; readonly why: string }

/** How far a log goes by these rules. */
export interface Fold {
  readonly match: Match | null
  readonly stuck: { readonly at: number; readonly why: string } | null
}

export function fold(game: AnyGame, setup: MatchSetup, entries: readonly Entry[]): Fold {
  let match: Match | null = null
  let at = 0
  try {
    match = new Match(game, { ...setup, version: game.about.version })
    for (const entry of entries) {
      at++
      const why = step(match, entry)
      if (why !== null) return { match, stuck: { at, why } }
    }
    return { match, stuck: null }
  } catch (error) {
    return { match, stuck: { at, why: error instanceof Error ? error.message : String(error) } }
  }
}

/** Rules that a table took up on its way are older than those it is folded by, or the same. */
function step(match: Match, entry: Entry): string | null {
  if (entry.kind === 'rules' && entry.version <= match.game.about.version) {
    match.passOver(entry)
    return null
  }
  const result = match.apply(entry)
  return refusedBy(result) ? (result.reason ?? result.refused) : null
}

/** What `other` makes of a match that was folded by its own rules. */
export function shadow(own: Match, other: AnyGame): Shadow {
  const { setup, entries } = own
  const { match, stuck } = fold(other, setup, entries)
  if (stuck) return { kind: 'stuck', ...stuck }
  if (match && alike(own, match)) return { kind: 'same' }
  return { kind: 'differs', at: parting(own, other) }
}

/** The first entry after which the two are not alike. */
function parting({ game, setup, entries }: Match, other: AnyGame): number {
  const own = new Match(game, setup)
  const its = new Match(other, { ...setup, version: other.about.version })
  for (const [i, entry] of entries.entries()) {
    if (!alike(own, its)) return i
    step(own, entry)
    step(its, entry)
  }
  return entries.length
}

/** The same in everything that decides how a match goes on, and in what its clients have counted. */
function alike(own: Match, its: Match): boolean {
  const { lift } = own.game
  const state = lift?.state ? lift.state(own.state) : own.state
  return (
    own.drawn === its.drawn &&
    sameJson(own.seen, its.seen) &&
    sameJson(own.outcome, its.outcome) &&
    sameJson(state, its.state)
  )
}
