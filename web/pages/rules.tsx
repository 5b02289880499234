import '../rules/rules.css'
import '../rules/print.css'
import { useLocation, useRoute } from 'preact-iso'
import { useEffect } from 'preact/hooks'
import { LOCALES, type Locale } from '../../engine/words.ts'
import { useTitle } from '../parts/use-title.ts'
import { Changes, CHANGES } from '../rules/changes.tsx'
import { Illustrated } from '../rules/illustrated.tsx'
import { headingId } from '../rules/markdown.ts'
import { RulesTools } from '../rules/rules-tools.tsx'
import { useRules } from '../rules/use-rules.ts'
import { tell, useWords } from '../rules/words.ts'
import { findGame, rulesLocales } from '../game-assets.ts'
import { LANGUAGES, locale, say, titleOf } from '../words/index.ts'
import { NotFound } from './not-found.tsx'

export function Rules() {
  const { params, query } = useRoute()
  const id = params['game'] ?? ''
  // A link may name the language the rules are to be read in, whatever the page speaks.
  const wanted = LOCALES.find((known) => known === query['lang']) ?? locale.value
  return findGame(id) ? <RulesOf key={id} id={id} wanted={wanted} /> : <NotFound />
}

function RulesOf({ id, wanted }: { readonly id: string; readonly wanted: Locale }) {
  const spoken = useWords()
  const title = say('rules.title', { game: titleOf(id).name })
  useTitle(title)
  const read = useRules(id, wanted)
  useEffect(() => {
    const target = decodeURIComponent(location.hash.slice(1))
    if (!target || !read) return
    // The page was not there yet when the browser looked for the place.
    location.replace(location.hash)
    // Pictures above it are drawn afterwards: until the reader moves, the place stays in sight.
    const drawn = new ResizeObserver(() => document.getElementById(target)?.scrollIntoView())
    drawn.observe(document.body)
    const moved = new AbortController()
    const leave = (): void => {
      drawn.disconnect()
      moved.abort()
    }
    for (const way of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(way, leave, { passive: true, signal: moved.signal })
    return leave
  }, [read])
  const blocks = read?.blocks ?? []
  const sections = blocks.flatMap((block) => (block.type === 'heading' && block.depth === 2 ? [block] : []))
  const body = blocks.filter((block) => !(block.type === 'heading' && block.depth === 1))
  return (
    <div class="page rules-sheet">
      <h1>{title}</h1>
      <p class="row rules-ways">
        <a href={`/how/${id}`}>{say('landing.learn')}</a>
        <a href={`/figures/${id}`}>{say('landing.figures')}</a>
        <a href="/story">{say('foot.story')}</a>
        {spoken && (
          <>
            <a href={`/crib/${id}`}>{tell('crib.link')}</a>
            <button type="button" class="text-button" onClick={() => print()}>
              {tell('rules.print')}
            </button>
            <Languages id={id} now={read?.source?.locale ?? wanted} />
          </>
        )}
        {read?.source && read.source.locale !== wanted && <span class="quiet">{say('rules.english')}</span>}
      </p>
      {read?.source === null && <p class="lead">{say('rules.none')}</p>}
      <div class="rules-page">
        <nav class="contents" aria-label={say('rules.contents')}>
          {read?.source && <RulesTools places={read.places} locale={read.source.locale} />}
          <ol class="plain">
            {sections.map((section) => (
              <li key={section.text}>
                <a href={`#${headingId(section)}`}>{section.text}</a>
              </li>
            ))}
            {spoken && read?.source && (
              <li>
                <a href={`#${CHANGES}`}>{tell('changes')}</a>
              </li>
            )}
          </ol>
        </nav>
        <div class="rules prose" lang={read?.source?.locale}>
          {read?.source && <Illustrated blocks={body} page={read.page} locale={read.source.locale} />}
        </div>
        {read?.source && <Changes game={id} locale={read.source.locale} />}
      </div>
    </div>
  )
}

/** The languages these rules are written in; the page around them stays in the reader's own. */
function Languages({ id, now }: { readonly id: string; readonly now: Locale }) {
  const { path, route } = useLocation()
  const there = rulesLocales(id)
  if (there.length < 2) return null
  return (
    <label>
      <span class="sr">{tell('rules.language')}</span>
      <select
        value={now}
        onChange={(event) => route(`${path}?lang=${event.currentTarget.value}${location.hash}`, true)}
      >
        {there.map((known) => (
          <option key={known} value={known} lang={known}>
            {LANGUAGES[known]}
          </option>
        ))}
      </select>
    </label>
  )
}
