/** Keeping order: what waits for the host, and everything they may do about it. Made for a phone first. */
import './host.css'
import '../pages/forms.css'
import { useRoute } from 'preact-iso'
import { useEffect } from 'preact/hooks'
import type { FunctionComponent } from 'preact'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { refused } from '../people/api.ts'
import { me, person } from '../people/me.ts'
import { say } from '../words/index.ts'
import { askAsHost, deeds, outcome, standing } from './ask.ts'
import { Audit } from './audit.tsx'
import { House } from './house.tsx'
import { People } from './people.tsx'
import { Prove } from './prove.tsx'
import { Reports } from './reports.tsx'
import { Tables } from './tables.tsx'
import { useWords as useHouseWords } from '../house/words.ts'
import { type HostWordId, tell, useWords } from './words.ts'

interface Part {
  readonly path: string
  readonly name: HostWordId
  readonly page: FunctionComponent
}
const PARTS: readonly [Part, ...Part[]] = [
  { path: '', name: 'part.reports', page: Reports },
  { path: 'people', name: 'part.people', page: People },
  { path: 'tables', name: 'part.tables', page: Tables },
  { path: 'house', name: 'part.house', page: House },
  { path: 'audit', name: 'part.audit', page: Audit },
]

export function HostPage() {
  const [own, others] = [useWords(), useHouseWords()]
  const ready = own && others
  useTitle(ready ? tell('title') : '')
  const { params } = useRoute()
  useEffect(() => {
    // Somebody else is asked about anew: a guest may have come back as the host.
    standing.value = 'in'
  }, [person.value])
  if (!ready) return <p class="page quiet">{say('loading')}</p>
  const part = PARTS.find(({ path }) => path === (params['part'] ?? '')) ?? PARTS[0]
  return (
    <div class="page host">
      <h1>{tell('title')}</h1>
      {standing.value === 'not-host' && <NotHost />}
      {standing.value === 'password' && <Prove />}
      {standing.value === 'in' && <Inside part={part} />}
    </div>
  )
}

function Inside({ part }: { readonly part: Part }) {
  useEffect(() => {
    // What was done elsewhere on the page is no news here.
    outcome.value = null
  }, [part])
  const loaded = useLoaded(() => askAsHost('hostOverview'), [deeds.value])
  const facts = loaded.state === 'here' && !refused(loaded.value) ? loaded.value : null
  const counts: { readonly [path: string]: number | undefined } = {
    '': facts?.reports,
    house: facts ? facts.dead + facts.faults : 0,
  }
  return (
    <>
      <nav class="host-parts" aria-label={tell('title')}>
        {PARTS.map(({ path, name }) => (
          <a key={path} href={`/host${path && `/${path}`}`} aria-current={path === part.path ? 'page' : undefined}>
            {tell(name)}
            {(counts[path] ?? 0) > 0 && <span class="count figures">{counts[path]}</span>}
          </a>
        ))}
      </nav>
      <p role="status" class={outcome.value?.good === false ? 'fault' : 'quiet'}>
        {outcome.value?.text}
      </p>
      <part.page key={part.path} />
    </>
  )
}

function NotHost() {
  return (
    <>
      <p class="lead">{tell('not-host')}</p>
      {/* Whoever is somebody already has nothing to sign in for; a guest may have an account that is the host's. */}
      {me.value && !me.value.guest && <p class="prose">{tell('not-host.you', { name: me.value.name })}</p>}
      <p class="prose quiet">{tell('not-host.how')}</p>
      {(!me.value || me.value.guest) && (
        <p>
          <a class="button" href="/me">
            {say('me.sign-in')}
          </a>
        </p>
      )}
    </>
  )
}
