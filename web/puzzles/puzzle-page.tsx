/** A puzzle is a table like any other, with a word to every try beside it. */
import { useRoute } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import { lastGiven } from '../../bots/puzzles/numbers.ts'
import type { Puzzle, PuzzleFile } from '../../bots/puzzles/types.ts'
import type { AnyGame } from '../../engine/game.ts'
import { findGame, loadGame, loadWords } from '../game-assets.ts'
import { Lost, NotFound } from '../pages/not-found.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { TablePage } from '../table/table-page.tsx'
import { locale, titleOf } from '../words/index.ts'
import { dailyOf, dayOf } from './daily.ts'
import { loadPuzzles } from './files.ts'
import { markSolved } from './marks.ts'
import { PuzzleGuide } from './puzzle-guide.tsx'
import { Solving } from './solving.ts'
import { tell, useWords } from './words.ts'

export function PuzzlePage() {
  const { params } = useRoute()
  const game = params['game'] ?? ''
  const number = Number(params['number'])
  if (!findGame(game)) return <NotFound />
  return <Opened key={`${game}/${number}`} game={game} number={number} />
}

function Opened({ game: id, number }: { readonly game: string; readonly number: number }) {
  const loaded = useLoaded(async () => {
    const file = await loadPuzzles(id)
    return [file, await loadGame(id, file?.made.version)] as const
  }, [id])
  // Beginning again is a new table; what was tried before still counts.
  const [time, setTime] = useState({ number: 0, wrongTries: 0, show: false })
  if (loaded.state !== 'here') return <div class="table waiting" />
  const [file, game] = loaded.value
  const puzzle = file?.puzzles.find((each) => each.number === number)
  if (!file || !puzzle) return wasThere(file, number) ? <Gone game={id} /> : <NotFound />
  const restart = (wrongTries: number, show: boolean): void => setTime({ number: time.number + 1, wrongTries, show })
  return <Asked key={time.number} {...{ game, file, puzzle, restart }} wrongTries={time.wrongTries} show={time.show} />
}

/** Numbers are given once, so one up to the last that is missing was dropped. */
function wasThere(file: PuzzleFile | null | undefined, number: number): boolean {
  return !!file && Number.isInteger(number) && number > 0 && number <= lastGiven(file)
}

/** A link to a puzzle that holds no more leads to those that do. */
function Gone({ game }: { readonly game: string }) {
  if (!useWords()) return null
  return (
    <Lost
      title={tell('puzzle.gone')}
      text={tell('puzzle.gone-why')}
      href={`/puzzles/${game}`}
      onward={tell('puzzle.others')}
    />
  )
}

interface AskedProps {
  readonly game: AnyGame
  readonly file: PuzzleFile
  readonly puzzle: Puzzle
  readonly wrongTries: number
  readonly show: boolean
  readonly restart: (wrongTries: number, show: boolean) => void
}

function Asked({ game, file, puzzle, wrongTries, show, restart }: AskedProps) {
  const { id } = game.about
  const [solving, setSolving] = useState<Solving | null>(null)
  const spoken = useWords()
  const words = useLoaded(() => loadWords(id, locale.value), [id, locale.value])
  useEffect(() => {
    const made = new Solving(game, file, puzzle, wrongTries)
    setSolving(made)
    if (show) void made.show()
    return () => made.close()
  }, [game, file, puzzle])
  const found = solving !== null && solving.done.value && !solving.shown.value
  useEffect(() => {
    if (!found) return
    const today = dayOf(Date.now())
    markSolved(id, puzzle.number, dailyOf(file.puzzles, today) === puzzle ? today : null)
  }, [found])
  if (!solving || words.state !== 'here' || !spoken) return <div class="table waiting" />
  const guide = <PuzzleGuide {...{ solving, game, file, restart }} words={words.value} />
  return <TablePage table={solving.table} title={titleOf(id).name} again={null} guide={guide} />
}
