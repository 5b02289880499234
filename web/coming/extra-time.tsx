/** More time for a seat, agreed when the table is made: chosen by whoever makes it, told to whoever would sit down. */
import { EXTRA_TIMES } from '../../engine/clock.ts'
import type { ClockSpec } from '../../protocol/index.ts'
import { tell } from './words.ts'

interface Props {
  readonly clock: ClockSpec
  readonly seats: number
  readonly seatName: (seat: number) => string
  readonly set: (clock: ClockSpec) => void
}

export function ExtraTime({ clock, seats, seatName, set }: Props) {
  if (clock.kind === 'none') return null
  const extra = Array.from(
    { length: seats },
    (_, seat) => EXTRA_TIMES.find((times) => times === clock.extra?.[seat]) ?? 1,
  )
  return (
    <fieldset>
      <legend>{tell('clock.extra')}</legend>
      <p class="quiet">{tell('clock.extra.what')}</p>
      <div class="own-clock">
        {extra.map((chosen, seat) => (
          <label key={seat} class="field">
            <span>{seatName(seat)}</span>
            <select
              value={chosen}
              onChange={(event) => {
                const times = EXTRA_TIMES.find((each) => String(each) === event.currentTarget.value) ?? 1
                set({ ...clock, extra: extra.map((each, other) => (other === seat ? times : each)) })
              }}
            >
              {EXTRA_TIMES.map((times) => (
                <option key={times} value={times}>
                  {times === 1 ? tell('clock.extra.none') : tell('clock.extra.times', { times })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The clock as it is sent: without a word about it where nobody has more, and for as many seats as there are. */
export function agreedClock(clock: ClockSpec, seats: number): ClockSpec {
  if (clock.kind === 'none' || !clock.extra) return clock
  const { extra, ...plain } = clock
  const each = Array.from({ length: seats }, (_, seat) => extra[seat] ?? (1 as const))
  return each.every((times) => times === 1) ? plain : { ...plain, extra: each }
}

export function ExtraText({ clock, seatName }: Pick<Props, 'clock' | 'seatName'>) {
  const extra = clock.kind === 'none' ? [] : (clock.extra ?? [])
  const told = extra.flatMap((times, seat) =>
    times > 1 ? [tell('clock.extra.seat', { who: seatName(seat), times })] : [],
  )
  return told.length > 0 ? <p>{told.join(' ')}</p> : null
}
