/** Two or three illustrated screens: enough to sit down and play. */
import './howto.css'
import { useRoute } from 'preact-iso'
import { useRef, useState } from 'preact/hooks'
import { type Catalogue, render } from '../../engine/words.ts'
import { useBotsDialog } from '../parts/ask-bots.tsx'
import { GamePicture } from '../parts/picture.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { Scene } from '../rules/still.tsx'
import { findGame, loadHowto, loadScenes } from '../game-assets.ts'
import { locale, readerOf, say, titleOf } from '../words/index.ts'
import { tell, useWords } from '../learn/words.ts'
import { NotFound } from './not-found.tsx'

export function Howto() {
  const { params } = useRoute()
  const id = params['game'] ?? ''
  return findGame(id) ? <Screens key={id} id={id} /> : <NotFound />
}

function Screens({ id }: { readonly id: string }) {
  const bots = useBotsDialog()
  const learning = useWords()
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
                <button type="button" class="button first" onClick={() => bots.ask(about)}>
                  {say('landing.bot')}
                </button>
              )
            )}
            {learning && (
              <a class="button" href={`/learn#${id}`}>
                {tell('learn.title')}
              </a>
            )}
            <a class="button bare" href={`/rules/${id}`}>
              {say('landing.rules')}
            </a>
          </div>
        </div>
      </div>
      {bots.dialog}
    </div>
  )
}

/** A sentence of a game's "how to play". */
export function textOf(words: Catalogue, id: string): string {
  return Object.hasOwn(words, id)
    ? render(
        { say: id },
        readerOf([words], () => ''),
      )
    : ''
}
