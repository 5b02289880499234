/** A board as a picture: drawn by the game itself, touched by nobody. */
import '../../art/board.css'
import './rules.css'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Offer } from '../../art/board.ts'
import { LookContext } from '../../art/frame.tsx'
import { type BoardPage, PageContext } from '../../art/slot.tsx'
import type { Box } from '../../art/view-box.ts'
import type { AnyGame, Phrase, Seat } from '../../engine/game.ts'
import { liveriesOf } from '../../engine/liveries.ts'
import { type Catalogue, type Locale, render } from '../../engine/words.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { type AnyBoard, loadBoard, loadGame, loadWords, type SceneSpec } from '../game-assets.ts'
import { locale } from '../words/index.ts'
import { viewOf } from './scene.ts'

export function Scene({ id, scene }: { readonly id: string; readonly scene: SceneSpec }) {
  const loaded = useLoaded(
    () => Promise.all([loadGame(id), loadBoard(id), loadWords(id, locale.value)]),
    [id, locale.value],
  )
  if (loaded.state !== 'here') return <div class="scene" />
  const [game, board, words] = loaded.value
  return <div class="scene">{board && <OfScene game={game} board={board} words={words} scene={scene} />}</div>
}

interface OfSceneProps {
  readonly game: AnyGame
  readonly board: AnyBoard
  readonly words: readonly Catalogue[]
  readonly scene: SceneSpec
}

function OfScene({ game, board, words, scene }: OfSceneProps) {
  const view = useMemo(() => viewOf(game, scene), [game, scene])
  const { seats } = scene
  return <Still game={game} board={board} speech={speechOf(game, seats, words, locale.value)} view={view} seat={0} />
}

/** What a still board says, and who sits at it. */
export interface StillSpeech {
  readonly names: readonly string[]
  readonly say: (phrase: Phrase) => string
}

export function speechOf(game: AnyGame, seats: number, catalogues: readonly Catalogue[], spoken: Locale): StillSpeech {
  const bare = { locale: spoken, catalogues, seatName: () => '' }
  const names = Array.from({ length: seats }, (_, seat) => render(game.speech.seat(seat, seats).name, bare))
  return { names, say: (phrase) => render(phrase, { ...bare, seatName: (seat) => names[seat] ?? '' }) }
}

interface StillProps {
  readonly game: AnyGame
  readonly board: AnyBoard
  readonly speech: StillSpeech
  readonly view: unknown
  readonly seat: Seat
  readonly moves?: readonly Offer<unknown>[]
  /** The move that is pointed out. */
  readonly points?: string | undefined
  /** A part of the map, where that is all there is to see; `null` for the whole. Drawn as on a desk then, however small. */
  readonly look?: Box | null
}

/** Nothing of the board goes elsewhere on the page. */
const PICTURE: BoardPage = {
  narrow: false,
  slots: { choices: null, status: null, signs: null },
  raised: false,
  raise: () => undefined,
}

/** A board nobody touches: out of the keyboard's way and silent. */
export function Still({ game, board: Board, speech, view, seat, moves = [], points, look }: StillProps) {
  const still = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (still.current) still.current.inert = true
  })
  const faces = liveriesOf(game, speech.names.length).map((livery, i) => ({ name: speech.names[i] ?? '', livery }))
  const board = (
    <Board
      view={view}
      seat={seat}
      moves={moves}
      act={() => undefined}
      say={speech.say}
      seats={faces}
      hint={points ?? null}
      last={[]}
      calm
    />
  )
  return (
    <div ref={still} aria-hidden="true">
      {look !== undefined ? (
        <PageContext.Provider value={PICTURE}>
          <LookContext.Provider value={look}>{board}</LookContext.Provider>
        </PageContext.Provider>
      ) : (
        board
      )}
    </div>
  )
}
