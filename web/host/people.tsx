/** People: who they are, since when, where they are signed in, and what keeps them in order. */
import { useState } from 'preact/hooks'
import type { HostPerson } from '../../protocol/index.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { refused } from '../people/api.ts'
import { say, time } from '../words/index.ts'
import { askAsHost, deeds, faultOf } from './ask.ts'
import { Pages } from './pages.tsx'
import { BanDeed, MuteDeed, UnbanDeed, UnmuteDeed } from './person-deeds.tsx'
import { ResetLink } from './reset-link.tsx'
import { Search } from './search.tsx'
import { tell } from './words.ts'

export function People() {
  const [search, setSearch] = useState('')
  const load = async (after: string | undefined) => {
    const list = await askAsHost('hostPeople', { query: { search, ...(after === undefined ? {} : { after }) } })
    return refused(list) ? list : { items: list.people, next: list.next }
  }
  return (
    <section aria-labelledby="people">
      <h2 id="people" class="sr">
        {tell('part.people')}
      </h2>
      <Search label="people.search" search={setSearch} />
      <Pages
        load={load}
        of={search}
        none="none-found"
        keyOf={(person) => person.id}
        show={(person) => <Person person={person} />}
      />
    </section>
  )
}

function standingOf(person: HostPerson): string {
  const { banned, bannedUntil, mutedUntil } = person
  const words = [
    person.host ? tell('people.host') : person.guest ? tell('people.guest') : tell('people.account'),
    ...(banned
      ? [bannedUntil === null ? tell('people.banned') : tell('people.banned-until', { when: time(bannedUntil) })]
      : []),
    ...(mutedUntil === 0
      ? []
      : [mutedUntil === null ? tell('people.muted') : tell('people.muted-until', { when: time(mutedUntil) })]),
  ]
  return words.join(' · ')
}

function Person({ person }: { readonly person: HostPerson }) {
  const [open, setOpen] = useState(false)
  return (
    <details class="host-item" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong class="serif">{person.name}</strong> <span class="quiet">{standingOf(person)}</span>
      </summary>
      {open && <Facts person={person} />}
    </details>
  )
}

function Facts({ person }: { readonly person: HostPerson }) {
  const { id, name } = person
  const loaded = useLoaded(() => askAsHost('hostPerson', { id }), [id, deeds.value])
  if (loaded.state === 'loading') return <p class="quiet">{say('loading')}</p>
  if (loaded.state === 'failed') return <p class="fault">{say('fault.text')}</p>
  if (refused(loaded.value)) return <p class="fault">{faultOf(loaded.value)}</p>
  const page = loaded.value
  return (
    <>
      <p class="quiet">
        {tell('people.since', { when: time(page.createdAt) })} {tell('people.seen', { when: time(page.seenAt) })}
      </p>
      <p class="quiet">
        {tell('people.reports', { n: page.reports })}{' '}
        {page.household > 0 && tell('people.household', { n: page.household })}
      </p>
      {page.sessions.length > 0 && (
        <ul class="host-sessions">
          {page.sessions.map((session) => (
            <li key={session.id}>
              {session.label} <span class="quiet">{time(session.seenAt)}</span>
            </li>
          ))}
        </ul>
      )}
      {page.host ? (
        <p class="quiet">{tell('fault.is-host')}</p>
      ) : (
        <div class="row">
          {page.mutedUntil === 0 ? <MuteDeed id={id} name={name} /> : <UnmuteDeed id={id} name={name} />}
          {page.banned ? <UnbanDeed id={id} name={name} /> : <BanDeed id={id} name={name} />}
          {!page.guest && <ResetLink id={id} name={name} />}
        </div>
      )}
    </>
  )
}
