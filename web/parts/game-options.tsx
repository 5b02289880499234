/** The settings of a new table: those of the whole game, and what each seat chooses for itself. */
import type { About, Options } from '../../engine/game.ts'
import { settingOf, withSetting } from '../../engine/options.ts'
import { render } from '../../engine/words.ts'
import { lazy } from 'preact-iso'
import { Balance } from '../coming/balance.tsx'
import { loadWords } from '../game-assets.ts'
import { locale, readerOf, say } from '../words/index.ts'
import { OptionField } from './option-field.tsx'
import { useLoaded } from './use-loaded.ts'

const FiguresChoice = lazy(() => import('../figures/figures-choice.tsx').then((module) => module.FiguresChoice))

interface Props {
  readonly about: About
  readonly seats: number
  /** With a value for each of these seats where seats choose for themselves. */
  readonly options: Options
  readonly set: (options: Options) => void
}

export function GameOptions({ about, seats, options, set }: Props) {
  const words = useLoaded(() => loadWords(about.id, locale.value), [about.id, locale.value])
  if (words.state !== 'here') return null
  const reader = readerOf(words.value, () => '')
  const phrase = (text: Parameters<typeof render>[0]): string => render(text, reader)
  const shared = about.options.filter((spec) => spec.kind !== 'figures' && !spec.each)
  const figures = about.options.find((spec) => spec.kind === 'figures')
  return (
    <>
      {about.options
        .filter((spec) => spec.each)
        .map((spec) => (
          <fieldset key={spec.id}>
            <legend>{phrase({ say: `option.${spec.id}` })}</legend>
            {Array.from({ length: seats }, (_, seat) => (
              <OptionField
                key={seat}
                spec={spec}
                label={say('new.seat-number', { n: seat + 1 })}
                phrase={phrase}
                value={settingOf(options, spec, seat)}
                set={(value) => set(withSetting(options, spec.id, seat, value))}
              />
            ))}
          </fieldset>
        ))}
      {figures && (
        <FiguresChoice
          id={about.id}
          option={figures.id}
          options={options}
          set={(value) => set({ ...options, [figures.id]: value })}
        />
      )}
      <Balance about={about} seats={seats} options={options} />
      {shared.length > 0 && (
        <details class="more-options">
          <summary>{say('new.options')}</summary>
          {shared.map((spec) => (
            <OptionField
              key={spec.id}
              spec={spec}
              phrase={phrase}
              value={options[spec.id] ?? spec.default}
              set={(value) => set({ ...options, [spec.id]: value })}
            />
          ))}
        </details>
      )}
    </>
  )
}
