/** What is told of an update, and in which order: the deeds, what they changed, and last the question. */
import { scoreText } from '../../engine/command/answer.ts'
import type { AnyGame, Phrase, Seat, Standing } from '../../engine/game.ts'
import { canonical } from '../../engine/json.ts'
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

/** What an update changed, for anybody's ears: scores, who leads, and the facts of a seat (its men, its money, its cards). */
type Change =
  | { readonly kind: 'score'; readonly seat: Seat; readonly score: string; readonly by: number }
  | { readonly kind: 'lead'; readonly seat: Seat }
  | { readonly kind: 'facts' | 'gone'; readonly seat: Seat; readonly facts: readonly Phrase[] }

/** In brief scores and the lead, usually the reader's own facts as well, in full those of everybody. */
export function changesOf(
  before: readonly Standing[],
  now: readonly Standing[],
  viewer: Seat | null,
  detail: Detail,
): readonly Change[] {
  const changes: Change[] = now.flatMap(({ score, most }, seat) => {
    const was = before[seat]
    const by = score - (was?.score ?? score) || (most ?? score) - (was?.most ?? was?.score ?? most ?? score)
    return by === 0 ? [] : [{ kind: 'score', seat, score: scoreText({ score, most }), by }]
  })
  const [first, leader] = [leaderOf(before), leaderOf(now)]
  if (leader !== null && leader !== first) changes.push({ kind: 'lead', seat: leader })
  if (detail === 'brief') return changes
  for (const [seat, { facts }] of now.entries()) {
    if (detail !== 'full' && seat !== viewer) continue
    const old = new Map((before[seat]?.facts ?? []).map((fact) => [fact.say, canonical(fact)]))
    const fresh = facts.filter((fact) => old.get(fact.say) !== canonical(fact))
    const gone = (before[seat]?.facts ?? []).filter((fact) => !facts.some(({ say }) => say === fact.say))
    if (fresh.length > 0) changes.push({ kind: 'facts', seat, facts: fresh })
    if (gone.length > 0) changes.push({ kind: 'gone', seat, facts: gone })
  }
  return changes
}

/** Who alone is ahead for sure, whatever is hidden. */
function leaderOf(standings: readonly Standing[]): Seat | null {
  const ahead = standings.flatMap(({ score }, seat) =>
    standings.every((other, rival) => rival === seat || score > (other.most ?? other.score)) ? [seat] : [],
  )
  return standings.length > 1 ? (ahead[0] ?? null) : null
}
