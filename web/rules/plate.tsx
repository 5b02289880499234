/** A worked example on the rules page: the position as the game's board draws it, its caption, and its places in words. */
import { useMemo, useRef } from 'preact/hooks'
import { type AnyExample, captionOf, offeredIn } from '../../engine/example.ts'
import type { AnyGame } from '../../engine/game.ts'
import { described } from '../../engine/outline.ts'
import { type Catalogue, type Locale, render } from '../../engine/words.ts'
import type { AnyBoard } from '../game-assets.ts'
import { speechOf, Still } from './still.tsx'
import { useNear } from './use-near.ts'
import { tell } from './words.ts'

/** What all plates of a page share. */
export interface Press {
  readonly game: AnyGame
  readonly board: AnyBoard
  readonly words: readonly Catalogue[]
  readonly captions: Catalogue
  readonly locale: Locale
}

export function Plate({ press, example }: { readonly press: Press; readonly example: AnyExample }) {
  const { game, board, words, captions, locale } = press
  const { seats, seat, shows, look, points, places } = example
  const frame = useRef<HTMLDivElement>(null)
  const near = useNear(frame)
  const drawn = useMemo(() => {
    const speech = speechOf(game, seats, words, locale)
    const state = example.position()
    const view = game.view(state, seat)
    const shown = offeredIn(example)
    const moves = shown.length === 0 ? [] : game.legal(state, seat)
    return {
      speech,
      view,
      moves: moves.flatMap((move) => {
        const text = game.write(move)
        return shown.includes(text) ? [{ move, text, label: speech.say(game.speech.move(move, view)) }] : []
      }),
    }
  }, [press, example])
  const caption = useMemo(
    () => render(captionOf(example), { locale, catalogues: [captions, ...words], seatName: () => '' }),
    [press, example],
  )
  return (
    <figure class={`worked worked-${shows}`}>
      <div
        ref={frame}
        class="worked-picture"
        style={look ? { aspectRatio: `${look[2]} / ${look[3]}` } : { minBlockSize: near ? 0 : '16rem' }}
      >
        {near && <Still {...press} {...drawn} seat={seat} points={points} look={look ?? null} board={board} />}
      </div>
      <figcaption>
        <span class="worked-kind">{tell('example')}</span> {caption}
        <span class="sr">
          {places.flatMap((place) => described(game, drawn.view, place).map(drawn.speech.say)).join(' ')}
        </span>
      </figcaption>
    </figure>
  )
}
