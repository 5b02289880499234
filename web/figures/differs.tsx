/** In what the figures of a table differ from the box: said to everybody, in words, before they sit down. */
import './figures.css'
import { type Difference, differences } from '../../engine/figures.ts'
import type { Options } from '../../engine/game.ts'
import { type FigureSpeech, useFigures } from './speech.ts'
import { tell, useWords } from './words.ts'

/** A table of the game with these options. Nothing at all where it plays as printed. */
export function Differs({ id, options }: { readonly id: string; readonly options: Options }) {
  const corrected = options['figures'] ?? null
  return corrected === null ? null : <Found id={id} corrected={corrected} />
}

const SHOWN = 8

function Found({ id, corrected }: { readonly id: string; readonly corrected: unknown }) {
  const spoken = useWords()
  const speech = useFigures(id)
  if (!spoken || !speech) return null
  const all = differences(speech.game, corrected)
  if (all.length === 0) return null
  return (
    <section class="differs" aria-label={tell('differs', { n: all.length })}>
      <p class="differs-head">{tell('differs', { n: all.length })}</p>
      <Rows speech={speech} list={all.slice(0, SHOWN)} head />
      {all.length > SHOWN && (
        <details>
          <summary>{tell('differs.more', { n: all.length - SHOWN })}</summary>
          <Rows speech={speech} list={all.slice(SHOWN)} />
        </details>
      )}
      <p>
        <a href={`/figures/${id}`}>{tell('link')}</a>
      </p>
    </section>
  )
}

interface RowsProps {
  readonly speech: FigureSpeech
  readonly list: readonly Difference[]
  readonly head?: boolean
}

function Rows({ speech, list, head = false }: RowsProps) {
  return (
    <table class="differs-table">
      <thead class={head ? undefined : 'sr'}>
        <tr>
          <th scope="col">{tell('column.figure')}</th>
          <th scope="col">{tell('column.box')}</th>
          <th scope="col">{tell('column.here')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ figure, printed, here }) => (
          <tr key={figure.path}>
            <th scope="row">{speech.name(figure)}</th>
            <td>{speech.value(figure, printed)}</td>
            <td>
              <strong>{speech.value(figure, here)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
