/** Two or three illustrated screens: enough to sit down and play. */
import '../../art/board.css'
import './howto.css'
import { useLocation, useRoute } from 'preact-iso'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type Catalogue, render } from '../../engine/words.ts'
import type { AnyGame } from '../../engine/game.ts'
import { GamePicture } from '../parts/picture.tsx'
import { playNow } from '../parts/play-now.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { viewOf } from '../rules/scene.ts'
import {
  type AnyBoard,
  findGame,
  loadBoard,
  loadGame,
  loadHowto,
  loadScenes,
  loadWords,
  type SceneSpec,
} from '../shelf.ts'
import { voiceOf } from '../table/voice.ts'
import { locale, readerOf, say, titleOf } from '../words/index.ts'
import { NotFound } from './not-found.tsx'

export function Howto() {
  const { params } = useRoute()
  const id = params['game'] ?? ''
  return findGame(id) ? <Screens key={id} id={id} /> : <NotFound />
}

function Screens({ id }: { readonly id: string }) {
  const { route } = useLocation()
  const { name } = titleOf(id)
  useTitle(say('howto.title', { game: name }))
  const text = useLoaded(() => loadHowto(id, locale.value), [id, locale.value])
  const scenes = useLoaded(() => loadScenes(id), [id])
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const words = text.state === 'here' ? (text.value ?? {}) : {}
  const count = Object.keys(words).filter((word) => word.endsWith('.title')).length
  const about = findGame(id)?.about
  const turn = (to: number): void => {
    setAt(to)
    heading.current?.focus()
  }
  const scene = scenes.state === 'here' ? scenes.value[at] : undefined
  return (
    <div class="page howto">
      <h1>{say('howto.title', { game: name })}</h1>
      <div class="screen">
        <div class="screen-picture">{scene ? <Scene id={id} scene={scene} /> : <GamePicture id={id} />}</div>
        <div class="screen-text">
          <p class="quiet figures">{count > 0 && say('howto.at', { at: at + 1, of: count })}</p>
          <h2 ref={heading} tabIndex={-1}>
            {textOf(words, `howto.${at + 1}.title`)}
          </h2>
          {textOf(words, `howto.${at + 1}.text`)
            .split('\n')
            .map((paragraph, index) => (
              <p key={index} class="prose">
                {paragraph}
              </p>
            ))}
          <div class="row">
            {at > 0 && (
              <button type="button" class="button" onClick={() => turn(at - 1)}>
                {say('howto.back')}
              </button>
            )}
            {at < count - 1 ? (
              <button type="button" class="button first" onClick={() => turn(at + 1)}>
                {say('howto.next')}
              </button>
            ) : (
              about && (
                <button type="button" class="button first" onClick={() => void playNow(about, route)}>
                  {say('landing.bot')}
                </button>
              )
            )}
            <a class="button bare" href={`/rules/${id}`}>
              {say('landing.rules')}
            </a>
          </div>
        </div>
      </div>
    </div>
  )
}

function textOf(words: Catalogue, id: string): string {
  return Object.hasOwn(words, id)
    ? render(
        { say: id },
        readerOf([words], () => ''),
      )
    : ''
}

function Scene({ id, scene }: { readonly id: string; readonly scene: SceneSpec }) {
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
  const voice = voiceOf(
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
        say={voice.phrase}
        seats={voice.faces}
        hint={null}
        last={[]}
        calm
      />
    </div>
  )
}
