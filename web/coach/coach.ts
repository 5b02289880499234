/**
 * The coach of somebody who plays against bots alone. After a move that throws much away it says so, with what looked better; when the
 * others have played it says what that changed. All of it comes from the reader's own views, and at a table with other people
 * there is no coach.
 */
import { signal } from '@preact/signals'
import type { Reason, Verdict } from '../../bots/index.ts'
import type { Adviser } from '../table/adviser.ts'
import type { Made } from '../table/drafts.ts'
import type { Scene, TableEvent } from '../table/table.ts'

export interface Warning {
  /** The moment the act was made at. */
  readonly moment: number
  /** The view it was made from. */
  readonly view: unknown
  readonly verdict: Verdict
}

export interface News {
  /** What the others did. */
  readonly events: readonly TableEvent[]
  readonly before: unknown
  readonly after: unknown
  readonly reasons: readonly Reason[]
}

export class Coach {
  readonly warning = signal<Warning | null>(null)
  readonly news = signal<News | null>(null)
  private readonly adviser: () => Adviser | null
  /** Counts acts, so that an answer that comes too late is not told. */
  private acts = 0
  /** From where on the others' doings are still to be explained. */
  private since: { readonly moment: number; readonly view: unknown } | null = null

  constructor(adviser: () => Adviser | null) {
    this.adviser = adviser
  }

  /** The reader has acted, and the table has become `after`. */
  async made({ before, steps }: Made, after: Scene): Promise<void> {
    this.dismiss()
    const { viewer, view, moment } = before
    const adviser = this.adviser()
    if (viewer === null || !adviser) return
    const mine = after.awaiting.includes(viewer)
    // Where the act itself let everything happen (the last of secret plans), that is what others did.
    this.since = { moment: mine ? moment : after.moment, view: mine ? view : after.view }
    const act = this.acts
    const verdict = await adviser.verdict(view, viewer, steps)
    if (act === this.acts && verdict?.much) this.warning.value = { moment, view, verdict }
  }

  /** The table as it is now: once the reader is asked again, what the others did (`deeds`, since a moment) is explained. */
  async meet(
    { viewer, view, choices, outcome }: Scene,
    deeds: (since: number) => readonly TableEvent[],
  ): Promise<void> {
    const { since, acts } = this
    const adviser = this.adviser()
    if (!since || !adviser || viewer === null || outcome || choices.length === 0) return
    const events = deeds(since.moment)
    if (events.length === 0) return
    this.since = null
    const reasons = await adviser.tidings(view, viewer, since.view)
    if (acts === this.acts) this.news.value = { events, before: since.view, after: view, reasons }
  }

  /** Nothing that was said holds any more. */
  dismiss(): void {
    this.acts++
    this.since = null
    this.warning.value = null
    this.news.value = null
  }

  /** The reader stands by the move. */
  leave(): void {
    this.warning.value = null
  }
}
