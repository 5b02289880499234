/** Privacy and terms: the same for every house, but for who answers for it. */
import '../pages/forms.css'
import { useLoaded } from '../parts/use-loaded.ts'
import { useTitle } from '../parts/use-title.ts'
import { ask, refused } from '../people/api.ts'
import { say } from '../words/index.ts'
import { type HouseWordId, tell, useWords } from './words.ts'

type Section = readonly [title: HouseWordId, text: HouseWordId]

const PRIVACY: readonly Section[] = [
  ['privacy.here', 'privacy.here-text'],
  ['privacy.kept', 'privacy.kept-text'],
  ['privacy.seen', 'privacy.seen-text'],
  ['privacy.calls', 'privacy.calls-text'],
  ['privacy.cookie', 'privacy.cookie-text'],
  ['privacy.long', 'privacy.long-text'],
  ['privacy.yours', 'privacy.yours-text'],
]
const TERMS: readonly Section[] = [
  ['terms.free', 'terms.free-text'],
  ['terms.kind', 'terms.kind-text'],
  ['terms.fair', 'terms.fair-text'],
  ['terms.order', 'terms.order-text'],
  ['terms.yours', 'terms.yours-text'],
]

export const PrivacyPage = () => <AboutPage title="privacy.title" sections={PRIVACY} />
export const TermsPage = () => <AboutPage title="terms.title" sections={TERMS} />

interface Props {
  readonly title: HouseWordId
  readonly sections: readonly Section[]
}

function AboutPage({ title, sections }: Props) {
  const ready = useWords()
  useTitle(ready ? tell(title) : '')
  if (!ready) return <p class="page quiet">{say('loading')}</p>
  return (
    <div class="page narrow">
      <h1>{tell(title)}</h1>
      <Answerable />
      {sections.map(([heading, text]) => (
        <section key={heading} class="section" aria-labelledby={heading}>
          <h2 id={heading}>{tell(heading)}</h2>
          <p class="prose">{tell(text)}</p>
        </section>
      ))}
    </div>
  )
}

function Answerable() {
  const loaded = useLoaded(() => ask('getHouse'), [])
  const house = loaded.state === 'here' && !refused(loaded.value) ? loaded.value : null
  if (loaded.state === 'loading') return <p class="quiet">{say('loading')}</p>
  return (
    <p class="prose lead">
      {house?.name ? tell('host.named', { name: house.name }) : tell('host.unnamed')}{' '}
      {house?.contact && (
        <>
          {tell('host.contact')}: <Contact contact={house.contact} />
        </>
      )}
    </p>
  )
}

/** A mail address or a page becomes a link; anything else stays the text it is. */
function Contact({ contact }: { readonly contact: string }) {
  const shown = contact.replace(/^mailto:/, '')
  const url = /^[^\s@]+@[^\s@]+$/.test(shown) ? `mailto:${shown}` : contact
  return /^(https|mailto):/.test(url) ? <a href={url}>{shown}</a> : <span>{shown}</span>
}
