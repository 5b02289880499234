/** How it ended: who won and why, where the points came from, what decided it, what was hidden. */
import './end.css'
import { Crown } from '../../art/crown.tsx'
import { Shield, ShieldIcon } from '../../art/shield.tsx'
import type { Outcome, Phrase, Seat } from '../../engine/game.ts'
import { winnersOf } from '../../engine/outcome.ts'
import type { Tally } from '../../engine/telling.ts'
import { levelName } from '../people/levels.ts'
import { Chart } from '../replay/chart.tsx'
import { publicFacts } from '../table/public-facts.ts'
import type { Table } from '../table/table.ts'
import type { TableText } from '../table/table-text.ts'
import { LuckLines } from './luck-lines.tsx'
import { barsOf } from './bars.ts'
import { heaviest, hiddenOf, momentsOf, type Recalled, scoresOf, tallyOf } from './recalled.ts'
import { signed, sourceTotals, TallyTables } from './tally-tables.tsx'
import { verdictOf } from './verdict.ts'
import { tell } from './words.ts'

export interface EndPageProps {
  readonly table: Table
  readonly tableText: TableText
  readonly outcome: Outcome
  readonly recalled: Recalled | null
}

const NONE: Recalled = { frames: [], own: [] }
/** So many moments, and so many differences, tell what decided it. */
const DECISIVE = 4

export function EndPage({ table, tableText, outcome, recalled }: EndPageProps) {
  const { game } = table
  const { viewer, view } = table.scene.value
  const { sides } = publicFacts(game, view, table.seats)
  const nameOf = (seat: Seat): string => tableText.faces[seat]?.name ?? ''
  const winners = winnersOf(outcome, sides)
  const past = recalled ?? NONE
  const tally = tallyOf(game, past.frames, outcome.scores)
  const { headline, standing } = verdictOf(outcome, sides, viewer, nameOf, !tally?.what)
  const scores = scoresOf(game, past)
  const phrase = (text: Phrase): string => tell(text.say as 'end.draw', text)
  return (
    <section class="end-page" aria-labelledby="end-title">
      <header>
        {winners.length > 0 && (
          <div class={winners.length > 2 ? 'end-winners many' : 'end-winners'} aria-hidden="true">
            {winners.map((seat) => (
              <svg key={seat} viewBox="-50 -84 100 136" class="end-arms">
                <Shield livery={tableText.faces[seat]?.livery ?? 'or'} />
                <Crown y={-56} size={64} />
              </svg>
            ))}
          </div>
        )}
        <div>
          <h2 id="end-title">{phrase(headline)}</h2>
          {standing.length > 0 && <p class="end-standing">{standing.map(phrase).join(', ')}</p>}
          <p class="quiet">{tableText.reason(outcome)}</p>
        </div>
      </header>
      <div class="end-body">
        <div class="end-main">
          <Ranking table={table} tableText={tableText} outcome={outcome} tally={tally} viewer={viewer} />
          {tally && <TallyTables tally={tally} tableText={tableText} seats={table.seats} />}
        </div>
        <aside class="end-aside">
          <Decided table={table} tableText={tableText} outcome={outcome} tally={tally} past={past} />
          <Hidden tableText={tableText} facts={hiddenOf(game, past)} />
          <LuckLines game={game} tableText={tableText} frames={past.frames} />
          {scores.length > 1 && (
            <>
              <h3>{tell('end.curve')}</h3>
              <Chart scores={scores} faces={tableText.faces} at={scores.length - 1} keys={[]} narrow />
            </>
          )}
        </aside>
      </div>
    </section>
  )
}

interface RankingProps extends Omit<EndPageProps, 'recalled'> {
  readonly tally: Tally | null
  readonly viewer: Seat | null
}

