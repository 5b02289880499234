/** What the teacher says beside the board: the task, an answer to each try, what it means for play, and the way on. */
import './learn.css'
import { useEffect, useRef } from 'preact/hooks'
import { type Catalogue, render } from '../../engine/words.ts'
import { RuleLink } from '../rules/rule-link.tsx'
import { readerOf } from '../words/index.ts'
import type { Course } from './courses.ts'
import type { Begin, Teaching } from './teaching.ts'
import { tell } from './words.ts'

interface Props {
  readonly teaching: Teaching
  readonly course: Course
  readonly words: readonly Catalogue[]
  /** Begins again: from the start, or from there. */
  readonly restart: (begin?: Begin) => void
}

export function Guide({ teaching, course, words, restart }: Props) {
  const { lesson, goal } = teaching
  const text = (part: string): string =>
    render(
      { ...lesson.holes, say: `${lesson.id}.${part}` },
      readerOf(words, () => ''),
    )
  const at = course.ids.indexOf(lesson.id)
  const done = teaching.done.value
  const answer = teaching.answer.value
  return (
    <section class="guide" aria-label={tell('learn.guide')}>
      <p class="guide-at quiet">
        <span>{tell('learn.at', { at: at + 1, of: course.ids.length })}</span>
        <a href={`/learn#${course.game}`}>{tell('learn.all')}</a>
      </p>
      <h2 class="serif">{text('title')}</h2>
      <div class="guide-says" role="status">
        {answer.kind === 'praise' && <p class="guide-praise">{text(`${answer.goal}.praise`)}</p>}
        {answer.kind === 'wrong' && (
          <p class="guide-wrong" key={answer.times}>
            {answer.wrong === null || !goal ? tell('learn.look-again') : text(`${goal.id}.wrong.${answer.wrong}`)}
          </p>
        )}
        {goal && <p>{text(`${goal.id}.task`)}</p>}
        {lesson.game && !done && <Remark teaching={teaching} text={text} />}
        {lesson.game && done && <p class="guide-praise">{text(teaching.won.value ? 'won' : 'lost')}</p>}
        {done && <p>{text('means')}</p>}
      </div>
      <div class="row guide-ways">
        {done ? (
          <After course={course} at={at} restart={() => restart()} />
        ) : (
          <>
            {goal && <RuleLink game={course.game} rule={goal.rule} />}
            {answer.kind === 'wrong' && (
              <button type="button" class="text-button" onClick={() => void teaching.show()}>
                {tell('learn.show')}
              </button>
            )}
            <button type="button" class="text-button" onClick={() => restart()}>
              {tell('learn.restart')}
            </button>
          </>
        )}
        {!lesson.game &&
          teaching
            .earlier()
            .slice(done ? 0 : 1)
            .map((task) => (
              <button key={task} type="button" class="text-button" onClick={() => restart(teaching.from(task))}>
                {tell('learn.back-to', { n: task + 1 })}
              </button>
            ))}
      </div>
    </section>
  )
}

function Remark({ teaching, text }: { readonly teaching: Teaching; readonly text: (part: string) => string }) {
  const last = useRef('begin')
  const { value } = teaching.remark
  if (value !== null) last.current = value
  return (
    <p>
      <strong>{tell('learn.coach')}</strong> {text(`coach.${last.current}`)}
    </p>
  )
}

/** The way on; whoever plays by keyboard is taken there. */
function After({
  course,
  at,
  restart,
}: {
  readonly course: Course
  readonly at: number
  readonly restart: () => void
}) {
  const way = useRef<HTMLAnchorElement>(null)
  useEffect(() => way.current?.focus({ preventScroll: true }), [])
  const next = course.ids[at + 1]
  return (
    <>
      {next === undefined ? (
        <a ref={way} class="button first" href={`/new/${course.game}`}>
          {tell('learn.play')}
        </a>
      ) : (
        <a ref={way} class="button first" href={`/learn/${course.game}/${next}`}>
          {tell('learn.next')}
        </a>
      )}
      <button type="button" class="text-button" onClick={restart}>
        {tell('learn.again')}
      </button>
    </>
  )
}
