/** Which temper the bots shall have, with a line on what to expect of the chosen one at this game. */
import './picks.css'
import './temper-field.css'
import { useId } from 'preact/hooks'
import type { About } from '../../engine/game.ts'
import { type Catalogue, render } from '../../engine/words.ts'
import { temperOf, withTemper } from '../../bots/levels.ts'
import { botWord, tempersOf } from '../people/levels.ts'
import { readerOf } from '../words/index.ts'

interface Props {
  readonly about: About
  /** With its temper: `earl.bold`. */
  readonly level: string
  readonly set: (level: string) => void
  /** The game's own words; empty until they are here. */
  readonly words: readonly Catalogue[]
}

export function TemperField({ about, level, set, words }: Props) {
  const line = useId()
  const { name, temper: chosen } = temperOf(level)
  const { tempers: offered = [] } = about
  if (offered.length === 0) return null
  const tempers = [null, ...offered]
  // A level without tempers keeps the room of those of the others: what stands below does not move.
  const none = tempersOf(about, level).length === 0
  const expect = (temper: string | null): string => {
    if (temper === null) return botWord('temper.none.about')
    if (words.length === 0) return ''
    return render(
      { say: `temper.${temper}` },
      readerOf(words, () => ''),
    )
  }
  return (
    <fieldset disabled={none}>
      <legend>{botWord('temper.title')}</legend>
      <div class="picks">
        {tempers.map((temper) => (
          <label key={temper} class="pick">
            <input
              type="radio"
              name="temper"
              value={temper ?? 'none'}
              checked={chosen === temper}
              aria-describedby={chosen === temper ? line : undefined}
              onChange={() => set(withTemper(name, temper))}
            />
            {botWord(`temper.${temper ?? 'none'}`)}
          </label>
        ))}
      </div>
      {/* All lines lie in one place, the chosen one in sight: what stands below does not move. */}
      <div class="temper-lines quiet">
        {tempers.map((temper) => (
          <p key={temper} id={chosen === temper ? line : undefined} aria-hidden={chosen !== temper}>
            {expect(temper)}
          </p>
        ))}
      </div>
    </fieldset>
  )
}
