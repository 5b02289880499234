/** A table tells what it is before anybody sits down: sentences made from its data, in the reader's language. */
import type { About, Options, OptionSpec, Phrase, SettingValue } from '../../engine/game.ts'
import type { TableInfo } from '../../protocol/index.ts'
import { SaysFigures } from '../figures/says-so.tsx'
import { AbsenceText } from '../parts/absence-fields.tsx'
import { settingText } from '../parts/option-field.tsx'
import { titleOf } from '../words/index.ts'
import { clockText, zeroText } from './clock-text.ts'
import { ExtraText } from './extra-time.tsx'
import { Balance } from './balance.tsx'
import { tell } from './words.ts'

interface Props {
  readonly about: About
  readonly info: TableInfo
  readonly phrase: (phrase: Phrase) => string
  readonly seatName: (seat: number) => string
}

export function Agreed({ about, info, phrase, seatName }: Props) {
  const game = titleOf(about.id).name
  const invited = info.madeBy !== null && info.you === null
  const zero = zeroText(info.clock)
  const options = info.options as Options
  return (
    <section class="agreed" aria-label={tell('room.how')}>
      <p class="lead-in serif">
        {invited ? tell('what.invites', { name: info.madeBy ?? '', game }) : tell('what.table', { game })}
      </p>
      <p>
        {tell('what.players', { n: info.seats.length })} {optionsText(about, options, info.figures.n > 0, phrase)}{' '}
        {info.version !== about.version && tell('what.older', { version: info.version })}
      </p>
      <Balance about={about} seats={info.seats.length} options={options} />
      <SaysFigures id={about.id} options={options} />
      <p>
        {clockText(info.clock)}. {zero !== '' && `${tell('clock.what')} ${zero}`}
      </p>
      <ExtraText clock={info.clock} seatName={seatName} />
      {info.sides === 'random' && <p>{tell('what.random')}</p>}
      <p class="quiet">{tell(info.public ? 'what.public' : 'what.private')}</p>
      <AbsenceText info={info} />
    </section>
  )
}

/** What differs from the usual, and the scenario in any case. */
function optionsText(about: About, options: Options, differ: boolean, phrase: Props['phrase']): string {
  const chosen = chosenOptions(about, options, phrase)
  if (chosen.length > 0) return tell('what.options', { list: chosen.join('; ') })
  return differ ? '' : tell('what.usual')
}

/** Where a game has scenarios, which of them is worth saying even if it is the usual one. */
const ALWAYS_SAID = 'scenario'

function chosenOptions(about: About, options: Options, phrase: Props['phrase']): readonly string[] {
  return about.options.flatMap((spec) => {
    if (spec.kind === 'figures' || spec.each) return []
    const value = plain(options, spec)
    if (value === spec.default && spec.id !== ALWAYS_SAID) return []
    const name = phrase({ say: `option.${spec.id}` })
    return [tell('what.option', { name, value: settingText(spec, value, phrase) })]
  })
}

/** The scenario alone, for a line of a list. */
export function scenarioText(about: About, options: Options, phrase: Props['phrase']): string {
  const spec = about.options.find(({ id }) => id === ALWAYS_SAID)
  return spec ? settingText(spec, plain(options, spec), phrase) : ''
}

/** The value of a setting of the whole game. */
function plain(options: Options, spec: OptionSpec): SettingValue {
  const value = options[spec.id]
  return typeof value === 'object' || value === undefined ? (spec.default ?? '') : value
}
