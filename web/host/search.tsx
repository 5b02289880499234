import { useState } from 'preact/hooks'
import { type HostWordId, tell } from './words.ts'

interface Props {
  readonly label: HostWordId
  readonly search: (text: string) => void
}

export function Search({ label, search }: Props) {
  const [text, setText] = useState('')
  const submit = (event: Event): void => {
    event.preventDefault()
    search(text.trim())
  }
  return (
    <form class="host-search" role="search" onSubmit={submit}>
      <label class="field">
        <span>{tell(label)}</span>
        <input type="search" maxLength={60} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button">
        {tell('search')}
      </button>
    </form>
  )
}
