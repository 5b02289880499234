/** What a game can tell of its past besides its sentences: marks on the board, moments, points, luck. */
import type { Phrase, Seat } from './game.ts'
import { sameJson } from './json.ts'

/**
 * A mark an event leaves on the board: a `way` that was gone (its places in order), where something `came` or is `gone`,
 * what `changed` hands, and `dice` that were thrown there.
 */
export const TRACES = ['way', 'came', 'gone', 'changed', 'dice'] as const

export interface Trace {
  readonly kind: (typeof TRACES)[number]
  /** Places by names the game's board knows. */
  readonly at: readonly string[]
  /** Whose livery the mark wears; `null` for nobody's. */
  readonly seat: Seat | null
  /** The faces, of `dice`. */
  readonly dice?: readonly number[]
}

/** A moment worth going back to. */
export interface Moment {
  readonly name: Phrase
  /** 1, 2 or 3: the heaviest are shown first where there is little room. */
  readonly weight: 1 | 2 | 3
}

/** A step of the past as one viewer knows it: what was told, and how the table looked then. */
export interface Past<View, Event> {
  readonly view: View
  readonly events: readonly Event[]
}

/** Where the points came from. All of a seat's cells together are its score. */
export interface Tally {
  /** What the sources are called. */
  readonly sources: readonly Phrase[]
  /** What the rounds are called, in order. */
  readonly rounds: readonly Phrase[]
  /** By round, by source, by seat. */
  readonly points: readonly (readonly (readonly number[])[])[]
  /** What is counted, where it is no points: what so many are called (a message with `n`), and the two headings. */
  readonly what?: { readonly unit: string; readonly bySource: Phrase; readonly byRound: Phrase }
}

/** What chance gave a seat, beside what it gives on average. */
export interface Luck {
  readonly seat: Seat
  readonly got: number
  readonly due: number
}

/** Adds up points as they are found. */
export class TallySheet {
  private readonly rounds: Phrase[] = []
  private readonly points: number[][][] = []
  private readonly sources: readonly Phrase[]
  private readonly seats: number

  constructor(sources: readonly Phrase[], seats: number) {
    this.sources = sources
    this.seats = seats
  }

  round(name: Phrase): void {
    this.rounds.push(name)
    this.points.push(this.sources.map(() => Array.from({ length: this.seats }, () => 0)))
  }

  /** Points in the latest round. */
  add(source: number, seat: Seat, points: number): void {
    const row = this.points.at(-1)?.[source]
    if (row) row[seat] = (row[seat] ?? 0) + points
  }

  done(what?: NonNullable<Tally['what']>): Tally {
    return { sources: this.sources, rounds: this.rounds, points: this.points, ...(what && { what }) }
  }
}

/** By seat: what all cells of a tally come to. */
export function tallyTotals({ points }: Tally, seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => points.flat().reduce((sum, bySeat) => sum + (bySeat[seat] ?? 0), 0))
}

/**
 * The past without what was taken back: after an undo, or when all went back, the table looks as it did before, and whatever lies in between never
 * was. Where others had decided in secret meanwhile it looks like no earlier moment, and nothing that counts was undone.
 */
export function settled<View, Event extends { readonly type: string }>(
  past: Iterable<Past<View, Event>>,
): readonly Past<View, Event>[] {
  const kept: Past<View, Event>[] = []
  for (const step of past) {
    if (!step.events.some(({ type }) => type === 'undo' || type === 'back')) {
      kept.push(step)
      continue
    }
    const same = kept.findLastIndex(({ view }) => sameJson(view, step.view))
    if (same >= 0) kept.length = same + 1
  }
  return kept
}
