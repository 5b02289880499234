/**
 * The board in words: what a reader walks through who does not look at the drawing. A game says it as data (`speech.outline`),
 * from a view and nothing else; pages, terminals and commands show it, and `speech.describe` tells each of its places.
 */
import type { AnyGame, Phrase } from './game.ts'

/** A name that is the same in every language (`e5`), or words for it. */
export type Named = Phrase | string

/** A place of a board: `space 40`, `county 3`, `kent`. Moves have theirs too (`board/places.ts`). */
export interface Spot {
  readonly place: string
  readonly name: Named
  /** What a glance would tell, beside the name. */
  readonly brief?: Named
}

/** Rows and columns, walked with the four arrows. */
export interface OutlineGrid {
  readonly kind: 'grid'
  readonly id: string
  readonly title: Named
  readonly columns: readonly Named[]
  readonly rows: readonly { readonly name: Named; readonly cells: readonly Spot[] }[]
  /** Where one may want to be at once: the crown, the stones of a colour. */
  readonly jumps: readonly { readonly name: Named; readonly places: readonly string[] }[]
  /** Places that belong together: the stones of a territory. */
  readonly groups: readonly (readonly string[])[]
}

export interface OutlineBranch extends Spot {
  readonly inside?: readonly OutlineBranch[]
  /** Its neighbours. */
  readonly next?: readonly string[]
}

/** Regions, the places in them, the pieces there. */
export interface OutlineTree {
  readonly kind: 'tree'
  readonly id: string
  readonly title: Named
  readonly branches: readonly OutlineBranch[]
}

/** Hands, castles, laws: one row for each. The first cell names the row. */
export interface OutlineTable {
  readonly kind: 'table'
  readonly id: string
  /** Its rows are the seats: what each holds, as far as the reader may know. */
  readonly seats?: true
  readonly title: Named
  readonly columns: readonly Named[]
  readonly rows: readonly { readonly place: string | null; readonly cells: readonly Named[] }[]
}

export type OutlinePart = OutlineGrid | OutlineTree | OutlineTable
export type Outline = readonly OutlinePart[]

/** Every place of an outline that can be asked about, with its name; each once. */
export function spotsIn(outline: Outline): readonly Spot[] {
  const found = new Map<string, Spot>()
  const add = (spot: Spot): void => {
    if (!found.has(spot.place)) found.set(spot.place, spot)
  }
  const grow = (branches: readonly OutlineBranch[]): void => {
    for (const branch of branches) {
      add(branch)
      grow(branch.inside ?? [])
    }
  }
  for (const part of outline) {
    if (part.kind === 'grid') for (const { cells } of part.rows) cells.forEach(add)
    else if (part.kind === 'tree') grow(part.branches)
    else for (const { place, cells } of part.rows) if (place !== null) add({ place, name: cells[0] ?? '' })
  }
  return [...found.values()]
}

/** A place in whole sentences; empty where a game knows no such place. */
export function described(game: Pick<AnyGame, 'speech'>, view: unknown, place: string): readonly Phrase[] {
  return game.speech.describe?.(view, place) ?? []
}
