/** The vocabulary of the game. Cards and spaces are small numbers; `rules/cards.ts` and `rules/spaces.ts` name them. */
import type { Seat } from '../../engine/game.ts'

/** 0–80: column + 9 × row, both counted from 0, from a1 in the south-west to i9 in the north-east. */
export type Space = number

/** 0–23, in the order N1, N2, N3, NE1 … NW3: an index into `CARDS`. */
export type Card = number

/** A set of cards, one bit for each (bit 0 is N1). */
export type CardSet = number

/** 0 is red (Lancaster), 1 is white (York). Seats alternate, so it is the seat number's last bit. */
export type House = 0 | 1

/** What lies on a space: 0 nothing, 1 a red stone, 2 a white one. */
export type Stone = 0 | 1 | 2

/** `running`, or why the game is over. */
type Status = 'running' | 'deadlock' | 'last-stone'

/** The options of a table, under the ids of the data file. */
export interface Settings {
  readonly 'first-player': 'lancaster' | 'random'
  readonly 'reshuffle-timing': 'last-card-drawn' | 'when-needed'
  readonly scoring: 'size-squared' | 'triangular'
}

export interface State {
  readonly board: Stone[]
  crown: Space
  turn: Seat
  /** For each seat its open hand. */
  readonly hands: CardSet[]
  /** For each seat its heroes left. */
  readonly heroes: number[]
  /** The only hidden thing: the order of the deck. The top card is the last of the list. */
  readonly deck: Card[]
  discard: CardSet
  /** Stones not yet placed. */
  stonesLeft: number
  status: Status
  readonly options: Settings
}

export type Move =
  | { readonly type: 'play'; readonly card: Card; readonly hero: boolean }
  | { readonly type: 'draw' }
  | { readonly type: 'pass' }

export type Event =
  /** A stone was placed and the crown put on it. */
  | { readonly type: 'placed'; readonly seat: Seat; readonly card: Card; readonly space: Space }
  /** A hero turned a stone over; the crown stands on it. */
  | { readonly type: 'turned'; readonly seat: Seat; readonly card: Card; readonly space: Space }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card }
  /** The discard pile became the new deck of that many cards. */
  | { readonly type: 'reshuffled'; readonly cards: number }
  /** A forced pass. */
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'ended'
      readonly reason: EndReason
      readonly totals: readonly [number, number]
      readonly result: Result
    }

export type EndReason = Exclude<Status, 'running'>

/** Who leads, or has won, and what decided it. `house: null` is a draw. */
export interface Result {
  readonly house: House | null
  readonly by: 'total' | 'largest' | 'stones' | 'draw'
}

export interface Territory {
  readonly size: number
  readonly value: number
  /** In ascending order. */
  readonly spaces: readonly Space[]
}

export interface HouseScore {
  readonly total: number
  readonly stones: number
  /** How many territories, and the stones of the largest. */
  readonly territories: number
  readonly largest: number
}

/** Everything but the order of the deck is open to everybody (RK-8.1). */
export interface View {
  /** The seat that looks, `null` for a spectator. The only field in which two views differ. */
  readonly seat: Seat | null
  readonly board: readonly Stone[]
  readonly crown: Space
  readonly turn: Seat
  /** For each seat its cards, in ascending order. */
  readonly hands: readonly (readonly Card[])[]
  readonly handLimit: number
  readonly heroes: readonly number[]
  /** In ascending order. */
  readonly discard: readonly Card[]
  readonly deckCount: number
  /** Which cards are in the deck, in ascending order: the order of drawing is nobody's to know. */
  readonly deck: readonly Card[]
  readonly stonesLeft: number
  /** Red's and white's score as it stands. */
  readonly scores: readonly [HouseScore, HouseScore]
  /** The result if the game ended now; the final one when it is over. */
  readonly leader: Result
  readonly status: Status
  readonly options: Settings
}
