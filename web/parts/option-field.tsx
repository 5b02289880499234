/** One setting, in the game's own words. */
import type { OptionSpec, OptionValue, Phrase, SettingValue } from '../../engine/game.ts'
import { say } from '../words/index.ts'

interface Props {
  readonly spec: OptionSpec
  /** Instead of the option's own name, where that stands above already. */
  readonly label?: string
  readonly phrase: (phrase: Phrase) => string
  readonly value: OptionValue
  readonly set: (value: SettingValue) => void
}

export function OptionField({ spec, label, phrase, value, set }: Props) {
  const name = label ?? phrase({ say: `option.${spec.id}` })
  switch (spec.kind) {
    case 'flag':
      return (
        <label class="check">
          <input type="checkbox" checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />
          {name}
        </label>
      )
    case 'number':
      return (
        <label class="field">
          <span>{name}</span>
          <input
            type="number"
            required
            min={spec.min}
            max={spec.max}
            step={spec.step ?? 1}
            value={typeof value === 'number' ? value : spec.default}
            onChange={(event) => {
              if (event.currentTarget.validity.valid) set(event.currentTarget.valueAsNumber)
            }}
          />
        </label>
      )
    case 'choice':
      return (
        <label class="field">
          <span>{name}</span>
          <select
            value={typeof value === 'string' ? value : spec.default}
            onChange={(event) => set(event.currentTarget.value)}
          >
            {spec.values.map((choice) => (
              <option key={choice} value={choice}>
                {settingText(spec, choice, phrase)}
              </option>
            ))}
          </select>
        </label>
      )
    case 'figures':
      return null
  }
}

/** The value of a setting as a reader sees it. */
export function settingText(spec: OptionSpec, value: SettingValue, phrase: (phrase: Phrase) => string): string {
  if (spec.kind === 'flag') return say(value === true ? 'yes' : 'no')
  if (spec.kind === 'choice') return phrase({ say: `option.${spec.id}.${String(value)}` })
  return String(value)
}
