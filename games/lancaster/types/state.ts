/** State. A house is whose knights: 0 to seats − 1 the players', seats + s the ally of seat s. */
import type { Seat } from '../../../engine/game.ts'
import type { Corrections, Gain } from './figures.ts'
import type { AllyColour, KeptMove } from './move.ts'

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
  last: { readonly seat: Seat; readonly move: KeptMove } | null
  allyColours: AllyColour[]
}
