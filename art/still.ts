/**
 * The contract of a still picture: a table drawn without a browser, for a mail or for a link in a chat. It is made from what one viewer
 * may know and from nothing else; its sizes are fixed, so that nobody asks for a large one.
 */
import type { Seat } from '../engine/game.ts'
import type { Locale } from '../engine/words.ts'

/** `board` is the board alone; `card` has words beside it, in the shape that links are shown in. */
export const SHAPES = ['board', 'card'] as const
export type Shape = (typeof SHAPES)[number]

export const THEMES = ['day', 'night'] as const
export type Theme = (typeof THEMES)[number]

export interface Still {
  readonly game: string
  readonly version: number
  /** What the viewer may know; `null` before the start, when the game's own picture stands for it. */
  readonly view: unknown
  readonly seat: Seat | null
  /** The name of each seat; `null` for one without a player. */
  readonly names: readonly (string | null)[]
  /** The lines of a card under the name of the game. */
  readonly lines: readonly string[]
  readonly shape: Shape
  readonly theme: Theme
  readonly locale: Locale
}

/** A drawing that needs no style sheet, and how large it is to be, in pixels. */
export interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** What the built drawing room exports as `draw`. */
export type Draw = (still: Still) => Promise<Drawing>
