import { useState } from 'preact/hooks'
import { ask, refused } from '../people/api.ts'
import { fieldText, ownZone } from './date.ts'
import { tell } from './words.ts'

interface Props {
  readonly table: string
  /** The date that stands, or `null`. */
  readonly at: number | null
  readonly done: () => void
}

const DAY = 86_400_000
const EVENING = 20

/** Tomorrow at eight. */
function usual(): number {
  return new Date(Date.now() + DAY).setHours(EVENING, 0, 0, 0)
}

/** Proposing an evening, or another one. */
export function DateForm({ table, at, done }: Props) {
  const [value, setValue] = useState(fieldText(at ?? usual()))
  const [fault, setFault] = useState<'fault.date' | 'fault.many' | 'fault.other' | null>(null)
  const send = async (): Promise<void> => {
    const answer = await ask('proposeEvening', { id: table, body: { at: new Date(value).getTime(), zone: ownZone() } })
    if (!refused(answer)) {
      setFault(null)
      return done()
    }
    const date = answer.refused === 'bad-evening' || answer.refused === 'bad-request'
    setFault(date ? 'fault.date' : answer.refused === 'too-many' ? 'fault.many' : 'fault.other')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label for="evening-at" class="prose">
        {tell('form.when')}
      </label>
      <div class="invite">
        <input
          id="evening-at"
          type="datetime-local"
          required
          min={fieldText(Date.now())}
          value={value}
          onInput={(event) => setValue(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {tell(at === null ? 'form.propose' : 'form.move')}
        </button>
      </div>
      <p class="quiet">{tell(at === null ? 'form.hint' : 'form.again')}</p>
      {fault && (
        <p class="fault" role="alert">
          {tell(fault)}
        </p>
      )}
    </form>
  )
}
