/** What is told of an update, and in which order: the deeds, what they changed, and last the question. */
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

/** So many letters are said in one breath, unless one sentence alone is longer. */
const BREATH = 400

/** Sentences in breaths: as many together as one listens to at once. */
export function breathsOf(sentences: readonly string[]): readonly string[] {
  const breaths: string[] = []
  for (const sentence of sentences.filter((each) => each !== '')) {
    const last = breaths.at(-1)
    if (last === undefined || last.length + sentence.length >= BREATH) breaths.push(sentence)
    else breaths[breaths.length - 1] = `${last} ${sentence}`
  }
  return breaths
}

/** What an update changed, for anybody's ears: scores, who leads, and the facts of a seat (its men, its money, its cards). */
type Change =
  | {
      readonly kind: 'score'
      readonly seat: Seat
      readonly score: number
      readonly most?: number
      readonly by: number
      /** What else of that seat has changed: it is told in one sentence with the score. */
      readonly facts?: readonly Phrase[]
    }
  | { readonly kind: 'lead'; readonly seat: Seat }
  | { readonly kind: 'facts' | 'gone'; readonly seat: Seat; readonly facts: readonly Phrase[] }

/** In brief scores and the lead, usually the reader's own facts as well, in full those of everybody. */
export function changesOf(
  before: readonly Standing[],
  now: readonly Standing[],
  viewer: Seat | null,
  detail: Detail,
): readonly Change[] {
  const changes = now.flatMap((_, seat) =>
    ofSeat(before[seat], now, seat, detail === 'full' || (detail === 'usual' && seat === viewer)),
  )
  const [first, leader] = [leaderOf(before), leaderOf(now)]
  if (leader === null || leader === first) return changes
  const at = changes.findLastIndex(({ kind }) => kind === 'score') + 1
  return changes.toSpliced(at, 0, { kind: 'lead', seat: leader })
}

const NOTHING: Standing = { score: 0, facts: [] }

/** Its score, with its facts where they are told as well. */
function ofSeat(was: Standing | undefined, now: readonly Standing[], seat: Seat, whole: boolean): readonly Change[] {
  const { score, most, facts, silent = [] } = now[seat] ?? NOTHING
  const by = score - (was?.score ?? score) || (most ?? score) - (was?.most ?? was?.score ?? most ?? score)
  const old = new Map((was?.facts ?? []).map((fact) => [fact.say, canonical(fact)]))
  const heard = facts.filter(({ say }) => whole && !silent.includes(say))
  const fresh = heard.filter((fact) => old.get(fact.say) !== canonical(fact))
  const gone = (was?.facts ?? []).filter(
    (fact) => whole && !silent.includes(fact.say) && !facts.some(({ say }) => say === fact.say),
  )
  const born = fresh.filter(({ say }) => !old.has(say))
  const changes: Change[] = []
  if (by !== 0)
    changes.push({
      kind: 'score',
      seat,
      score,
      ...(most !== undefined && { most }),
      by,
      ...(fresh.length > 0 && { facts: fresh }),
    })
  else if (fresh.length > 0) changes.push({ kind: 'facts', seat, facts: fresh })
  // What another fact took the place of ("0 heads", "0 to 2 heads") is no loss.
  if (gone.length > born.length) changes.push({ kind: 'gone', seat, facts: gone })
  return changes
}

/** Who alone is ahead for sure, whatever is hidden. */
function leaderOf(standings: readonly Standing[]): Seat | null {
  const ahead = standings.flatMap(({ score }, seat) =>
    standings.every((other, rival) => rival === seat || score > (other.most ?? other.score)) ? [seat] : [],
  )
  return standings.length > 1 ? (ahead[0] ?? null) : null
}
