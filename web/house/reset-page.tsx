/** A new password by a link from the host. The secret leaves the address line as soon as it is read. */
import '../pages/forms.css'
import { useState } from 'preact/hooks'
import { useTitle } from '../parts/use-title.ts'
import { ask, refused } from '../people/api.ts'
import { findMe } from '../people/me.ts'
import { PasswordField } from '../recovery/password-form.tsx'
import { say } from '../words/index.ts'
import { tell, useWords } from './words.ts'

function takeSecret(): string {
  const secret = location.hash.slice(1)
  // Neither the history nor whoever looks over a shoulder needs to keep it.
  if (secret) history.replaceState(history.state, '', location.pathname)
  return /^[\w-]{20,100}$/.test(secret) ? secret : ''
}

export function ResetPage() {
  const ready = useWords()
  const [secret] = useState(takeSecret)
  const [password, setPassword] = useState('')
  const [state, setState] = useState<'asking' | 'gone' | 'unreachable' | 'done'>('asking')
  useTitle(ready ? tell('reset.title') : '')
  if (!ready) return <p class="page quiet">{say('loading')}</p>
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    const answer = await ask('resetPassword', { body: { secret, password } })
    if (!refused(answer)) void findMe()
    setState(refused(answer) ? (answer.refused === 'no-such-link' ? 'gone' : 'unreachable') : 'done')
  }
  return (
    <div class="page narrow">
      <h1>{tell('reset.title')}</h1>
      {state === 'done' && (
        <>
          <p role="status" class="prose">
            {tell('reset.done')}
          </p>
          <p class="section">
            <a class="button first" href="/me">
              {say('me.sign-in')}
            </a>
          </p>
        </>
      )}
      {state !== 'done' && (secret === '' ? <p class="prose fault">{tell('reset.no-secret')}</p> : null)}
      {state !== 'done' && secret !== '' && (
        <section class="section">
          <p class="prose">{tell('reset.text')}</p>
          <form onSubmit={(event) => void submit(event)}>
            <PasswordField
              label={say('me.new-password-rule')}
              autocomplete="new-password"
              minLength={8}
              value={password}
              type={setPassword}
            />
            {state !== 'asking' && (
              <p class="fault" role="alert">
                {state === 'gone' ? tell('reset.gone') : say('fault.unreachable')}
              </p>
            )}
            <button type="submit" class="button first">
              {say('me.save')}
            </button>
          </form>
        </section>
      )}
    </div>
  )
}
