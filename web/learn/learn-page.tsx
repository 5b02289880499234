/** The courses of all games, with what the reader has learned; and what there is where no lesson is. */
import './learn.css'
import { useRoute } from 'preact-iso'
import { useEffect } from 'preact/hooks'
import { type Catalogue, render } from '../../engine/words.ts'
import { Tick } from './tick.tsx'
import { findGame, loadHowto } from '../game-assets.ts'
import { GamePicture } from '../parts/picture.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { person } from '../people/me.ts'
import { locale, readerOf, say, titleOf } from '../words/index.ts'
import { type Course, courses, loadLessonWords } from './courses.ts'
import { keyOf, learned, share } from './progress.ts'
import { Tips } from './tips.tsx'
import { tell, useWords } from './words.ts'

/** All courses, or those of one game where the address names it. */
export function LearnPage() {
  const { game = '', lesson } = useRoute().params
  const spoken = useWords()
  const words = useLoaded(
    () =>
      Promise.all(
        courses.map(({ game }) => Promise.all([loadLessonWords(game, locale.value), loadHowto(game, locale.value)])),
      ),
    [locale.value],
  )
  useTitle(spoken ? tell('learn.title') : '')
  const who = person.value
  useEffect(() => void share(), [who])
  const ready = spoken && words.state === 'here'
  useEffect(() => {
    // The page was not there yet when the browser looked for the place.
    if (ready && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [ready])
  if (!ready) return <div class="page waiting" />
  const taught = courses.filter(({ ids }) => ids.length > 0)
  const named = lesson === undefined ? taught.filter((course) => course.game === game) : []
  return (
    <div class="page learn">
      {game === '' || named.length > 0 ? (
        <>
          <h1>{tell('learn.title')}</h1>
          <p class="lead prose">{tell('learn.lead')}</p>
        </>
      ) : (
        <NoLesson game={game} taught={taught.some((course) => course.game === game)} />
      )}
      {(named.length > 0 ? named : game === '' ? courses : taught).map((course) => {
        const [lessons, tips] = words.value[courses.indexOf(course)] ?? []
        return <CourseList key={course.game} course={course} words={lessons ?? {}} tips={tips ?? {}} />
      })}
      {named.length > 0 && (
        <p>
          <a href="/learn">{tell('learn.all')}</a>
        </p>
      )}
      <p>
        <a href="/puzzles">{tell('learn.puzzles')}</a>
      </p>
      <p>
        <a href="/story">{tell('learn.story')}</a>
      </p>
      <p class="quiet">{tell(who === null ? 'learn.kept' : 'learn.kept-with-you')}</p>
    </div>
  )
}

/** The address names a game or a lesson that is not taught: what is there instead. */
function NoLesson({ game, taught }: { readonly game: string; readonly taught: boolean }) {
  const known = findGame(game) !== undefined
  const { name } = titleOf(game)
  return (
    <>
      <h1>{known ? tell(taught ? 'learn.no-lesson' : 'learn.none', { game: name }) : tell('learn.no-game')}</h1>
      {known && (
        <p class="row">
          <a class="button first" href={`/rules/${game}`}>
            {say('landing.rules')}
          </a>
          <a class="button" href={`/how/${game}`}>
            {tell('learn.how')}
          </a>
        </p>
      )}
      <p class="lead prose">{tell('learn.instead')}</p>
    </>
  )
}

interface Props {
  readonly course: Course
  readonly words: Catalogue
  readonly tips: Catalogue
}

function CourseList({ course, words, tips }: Props) {
  const { game, ids } = course
  const { name, tagline } = titleOf(game)
  const knows = (id: string): boolean => learned.value.has(keyOf(game, id))
  const done = ids.filter(knows).length
  const next = ids.find((id) => !knows(id))
  const reader = readerOf([words], () => '')
  return (
    <section class="course" id={game} aria-labelledby={`course-${game}`}>
      <div class="course-picture">
        <GamePicture id={game} />
      </div>
      <div>
        <h2 id={`course-${game}`}>{name}</h2>
        <p class="prose">{tagline}</p>
        {ids.length > 0 && <p class="quiet figures">{tell('learn.course', { done, of: ids.length })}</p>}
        <ol class="plain course-lessons">
          {ids.map((id, i) => (
            <li key={id}>
              <a href={`/learn/${game}/${id}`} aria-current={id === next ? 'step' : undefined}>
                <span class="course-number figures" aria-hidden="true">
                  {knows(id) ? <Tick /> : i + 1}
                </span>
                <span>{render({ say: `${id}.title` }, reader)}</span>
                {knows(id) && <span class="sr">, {tell('learn.learned')}</span>}
              </a>
            </li>
          ))}
        </ol>
        <Tips game={name} words={tips} />
        <p class="quiet">
          <a href={`/how/${game}`}>{tell('learn.how')}</a>
        </p>
      </div>
    </section>
  )
}
