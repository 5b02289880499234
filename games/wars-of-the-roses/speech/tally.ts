/** Where the victory points came from, turn by turn (WR-11). */
import { type Past, type Tally, TallySheet } from '../../../engine/telling.ts'
import type { Event, Ledger, View } from '../types/index.ts'

const SOURCES: readonly (keyof Ledger)[] = ['regions', 'king', 'awards', 'trade', 'church']

export function tally(past: readonly Past<View, Event>[]): Tally {
  const sheet = new TallySheet(
    SOURCES.map((source) => ({ say: `tally.${source}` })),
    past[0]?.view.seats ?? 0,
  )
  let turn = 0
  for (const { events } of past)
    for (const event of events) {
      if (event.type !== 'scored') continue
      sheet.round({ say: 'tally.turn', n: ++turn })
      event.ledgers.forEach((ledger, seat) =>
        SOURCES.forEach((source, index) => sheet.add(index, seat, ledger[source])),
      )
    }
  return sheet.done()
}