function Ranking({ table, tableText, outcome, tally, viewer }: RankingProps) {
  const seats = outcome.places.map((_, seat) => seat).sort((a, b) => rank(outcome, a) - rank(outcome, b))
  const bars = tally ? barsOf(sourceTotals(tally, table.seats), outcome.scores) : []
  const longest = bars.map((parts) => parts.reduce((sum, { points }) => sum + Math.abs(points), 0))
  const most = Math.max(1, ...longest)
  return (
    <ol class="end-ranking">
      {seats.map((seat) => {
        const face = tableText.faces[seat]
        const player = table.players.value[seat]
        return (
          <li key={seat} class={`livery-${face?.livery}`}>
            <span class="end-place figures">{outcome.places[seat]}</span>
            <ShieldIcon livery={face?.livery ?? 'or'} size={28} />
            <span class="end-name">
              <strong class="serif">{face?.name}</strong>
              <small>
                {seat === viewer ? tell('end.you') : player?.kind === 'bot' ? levelName(player.level ?? '') : ''}
              </small>
            </span>
            <span class="end-bar" aria-hidden="true">
              {bars[seat]?.map(({ points, look }) => (
                <i key={look} class={look} style={{ width: `${(100 * Math.abs(points)) / most}%` }}>
                  {Math.abs(points) / most > 0.05 ? signed(points) : ''}
                </i>
              ))}
            </span>
            <span class="end-score figures">
              {tally?.what ? (
                <small>{tableText.phrase({ say: tally.what.unit, n: outcome.scores[seat] ?? 0 })}</small>
              ) : (
                outcome.scores[seat]
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function rank({ places, scores }: Outcome, seat: Seat): number {
  return (places[seat] ?? 0) * 10_000 - (scores[seat] ?? 0)
}

interface DecidedProps extends Omit<EndPageProps, 'recalled'> {
  readonly tally: Tally | null
  readonly past: Recalled
}

/** Where the winner and the reader (or the next) differ most, and the weightiest moments. */
function Decided({ table, tableText, outcome, tally, past }: DecidedProps) {
  const differences = tally ? differencesOf(table, outcome, tally) : []
  // What happened in the same words more than once is said once, as it was the last time.
  const named = new Map(
    momentsOf(table.game, past.frames).map((moment) => [tableText.phrase(moment.name), moment] as const),
  )
  // A moment in the very words with which the log ends is the result, which stands above, and nothing that decided it.
  const end = past.frames
    .at(-1)
    ?.events.slice(-1)
    .map((event) => tableText.event(event))
  for (const words of named.keys()) if (end?.[0]?.endsWith(words)) named.delete(words)
  const moments = heaviest([...named.values()], DECISIVE)
  if (differences.length === 0 && moments.length === 0) return null
  const called = (seat: Seat): string =>
    seat === table.scene.value.viewer ? tell('end.you') : (tableText.faces[seat]?.name ?? '')
  return (
    <>
      <h3>{tell('end.decided')}</h3>
      <ul>
        {differences.map(({ source, one, other, a, b }) => (
          <li key={source.say}>
            {tell('end.compared', {
              source: tableText.phrase(source),
              one: called(one),
              other: called(other),
              a: signed(a),
              b: signed(b),
            })}
          </li>
        ))}
        {moments.map(({ name, index }, nth) => (
          <li key={`${index} ${nth}`}>{tableText.phrase(name)}</li>
        ))}
      </ul>
    </>
  )
}

interface Difference {
  readonly source: Phrase
  readonly one: Seat
  readonly other: Seat
  readonly a: number
  readonly b: number
}

function differencesOf(table: Table, { places, scores }: Outcome, tally: Tally): readonly Difference[] {
  const { viewer } = table.scene.value
  const winner = places.indexOf(1)
  const next = places.indexOf(Math.min(...places.filter((place) => place > 1)))
  const reader = viewer !== null && places[viewer] !== 1 ? viewer : next
  if (winner < 0 || reader < 0 || (scores[winner] ?? 0) <= (scores[reader] ?? 0)) return []
  return sourceTotals(tally, table.seats)
    .flatMap((points, index) => {
      const source = tally.sources[index]
      const [a, b] = [points[winner] ?? 0, points[reader] ?? 0]
      return source && a > b ? [{ source, one: winner, other: reader, a, b }] : []
    })
    .sort((x, y) => y.a - y.b - (x.a - x.b))
    .slice(0, 2)
}

function Hidden(props: { readonly tableText: TableText; readonly facts: readonly (readonly Phrase[])[] }) {
  const { tableText, facts } = props
  if (facts.every((each) => each.length === 0)) return null
  return (
    <>
      <h3>{tell('end.hidden')}</h3>
      <ul class="end-hidden">
        {facts.map((each, seat) => (
          <li key={seat}>
            <ShieldIcon livery={tableText.faces[seat]?.livery ?? 'or'} size={18} />
            <span>
              <span class="sr">{tableText.faces[seat]?.name}: </span>
              {each.map((fact) => tableText.phrase(fact)).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
