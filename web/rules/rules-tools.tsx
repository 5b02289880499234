/** What helps to find a rule: a field to search, and the index of terms. Links lead to places of the page they stand on. */
import { useId, useMemo, useState } from 'preact/hooks'
import type { Locale } from '../../engine/words.ts'
import type { RulePlace } from './places.ts'
import { search } from './search.ts'
import { termsOf } from './terms.ts'
import { tell, useWords } from './words.ts'

interface Props {
  readonly places: readonly RulePlace[]
  /** The language the rules are written in. */
  readonly locale: Locale
}

export function RulesTools({ places, locale }: Props) {
  const spoken = useWords()
  const field = useId()
  const [asked, setAsked] = useState('')
  const hits = useMemo(() => search(places, asked), [places, asked])
  const terms = useMemo(() => termsOf(places, locale), [places, locale])
  if (!spoken) return <div class="rules-tools" />
  return (
    <div class="rules-tools" role="search">
      <label htmlFor={field}>{tell('rules.search')}</label>
      <input
        id={field}
        type="search"
        value={asked}
        maxLength={80}
        autocomplete="off"
        onInput={(event) => setAsked(event.currentTarget.value)}
      />
      <p class="quiet" role="status">
        {asked.trim().length > 1 && tell('rules.found', { n: hits.length })}
      </p>
      {hits.length > 0 && (
        <ol class="plain rules-hits" lang={locale}>
          {hits.map(({ id, heading, around: [before, find, after] }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {!heading && <strong>{id} </strong>}
                {before}
                <mark>{find}</mark>
                {after}
              </a>
            </li>
          ))}
        </ol>
      )}
      {terms.length > 0 && (
        <details class="rules-terms">
          <summary>{tell('rules.terms')}</summary>
          <ul class="plain" lang={locale}>
            {terms.map(({ term, ids }) => (
              <li key={term}>
                {term}{' '}
                {ids.map((id) => (
                  <a key={id} class="mention" href={`#${id}`}>
                    {id}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
