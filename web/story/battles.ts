/** The battles of the wars: when, where on the globe, and who won. */
import type { StoryWordId } from './words.ts'

type Named<Id> = Id extends `battle.${infer Name}` ? Name : never
export type BattleId = Named<StoryWordId>
export type Winner = 'york' | 'lancaster' | 'warwick' | 'tudor'

export interface Battle {
  readonly id: BattleId
  readonly year: number
  readonly month: number
  /** Left out where the sources do not agree on the day. */
  readonly day?: number
  readonly won: Winner
  /** Degrees east and north. */
  readonly at: readonly [number, number]
  /** Neighbours on the map give way. */
  readonly aside?: readonly [number, number]
}

export const BATTLES: readonly Battle[] = [
  { id: 'st-albans-1', year: 1455, month: 5, day: 22, won: 'york', at: [-0.34, 51.75], aside: [-12, -2] },
  { id: 'blore-heath', year: 1459, month: 9, day: 23, won: 'york', at: [-2.42, 52.91] },
  { id: 'northampton', year: 1460, month: 7, day: 10, won: 'york', at: [-0.89, 52.22] },
  { id: 'wakefield', year: 1460, month: 12, day: 30, won: 'lancaster', at: [-1.49, 53.66] },
  { id: 'mortimers-cross', year: 1461, month: 2, won: 'york', at: [-2.87, 52.33] },
  { id: 'st-albans-2', year: 1461, month: 2, day: 17, won: 'lancaster', at: [-0.34, 51.75], aside: [12, -6] },
  { id: 'towton', year: 1461, month: 3, day: 29, won: 'york', at: [-1.27, 53.84], aside: [3, -3] },
  { id: 'hexham', year: 1464, month: 5, day: 15, won: 'york', at: [-2.1, 54.95] },
  { id: 'edgecote', year: 1469, month: 7, won: 'warwick', at: [-1.24, 52.12] },
  { id: 'barnet', year: 1471, month: 4, day: 14, won: 'york', at: [-0.2, 51.66], aside: [3, 13] },
  { id: 'tewkesbury', year: 1471, month: 5, day: 4, won: 'york', at: [-2.16, 51.99] },
  { id: 'bosworth', year: 1485, month: 8, day: 22, won: 'tudor', at: [-1.41, 52.6] },
  { id: 'stoke', year: 1487, month: 6, day: 16, won: 'tudor', at: [-0.88, 53.03] },
]

/** In the reader's language; nothing is reckoned, so the calendar of the time stays. */
export function dateOf({ year, month, day }: Battle, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    ...(day === undefined ? {} : { day: 'numeric' }),
  })
  return format.format(Date.UTC(year, month - 1, day ?? 1))
}
