/** Figures: data.json, with a table's corrections laid over it (`rules/figures.ts`). */

export const GOODS = ['gold', 'squires', 'votes'] as const
export type Good = (typeof GOODS)[number]
/** What can be gained: goods come from the general supply, points from nowhere. */
export type Gain = Good | 'points'
export type Cost = { readonly [good in Good]?: number }

/** What a reward does; the only vocabulary that counties, castles, favours and laws use (LA-13). */
export type Effect =
  | { readonly op: 'gain'; readonly good: Gain; readonly amount: number }
  | { readonly op: 'recruit'; readonly strength: number; readonly count: number }
  /** With `from` and `to` only that swap; otherwise any knight by exactly one. */
  | { readonly op: 'upgrade'; readonly scope: 'deployed' | 'owned'; readonly from?: number; readonly to?: number }
  | { readonly op: 'extension' }
  | { readonly op: 'nobleman' }
  | { readonly op: 'journey'; readonly earnsFavour: boolean }

export interface CountyFigures {
  readonly id: string
  readonly letter: string
  readonly minStrength: number
  readonly reward: readonly Effect[]
  readonly namesStartPlayer: boolean
}

export interface SpaceFigures {
  readonly id: string
  readonly cost: Cost
  readonly reward: readonly Effect[]
}

export interface FavourFigures {
  readonly id: string
  readonly reward: readonly Effect[]
}

export interface ConflictFigures {
  readonly id: string
  readonly frenchStrength: number
  /** Highest first. */
  readonly points: readonly number[]
  readonly usedWith: readonly number[]
}

export type Counted = 'counties' | 'conflicts' | 'extensions' | 'noblemen' | 'knights'

/** A test on how many own knights of a strength are deployed or in the reserve. */
export interface KnightTest {
  readonly strength: number
  readonly place: 'deployed' | 'reserve'
  readonly least: number
  readonly most: number
}

export type LawFigures = { readonly id: string; readonly group: number; readonly effect: readonly Effect[] } & (
  | { readonly kind: 'majority'; readonly compare: 'gold' | 'squires' }
  /** `strength` only with `count: 'knights'`, which counts deployed knights. */
  | { readonly kind: 'per-set'; readonly count: Counted; readonly strength?: number; readonly setSize: number }
  | { readonly kind: 'condition'; readonly when: readonly KnightTest[] }
  | { readonly kind: 'exchange'; readonly cost: Cost }
)

export interface Figures {
  readonly rounds: number
  readonly supply: { readonly limited: boolean } & { readonly [good in Good]: number }
  readonly start: { readonly court: readonly number[] } & { readonly [gain in Gain]: number }
  /** Knights of a colour by strength. */
  readonly knights: readonly number[]
  readonly noblemenPerCounty: { readonly [seats: string]: number }
  readonly bothCost: Cost
  readonly counties: readonly CountyFigures[]
  readonly castle: readonly SpaceFigures[]
  readonly roundTable: { readonly lord: number; readonly nobleman: number; readonly skippedInRound: number }
  readonly favours: readonly FavourFigures[]
  readonly conflicts: readonly ConflictFigures[]
  readonly newConflicts: number
  readonly spacesPerConflict: number
  readonly ransomPerStrength: number
  readonly laws: readonly LawFigures[]
  readonly lawsPerRow: number
  readonly voteTile: number
  readonly scoring: {
    readonly first: number
    readonly second: number
    readonly secondWithTwo: number
    readonly noblemen: readonly number[]
  }
  readonly ally: { readonly court: readonly number[]; readonly castle: readonly SpaceFigures[] }
}

/**
 * Corrected figures of a table (option `figures`): entries by their path (`counties.B.reward.0`), or parts of `Figures`, named by
 * id or county letter.
 */
export interface Corrections {
  readonly [entry: `${string}.${string}`]: unknown
  readonly supply?: { readonly limited?: boolean } & { readonly [good in Good]?: number }
  /** By letter, `A` to `I`. A `name` is shown as it is. */
  readonly counties?: {
    readonly [letter: string]: {
      readonly name?: string
      readonly minStrength?: number
      readonly reward?: readonly Effect[]
    }
  }
  readonly castle?: { readonly [id: string]: { readonly cost?: Cost; readonly reward?: readonly Effect[] } }
  readonly favours?: { readonly [id: string]: { readonly reward?: readonly Effect[] } }
  readonly conflicts?: {
    readonly [id: string]: {
      readonly frenchStrength?: number
      readonly points?: readonly number[]
      readonly usedWith?: readonly number[]
    }
  }
  readonly laws?: { readonly [id: string]: { readonly effect?: readonly Effect[]; readonly cost?: Cost } }
}
