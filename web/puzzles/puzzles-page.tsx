/** The puzzles of the day of all games, and all puzzles of one. */
import './puzzles.css'
import { useRoute } from 'preact-iso'
import { useEffect } from 'preact/hooks'
import { lastGiven } from '../../bots/puzzles/numbers.ts'
import { GRADES, type Puzzle, type PuzzleFile } from '../../bots/puzzles/types.ts'
import { findGame } from '../game-assets.ts'
import { learned, share } from '../learn/progress.ts'
import { NotFound } from '../pages/not-found.tsx'
import { GamePicture } from '../parts/picture.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { levelName } from '../people/levels.ts'
import { person } from '../people/me.ts'
import { titleOf } from '../words/index.ts'
import { dailyOf, dayOf } from './daily.ts'
import { loadAllPuzzles, loadPuzzles, type GamePuzzles } from './files.ts'
import { isSolved, streakOf } from './marks.ts'
import { NumberLink } from './number-link.tsx'
import { tell, useWords } from './words.ts'

export function PuzzlesPage() {
  const spoken = useWords()
  const loaded = useLoaded(loadAllPuzzles, [])
  useTitle(spoken ? tell('puzzles.title') : '')
  useShared()
  if (!spoken || loaded.state !== 'here') return <div class="page waiting" />
  return (
    <div class="page puzzles">
      <h1>{tell('puzzles.title')}</h1>
      <p class="lead prose">{tell('puzzles.lead')}</p>
      <Streak />
      {loaded.value.length === 0 && <p>{tell('puzzles.none')}</p>}
      <ul class="plain puzzle-plates">
        {loaded.value.map((puzzles) => (
          <Plate key={puzzles.game} puzzles={puzzles} />
        ))}
      </ul>
      <Kept />
    </div>
  )
}

/** Hears what was solved on other devices. */
function useShared(): void {
  const who = person.value
  useEffect(() => void share(), [who])
}

function Streak() {
  const days = streakOf(learned.value, dayOf(Date.now()))
  return <p class="puzzle-streak">{days > 0 ? tell('puzzles.streak', { n: days }) : tell('puzzles.no-streak')}</p>
}

function Kept() {
  return <p class="quiet">{tell(person.value === null ? 'puzzles.kept' : 'puzzles.kept-with-you')}</p>
}

function Plate({ puzzles: { game, file } }: { readonly puzzles: GamePuzzles }) {
  const { name } = titleOf(game)
  return (
    <li class="puzzle-plate" aria-labelledby={`puzzles-${game}`}>
      <a class="puzzle-picture" href={`/puzzles/${game}`} tabIndex={-1} aria-hidden="true">
        <GamePicture id={game} />
      </a>
      <div>
        <h2 id={`puzzles-${game}`}>{name}</h2>
        <Today game={game} file={file} />
        <p class="quiet figures">{solvedOf(game, file)}</p>
        <a href={`/puzzles/${game}`}>
          {tell('puzzles.all-of', { n: file.puzzles.length })}
          <span class="sr">: {name}</span>
        </a>
      </div>
    </li>
  )
}

function solvedOf(game: string, { puzzles }: PuzzleFile): string {
  const done = puzzles.filter(({ number }) => isSolved(game, number)).length
  return tell('puzzles.solved-of', { done, of: puzzles.length })
}

function Today({ game, file }: { readonly game: string; readonly file: PuzzleFile }) {
  const puzzle = dailyOf(file.puzzles, dayOf(Date.now()))
  if (!puzzle) return null
  const { number, grade } = puzzle
  return (
    <p class="puzzle-today">
      <a class="button first" href={`/puzzles/${game}/${number}`}>
        {tell('puzzles.today')}
        <span class="sr">: {titleOf(game).name}</span>
      </a>
      <span class="quiet">
        {levelName(grade)}
        {isSolved(game, number) && `, ${tell('puzzles.solved')}`}
      </span>
    </p>
  )
}

export function GamePuzzlesPage() {
  const { params } = useRoute()
  const game = params['game'] ?? ''
  return findGame(game) ? <OfGame key={game} game={game} /> : <NotFound />
}

function OfGame({ game }: { readonly game: string }) {
  const spoken = useWords()
  const loaded = useLoaded(() => loadPuzzles(game), [game])
  const { name } = titleOf(game)
  useTitle(spoken ? tell('puzzles.of-game', { game: name }) : '')
  useShared()
  if (!spoken || loaded.state !== 'here') return <div class="page waiting" />
  const file = loaded.value
  return (
    <div class="page puzzles">
      <p>
        <a href="/puzzles">{tell('puzzles.title')}</a>
      </p>
      <h1>{tell('puzzles.of-game', { game: name })}</h1>
      {file ? (
        <>
          <Streak />
          <Today game={game} file={file} />
          <p class="quiet figures">{solvedOf(game, file)}</p>
          {GRADES.map((grade) => (
            <OfGrade
              key={grade}
              game={game}
              grade={grade}
              puzzles={file.puzzles.filter((puzzle) => puzzle.grade === grade)}
            />
          ))}
          {file.puzzles.length < lastGiven(file) && <p class="quiet">{tell('puzzles.gaps')}</p>}
          <Kept />
        </>
      ) : (
        <p class="lead prose">{tell('puzzles.none')}</p>
      )}
      <p>
        <a href={`/learn#${game}`}>{tell('puzzles.learn')}</a>
      </p>
    </div>
  )
}

interface OfGradeProps {
  readonly game: string
  readonly grade: Puzzle['grade']
  readonly puzzles: readonly Puzzle[]
}

function OfGrade({ game, grade, puzzles }: OfGradeProps) {
  if (puzzles.length === 0) return null
  return (
    <section class="puzzle-grade" aria-labelledby={`grade-${grade}`}>
      <h2 id={`grade-${grade}`}>{levelName(grade)}</h2>
      <p class="quiet">{tell(`grade.${grade}`)}</p>
      <ul class="plain puzzle-numbers">
        {puzzles.map(({ number }) => (
          <li key={number}>
            <NumberLink game={game} number={number} />
          </li>
        ))}
      </ul>
    </section>
  )
}
