/** The settings of a game, in the game's own words. */
import type { About, Options, OptionSpec, OptionValue } from '../../engine/game.ts'
import { type Catalogue, render } from '../../engine/words.ts'
import { loadWords } from '../game-assets.ts'
import { locale, readerOf, say } from '../words/index.ts'
import { useLoaded } from './use-loaded.ts'

interface Props {
  readonly about: About
  readonly options: Options
  readonly set: (options: Options) => void
}

export function GameOptions({ about, options, set }: Props) {
  const words = useLoaded(() => loadWords(about.id, locale.value), [about.id, locale.value])
  const shown = about.options.filter((spec) => spec.kind !== 'figures')
  if (words.state !== 'here' || shown.length === 0) return null
  return (
    <details class="more-options">
      <summary>{say('new.options')}</summary>
      {shown.map((spec) => (
        <OptionField
          key={spec.id}
          spec={spec}
          words={words.value}
          value={options[spec.id] ?? spec.default}
          set={(value) => set({ ...options, [spec.id]: value })}
        />
      ))}
    </details>
  )
}

interface FieldProps {
  readonly spec: OptionSpec
  readonly words: readonly Catalogue[]
  readonly value: OptionValue
  readonly set: (value: OptionValue) => void
}

function OptionField({ spec, words, value, set }: FieldProps) {
  const reader = readerOf(words, () => '')
  const label = render({ say: `option.${spec.id}` }, reader)
  if (spec.kind === 'flag')
    return (
      <label class="check">
        <input type="checkbox" checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />
        {label}
      </label>
    )
  if (spec.kind !== 'choice') return null
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={typeof value === 'string' ? value : spec.default}
        onChange={(event) => set(event.currentTarget.value)}
      >
        {spec.values.map((choice) => (
          <option key={choice} value={choice}>
            {render({ say: `option.${spec.id}.${choice}` }, reader)}
          </option>
        ))}
      </select>
    </label>
  )
}
