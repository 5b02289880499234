/**
 * The coach of somebody who plays alone against bots: keeps what the adviser saw before a move, and says afterwards if the
 * move throws much away. All of it comes from the reader's own view; at a table with other people there is no coach.
 */
import { signal } from '@preact/signals'
import type { Hint } from '../../bots/index.ts'

/** On the scale of the bots' judgement, from −1 (lost) to 1 (won). */
const MUCH = 0.2

export interface Warning {
  /** The moment the move was made at. */
  readonly moment: number
  /** What looked best then. */
  readonly better: string
}

export class Coach {
  readonly warning = signal<Warning | null>(null)
  private hints: readonly Hint[] = []
  private labels: ReadonlyMap<string, string> = new Map()

  /** What the adviser said of the decision that is open now, and what its moves are called. */
  heard(hints: readonly Hint[], labels: ReadonlyMap<string, string>): void {
    this.hints = hints
    this.labels = labels
  }

  /** A move was made. What is not among the advice is at best as good as the last of it. */
  acted(text: string | undefined, moment: number): void {
    const loss = text === undefined ? 0 : lossOf(this.hints, text)
    const better = this.labels.get(best(this.hints)?.move ?? '')
    this.warning.value = loss >= MUCH && better !== undefined ? { moment, better } : null
    this.hints = []
  }

  dismiss(): void {
    this.warning.value = null
  }
}

/** At least so much worse than the best of the advice is that move. */
export function lossOf(hints: readonly Hint[], text: string): number {
  const values = hints.map(({ value }) => value)
  const own = hints.find(({ move }) => move === text)?.value ?? Math.min(...values)
  return values.length < 2 ? 0 : Math.max(...values) - own
}

function best(hints: readonly Hint[]): Hint | undefined {
  return hints.toSorted((a, b) => b.value - a.value)[0]
}
