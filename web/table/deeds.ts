/** What the reader does at a table: act, take back, play on from an earlier moment. Whatever is refused is told. */
import type { Coach } from '../coach/coach.ts'
import type { Drafts } from './drafts.ts'
import { LOOK_AGAIN, type Refused, type Table } from './table.ts'
import type { TableText } from './table-text.ts'
import type { Past } from './use-past.ts'
import type { Since } from './use-since.ts'

interface At {
  readonly table: Table
  readonly tableText: TableText
  readonly drafts: Drafts
  readonly coach: Coach
  readonly since: Since
  readonly past: Pick<Past, 'past' | 'present'>
  readonly setRefusal: (text: string) => void
}

export interface Deeds {
  readonly report: (no: Refused | null) => void
  readonly act: (texts: readonly string[]) => void
  readonly undo: () => void
  readonly goOn: (moment: number) => void
  readonly takeBack: (moment: number) => void
}

export function deedsOf({ table, tableText, drafts, coach, since, past, setRefusal }: At): Deeds {
  const { undoable } = drafts.scene.value
  // A teacher says in his own words what is not taken.
  const report = (no: Refused | null): void =>
    setRefusal(no && no.reason !== LOOK_AGAIN ? tableText.refusal(no.reason) : '')
  const act = (texts: readonly string[]): void => {
    since.seen()
    void drafts.act(texts).then(report)
  }
  const undo = (): void => {
    coach.dismiss()
    if (undoable && !past.past) void drafts.undo().then(report)
  }
  const goOn = (moment: number): void => {
    past.present()
    coach.dismiss()
    void table.goOnFrom?.(moment).then(report)
  }
  // A plan is opened again as it was; elsewhere what the table played by itself meanwhile goes back, too.
  const takeBack = (moment: number): void => {
    if (table.goOnFrom && !drafts.reopens.value) goOn(moment)
    else if (undoable) undo()
    else void table.propose('back').then(report)
  }
  return { report, act, undo, goOn, takeBack }
}
