/** Why a host does it: asked for whatever goes into the audit. */
import { tell } from './words.ts'

interface Props {
  readonly why: string
  readonly set: (why: string) => void
  /** Beside other fields instead of under them. */
  readonly inline?: boolean
}

export function WhyField({ why, set, inline = false }: Props) {
  return (
    <label class={inline ? 'field-inline' : 'field'}>
      <span>{tell('why')}</span>{' '}
      <input type="text" required maxLength={300} value={why} onInput={(event) => set(event.currentTarget.value)} />
    </label>
  )
}
