/** The vocabulary of the game: what a state, a move, an event and a view are made of. All of it is plain JSON. */
import type { Seat } from '../../engine/game.ts'

/** An index into the counties of `data.json`. */
export type County = number

/** The figure on a coin. */
export type Coin = number

/** `running`, or why the game is over. */
type Status = 'running' | 'last-county'

export interface State {
  status: Status
  /** From 1 to `rounds`. */
  round: number
  readonly rounds: number
  /** Hidden from everybody: the order of the deck. The top card is the last of the list. */
  readonly deck: County[]
  /** The counties that are bid for now, in the order in which they were turned up. */
  readonly stakes: County[]
  /** For each seat the coins it has not spent, in ascending order. */
  readonly purses: Coin[][]
  /** For each seat the coin it has chosen in secret, still in its purse; `null` before it has. */
  readonly bids: (Coin | null)[]
  /** The coins shown last, by seat; empty in the first round. */
  shown: Coin[]
  /** For each seat the counties it has won, in the order in which it won them. */
  readonly won: County[][]
}

export interface Move {
  readonly type: 'bid'
  readonly coin: Coin
}

export type Event =
  /** Somebody has chosen a coin: everybody hears that. */
  | { readonly type: 'ready'; readonly seat: Seat }
  /** Which coin it was: only its owner hears that. */
  | { readonly type: 'chose'; readonly seat: Seat; readonly coin: Coin }
  /** All coins are shown, by seat. */
  | { readonly type: 'shown'; readonly coins: readonly Coin[] }
  | { readonly type: 'won'; readonly seat: Seat; readonly counties: readonly County[] }
  /** No coin stood alone: the counties stay where they are. */
  | { readonly type: 'stayed'; readonly counties: readonly County[] }
  | { readonly type: 'turned'; readonly county: County }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] }

export interface View {
  /** The seat that looks, `null` for a spectator. */
  readonly seat: Seat | null
  readonly status: Status
  readonly round: number
  readonly rounds: number
  readonly deckCount: number
  readonly stakes: readonly County[]
  readonly purses: readonly (readonly Coin[])[]
  /** The reader's own bid. */
  readonly bid: Coin | null
  /** For each seat whether it has chosen: not what. */
  readonly ready: readonly boolean[]
  readonly shown: readonly Coin[]
  readonly won: readonly (readonly County[])[]
}
