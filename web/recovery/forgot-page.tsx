/** For whoever cannot get in: a code from paper, a link by mail, else the host. */
import '../pages/forms.css'
import { useState } from 'preact/hooks'
import { useTitle } from '../parts/use-title.ts'
import { ask, refused } from '../people/api.ts'
import { findMe } from '../people/me.ts'
import { say } from '../words/index.ts'
import { NameField } from './name-field.tsx'
import { PasswordField } from './password-form.tsx'
import { type RecoveryWordId, tell, useWords } from './words.ts'

export function ForgotPage() {
  const ready = useWords()
  useTitle(ready ? tell('forgot.title') : '')
  if (!ready) return <p class="page quiet">{say('loading')}</p>
  return (
    <div class="page narrow">
      <h1>{tell('forgot.title')}</h1>
      <ByCode />
      <ByMail />
      <section class="section" aria-labelledby="by-host">
        <h2 id="by-host">{tell('forgot.host')}</h2>
        <p class="prose">{tell('forgot.host-text')}</p>
        <p>
          <a href="/privacy">{tell('forgot.who')}</a>
        </p>
      </section>
    </div>
  )
}

function ByMail() {
  const [name, setName] = useState('')
  const [said, setSaid] = useState('')
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    const answer = await ask('askReset', { body: { name: name.trim() } })
    if (!refused(answer)) setSaid(tell('forgot.mail-sent', { name: name.trim() }))
    else setSaid(tell(answer.refused === 'too-many' ? 'fault.too-many' : 'fault.other'))
  }
  return (
    <section class="section" aria-labelledby="by-mail">
      <h2 id="by-mail">{tell('forgot.mail')}</h2>
      <form onSubmit={(event) => void submit(event)}>
        <p class="prose">{tell('forgot.mail-text')}</p>
        <NameField name={name} type={setName} />
        <p role="status">{said}</p>
        <button type="submit" class="button">
          {tell('forgot.mail-send')}
        </button>
      </form>
    </section>
  )
}

function ByCode() {
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<RecoveryWordId | null>(null)
  const [done, setDone] = useState(false)
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    const answer = await ask('recoverAccount', { body: { name: name.trim(), code, password } })
    if (!refused(answer)) {
      setDone(true)
      return void findMe()
    }
    if (answer.refused === 'wrong-code') setFault('forgot.wrong')
    else setFault(answer.refused === 'too-many' ? 'fault.too-many' : 'fault.other')
  }
  return (
    <section class="section" aria-labelledby="by-code">
      <h2 id="by-code">{tell('forgot.code')}</h2>
      {done ? (
        <>
          <p role="status" class="prose">
            {tell('forgot.done')}
          </p>
          <a class="button first" href="/me">
            {say('me.sign-in')}
          </a>
        </>
      ) : (
        <form onSubmit={(event) => void submit(event)}>
          <p class="prose">{tell('forgot.code-text')}</p>
          <NameField name={name} type={setName} />
          <label class="field">
            <span>{tell('forgot.code-field')}</span>
            <input
              type="text"
              required
              maxLength={60}
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              value={code}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
          </label>
          <PasswordField
            label={say('me.new-password-rule')}
            autocomplete="new-password"
            minLength={8}
            value={password}
            type={setPassword}
          />
          {fault && (
            <p class="fault" role="alert">
              {tell(fault)}
            </p>
          )}
          <button type="submit" class="button first">
            {say('me.save')}
          </button>
        </form>
      )}
    </section>
  )
}
