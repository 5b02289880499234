/** Signing in with a passkey, or keeping a guest's account by one. */
import { useState } from 'preact/hooks'
import { ask, refused } from '../people/api.ts'
import { canHavePasskeys, deviceName, newKey, useKey } from './device.ts'
import { tell, useWords } from './words.ts'

interface Props {
  readonly done: (answer: object) => void
}

export function PasskeySignIn({ done }: Props) {
  const ready = useWords()
  const [fault, setFault] = useState(false)
  if (!ready || !canHavePasskeys()) return null
  const enter = async (): Promise<void> => {
    const question = await ask('askPasskeySignIn')
    if (refused(question)) return done(question)
    const credential = await useKey(question)
    setFault(!credential)
    if (credential) done(await ask('signInPasskey', { body: { id: question.id, credential } }))
  }
  return (
    <div>
      <button type="button" class="button" onClick={() => void enter()}>
        {tell('passkey.sign-in')}
      </button>
      {fault && (
        <p class="fault" role="alert">
          {tell('passkey.none')}
        </p>
      )}
    </div>
  )
}

export function PasskeyAccount({ name, done }: Props & { readonly name: string }) {
  const ready = useWords()
  const [fault, setFault] = useState(false)
  if (!ready || !canHavePasskeys()) return null
  const keep = async (): Promise<void> => {
    const question = await ask('askPasskey', { body: { name } })
    if (refused(question)) return done(question)
    const credential = await newKey(question)
    setFault(!credential)
    if (!credential) return
    const body = { id: question.id, credential, name, label: deviceName() || tell('passkey.device') }
    done(await ask('createPasskeyAccount', { body }))
  }
  return (
    <div>
      <p class="prose">{tell('passkey.keep-text')}</p>
      <button type="button" class="button" disabled={name.trim() === ''} onClick={() => void keep()}>
        {tell('passkey.keep')}
      </button>
      {fault && (
        <p class="fault" role="alert">
          {tell('passkey.not-made')}
        </p>
      )}
    </div>
  )
}
