/** How fast the steps of others are told. */
import { pace, PACES, type Pace, setPace } from '../table/pace.ts'
import { tell } from './words.ts'

const WORDS = { slow: 'pace.slow', normal: 'pace.normal', fast: 'pace.fast', once: 'pace.once' } as const

interface Props {
  /** What goes at that pace, where it is not the others. */
  readonly label?: string
}

export function PaceChoice({ label = tell('pace.label') }: Props) {
  return (
    <select
      class="pace"
      aria-label={label}
      title={label}
      value={pace.value}
      onChange={(event) => setPace(event.currentTarget.value as Pace)}
    >
      {PACES.map((each) => (
        <option key={each} value={each}>
          {tell(WORDS[each])}
        </option>
      ))}
    </select>
  )
}
