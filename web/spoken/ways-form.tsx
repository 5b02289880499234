/** The one switch of the mode, and what belongs to it. */
import { DETAILS, setWays, ways } from './ways.ts'
import { tell, useWords } from './words.ts'

const DETAIL_WORDS = {
  brief: 'ways.detail.brief',
  usual: 'ways.detail.usual',
  full: 'ways.detail.full',
} as const

export function WaysForm() {
  const here = useWords()
  if (!here) return null
  const { words, detail, sounds, short } = ways.value
  const choices = [
    { word: 'ways.words', on: words, set: (on: boolean) => setWays({ words: on }) },
    { word: 'ways.sounds', on: sounds, set: (on: boolean) => setWays({ sounds: on }) },
    { word: 'ways.short', on: short, set: (on: boolean) => setWays({ short: on }) },
  ] as const
  return (
    <div class="ways-form">
      {choices.map(({ word, on, set }) => (
        <label key={word} class="check">
          <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
          {tell(word)}
        </label>
      ))}
      <label class="field">
        <span>{tell('ways.detail')}</span>
        <select
          value={detail}
          onChange={(event) =>
            setWays({ detail: DETAILS.find((each) => each === event.currentTarget.value) ?? 'usual' })
          }
        >
          {DETAILS.map((each) => (
            <option key={each} value={each}>
              {tell(DETAIL_WORDS[each])}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
