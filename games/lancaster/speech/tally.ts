/** Where the points came from, round by round: wars, laws, rewards, and the final scoring (LA-9, LA-6, LA-11). */
import { type Past, type Tally, TallySheet } from '../../../engine/telling.ts'
import type { Event, View } from '../types/index.ts'

const SOURCES = ['france', 'laws', 'rewards', 'knighthood', 'extensions', 'noblemen'] as const
type Source = (typeof SOURCES)[number]

export function tally(past: readonly Past<View, Event>[]): Tally {
  const first = past[0]?.view
  const seats = first?.seats ?? 0
  const sheet = new TallySheet(
    SOURCES.map((source) => ({ say: `tally.${source}` })),
    seats,
  )
  const add = (source: Source, seat: number, points: number): void => sheet.add(SOURCES.indexOf(source), seat, points)
  sheet.round({ say: 'tally.round', n: first?.round ?? 1 })
  // Points everybody starts with are nobody's merit; where a table has some, they stand with the rewards.
  first?.players.forEach(({ points }, seat) => add('rewards', seat, points))
  // A reward of points follows the law that gives it, until the counties' turn.
  let byLaw = false
  for (const { events } of past)
    for (const event of events) {
      byLaw = event.type === 'law' || (byLaw && !AFTER_LAWS.includes(event.type))
      if (event.type === 'round') sheet.round({ say: 'tally.round', n: event.round })
      else if (event.type === 'gained' && event.good === 'points') add(byLaw ? 'laws' : 'rewards', event.seat, event.n)
      else if (event.type === 'battle')
        for (const { seat, ally, points } of event.ranks) if (!ally) add('france', seat, points)
      if (event.type !== 'scored') continue
      if (event.what === 'knighthood') sheet.round({ say: 'tally.final' })
      event.points.forEach((points, seat) => add(event.what, seat, points))
    }
  return sheet.done()
}

const AFTER_LAWS: readonly Event['type'][] = ['took', 'resolved', 'roundTable', 'battle', 'round', 'placed', 'counted']
