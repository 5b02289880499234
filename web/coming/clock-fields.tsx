/** Choosing a clock: one of those people use, or one's own. */
import { useState } from 'preact/hooks'
import type { ClockSpec, DaysClock, LiveClock, Overdue } from '../../protocol/index.ts'
import { say } from '../words/index.ts'
import { clockText, zeroText } from './clock-text.ts'
import { CLOCK_NAMES, type ClockName, CLOCKS } from './clocks.ts'
import { type ComingWordId, tell } from './words.ts'

interface Props {
  readonly clock: ClockSpec
  readonly set: (clock: ClockSpec) => void
}

export function ClockFields({ clock, set }: Props) {
  const [name, setName] = useState<ClockName>('none')
  const choose = (wanted: string): void => {
    const known = CLOCK_NAMES.find((each) => each === wanted) ?? 'none'
    setName(known)
    set(known === 'custom' ? (clock.kind === 'none' ? CLOCKS['three-days'] : clock) : CLOCKS[known])
  }
  return (
    <>
      <label class="field">
        <span>{say('new.clock')}</span>
        <select value={name} onChange={(event) => choose(event.currentTarget.value)}>
          {CLOCK_NAMES.map((known) => (
            <option key={known} value={known}>
              {known === 'custom' ? tell('clock.custom') : clockText(CLOCKS[known])}
            </option>
          ))}
        </select>
      </label>
      {name === 'custom' && clock.kind !== 'none' && <OwnClock clock={clock} set={set} />}
      {clock.kind !== 'none' && (
        <p class="quiet">
          {tell('clock.what')} {zeroText(clock)}
        </p>
      )}
    </>
  )
}

const KINDS = { live: 'clock.kind.live', days: 'clock.kind.days' } as const
const OVERDUE = { lose: 'overdue.lose', idle: 'overdue.idle', bot: 'overdue.bot' } as const

function OwnClock({ clock, set }: { readonly clock: LiveClock | DaysClock; readonly set: Props['set'] }) {
  return (
    <div class="own-clock">
      <label class="field">
        <span>{tell('clock.kind')}</span>
        <select
          value={clock.kind}
          onChange={(event) => set(event.currentTarget.value === 'live' ? CLOCKS.slow : CLOCKS.bank)}
        >
          {(['live', 'days'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {tell(KINDS[kind])}
            </option>
          ))}
        </select>
      </label>
      {clock.kind === 'live' ? (
        <>
          <Amount word="clock.per-move" max={3600} n={clock.perMove} set={(perMove) => set({ ...clock, perMove })} />
          <Amount
            word="clock.minutes"
            max={1440}
            n={clock.reserve / 60}
            set={(minutes) => set({ ...clock, reserve: minutes * 60 })}
          />
          <Amount word="clock.added" max={3600} n={clock.increment} set={(increment) => set({ ...clock, increment })} />
        </>
      ) : (
        <>
          <Amount
            word="clock.hours"
            min={1}
            max={1440}
            n={Math.round(clock.days * 24)}
            set={(hours) => set({ ...clock, days: hours / 24 })}
          />
          <Amount word="clock.bank" max={120} n={clock.bank ?? 0} set={(bank) => set({ ...clock, bank })} />
        </>
      )}
      <label class="field">
        <span>{tell('clock.overdue')}</span>
        <select
          value={clock.overdue}
          onChange={(event) => set({ ...clock, overdue: event.currentTarget.value as Overdue })}
        >
          {(['lose', 'idle', 'bot'] as const).map((end) => (
            <option key={end} value={end}>
              {tell(OVERDUE[end])}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

interface AmountProps {
  readonly word: ComingWordId
  readonly min?: number
  readonly max: number
  readonly n: number
  readonly set: (n: number) => void
}

function Amount({ word, min = 0, max, n, set }: AmountProps) {
  return (
    <label class="field">
      <span>{tell(word)}</span>
      <input
        type="number"
        required
        min={min}
        max={max}
        value={n}
        onChange={(event) => {
          if (event.currentTarget.validity.valid) set(event.currentTarget.valueAsNumber)
        }}
      />
    </label>
  )
}
