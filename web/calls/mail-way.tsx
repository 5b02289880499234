/** Mail: the address, whether it is confirmed, and how often. */
import { useState } from 'preact/hooks'
import type { CallSettings } from '../../protocol/index.ts'
import { HourField } from '../parts/hour-field.tsx'
import { ask, refused } from '../people/api.ts'
import type { PartProps } from './calls-page.tsx'
import { tell } from './words.ts'

const MODES = ['each', 'daily', 'off'] as const
const MODE_WORDS = { each: 'mail.each', daily: 'mail.daily', off: 'mail.off' } as const

export function MailWay({ calls, guest, changed }: PartProps) {
  const { mail, house } = calls
  return (
    <section class="section" aria-labelledby="calls-mail">
      <h2 id="calls-mail">{tell('mail.title')}</h2>
      {!house.mail ? (
        <p class="prose">{tell('mail.not-set-up')}</p>
      ) : guest ? (
        <p class="prose">{tell('accounts-only')}</p>
      ) : (
        <>
          {mail && <KnownAddress calls={calls} guest={guest} changed={changed} />}
          <NewAddress calls={calls} guest={guest} changed={changed} />
        </>
      )}
    </section>
  )
}

function NewAddress({ calls, changed }: PartProps) {
  const [address, setAddress] = useState('')
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    const answer = await ask('setMail', { body: { address: address.trim() } })
    if (!refused(answer)) setAddress('')
    changed(answer, tell('mail.asked', { address: address.trim() }))
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label class="field">
        <span>{tell(calls.mail ? 'mail.other' : 'mail.address')}</span>
        <input
          type="email"
          required
          maxLength={254}
          autocomplete="email"
          value={address}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {tell('mail.ask')}
      </button>
    </form>
  )
}

function KnownAddress({ calls, changed }: PartProps) {
  const { mail, settings } = calls
  const [mode, setMode] = useState(settings.mail)
  const [hour, setHour] = useState(settings.hour)
  if (!mail) return null
  const save = async (next: Partial<CallSettings>): Promise<void> => {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
    changed(await ask('setCalls', { body: { ...settings, zone, ...next } }))
  }
  return (
    <>
      <div class="calls-way">
        <span>
          {mail.address}
          <span class="quiet">
            {' '}
            {tell(mail.offAt !== null ? 'way.off' : mail.confirmed ? 'mail.is-confirmed' : 'mail.unconfirmed')}
          </span>
        </span>
        {mail.confirmed && (
          <button
            type="button"
            class="button"
            onClick={() => void ask('testChannel', { id: 'mail' }).then((answer) => changed(answer, tell('test.sent')))}
          >
            {tell('test')}
          </button>
        )}
        <button
          type="button"
          class="text-button"
          onClick={() => void ask('removeMail').then((answer) => changed(answer))}
        >
          {tell('remove')}
          <span class="sr">: {mail.address}</span>
        </button>
      </div>
      {mail.confirmed && (
        <div class="row">
          <label class="field">
            <span>{tell('mail.how-often')}</span>
            <select
              value={mode}
              onChange={({ currentTarget: { value } }) => {
                const next = MODES.find((each) => each === value) ?? 'each'
                setMode(next)
                void save({ mail: next, hour })
              }}
            >
              {MODES.map((each) => (
                <option key={each} value={each}>
                  {tell(MODE_WORDS[each])}
                </option>
              ))}
            </select>
          </label>
          {mode === 'daily' && (
            <HourField
              label={tell('mail.hour')}
              hour={hour}
              set={(next) => {
                setHour(next)
                void save({ mail: mode, hour: next })
              }}
            />
          )}
        </div>
      )}
    </>
  )
}
