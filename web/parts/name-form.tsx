/** One line in which somebody is named, and what came of it. */
import { useState } from 'preact/hooks'

interface Props {
  readonly id: string
  readonly title: string
  readonly hint: string
  readonly button: string
  /** Whether there is anything to name somebody for. */
  readonly open?: boolean
  /** What came of the last name. */
  readonly said: string | null
  /** True if the name has been taken: the line is empty again then. */
  readonly send: (name: string) => Promise<boolean>
}

export function NameForm({ id, title, hint, button, open = true, said, send }: Props) {
  const [name, setName] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send(name.trim()).then((taken) => taken && setName(''))
      }}
    >
      <label for={id} class="prose">
        {title}
      </label>
      {open && (
        <div class="invite">
          <input
            id={id}
            type="text"
            required
            maxLength={40}
            autoComplete="off"
            placeholder={hint}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="button">
            {button}
          </button>
        </div>
      )}
      <p role="status" class="quiet">
        {said}
      </p>
    </form>
  )
}
