/** How the reader gets into their account, should the password be lost: codes on paper, passkeys; and out of it everywhere. */
import './recovery.css'
import { useState } from 'preact/hooks'
import type { Answer } from '../../protocol/index.ts'
import { leaveBrowser } from '../calls/push.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { ask, refused } from '../people/api.ts'
import { findMe, me } from '../people/me.ts'
import { date, say } from '../words/index.ts'
import { canHavePasskeys, deviceName, newKey } from './device.ts'
import { PasswordField } from './password-form.tsx'
import { type RecoveryWordId, tell, useWords } from './words.ts'

type Ways = Answer<'getWaysIn'>

export function WaysIn() {
  const ready = useWords()
  const [round, setRound] = useState(0)
  const loaded = useLoaded(() => ask('getWaysIn'), [round])
  if (!ready || loaded.state !== 'here' || refused(loaded.value)) return null
  const again = (): void => setRound(round + 1)
  return (
    <section class="section" aria-labelledby="ways-in">
      <h2 id="ways-in">{tell('ways.title')}</h2>
      <p class="prose">{tell('ways.text')}</p>
      <Codes ways={loaded.value} changed={again} />
      <ByMail ways={loaded.value} changed={again} />
      {canHavePasskeys() && <Passkeys ways={loaded.value} changed={again} />}
      <h3>{tell('everywhere.title')}</h3>
      <p class="prose">{tell('everywhere.text')}</p>
      <button
        type="button"
        class="button"
        onClick={() =>
          void leaveBrowser()
            .then(() => ask('endSessions'))
            .then(() => findMe())
        }
      >
        {tell('everywhere.do')}
      </button>
    </section>
  )
}

interface PartProps {
  readonly ways: Ways
  readonly changed: () => void
}

/** What went wrong, in the reader's words. */
function faultOf(no: string): RecoveryWordId {
  if (no === 'wrong-password') return 'fault.password'
  if (no === 'password-needed') return 'fault.again'
  if (no === 'last-way-in') return 'fault.last'
  return no === 'too-many' ? 'fault.too-many' : 'fault.other'
}

function Codes({ ways, changed }: PartProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [fault, setFault] = useState<RecoveryWordId | null>(null)
  const make = async (password: string | undefined): Promise<void> => {
    const answer = await ask('makeRecoveryCodes', { body: password === undefined ? {} : { password } })
    setFault(refused(answer) ? faultOf(answer.refused) : null)
    if (refused(answer)) return
    setCodes(answer.codes)
    changed()
  }
  return (
    <>
      <h3>{tell('codes.title')}</h3>
      <p class="prose">{tell('codes.text')}</p>
      <p class="quiet">{tell('codes.left', { n: ways.codes })}</p>
      {codes && (
        <div class="codes" role="status">
          <p class="codes-of">
            Rose & Crown · {location.host} · {me.value?.name}
          </p>
          <ol>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <p class="prose">{tell('codes.once')}</p>
          <button type="button" class="button" onClick={() => window.print()}>
            {tell('codes.print')}
          </button>
        </div>
      )}
      <Confirmed ways={ways} fault={fault} button={ways.codes > 0 ? 'codes.renew' : 'codes.make'} send={make} />
    </>
  )
}

function ByMail({ ways, changed }: PartProps) {
  const [fault, setFault] = useState<RecoveryWordId | null>(null)
  const allowed = ways.mail === true
  const send = async (password: string | undefined): Promise<void> => {
    const body = { allowed: !allowed, ...(password !== undefined && { password }) }
    const answer = await ask('allowMailReset', { body })
    setFault(refused(answer) ? faultOf(answer.refused) : null)
    changed()
  }
  return (
    <>
      <h3>{tell('mail.title')}</h3>
      <p class="prose">{tell('mail.text')}</p>
      {ways.mail === null ? (
        <p class="quiet">{tell('mail.first')}</p>
      ) : (
        <Confirmed ways={ways} fault={fault} button={allowed ? 'mail.forbid' : 'mail.allow'} send={send} />
      )}
    </>
  )
}

function Passkeys({ ways, changed }: PartProps) {
  const [fault, setFault] = useState<RecoveryWordId | null>(null)
  const add = async (password: string | undefined): Promise<void> => {
    const question = await ask('askPasskey', { body: {} })
    if (refused(question)) return setFault(faultOf(question.refused))
    const credential = await newKey(question)
    if (!credential) return setFault('passkey.not-made')
    const label = deviceName() || tell('passkey.device')
    const body = { id: question.id, credential, label, ...(password !== undefined && { password }) }
    const answer = await ask('addPasskey', { body })
    setFault(refused(answer) ? faultOf(answer.refused) : null)
    changed()
  }
  const remove = async (id: string): Promise<void> => {
    const answer = await ask('removePasskey', { id })
    setFault(refused(answer) ? faultOf(answer.refused) : null)
    changed()
  }
  return (
    <>
      <h3>{tell('passkey.title')}</h3>
      <p class="prose">{tell('passkey.text')}</p>
      <ul class="plain room-seats">
        {ways.passkeys.map((key) => (
          <li key={key.id} class="room-seat">
            <span>{key.label}</span>
            <span class="quiet">{date(key.usedAt ?? key.createdAt)}</span>
            <button type="button" class="text-button" onClick={() => void remove(key.id)}>
              {tell('passkey.remove')}
              <span class="sr">: {key.label}</span>
            </button>
          </li>
        ))}
      </ul>
      <Confirmed ways={ways} fault={fault} button="passkey.add" send={add} />
    </>
  )
}

interface ConfirmedProps {
  readonly ways: Ways
  readonly fault: RecoveryWordId | null
  readonly button: RecoveryWordId
  readonly send: (password: string | undefined) => Promise<void>
}

/** A deed that asks for the password once more, where there is one. */
function Confirmed({ ways, fault, button, send }: ConfirmedProps) {
  const [password, setPassword] = useState('')
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    await send(ways.password ? password : undefined)
    setPassword('')
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      {ways.password && (
        <PasswordField label={say('me.password')} autocomplete="current-password" value={password} type={setPassword} />
      )}
      {fault && (
        <p class="fault" role="alert">
          {tell(fault)}
        </p>
      )}
      <button type="submit" class="button">
        {tell(button)}
      </button>
    </form>
  )
}
