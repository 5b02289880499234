/**
 * The vocabulary of Lancaster: figures, state, moves, events and the view.
 *
 * Numbers that name things, everywhere (state, moves, events, view):
 * - strength: 1 to 4. A list by strength has four elements: `[strength 1, 2, 3, 4]`.
 * - county: 0 to 8, the counties A to I in order.
 * - space: 0 to 5, the castle spaces `gold, squires, votes, mixed, recruit, upgrade`; the extension
 *   tile with the same number covers it. In an ally's castle: 0 recruit, 1 upgrade.
 * - slot: the places for conflicts: 0 upper left, 1 upper right, 2 lower left, 3 lower right.
 * - favour: 0 to 5, index into `figures.favours`. law, card: index into `figures.laws`, `figures.conflicts`.
 * - `ally`: with two players, true for a knight of that seat's ally.
 */
import type { Seat } from '../../../engine/game.ts'

export const GOODS = ['gold', 'squires', 'votes'] as const
export type Good = (typeof GOODS)[number]
/** What can be gained: goods come from the general supply, points from nowhere. */
export type Gain = Good | 'points'
export type Cost = { readonly [good in Good]?: number }

/* Figures: data.json, with a table's corrections laid over it (figures.ts). */

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

/** Corrected figures of a table (option `figures`): parts of `Figures`, named by id or county letter. */
export interface Corrections {
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

export interface Ballot {
  readonly yes: boolean
  readonly votes: number
}

/** How a vote went, ballots by seat. */
export interface VoteResult {
  readonly law: number
  readonly ballots: readonly Ballot[]
  readonly yes: number
  readonly no: number
  readonly passed: boolean
}

/* Moves. Every one is a single small choice; notation.ts writes and reads them. */

export const SLOTS = ['UL', 'UR', 'LL', 'LR'] as const
export const ALLY_COLOURS = ['green', 'yellow'] as const
export type AllyColour = (typeof ALLY_COLOURS)[number]

/** Where an owned knight stands; `index` is the county, the space or the slot (0 at court). */
export type Where = 'court' | 'county' | 'castle' | 'conflict'

export type Move =
  /** Two players: the start player picks the colour of the own ally (section 12; no effect on play). */
  | { readonly do: 'ally'; readonly colour: AllyColour }
  /** An extension tile onto its space: the secret choice at set-up and every tile gained afterwards. */
  | { readonly do: 'extend'; readonly space: number }
  /* Placement of a knight from the court (LA-4). */
  | {
      readonly do: 'county'
      readonly ally: boolean
      readonly strength: number
      readonly county: number
      readonly squires: number
    }
  | { readonly do: 'castle'; readonly ally: boolean; readonly strength: number; readonly space: number }
  | { readonly do: 'conflict'; readonly ally: boolean; readonly strength: number; readonly slot: number }
  /** Only when no knight at court has a legal space (LA-A24). */
  | { readonly do: 'pass' }
  /** Which face-up favour tile (LA-4.19). */
  | { readonly do: 'favour'; readonly favour: number }
  /** Nobleman of the favour: taken from this county, or removed there for an ally. */
  | { readonly do: 'nobleman'; readonly county: number }
  /** The knight of that strength there becomes one of strength `to`. */
  | {
      readonly do: 'upgrade'
      readonly ally: boolean
      readonly where: Where
      readonly index: number
      readonly strength: number
      readonly to: number
    }
  /** Declines an upgrade, a tile or a journey. */
  | { readonly do: 'decline' }
  | { readonly do: 'vote'; readonly yes: boolean; readonly votes: number }
  | { readonly do: 'exchange'; readonly times: number }
  /** A county's holder (LA-7.2). */
  | { readonly do: 'take'; readonly what: 'nobleman' | 'reward' | 'both' }
  /** Surrey's holder names the start player (LA-7.5). */
  | { readonly do: 'name'; readonly seat: Seat }
  /** The county's knight sails to that conflict (LA-13.7). */
  | { readonly do: 'journey'; readonly slot: number }
  /** Castle turn: resolves the knight on a space, the tile on it, or the ally's knight (LA-8.2). */
  | { readonly do: 'resolve'; readonly what: 'knight' | 'tile' | 'ally'; readonly space: number }
  /** Ransoms one own prisoner of that strength (LA-9.6). */
  | { readonly do: 'free'; readonly strength: number }
  /** Ends a castle turn (what is left costs something and is skipped) or a ransom. */
  | { readonly do: 'done' }

export type Phase =
  | 'ally'
  | 'extension'
  | 'placement'
  | 'parliament'
  | 'laws'
  | 'counties'
  | 'castles'
  | 'conflicts'
  | 'over'

/* State. A house is whose knights: 0 to seats − 1 the players', seats + s the ally of seat s. */

export interface CountyState {
  /** Holder, or −1. */
  house: number
  strength: number
  squires: number
  /** Nobleman tiles left. */
  tiles: number
}

export interface Space {
  house: number
  /** Strengths, first arrival first. */
  knights: number[]
}

export interface Conflict {
  card: number
  /** At most three, topmost first. */
  spaces: Space[]
}

/** Something to be done now, first in line first. Those that need a decision wait for it. */
export type Task =
  | { readonly do: 'gain'; readonly house: number; readonly good: Gain; readonly amount: number }
  | { readonly do: 'recruit'; readonly house: number; readonly strength: number }
  /** `from` 0: any knight by one. */
  | {
      readonly do: 'upgrade'
      readonly house: number
      readonly deployed: boolean
      readonly from: number
      readonly to: number
    }
  | { readonly do: 'extension'; readonly house: number }
  | { readonly do: 'nobleman'; readonly house: number }
  | { readonly do: 'journey'; readonly house: number; readonly county: number; readonly favour: boolean }
  | { readonly do: 'favour'; readonly house: number }
  | { readonly do: 'exchange'; readonly house: number; readonly law: number }
  | { readonly do: 'county'; readonly house: number; readonly county: number }
  | { readonly do: 'name'; readonly house: number; readonly county: number }
  /** The county's knight goes home unless it sailed. */
  | { readonly do: 'leave'; readonly house: number; readonly county: number }
  | { readonly do: 'ransom'; readonly house: number; readonly slot: number }
  /** The prisoners left there go to their reserves and the card out of the game. */
  | { readonly do: 'capture'; readonly house: number; readonly slot: number }

export interface State {
  seats: number
  figures: Corrections | null
  round: number
  phase: Phase
  /** Holder of the start player marker. */
  start: Seat
  /** Whose turn it is in placement and castles; who picks the allies' colours. */
  turn: Seat
  /** Within the phase: the position of the law, the county, or the number of the conflict. */
  step: number
  /** Laws: how many players, in player order, have had this law. Castles: how many castles are begun. */
  served: number
  /** Laws: how often each seat gets the effect of the law being applied. */
  times: number[]
  /** Castles: the tiles of the current castle not resolved yet. */
  tilesLeft: boolean[]
  /** Placement: who passed since the last knight was placed (LA-A24). */
  passed: boolean[]
  todo: Task[]
  /** Secret choices by seat: −1 not yet; extension: the space; vote: 2 × votes + (1 for yes). */
  slots: number[]
  gold: number[]
  squires: number[]
  votes: number[]
  points: number[]
  supply: { gold: number; squires: number; votes: number }
  /** By house, then by strength − 1. */
  court: number[][]
  reserve: number[][]
  /** By house, then by space: strength of the knight there, or 0. */
  castle: number[][]
  /** By seat, then by space. */
  extensions: boolean[][]
  /** By seat, then by county. */
  noblemen: boolean[][]
  counties: CountyState[]
  /** By slot. */
  conflicts: (Conflict | null)[]
  favours: boolean[]
  /** Left to right; the last is dealt first. */
  lawDeck: number[]
  conflictDeck: number[]
  current: number[]
  /** `null` where the vote has been taken. */
  proposed: (number | null)[]
  /** The votes of this round's parliament so far; during the next placement those of the round before. */
  results: VoteResult[]
  /** The latest open decision. */
  last: { readonly seat: Seat; readonly move: Move } | null
  allyColours: AllyColour[]
}

/* Events. All are public: whatever is secret is not told before it is shown. */

interface Who {
  readonly seat: Seat
  /** True: that seat's ally. */
  readonly ally: boolean
}

export type Event =
  | { readonly type: 'ally'; readonly seat: Seat; readonly colour: AllyColour }
  /** Has chosen the first extension tile, not shown yet. */
  | { readonly type: 'chosen'; readonly seat: Seat }
  /** The first tiles, by seat, shown together. */
  | { readonly type: 'extensions'; readonly spaces: readonly number[] }
  | ({ readonly type: 'placed'; readonly strength: number; readonly county: string; readonly squires: number } & Who)
  | ({ readonly type: 'expelled'; readonly strength: number; readonly county: string; readonly squires: number } & Who)
  | ({ readonly type: 'castled'; readonly strength: number; readonly space: string } & Who)
  | ({
      readonly type: 'joined'
      readonly strength: number
      readonly slot: number
      readonly frenchStrength: number
      readonly journey: boolean
    } & Who)
  | { readonly type: 'passed'; readonly seat: Seat }
  | ({ readonly type: 'favour'; readonly favour: string; readonly reward: readonly Effect[] } & Who)
  | { readonly type: 'gained'; readonly seat: Seat; readonly good: Gain; readonly n: number }
  | { readonly type: 'paid'; readonly seat: Seat; readonly good: Good; readonly n: number }
  | ({ readonly type: 'recruited'; readonly strength: number } & Who)
  | ({ readonly type: 'upgraded'; readonly from: number; readonly to: number; readonly where: Where } & Who)
  | { readonly type: 'declined'; readonly seat: Seat; readonly what: 'upgrade' | 'extension' | 'journey' | 'ransom' }
  | { readonly type: 'extended'; readonly seat: Seat; readonly space: string }
  | { readonly type: 'nobleman'; readonly seat: Seat; readonly county: string }
  /** For an ally: a nobleman tile leaves the game. */
  | { readonly type: 'removed'; readonly seat: Seat; readonly county: string }
  /** Has fixed the vote; it cannot be changed any more (LA-14.4). */
  | { readonly type: 'decided'; readonly seat: Seat }
  | {
      readonly type: 'counted'
      readonly law: string
      readonly ballots: readonly Ballot[]
      readonly yes: number
      readonly no: number
      readonly passed: boolean
    }
  /** All unused votes went back to the supply (LA-5.7). */
  | { readonly type: 'unused'; readonly n: number }
  | { readonly type: 'law'; readonly law: string }
  | { readonly type: 'most'; readonly good: 'gold' | 'squires'; readonly seats: readonly Seat[] }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly n: number }
  | ({ readonly type: 'took'; readonly county: string; readonly what: 'nobleman' | 'reward' | 'both' } & Who)
  | { readonly type: 'start'; readonly seat: Seat }
  | ({ readonly type: 'resolved'; readonly what: 'knight' | 'tile'; readonly space: string } & Who)
  /** The castle turn ended with knights going home unpaid or tiles unused. */
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'roundTable'; readonly seat: Seat; readonly n: number }
  | {
      readonly type: 'battle'
      readonly slot: number
      readonly frenchStrength: number
      readonly sum: number
      readonly england: boolean
      /** By rank; points of an ally are lost. */
      readonly ranks: readonly ({ readonly strength: number; readonly points: number } & Who)[]
    }
  | { readonly type: 'freed'; readonly seat: Seat; readonly strength: number }
  | ({ readonly type: 'captured'; readonly n: number } & Who)
  | {
      readonly type: 'round'
      readonly round: number
      readonly conflicts: readonly number[]
      readonly laws: readonly string[]
    }
  /** All stocks are shown at the end (LA-14.6). */
  | { readonly type: 'stocks'; readonly gold: readonly number[]; readonly squires: readonly number[] }
  | {
      readonly type: 'scored'
      readonly what: 'knighthood' | 'extensions' | 'noblemen'
      readonly points: readonly number[]
    }

/* The view. */

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
