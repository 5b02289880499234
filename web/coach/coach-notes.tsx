/** What the coach says: after a move that throws much away, with the way back, and about what the others did. */
import './coach.css'
import { ForesightLines } from '../../art/foresight.tsx'
import { quick } from '../../engine/dice.ts'
import type { AnyGame, Phrase, Seat } from '../../engine/game.ts'
import { sinceOf } from '../../engine/since.ts'
import type { TableText } from '../table/table-text.ts'
import type { Coach, News, Warning } from './coach.ts'
import { tell, useWords } from './words.ts'

interface Props {
  readonly coach: Coach
  readonly game: AnyGame
  readonly seat: Seat
  readonly tableText: TableText
  /** Goes back to before an act that was made at that moment. */
  readonly takeBack: (moment: number) => void
}

export function CoachNotes(props: Props) {
  const { coach } = props
  const warning = coach.warning.value
  const news = coach.news.value
  if (!useWords() || (!warning && !news)) return null
  // One thing at a time: what can still be taken back comes first.
  return (
    <div class={`coach ${warning ? 'coach-lost' : 'coach-did'}`} role="status">
      {warning ? <Lost {...props} warning={warning} /> : news && <Did {...props} news={news} />}
    </div>
  )
}

function Lost({ coach, game, seat, tableText, takeBack, warning }: Props & { readonly warning: Warning }) {
  const { moment, view, verdict } = warning
  const better = verdict.better === null ? null : labelOf(game, view, seat, verdict.better)
  const lines = (reasons: Warning['verdict']['costs']) =>
    reasons.slice(0, 1).map(({ text, tone }) => ({ text: tableText.phrase(text), tone }))
  const back = (): void => {
    coach.dismiss()
    takeBack(moment)
  }
  return (
    <>
      <p>
        <strong>{tell('coach.lost')}</strong>
      </p>
      <ForesightLines lines={lines(verdict.costs)} />
      {better && <p>{tell('coach.better', { better: tableText.phrase(better) })}</p>}
      <ForesightLines lines={lines(verdict.gains)} />
      <p class="row">
        <button type="button" class="button" onClick={back}>
          {tell('coach.back')}
        </button>
        <button type="button" class="text-button" onClick={() => coach.leave()}>
          {tell('coach.keep')}
        </button>
      </p>
    </>
  )
}

/** What a move is called in the place it was made from. */
function labelOf(game: AnyGame, view: unknown, seat: Seat, text: string): Phrase | null {
  const move = game.legal(game.guess(view, quick(0)), seat).find((choice) => game.write(choice) === text)
  return move === undefined ? null : game.speech.move(move, view)
}

/** So many deeds are retold; the log has them all. */
const DEEDS = 2
/** So many of the reader's own numbers are compared. */
const NUMBERS = 2

function Did({ game, seat, tableText, news }: Props & { readonly news: News }) {
  const { events, before, after, reasons } = news
  const { lines, changes } = sinceOf(game, { seat, before, after, events }, DEEDS)
  // Of the reader the first numbers, of the others the score.
  const numbers = changes.flatMap((change) => {
    const kept = changesIn(change).filter(({ say }, i) => say === 'since.score' || (isOf(change, seat) && i < NUMBERS))
    return kept.length > 0 ? [{ ...change, changes: kept }] : []
  })
  const meaning = [
    ...numbers.map((text) => ({ text: tableText.phrase(text), tone: 'plain' as const })),
    ...reasons.map(({ text, tone }) => ({ text: tableText.phrase(text), tone })),
  ]
  return (
    <>
      <h3>{tell('coach.did')}</h3>
      {lines.map((line, i) => (
        <p key={i}>{tableText.phrase(line)}</p>
      ))}
      {meaning.length > 0 && (
        <>
          <h3>{tell('coach.for-you')}</h3>
          <ForesightLines lines={meaning} />
        </>
      )}
    </>
  )
}

function isOf({ who }: Phrase, seat: Seat): boolean {
  return typeof who === 'object' && 'seat' in who && who.seat === seat
}

function changesIn({ changes }: Phrase): readonly Phrase[] {
  return Array.isArray(changes) ? (changes as readonly Phrase[]) : []
}
