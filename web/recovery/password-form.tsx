/** Choosing another password, or a first one where a passkey was the only way in. */
import { useState } from 'preact/hooks'
import { ask } from '../people/api.ts'
import { me } from '../people/me.ts'
import { say } from '../words/index.ts'

interface Props {
  /** Whether there is one already. */
  readonly known: boolean
  readonly done: (answer: object) => void
}

export function PasswordForm({ known, done }: Props) {
  const [old, setOld] = useState('')
  const [wanted, setWanted] = useState('')
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    done(await ask('changePassword', { body: { old, new: wanted } }))
    setOld('')
    setWanted('')
  }
  return (
    <section class="section" aria-labelledby="password">
      <h2 id="password">{say('me.new-password')}</h2>
      <form onSubmit={(event) => void submit(event)}>
        {/* What keeps passwords learns whose this one is. */}
        <input type="text" hidden readOnly autocomplete="username" value={me.value?.name ?? ''} />
        {known && (
          <PasswordField label={say('me.old-password')} autocomplete="current-password" value={old} type={setOld} />
        )}
        <PasswordField
          label={say('me.new-password-rule')}
          autocomplete="new-password"
          minLength={8}
          value={wanted}
          type={setWanted}
        />
        <button type="submit" class="button">
          {say('me.save')}
        </button>
      </form>
    </section>
  )
}

interface FieldProps {
  readonly label: string
  readonly autocomplete: 'current-password' | 'new-password'
  readonly minLength?: number
  readonly value: string
  readonly type: (text: string) => void
}

export function PasswordField({ label, autocomplete, minLength, value, type }: FieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="password"
        required
        {...(minLength !== undefined && { minLength })}
        maxLength={200}
        autocomplete={autocomplete}
        value={value}
        onInput={(event) => type(event.currentTarget.value)}
      />
    </label>
  )
}
