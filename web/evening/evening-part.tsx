/** The evening a waiting table is proposed for: when, who comes, and what the reader says to it. */
import './evening.css'
import { useState } from 'preact/hooks'
import { ANSWERS, type Evening, type EveningAnswer } from '../../protocol/evening.ts'
import { httpRequest } from '../../protocol/operations.ts'
import { takeName } from '../coming/name-field.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { ask, refused } from '../people/api.ts'
import { beSomebody, me } from '../people/me.ts'
import type { RemoteTable } from '../table/remote.ts'
import { AskForm } from './ask-form.tsx'
import { elsewhereText, eveningText } from './date.ts'
import { DateForm } from './date-form.tsx'
import { tell, useWords } from './words.ts'

interface Props {
  readonly table: RemoteTable
  /** What the reader wants to be called. */
  readonly name: string
}

export function EveningPart({ table, name }: Props) {
  const ready = useWords()
  const { id } = table
  const { evening: date, host, public: listed, revision } = table.info.value
  const [changes, setChanges] = useState(0)
  const stands = date !== null && date.state !== 'off'
  const loaded = useLoaded(
    async () => (stands ? await ask('getEvening', { id }) : null),
    [id, stands, revision, changes, me.value?.id],
  )
  const again = (): void => setChanges((n) => n + 1)
  if (!ready || listed) return null
  if (!stands)
    return host ? (
      <details class="more-options">
        <summary>{tell(date ? 'part.another' : 'part.propose')}</summary>
        {date && <p class="quiet">{tell('part.off')}</p>}
        <DateForm table={id} at={null} done={again} />
      </details>
    ) : date ? (
      <p class="notice">{tell('part.off')}</p>
    ) : null
  const evening = loaded.state === 'here' && loaded.value !== null && !refused(loaded.value) ? loaded.value : null
  const elsewhere = elsewhereText(date)
  return (
    <section class="evening" aria-labelledby="evening">
      <h2 id="evening">{eveningText(date.at)}</h2>
      {elsewhere && <p class="quiet">{tell('part.elsewhere', { when: elsewhere, zone: date.zone })}</p>}
      <p class="prose">{tell(date.state === 'open' ? 'part.open' : 'part.planned')}</p>
      {evening && <Answers evening={evening} />}
      {evening && !evening.host && <Mine evening={evening} name={name} done={again} />}
      <p class="row">
        <a class="button bare" href={httpRequest('getEveningCalendar', { id }).url} download="evening.ics">
          {tell('part.calendar')}
        </a>
      </p>
      {host && me.value?.guest === false && <AskForm table={id} done={again} />}
      {host && <Hosting table={id} at={date.at} planned={date.state === 'planned'} done={again} />}
    </section>
  )
}

function Answers({ evening }: { readonly evening: Evening }) {
  const groups = [...ANSWERS, null]
    .map((answer) => ({ answer, names: evening.answers.filter((each) => each.answer === answer) }))
    .filter(({ names }) => names.length > 0)
  const coming = evening.answers.filter(({ answer }) => answer === 'yes').length
  return (
    <>
      <dl class="evening-answers">
        {groups.map(({ answer, names }) => (
          <div key={answer}>
            <dt>{tell(`said.${answer ?? 'nothing'}`)}</dt>
            <dd>{names.map(({ name }) => name).join(', ')}</dd>
          </div>
        ))}
      </dl>
      {coming > evening.seats && <p class="quiet">{tell('part.full', { n: evening.seats })}</p>}
    </>
  )
}

interface MineProps {
  readonly evening: Evening
  readonly name: string
  readonly done: () => void
}

function Mine({ evening, name, done }: MineProps) {
  const [failed, setFailed] = useState(false)
  const answer = async (said: EveningAnswer): Promise<void> => {
    await beSomebody()
    await takeName(name)
    setFailed(refused(await ask('answerEvening', { id: evening.table, body: { answer: said } })))
    done()
  }
  return (
    <>
      <div class="row" role="group" aria-label={tell('mine.label')}>
        {ANSWERS.map((each) => (
          <button
            key={each}
            type="button"
            class={evening.yours === each ? 'button chosen' : 'button'}
            aria-pressed={evening.yours === each}
            onClick={() => void answer(each)}
          >
            {tell(`mine.${each}`)}
          </button>
        ))}
      </div>
      <p role="status" class={failed ? 'fault' : 'quiet'}>
        {failed ? tell('fault.other') : evening.yours === null ? tell('mine.open') : tell('mine.thanks')}
      </p>
    </>
  )
}

interface HostingProps {
  readonly table: string
  readonly at: number
  readonly planned: boolean
  readonly done: () => void
}

function Hosting({ table, at, planned, done }: HostingProps) {
  return (
    <details class="more-options">
      <summary>{tell('host.change')}</summary>
      <DateForm key={at} table={table} at={at} done={done} />
      <p class="row">
        {planned && (
          <button type="button" class="button" onClick={() => void ask('openEvening', { id: table }).then(done)}>
            {tell('host.open')}
          </button>
        )}
        <button type="button" class="button" onClick={() => void ask('callOffEvening', { id: table }).then(done)}>
          {tell('host.off')}
        </button>
      </p>
    </details>
  )
}
