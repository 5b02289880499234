/**
 * Worked examples of the rules: a position that the game's own board draws beside a rule, and what its caption claims of it.
 *
 * An example is data of a game (`games/<id>/examples/`). What it says of moves is asked of the rules, and the numbers in its caption
 * come from them; the texts are found by their ids in the examples' own catalogues.
 */
import type { Game, Options, Phrase, Seat } from './game.ts'

/** A part of the map: x, y, width, height in its own units. */
type Part = readonly [number, number, number, number]

export interface Example<State> {
  /** Its caption has the same id. */
  readonly id: string
  /** The rule it stands at. */
  readonly rule: string
  readonly seats: number
  /** Who looks, and whose moves are meant. */
  readonly seat: Seat
  readonly options?: Options
  /** A fresh state at every call. */
  readonly position: () => State
  /** What is drawn: the map, or what lies beside it (`own`). */
  readonly shows: 'map' | 'own'
  /** The part of the map that matters; all of it unless told. */
  readonly look?: Part
  /** Moves that the board offers, and the one it points out. */
  readonly offers?: readonly string[]
  readonly points?: string
  /** Places told in words to whoever does not see the drawing. */
  readonly places: readonly string[]
  /** Moves that the caption calls allowed. */
  readonly legal?: readonly string[]
  /** Moves that it calls forbidden, each with the reason the rules give. */
  readonly refused?: { readonly [text: string]: string }
  /** Numbers in its caption, from the rules. */
  readonly figures?: { readonly [hole: string]: (state: State) => number }
  /** Names in its caption. */
  readonly names?: Omit<Phrase, 'say'>
}

export type AnyExample = Example<unknown>

/** A game's examples as the house passes them along: what they say of its states only they read. */
export function exampleList<State, Move, Event extends { readonly type: string }, View>(
  _game: Game<State, Move, Event, View>,
  examples: readonly Example<State>[],
): readonly AnyExample[] {
  return examples as readonly unknown[] as readonly AnyExample[]
}

/** The moves that are seen on the board. */
export function offeredIn({ offers = [], points }: AnyExample): readonly string[] {
  return points === undefined ? offers : [points, ...offers]
}

/** The numbers of its caption. */
export function figuresOf({ figures = {}, position }: AnyExample): { readonly [hole: string]: number } {
  return Object.fromEntries(Object.entries(figures).map(([hole, count]) => [hole, count(position())]))
}

export function captionOf(example: AnyExample): Phrase {
  return { ...example.names, ...figuresOf(example), say: example.id }
}
