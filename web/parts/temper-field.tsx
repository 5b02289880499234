/** Which temper the bots shall have, with a line on what to expect of each at this game. */
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
  /** How the page it stands on shows a list of choices, and one of them. */
  readonly list: string
  readonly item: string
}

export function TemperField({ about, level, set, words, list, item }: Props) {
  const { name, temper: chosen } = temperOf(level)
  const offered = tempersOf(about, level).flatMap((id) => temperOf(id).temper ?? [])
  if (offered.length === 0) return null
  const expect = (temper: string): string =>
    words.length > 0
      ? render(
          { say: `temper.${temper}` },
          readerOf(words, () => ''),
        )
      : ''
  const choice = (temper: string | null) => (
    <label key={temper} class={item}>
      <input
        type="radio"
        name="temper"
        value={temper ?? 'none'}
        checked={chosen === temper}
        onChange={() => set(withTemper(name, temper))}
      />
      <span>
        <strong>{botWord(`temper.${temper ?? 'none'}`)}</strong>{' '}
        <span class="quiet">{temper === null ? botWord('temper.none.about') : expect(temper)}</span>
      </span>
    </label>
  )
  return (
    <fieldset>
      <legend>{botWord('temper.title')}</legend>
      <div class={list}>{[null, ...offered].map(choice)}</div>
    </fieldset>
  )
}
