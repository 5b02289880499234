/** The reader to the server: a name, an account if wanted, sessions, data, and how pages look. */
import './forms.css'
import type { ComponentChildren, TargetedInputEvent } from 'preact'
import { useState } from 'preact/hooks'
import type { Me } from '../../protocol/index.ts'
import { leaveBrowser } from '../calls/push.ts'
import { calm, setCalm } from '../parts/calm.ts'
import { type Light, light, LIGHTS, setLight } from '../parts/light.ts'
import { Blocks } from '../house/blocks.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { httpRequest } from '../../protocol/operations.ts'
import { ask, type No, refused } from '../people/api.ts'
import { findMe, me, reachable } from '../people/me.ts'
import { NameField } from '../recovery/name-field.tsx'
import { PasskeyAccount, PasskeySignIn } from '../recovery/passkey-sign-in.tsx'
import { PasswordField, PasswordForm } from '../recovery/password-form.tsx'
import { WaysIn } from '../recovery/ways-in.tsx'
import { SlowPlay } from '../people/slow-play.tsx'
import { date, say, type WordId } from '../words/index.ts'

const LIGHT_WORDS: { readonly [light in Light]: WordId } = {
  system: 'light.system',
  day: 'light.day',
  night: 'light.night',
}

export function MePage() {
  useTitle(say('nav.me'))
  const [said, setSaid] = useState('')
  const report = (answer: object, good: WordId): void => {
    setSaid(refused(answer) ? faultOf(answer) : say(good))
    void findMe()
  }
  return (
    <div class="page narrow">
      <h1>{me.value ? me.value.name : say('nav.me')}</h1>
      <p role="status" class="quiet">
        {said || (me.value?.guest ? say('me.guest') : '')}
      </p>
      {!reachable.value && <p class="prose">{say('me.offline')}</p>}
      {reachable.value && (me.value ? <Account me={me.value} report={report} /> : <SignIn report={report} />)}
      {me.value?.host && (
        <p class="section">
          <a class="button" href="/host">
            {say('me.host')}
          </a>
        </p>
      )}
      {me.value && (
        <p class="section">
          <a class="button" href="/me/calls">
            {say('me.calls')}
          </a>
        </p>
      )}
      {me.value && <SlowPlay key={me.value.id} />}
      {me.value && <Blocks key={`blocks ${me.value.id}`} />}
      <section class="section" aria-labelledby="looks">
        <h2 id="looks">{say('me.looks')}</h2>
        <label class="field">
          <span>{say('me.light')}</span>
          <select
            value={light.value}
            onChange={(event) => setLight(LIGHTS.find((known) => known === event.currentTarget.value) ?? 'system')}
          >
            {LIGHTS.map((known) => (
              <option key={known} value={known}>
                {say(LIGHT_WORDS[known])}
              </option>
            ))}
          </select>
        </label>
        <label class="check">
          <input type="checkbox" checked={calm.value} onChange={(event) => setCalm(event.currentTarget.checked)} />
          {say('options.calm')}
        </label>
      </section>
    </div>
  )
}

type Report = (answer: object, good: WordId) => void

function faultOf(no: No): string {
  if (no.refused === 'name-taken') return say('fault.name-taken')
  if (no.refused === 'wrong-password') return say('fault.wrong-password')
  if (no.refused === 'wrong-passkey') return say('fault.wrong-passkey')
  if (no.refused === 'password-needed') return say('fault.password-needed')
  if (no.refused === 'too-many') return say('fault.too-many')
  if (no.refused === 'banned') return say('refused.banned')
  return say(no.refused === 'unreachable' ? 'fault.unreachable' : 'fault.form')
}

function SignIn({ report }: { readonly report: Report }) {
  return (
    <section class="section" aria-labelledby="sign-in">
      <h2 id="sign-in">{say('me.sign-in')}</h2>
      <p class="prose">{say('me.sign-in-text')}</p>
      <Credentials
        button="me.sign-in"
        send={async (name, password) => report(await ask('signIn', { body: { name, password } }), 'me.welcome')}
      />
      <PasskeySignIn done={(answer) => report(answer, 'me.welcome')} />
      <p>
        <a href="/forgot">{say('me.forgot')}</a>
      </p>
    </section>
  )
}

