/** The evenings the reader proposes or is asked to, the next first. */
import './evening.css'
import { ask, refused } from '../people/api.ts'
import { useFresh } from '../coming/use-fresh.ts'
import { titleOf } from '../words/index.ts'
import { eveningText } from './date.ts'
import { tell, useWords } from './words.ts'

export function Evenings() {
  const ready = useWords()
  const { value } = useFresh(async () => {
    const answer = await ask('listEvenings')
    return refused(answer) ? [] : answer.evenings
  }, [])
  if (!ready || !value || value.length === 0) return null
  return (
    <section class="evenings" aria-labelledby="evenings">
      <h2 id="evenings">{tell('list.title')}</h2>
      <ul class="plain">
        {value.map(({ table, game, at, by, host, yours }) => (
          <li key={table}>
            <a href={`/t/${table}`}>
              <strong class="serif">{eveningText(at)}</strong>
              <span>
                {titleOf(game).name}
                {!host && by !== null && ` · ${by}`}
              </span>
            </a>
            <span class={yours === null ? 'evening-asks' : 'quiet'}>
              {tell(host ? 'list.yours' : yours === null ? 'list.answer' : `mine.${yours}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
