/** When, where and what about the house calls the reader. */
import './calls.css'
import '../pages/forms.css'
import { useState } from 'preact/hooks'
import type { Calls } from '../../protocol/index.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { ask, type No, refused } from '../people/api.ts'
import { me } from '../people/me.ts'
import { say } from '../words/index.ts'
import { Feeds } from './feeds.tsx'
import { MailWay } from './mail-way.tsx'
import { Ways } from './ways.tsx'
import { When } from './when.tsx'
import { tell, useWords } from './words.ts'

/** What a part of the page is given: how things stand, and how to say that they have changed. */
export interface PartProps {
  readonly calls: Calls
  readonly guest: boolean
  readonly changed: (answer: object | null, good?: string) => void
}

export function CallsPage() {
  const ready = useWords()
  useTitle(ready ? tell('page.title') : '')
  const [round, setRound] = useState(0)
  const [said, setSaid] = useState('')
  const loaded = useLoaded(() => ask('getCalls'), [round, me.value?.id])
  if (!ready || loaded.state === 'loading') return <p class="page quiet">{say('loading')}</p>
  if (!me.value || loaded.state !== 'here' || refused(loaded.value))
    return (
      <div class="page narrow">
        <h1>{tell('page.title')}</h1>
        <p class="prose">{tell('page.nobody')}</p>
        <a class="button" href="/me">
          {say('nav.me')}
        </a>
      </div>
    )
  const changed: PartProps['changed'] = (answer, good = tell('saved')) => {
    setSaid(answer && refused(answer) ? faultOf(answer) : good)
    setRound(round + 1)
  }
  const part = { calls: loaded.value, guest: me.value.guest, changed }
  // What was chosen in a part stays chosen, whatever is saved elsewhere on the page: only another reader begins anew.
  return (
    <div class="page narrow">
      <h1>{tell('page.title')}</h1>
      <p class="prose">{tell('page.text')}</p>
      <p role="status" class="quiet">
        {said}
      </p>
      <When key={`when ${me.value.id}`} {...part} />
      <MailWay key={`mail ${me.value.id}`} {...part} />
      <Ways key={`ways ${round}`} {...part} />
      <Feeds {...part} />
    </div>
  )
}

const FAULTS = {
  'bad-address': 'fault.bad-address',
  'private-address': 'fault.private-address',
  'not-set-up': 'fault.not-set-up',
  'accounts-only': 'fault.accounts-only',
  'too-many-channels': 'fault.too-many-channels',
  'not-delivered': 'fault.not-delivered',
  'too-many': 'fault.too-many',
} as const

export function faultOf({ refused: type }: No): string {
  return tell(type in FAULTS ? FAULTS[type as keyof typeof FAULTS] : 'fault.other')
}
