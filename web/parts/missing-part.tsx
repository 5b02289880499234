/** Says which part of the page is missing, and how to go on. */
import { say, titleOf } from '../words/index.ts'
import { missing, type Part } from './load-part.ts'

const NAMES = {
  game: 'missing.game',
  board: 'missing.board',
  words: 'missing.words',
  howto: 'missing.howto',
  rules: 'missing.rules',
  puzzles: 'missing.puzzles',
  page: 'missing.page',
  language: 'missing.language',
} as const

/** Stands where a page would be that could not be fetched. */
export function MissingPage() {
  return <MissingPart part={{ what: 'page' }} />
}

export function MissingPart({ part }: { readonly part: Part }) {
  const game = 'game' in part ? titleOf(part.game).name : ''
  return (
    <div class="page narrow" role="alert">
      <h1>{say('missing.title')}</h1>
      <p class="lead">{say(NAMES[part.what], { game })}</p>
      <p>{say('missing.text')}</p>
      <p class="row">
        <button type="button" class="button first" onClick={() => location.reload()}>
          {say('missing.again')}
        </button>
        <a class="button" href="/" onClick={() => (missing.value = null)}>
          {say('lost.home')}
        </a>
      </p>
    </div>
  )
}
