/** The wars in short chapters, the family, the battles, and what became of the people on the pieces. */
import './story.css'
import { useEffect } from 'preact/hooks'
import { loadArtWords } from '../game-assets.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { locale } from '../words/index.ts'
import { Battles } from './battle-map.tsx'
import { CHAPTERS } from './chapters.ts'
import { ChapterEmblem } from './emblem.tsx'
import { FamilyTree } from './family-tree.tsx'
import { Fates } from './fates.tsx'
import { tell, useWords } from './words.ts'

const PARTS = ['tree', 'time', 'fates'] as const

export function StoryPage() {
  const spoken = useWords()
  const words = useLoaded(() => loadArtWords(locale.value), [locale.value])
  useTitle(spoken ? tell('story.title') : '')
  const ready = spoken && words.state === 'here'
  useEffect(() => {
    // The page was not there yet when the browser looked for the place.
    if (ready && location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [ready])
  if (!ready) return <div class="page waiting" />
  return (
    <div class="page story">
      <h1>{tell('story.title')}</h1>
      <p class="lead prose">{tell('story.lead')}</p>
      <nav class="story-contents" aria-labelledby="story-contents">
        <h2 id="story-contents">{tell('story.contents')}</h2>
        <ol>
          {CHAPTERS.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`}>{tell(`chapter.${id}`)}</a>
            </li>
          ))}
          {PARTS.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{tell(`story.${id}`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      {CHAPTERS.map(({ id, years }) => (
        <section key={id} class="story-chapter" id={id} aria-labelledby={`head-${id}`}>
          <ChapterEmblem chapter={id} />
          <div>
            {years && <p class="quiet figures">{years}</p>}
            <h2 id={`head-${id}`}>{tell(`chapter.${id}`)}</h2>
            <p class="prose">{tell(`text.${id}`)}</p>
          </div>
        </section>
      ))}
      <section class="story-part" id="tree" aria-labelledby="head-tree">
        <h2 id="head-tree">{tell('story.tree')}</h2>
        <FamilyTree />
      </section>
      <section class="story-part" id="time" aria-labelledby="head-time">
        <h2 id="head-time">{tell('story.time')}</h2>
        <Battles />
      </section>
      <section class="story-part" id="fates" aria-labelledby="head-fates">
        <h2 id="head-fates">{tell('story.fates')}</h2>
        <Fates words={words.value} />
      </section>
    </div>
  )
}
