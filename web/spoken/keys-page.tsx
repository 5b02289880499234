/** "Keys and ways to play": everything one can do without a mouse, and without looking. */
import './spoken.css'
import { useTitle } from '../parts/use-title.ts'
import { WaysForm } from './ways-form.tsx'
import { type SpokenWordId, tell, useWords } from './words.ts'

interface Group {
  readonly title: SpokenWordId
  readonly keys: readonly { readonly keys: readonly string[]; readonly what: SpokenWordId }[]
}

const GROUPS: readonly Group[] = [
  {
    title: 'keys.table',
    keys: [
      { keys: ['/'], what: 'keys.command' },
      { keys: ['i'], what: 'keys.words' },
      { keys: ['m'], what: 'keys.moves' },
      { keys: ['.'], what: 'keys.repeat' },
      { keys: ['u'], what: 'keys.undo' },
      { keys: ['?'], what: 'keys.all' },
      { keys: ['Esc'], what: 'keys.escape' },
    ],
  },
  {
    title: 'keys.board',
    keys: [
      { keys: ['Tab'], what: 'keys.tab' },
      { keys: ['+', '-', '0'], what: 'keys.zoom' },
      { keys: ['Shift'], what: 'keys.pan' },
    ],
  },
  {
    title: 'keys.in-words',
    keys: [
      { keys: ['Page Up', 'Page Down'], what: 'keys.parts' },
      { keys: ['Enter'], what: 'keys.tell' },
      { keys: ['1', '9'], what: 'keys.jump' },
      { keys: ['0'], what: 'keys.group' },
    ],
  },
]

export function KeysPage() {
  const here = useWords()
  useTitle(here ? tell('keys.page') : '')
  if (!here) return <div class="page waiting" />
  return (
    <div class="page narrow keys-page">
      <h1>{tell('keys.page')}</h1>
      <p class="prose">{tell('keys.intro')}</p>
      <section aria-labelledby="ways-title">
        <h2 id="ways-title">{tell('ways.title')}</h2>
        <WaysForm />
      </section>
      {GROUPS.map(({ title, keys }) => (
        <section key={title}>
          <h2>{tell(title)}</h2>
          <dl class="keys-list">
            {keys.map(({ keys: caps, what }) => (
              <div key={what}>
                <dt>
                  {caps.map((cap) => (
                    <kbd key={cap}>{cap}</kbd>
                  ))}
                </dt>
                <dd>{tell(what)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section>
        <h2>{tell('commands.title')}</h2>
        <p class="prose">{tell('commands.text')}</p>
      </section>
    </div>
  )
}
