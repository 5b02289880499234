/**
 * The contract of a board: how a game is shown and touched.
 *
 * A game has two drawings, each a chunk of its own:
 *
 * - `games/<id>/board/index.tsx` exports `Board`, a component that takes `BoardProps`;
 * - `games/<id>/board/picture.tsx` exports `Picture`, a small still drawing for the lobby
 *   (480 × 320, no props but a class; it loads neither rules nor data, the lobby must stay light).
 *
 * A board holds no rules. It draws `view`, and whatever can be clicked is an entry of `moves`: the
 * board only finds out which offers a place, a card or a piece stands for (by looking at `move`) and
 * sends their `text` through `act`. Local state is for looking (zoom, an open drawer) and for picking
 * between offers that share a place (which knight, how many squires), never for deciding what is legal.
 *
 * Words come through `say`. It looks in the game's own catalogues first, then in the board's
 * (`games/<id>/board/words/<locale>.json`), then in those of this room (`art/words/<locale>.json`).
 *
 * A board gives its parts to `Layout` (`layout.tsx`): the map, the reader's own things, choices without a
 * place, where the game stands, what the signs mean. The page says where each of them goes.
 *
 * Colours come from tokens (`theme.css`), so that day, night and print need no second drawing.
 */
import type { VNode } from 'preact'
import type { Livery, Phrase, Seat } from '../engine/game.ts'

/** A legal move of the reader, with its notation and its rendered label ("Play north 2 with a hero"). */
export interface Offer<Move> {
  readonly move: Move
  readonly text: string
  readonly label: string
}

/** Who sits there: the player's name (or the seat's own, "York") and what the seat wears. */
export interface SeatFace {
  readonly name: string
  readonly livery: Livery
}

export interface BoardProps<View, Move, Event = { readonly type: string }> {
  readonly view: View
  /** Whose eyes; `null` for a spectator. */
  readonly seat: Seat | null
  /** Every choice of the reader now; empty while others decide, in replays and after the end. */
  readonly moves: readonly Offer<Move>[]
  /** Sends one step, or several that belong together, in order. */
  readonly act: (texts: readonly string[]) => void
  /**
   * What would be offered after those steps, so that a group is sent as one act; nothing where chance, or somebody
   * else, comes in between. Nobody reads it: its labels are the notation. Absent where nobody can act.
   */
  readonly ahead?: (texts: readonly string[]) => readonly Offer<Move>[]
  /** Renders a phrase in the reader's language. */
  readonly say: (phrase: Phrase) => string
  readonly seats: readonly SeatFace[]
  /** The text of a move to point out (hovered in the list, suggested by a hint), or `null`. */
  readonly hint: string | null
  /**
   * Tells the table which move the pointer or the focus is on, so that its list can show it and what it would bring is told;
   * `steps` are all that would be sent, where that is more than one.
   */
  readonly point?: (text: string | null, steps?: readonly string[]) => void
  /** What happened in the latest update, oldest first: for animation. Empty after a resync. */
  readonly last: readonly Event[]
  /** The latest lines of the log, oldest first, for a board that tells a battle so far. */
  readonly told?: readonly Event[]
  /** The reader asked for less motion: nothing breathes, nothing travels. */
  readonly calm: boolean
}

/** What `games/<id>/board/index.tsx` exports as `Board`. */
export interface Board<View, Move, Event = { readonly type: string }> {
  (props: BoardProps<View, Move, Event>): VNode
  /** A small drawing beside the words of a move wherever moves are listed: an arrow as the board points it. */
  readonly Sign?: MoveSign<View, Move>
  /** Moves nobody should make by accident (a hero spent): wherever they are chosen, they are chosen twice. */
  readonly grave?: (move: Move, view: View) => boolean
  /** All of it is in sight on a phone, and every choice is made there: no button under the question repeats it and lies over it. */
  readonly whole?: boolean
}

export type MoveSign<View, Move> = (props: { readonly move: Move; readonly view: View }) => VNode | null

/** What `games/<id>/board/picture.tsx` exports as `Picture`. */
export type Picture = (props: { readonly class?: string }) => VNode

/** The card of facts that hover, focus and long-press all show. */
export interface Fact {
  readonly title: string
  readonly lines: readonly string[]
  /** What has no weight in the game, told last and quietly. */
  readonly tale?: readonly string[]
}

/** The offer with that notation, if it is legal now. */
export function offerOf<Move>(moves: readonly Offer<Move>[], text: string): Offer<Move> | undefined {
  return moves.find((offer) => offer.text === text)
}