function Account({ me: somebody, report }: { readonly me: Me; readonly report: Report }) {
  const ways = useLoaded(() => ask('getWaysIn'), [somebody.id, somebody.guest])
  // Where a passkey is the only way in there is no password to ask for.
  const known = !somebody.guest && !(ways.state === 'here' && !refused(ways.value) && !ways.value.password)
  return (
    <>
      <section class="section" aria-labelledby="name">
        <h2 id="name">{say('me.name')}</h2>
        <OneField
          key={somebody.name}
          label="me.name"
          start={somebody.name}
          button="me.rename"
          send={async (name) => report(await ask('renameMe', { body: { name } }), 'me.saved')}
        />
      </section>
      {somebody.guest ? (
        <>
          <section class="section" aria-labelledby="account">
            <h2 id="account">{say('me.keep')}</h2>
            <p class="prose">{say('me.keep-text')}</p>
            <Credentials
              button="me.keep"
              send={async (name, password) =>
                report(await ask('createAccount', { body: { name, password } }), 'me.saved')
              }
            >
              {(name) => <PasskeyAccount name={name} done={(answer) => report(answer, 'me.saved')} />}
            </Credentials>
          </section>
          <SignIn report={report} />
        </>
      ) : (
        <>
          <PasswordForm known={known} done={(answer) => report(answer, 'me.saved')} />
          <Sessions report={report} />
          <WaysIn key={somebody.id} />
        </>
      )}
      <section class="section" aria-labelledby="data">
        <h2 id="data">{say('me.data')}</h2>
        <div class="row">
          <a class="button" href={httpRequest('exportMe').url} download="rose-and-crown.json">
            {say('me.export')}
          </a>
          {!somebody.guest && (
            <button
              type="button"
              class="button"
              onClick={() =>
                void leaveBrowser()
                  .then(() => ask('signOut'))
                  .then((answer) => report(answer, 'me.signed-out'))
              }
            >
              {say('me.sign-out')}
            </button>
          )}
        </div>
        <details>
          <summary class="fault">{say('me.delete')}</summary>
          <p class="prose">{say('me.delete-text')}</p>
          <OneField
            label="me.password"
            start=""
            secret={known}
            hidden={!known}
            button="me.delete"
            send={async (password) => report(await ask('deleteMe', { body: known ? { password } : {} }), 'me.deleted')}
          />
        </details>
      </section>
    </>
  )
}

interface OneProps {
  readonly label: WordId
  readonly start: string
  readonly button: WordId
  readonly secret?: boolean
  readonly hidden?: boolean
  readonly send: (text: string) => Promise<void>
}

function OneField({ label, start, button, secret = false, hidden = false, send }: OneProps) {
  const [text, setText] = useState(start)
  const submit = (event: Event): void => {
    event.preventDefault()
    void send(text.trim())
  }
  const type = (event: TargetedInputEvent<HTMLInputElement>): void => setText(event.currentTarget.value)
  return (
    <form onSubmit={submit}>
      {!hidden && (
        <label class="field">
          <span>{say(label)}</span>
          {secret ? (
            <input type="password" required autoComplete="current-password" value={text} onInput={type} />
          ) : (
            <input type="text" required maxLength={24} autoComplete="nickname" value={text} onInput={type} />
          )}
        </label>
      )}
      <button type="submit" class="button">
        {say(button)}
      </button>
    </form>
  )
}

interface CredentialsProps {
  readonly button: WordId
  readonly send: (name: string, password: string) => Promise<void>
  /** Another way to go on with the name that was typed. */
  readonly children?: (name: string) => ComponentChildren
}

function Credentials({ button, send, children }: CredentialsProps) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const submit = (event: Event): void => {
    event.preventDefault()
    void send(name.trim(), password)
  }
  return (
    <form onSubmit={submit}>
      <NameField name={name} type={setName} />
      {button === 'me.keep' ? (
        <PasswordField
          label={say('me.password-rule')}
          autocomplete="new-password"
          minLength={8}
          value={password}
          type={setPassword}
        />
      ) : (
        <PasswordField label={say('me.password')} autocomplete="current-password" value={password} type={setPassword} />
      )}
      <button type="submit" class="button first">
        {say(button)}
      </button>
      {children?.(name)}
    </form>
  )
}

function Sessions({ report }: { readonly report: Report }) {
  const [gone, setGone] = useState(0)
  const loaded = useLoaded(() => ask('listSessions'), [gone])
  const sessions = loaded.state === 'here' && !refused(loaded.value) ? loaded.value.sessions : []
  const revoke = async (id: string): Promise<void> => {
    report(await ask('revokeSession', { id }), 'me.saved')
    setGone(gone + 1)
  }
  return (
    <section class="section" aria-labelledby="sessions">
      <h2 id="sessions">{say('me.sessions')}</h2>
      <ul class="plain room-seats">
        {sessions.map((session) => (
          <li key={session.id} class="room-seat">
            <span>{session.label}</span>
            <span class="quiet">{session.current ? say('me.this-session') : date(session.seenAt)}</span>
            {!session.current && (
              <button type="button" class="text-button" onClick={() => void revoke(session.id)}>
                {say('me.revoke')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
