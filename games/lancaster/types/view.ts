/** The view: what a seat may know. */
import type { Seat } from '../../../engine/game.ts'
import type { Who } from './event.ts'
import type { Corrections, Good } from './figures.ts'
import type { AllyColour, Move } from './move.ts'
import type { Ballot, Phase, Task, VoteResult } from './state.ts'

/** What is asked now; `seat` decides (all who have not decided, for `extension` and `vote`). */
export type Ask =
  | { readonly what: 'ally'; readonly seat: Seat }
  | { readonly what: 'extension' }
  | { readonly what: 'place'; readonly seat: Seat }
  | { readonly what: 'vote'; readonly law: string; readonly position: number }
  | { readonly what: 'castle'; readonly seat: Seat }
  | ({ readonly what: 'favour' } & Who)
  | ({ readonly what: 'nobleman' } & Who)
  | ({ readonly what: 'upgrade'; readonly deployed: boolean; readonly from: number; readonly to: number } & Who)
  | { readonly what: 'extend'; readonly seat: Seat }
  | { readonly what: 'exchange'; readonly seat: Seat; readonly law: string }
  | ({ readonly what: 'county'; readonly county: number } & Who)
  | { readonly what: 'name'; readonly seat: Seat; readonly county: number }
  | ({ readonly what: 'journey'; readonly county: number; readonly strength: number } & Who)
  | { readonly what: 'ransom'; readonly seat: Seat; readonly slot: number }

export interface PlayerView {
  readonly points: number
  /** `null`: behind that player's screen. */
  readonly gold: number | null
  readonly squires: number | null
  readonly votes: number
  readonly court: readonly number[]
  readonly reserve: readonly number[]
  /** Strength of the knight on each castle space, or 0. */
  readonly castle: readonly number[]
  /** Which spaces are covered by an extension tile. */
  readonly extensions: readonly boolean[]
  /** By county A to I. */
  readonly noblemen: readonly boolean[]
  /** Sum of the strengths of all owned knights, as the final scoring counts it (LA-11.1). */
  readonly strength: number
}

export interface AllyView {
  readonly colour: AllyColour | null
  readonly court: readonly number[]
  readonly reserve: readonly number[]
  /** Recruit, upgrade. */
  readonly castle: readonly number[]
}

export interface CountyView {
  /** `stafford` …; words are in the catalogue as `county.<id>`, a corrected name is shown as it is. */
  readonly id: string
  readonly letter: string
  readonly minStrength: number
  readonly tiles: number
  readonly holder: ({ readonly strength: number; readonly squires: number; readonly total: number } & Who) | null
}

export interface ConflictView {
  readonly card: string
  readonly frenchStrength: number
  readonly points: readonly number[]
  /** Topmost first; only those taken. */
  readonly spaces: readonly ({ readonly knights: readonly number[]; readonly total: number } & Who)[]
  /** Sum of all knights there. */
  readonly total: number
}

export interface View {
  /** Whose view it is; `null` for a spectator. */
  readonly seat: Seat | null
  readonly seats: number
  /** Corrections of this table; `figuresOf(view.figures)` gives all printed figures in force. */
  readonly figures: Corrections | null
  readonly round: number
  readonly rounds: number
  readonly phase: Phase
  readonly start: Seat
  readonly awaiting: readonly Seat[]
  /** `null` when the game is over. */
  readonly ask: Ask | null
  readonly players: readonly PlayerView[]
  /** Two players: the ally of each seat; otherwise empty. */
  readonly allies: readonly AllyView[]
  readonly counties: readonly CountyView[]
  /** By slot: upper left, upper right, lower left, lower right. */
  readonly conflicts: readonly (ConflictView | null)[]
  /** By favour: face up? */
  readonly favours: readonly boolean[]
  readonly laws: {
    readonly current: readonly string[]
    /** `null` where the vote has been taken. */
    readonly proposed: readonly (string | null)[]
    /** Still to come, by group; their order inside a group is unknown. */
    readonly deck: readonly string[]
    /** While laws are applied: the position of the one being applied. */
    readonly applying: number | null
    /** The votes of this round's parliament so far; before it, those of the round before. */
    readonly results: readonly (Omit<VoteResult, 'law'> & { readonly law: string })[]
  }
  /** Conflict cards still to come, in no order. */
  readonly conflictDeck: readonly string[]
  /** The general supply lies open (LA-13.1). `limited` false: it never runs out and may show less than 0. */
  readonly supply: { readonly limited: boolean } & { readonly [good in Good]: number }
  /** While all decide at once (first tile, vote): who has decided, and the own choice. */
  readonly secret: {
    readonly decided: readonly boolean[]
    readonly tile: number | null
    readonly ballot: Ballot | null
  } | null
  /** The latest open decision, to mark it on the board. */
  readonly last: { readonly seat: Seat; readonly move: Move } | null
  /** How the phase stands, for going on from here; a board needs only `turn` and `tilesLeft`. */
  readonly flow: {
    readonly turn: Seat
    readonly step: number
    readonly served: number
    readonly times: readonly number[]
    /** Castle turn: the tiles of the current castle not resolved yet. */
    readonly tilesLeft: readonly boolean[]
    readonly passed: readonly boolean[]
    readonly todo: readonly Task[]
  }
}
