/** The secret link to a calendar and a feed: shown once, renewed or taken away at any time. */
import { useState } from 'preact/hooks'
import type { Answer } from '../../protocol/index.ts'
import { ask, refused } from '../people/api.ts'
import type { PartProps } from './calls-page.tsx'
import { tell } from './words.ts'

export function Feeds({ calls, changed }: PartProps) {
  const [made, setMade] = useState<Answer<'makeFeed'> | null>(null)
  const make = async (): Promise<void> => {
    const answer = await ask('makeFeed')
    if (!refused(answer)) setMade(answer)
    changed(answer, tell('feed.made'))
  }
  const remove = async (): Promise<void> => {
    setMade(null)
    changed(await ask('removeFeed'))
  }
  return (
    <section class="section" aria-labelledby="calls-feed">
      <h2 id="calls-feed">{tell('feed.title')}</h2>
      <p class="prose">{tell('feed.text')}</p>
      {made && (
        <dl>
          <dt>{tell('feed.calendar')}</dt>
          <dd>
            <code class="calls-secret">{made.calendar}</code>
          </dd>
          <dt>{tell('feed.atom')}</dt>
          <dd>
            <code class="calls-secret">{made.atom}</code>
          </dd>
        </dl>
      )}
      <div class="row">
        <button type="button" class="button" onClick={() => void make()}>
          {tell(calls.feed ? 'feed.renew' : 'feed.make')}
        </button>
        {calls.feed && (
          <button type="button" class="text-button" onClick={() => void remove()}>
            {tell('feed.remove')}
          </button>
        )}
      </div>
    </section>
  )
}
