/** A lesson is a table like any other, with a teacher beside it. */
import { useRoute } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import type { AnyGame } from '../../engine/game.ts'
import type { AnyLesson } from '../../engine/lesson.ts'
import { loadGame, loadWords } from '../game-assets.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { TablePage } from '../table/table-page.tsx'
import { locale, titleOf } from '../words/index.ts'
import { type Course, courses, loadLesson, loadLessonWords } from './courses.ts'
import { Guide } from './guide.tsx'
import { LearnPage } from './learn-page.tsx'
import { learn } from './progress.ts'
import { type Begin, Teaching } from './teaching.ts'
import { useWords } from './words.ts'

export function LessonPage() {
  const { params } = useRoute()
  const id = params['lesson'] ?? ''
  const course = courses.find(({ game }) => game === params['game'])
  if (!course?.ids.includes(id)) return <LearnPage />
  return <Opened key={`${course.game}/${id}`} course={course} id={id} />
}

function Opened({ course, id }: { readonly course: Course; readonly id: string }) {
  const loaded = useLoaded(() => Promise.all([loadGame(course.game), loadLesson(course.game, id)]), [course, id])
  // Beginning again is a new table.
  const [time, setTime] = useState<{ readonly nth: number; readonly begin?: Begin | undefined }>({ nth: 0 })
  if (loaded.state !== 'here') return <div class="table waiting" />
  const [game, lesson] = loaded.value
  if (!lesson) return <LearnPage />
  const restart = (begin?: Begin): void => setTime({ nth: time.nth + 1, begin })
  return <Taught key={time.nth} course={course} game={game} lesson={lesson} begin={time.begin} restart={restart} />
}

interface TaughtProps {
  readonly course: Course
  readonly game: AnyGame
  readonly lesson: AnyLesson
  readonly begin: Begin | undefined
  readonly restart: (begin?: Begin) => void
}

function Taught({ course, game, lesson, begin, restart }: TaughtProps) {
  const [teaching, setTeaching] = useState<Teaching | null>(null)
  const spoken = useWords()
  const words = useLoaded(
    async () => [await loadLessonWords(course.game, locale.value), ...(await loadWords(course.game, locale.value))],
    [course, locale.value],
  )
  useEffect(() => {
    const made = new Teaching(game, lesson, begin)
    setTeaching(made)
    return () => made.close()
  }, [game, lesson])
  const done = teaching?.done.value ?? false
  useEffect(() => {
    if (done) learn(course.game, lesson.id)
  }, [done])
  if (!teaching || words.state !== 'here' || !spoken) return <div class="table waiting" />
  const guide = <Guide teaching={teaching} course={course} words={words.value} restart={restart} />
  return (
    <TablePage
      table={teaching.table}
      title={titleOf(course.game).name}
      again={null}
      guide={guide}
      coached={lesson.game !== undefined}
    />
  )
}
