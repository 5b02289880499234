/** What experience says about playing a game well: below its lessons, for those who open it. */
import { type Catalogue, render } from '../../engine/words.ts'
import { readerOf } from '../words/index.ts'
import { tell } from './words.ts'

export function Tips({ game, words }: { readonly game: string; readonly words: Catalogue }) {
  const ids = Object.keys(words).filter((id) => id.startsWith('tip.'))
  if (ids.length === 0) return null
  const reader = readerOf([words], () => '')
  return (
    <details class="tips">
      <summary>
        {tell('learn.tips')}
        <span class="sr">: {game}</span>
      </summary>
      <ul class="prose">
        {ids.map((id) => (
          <li key={id}>{render({ say: id }, reader)}</li>
        ))}
      </ul>
    </details>
  )
}
