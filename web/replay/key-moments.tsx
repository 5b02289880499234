/** The moments of a game by name; each leads to its place in the past. */
import type { NamedMoment } from '../telling/recalled.ts'
import type { TableText } from '../table/table-text.ts'
import { say } from '../words/index.ts'

interface Props {
  readonly moments: readonly NamedMoment[]
  readonly tableText: TableText
  readonly at: number
  readonly go: (index: number) => void
}

export function KeyMoments({ moments, tableText, at, go }: Props) {
  if (moments.length === 0) return null
  return (
    <ol class="key-moments" aria-label={say('replay.keys')}>
      {moments.map(({ index, name }, nth) => (
        <li key={`${index} ${nth}`}>
          <button type="button" aria-current={at === index ? 'true' : undefined} onClick={() => go(index)}>
            {tableText.phrase(name)}
          </button>
        </li>
      ))}
    </ol>
  )
}
