/** Where the points came from: the counties won in each round (SG-4.1). */
import { type Past, type Tally, TallySheet } from '../../../engine/telling.ts'
import { worthOf } from '../rules/figures.ts'
import type { Event, View } from '../types.ts'

export function tally(past: readonly Past<View, Event>[]): Tally {
  const sheet = new TallySheet([{ say: 'tally.counties' }], past[0]?.view.purses.length ?? 0)
  let round = 0
  for (const { events } of past)
    for (const event of events)
      if (event.type === 'shown') sheet.round({ say: 'tally.round', n: ++round })
      else if (event.type === 'won') sheet.add(0, event.seat, worthOf(event.counties))
  return sheet.done()
}
