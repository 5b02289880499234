/** What is told of an update, and in which order: the deeds, what they changed, and last the question. */
import type { AnyGame, Standing } from '../../engine/game.ts'
import { weightOf } from '../../engine/log-lines.ts'
import type { TableEvent } from '../table/table.ts'
import type { Detail } from './ways.ts'

/** So many deeds are told at once; a reveal of fifty is asked for (`last`), not poured out. */
const MOST: { readonly [detail in Detail]: number } = { brief: 1, usual: 4, full: 400 }

export interface News {
  readonly told: readonly TableEvent[]
  /** How many were left out. */
  readonly left: number
}

/** Headings and the latest deeds go before the rest; what is told keeps its order. */
export function newsOf(game: AnyGame, events: readonly TableEvent[], detail: Detail): News {
  const audible = events.filter((event) => weightOf(game, event) !== 'quiet')
  const most = MOST[detail]
  if (audible.length <= most) return { told: audible, left: 0 }
  const heavy = audible.filter((event) => weightOf(game, event) !== 'line').slice(-Math.floor(most / 2))
  const late = audible.filter((event) => !heavy.includes(event)).slice(heavy.length - most)
  const kept = new Set([...heavy, ...late])
  return { told: audible.filter((event) => kept.has(event)), left: audible.length - kept.size }
}

export interface ScoreChange {
  readonly seat: number
  readonly score: number
  readonly by: number
}

export function scoreChanges(before: readonly Standing[], now: readonly Standing[]): readonly ScoreChange[] {
  return now.flatMap(({ score }, seat) => {
    const by = score - (before[seat]?.score ?? score)
    return by === 0 ? [] : [{ seat, score, by }]
  })
}
