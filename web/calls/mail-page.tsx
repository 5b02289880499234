/** Where the links in mails lead: an address is confirmed, or mails are ended, by a click here and not by whatever looks at links. */
import '../pages/forms.css'
import { useEffect, useState } from 'preact/hooks'
import { useTitle } from '../parts/use-title.ts'
import { ask, refused } from '../people/api.ts'
import { say } from '../words/index.ts'
import { type CallWordId, tell, useWords } from './words.ts'

export function MailPage() {
  const ready = useWords()
  const [hash, setHash] = useState(location.hash)
  const [, what = '', secret = ''] = /^#(confirm|stop)\.([\w.-]+)$/.exec(hash) ?? []
  const stop = what === 'stop'
  const [result, setResult] = useState<CallWordId | null>(null)
  useEffect(() => {
    // Another link pasted into the same tab.
    const changed = (): void => {
      setHash(location.hash)
      setResult(null)
    }
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  }, [])
  useTitle(ready ? tell(stop ? 'mail.stop-title' : 'mail.confirm-title') : '')
  if (!ready) return <p class="page quiet">{say('loading')}</p>
  const send = async (): Promise<void> => {
    const answer = stop ? await ask('unsubscribe', { token: secret }) : await ask('confirmMail', { body: { secret } })
    if (refused(answer)) setResult(answer.refused === 'no-such-link' ? 'mail.gone' : 'fault.other')
    else setResult(stop ? 'mail.stopped' : 'mail.confirmed')
  }
  return (
    <div class="page narrow">
      <h1>{tell(stop ? 'mail.stop-title' : 'mail.confirm-title')}</h1>
      {secret === '' && <p class="prose">{tell('mail.incomplete')}</p>}
      {secret !== '' && result === null && (
        <>
          <p class="prose">{tell(stop ? 'mail.stop-text' : 'mail.confirm-text')}</p>
          <button type="button" class="button first" onClick={() => void send()}>
            {tell(stop ? 'mail.stop-button' : 'mail.confirm-button')}
          </button>
        </>
      )}
      <p role="status">{result === null ? '' : tell(result)}</p>
      {result !== null && (
        <a class="button" href="/me/calls">
          {tell('tray.settings')}
        </a>
      )}
    </div>
  )
}
