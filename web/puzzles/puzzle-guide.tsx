/** What is said beside the board: what is asked, a word to every try, why the answer is best, and the way on. */
import '../learn/learn.css'
import './puzzles.css'
import { useEffect, useRef } from 'preact/hooks'
import { ForesightLines } from '../../art/foresight.tsx'
import { clearAsTold, toldOf } from '../../bots/puzzles/told.ts'
import type { Puzzle, PuzzleFile } from '../../bots/puzzles/types.ts'
import { quick } from '../../engine/dice.ts'
import type { AnyGame, Phrase, Seat } from '../../engine/game.ts'
import type { Catalogue } from '../../engine/words.ts'
import { loadChances } from '../parts/chances.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { levelName } from '../people/levels.ts'
import { tableTextOf } from '../table/table-text.ts'
import { isSolved } from './marks.ts'
import { ShareLine } from './share-line.tsx'
import type { Said, Solving } from './solving.ts'
import { tell } from './words.ts'

interface Props {
  readonly solving: Solving
  readonly game: AnyGame
  readonly file: PuzzleFile
  readonly words: readonly Catalogue[]
  readonly restart: (wrongTries: number, show: boolean) => void
}

export function PuzzleGuide({ solving, game, file, words, restart }: Props) {
  const { puzzle, table } = solving
  const { id } = game.about
  const said = solving.said.value
  const text = tableTextOf(game, words, table.players.value)
  const plan = puzzle.planned !== undefined
  const who = text.faces[puzzle.seat]?.name ?? ''
  return (
    <section class="guide puzzle-guide" aria-label={tell('puzzle.guide')}>
      <p class="guide-at quiet">
        <span>
          {tell('puzzles.number', { number: puzzle.number })} · {levelName(puzzle.grade)}
        </span>
        <a href={`/puzzles/${id}`}>{tell('puzzle.all')}</a>
      </p>
      <h2 class={solving.done.value ? 'sr' : 'serif'}>{tell(plan ? 'puzzle.find-plan' : 'puzzle.find', { who })}</h2>
      <div class="guide-says" role="status">
        {'step' in said ? (
          <Verdict said={said} solving={solving} game={game} phrase={text.phrase} />
        ) : (
          <p>{tell(said.kind === 'on-the-way' ? 'puzzle.on-the-way' : plan ? 'puzzle.task-plan' : 'puzzle.task')}</p>
        )}
      </div>
      <div class="row guide-ways">
        {solving.done.value ? (
          <After game={id} solving={solving} file={file} restart={() => restart(0, false)} />
        ) : (
          <>
            <button type="button" class="text-button" onClick={() => restart(solving.wrongTries.peek(), true)}>
              {tell('puzzle.show')}
            </button>
            <button type="button" class="text-button" onClick={() => restart(solving.wrongTries.peek(), false)}>
              {tell('puzzle.restart')}
            </button>
          </>
        )}
      </div>
    </section>
  )
}

type Judged = Extract<Said, { readonly step: string }>

interface VerdictProps {
  readonly said: Judged
  readonly solving: Solving
  readonly game: AnyGame
  readonly phrase: (text: Phrase) => string
}

function Verdict({ said, solving, game, phrase }: VerdictProps) {
  const right = said.kind === 'right'
  const chances = useLoaded(() => loadChances(game.about.id), [game.about.id])
  const known = chances.state === 'here' ? (chances.value ?? undefined) : undefined
  const found = { game, view: said.view, seat: solving.puzzle.seat }
  const told = toldOf(known, found, solving.puzzle)
  const move = nameOf(said, solving.puzzle.seat, game, phrase)
  const lines = said.why.map(({ text, tone }) => ({ text: phrase(text), tone }))
  return (
    <>
      <p class={right ? 'guide-praise' : 'guide-wrong'} key={solving.wrongTries.value}>
        {tell(right ? (solving.shown.value ? 'puzzle.shown' : 'puzzle.right') : 'puzzle.wrong', { move })}
      </p>
      {lines.length > 0 && (
        <p class="puzzle-why">
          <ForesightLines lines={lines} />
        </p>
      )}
      {chances.state !== 'loading' && clearAsTold(told) && (
        <p>{tell(right ? 'puzzle.worth' : 'puzzle.misses', { ...told })}</p>
      )}
      {right && <p class="puzzle-follows">{tell('puzzle.follows')}</p>}
    </>
  )
}

/** What the step is called where it was made. */
function nameOf({ step, view }: Judged, seat: Seat, game: AnyGame, phrase: (text: Phrase) => string): string {
  const move = game.legal(game.guess(view, quick(0)), seat).find((choice) => game.write(choice) === step)
  return move === undefined ? step : phrase(game.speech.move(move, view))
}

interface AfterProps {
  readonly game: string
  readonly solving: Solving
  readonly file: PuzzleFile
  readonly restart: () => void
}

/** The way on; whoever plays by keyboard is taken there. */
function After({ game, solving, file, restart }: AfterProps) {
  const way = useRef<HTMLAnchorElement>(null)
  useEffect(() => way.current?.focus({ preventScroll: true }), [])
  const next = nextOf(game, file, solving.puzzle)
  return (
    <>
      <a ref={way} class="button first" href={next === null ? `/puzzles/${game}` : `/puzzles/${game}/${next}`}>
        {tell(next === null ? 'puzzle.all' : 'puzzle.next')}
      </a>
      <ShareLine game={game} solving={solving} />
      <button type="button" class="text-button" onClick={restart}>
        {tell('puzzle.again')}
      </button>
    </>
  )
}

/** The next that is not solved, of the same grade if there is one. */
function nextOf(game: string, { puzzles }: PuzzleFile, puzzle: Puzzle): number | null {
  const at = puzzles.indexOf(puzzle)
  const open = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)].filter(({ number }) => !isSolved(game, number))
  return (open.find(({ grade }) => grade === puzzle.grade) ?? open[0])?.number ?? null
}
