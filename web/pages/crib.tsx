/** A game on one sheet, for the printer: how it is played, and the figures to know. */
import '../rules/print.css'
import { Signed } from '../../art/signed.tsx'
import { useRoute } from 'preact-iso'
import { useMemo } from 'preact/hooks'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { factsOf } from '../rules/facts.ts'
import { tell, useWords } from '../rules/words.ts'
import { findGame, loadHowto, loadRules } from '../game-assets.ts'
import { locale, say, titleOf } from '../words/index.ts'
import { textOf } from './howto.tsx'
import { NotFound } from './not-found.tsx'

export function CribPage() {
  const { params } = useRoute()
  const id = params['game'] ?? ''
  return findGame(id) ? <Crib key={id} id={id} /> : <NotFound />
}

function Crib({ id }: { readonly id: string }) {
  const spoken = useWords()
  const { name, tagline } = titleOf(id)
  useTitle(spoken ? tell('crib.title', { game: name }) : name)
  const loaded = useLoaded(
    () => Promise.all([loadHowto(id, locale.value), loadRules(id, locale.value)]),
    [id, locale.value],
  )
  const [howto, rules] = loaded.state === 'here' ? loaded.value : [null, null]
  const facts = useMemo(() => (rules ? factsOf(rules) : []), [rules])
  if (!spoken) return <div class="page" />
  const words = howto ?? {}
  const screens = Object.keys(words).filter((word) => word.endsWith('.title'))
  return (
    <div class="page crib">
      <h1>{tell('crib.title', { game: name })}</h1>
      <p class="lead">{tagline}</p>
      <p class="row rules-ways">
        <button type="button" class="button first" onClick={() => print()}>
          {tell('rules.print')}
        </button>
        <a class="button" href={`/rules/${id}`}>
          {say('landing.rules')}
        </a>
      </p>
      <div class="crib-columns">
        {screens.map((title) => (
          <section key={title}>
            <h2>{textOf(words, title)}</h2>
            {textOf(words, title.replace(/title$/, 'text'))
              .split('\n')
              .map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
          </section>
        ))}
        {facts.length > 0 && (
          <section lang={rules?.locale}>
            <h2 lang={locale.value}>{tell('crib.figures')}</h2>
            <ul class="plain">
              {facts.map(({ id: rule, text }) => (
                <li key={rule}>
                  <a class="mention" href={`/rules/${id}#${rule}`}>
                    {rule}
                  </a>{' '}
                  <Signed text={text} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
