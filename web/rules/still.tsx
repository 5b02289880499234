/** A board as a picture: drawn by the game itself, touched by nobody. */
import '../../art/board.css'
import './rules.css'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { AnyGame } from '../../engine/game.ts'
import type { Catalogue } from '../../engine/words.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { type AnyBoard, loadBoard, loadGame, loadWords, type SceneSpec } from '../game-assets.ts'
import { tableTextOf } from '../table/table-text.ts'
import { locale } from '../words/index.ts'
import { viewOf } from './scene.ts'

export function Scene({ id, scene }: { readonly id: string; readonly scene: SceneSpec }) {
  const loaded = useLoaded(
    () => Promise.all([loadGame(id), loadBoard(id), loadWords(id, locale.value)]),
    [id, locale.value],
  )
  if (loaded.state !== 'here') return <div class="scene" />
  const [game, board, words] = loaded.value
  return <div class="scene">{board && <Still game={game} board={board} words={words} scene={scene} />}</div>
}

interface StillProps {
  readonly game: AnyGame
  readonly board: AnyBoard
  readonly words: readonly Catalogue[]
  readonly scene: SceneSpec
}

/** A board nobody touches: out of the keyboard's way and silent. */
function Still({ game, board: Board, words, scene }: StillProps) {
  const view = useMemo(() => viewOf(game, scene), [game, scene])
  const still = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (still.current) still.current.inert = true
  })
  const tableText = tableTextOf(
    game,
    words,
    Array.from({ length: scene.seats }, () => ({ name: null, kind: 'person' as const })),
  )
  return (
    <div ref={still} aria-hidden="true">
      <Board
        view={view}
        seat={0}
        moves={[]}
        act={() => undefined}
        say={tableText.phrase}
        seats={tableText.faces}
        hint={null}
        last={[]}
        calm
      />
    </div>
  )
}
