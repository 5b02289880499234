/** A button for something that wants a reason: it opens a form, and nothing is done before that is sent. */
import { useId, useRef, useState } from 'preact/hooks'
import { say } from '../words/index.ts'
import { WhyField } from './why-field.tsx'
import { type HostWordId, tell } from './words.ts'

export interface Wish {
  readonly why: string
  /** `null` for good. */
  readonly hours: number | null
  readonly household: boolean
}

interface Props {
  readonly name: HostWordId
  /** Whom or what it is about. */
  readonly about: string
  readonly text?: HostWordId
  /** Asks for how long. */
  readonly timed?: boolean
  /** Asks whether guests of the same address go too. */
  readonly household?: boolean
  readonly act: (wish: Wish) => Promise<unknown>
}

const TIMES = [
  [1, 'time.hour'],
  [24, 'time.day'],
  [24 * 7, 'time.week'],
  [24 * 30, 'time.month'],
  [0, 'time.good'],
] as const

export function Deed({ name, about, text, timed = false, household = false, act }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [why, setWhy] = useState('')
  const [hours, setHours] = useState(24)
  const [all, setAll] = useState(true)
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    dialog.current?.close()
    await act({ why: why.trim(), hours: hours === 0 ? null : hours, household: all })
    setWhy('')
  }
  return (
    <>
      <button type="button" class="button" onClick={() => dialog.current?.showModal()}>
        {tell(name)}
        <span class="sr">: {about}</span>
      </button>
      <dialog ref={dialog} aria-labelledby={title}>
        <form class="host-deed" onSubmit={(event) => void submit(event)}>
          <h2 id={title}>
            {tell(name)}: {about}
          </h2>
          {text && <p class="prose">{tell(text)}</p>}
          {timed && (
            <label class="field">
              <span>{tell('time')}</span>
              <select value={hours} onChange={(event) => setHours(Number(event.currentTarget.value))}>
                {TIMES.map(([value, label]) => (
                  <option key={value} value={value}>
                    {tell(label)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {household && (
            <label class="check">
              <input type="checkbox" checked={all} onChange={(event) => setAll(event.currentTarget.checked)} />
              {tell('household')}
            </label>
          )}
          <WhyField why={why} set={setWhy} />
          <div class="row">
            <button type="submit" class="button first">
              {tell(name)}
            </button>
            <button type="button" class="button bare" onClick={() => dialog.current?.close()}>
              {say('close')}
            </button>
          </div>
        </form>
      </dialog>
    </>
  )
}
