/** An hour of the day to choose. */
interface Props {
  readonly label: string
  readonly hour: number
  readonly set: (hour: number) => void
  /** 24 where the end of the day may be meant. */
  readonly last?: 23 | 24
}

export function HourField({ label, hour, set, last = 23 }: Props) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={hour} onChange={(event) => set(Number(event.currentTarget.value))}>
        {Array.from({ length: last + 1 }, (_, each) => (
          <option key={each} value={each}>
            {each}:00
          </option>
        ))}
      </select>
    </label>
  )
}
