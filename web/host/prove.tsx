/** A host shows again who they are, before anything is done in the name of the house. */
import '../pages/forms.css'
import { useState } from 'preact/hooks'
import { refused } from '../people/api.ts'
import { me } from '../people/me.ts'
import { say } from '../words/index.ts'
import { askAsHost, faultOf, standing } from './ask.ts'
import { tell } from './words.ts'

export function Prove() {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState('')
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    const answer = await askAsHost('hostProve', { body: { password } })
    setFault(refused(answer) ? faultOf(answer) : '')
    if (!refused(answer)) standing.value = 'in'
  }
  return (
    <section class="section" aria-labelledby="prove">
      <h2 id="prove">{tell('prove.title')}</h2>
      <p class="prose">{tell('prove.text')}</p>
      <form onSubmit={(event) => void submit(event)}>
        <input
          type="text"
          class="sr"
          tabIndex={-1}
          aria-hidden="true"
          readOnly
          autocomplete="username"
          value={me.value?.name ?? ''}
        />
        <label class="field">
          <span>{say('me.password')}</span>
          <input
            type="password"
            required
            autocomplete="current-password"
            value={password}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <button type="submit" class="button first">
          {tell('prove.go')}
        </button>
      </form>
    </section>
  )
}
