/** What happened, in sentences; each leads to its moment. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { say } from '../words/index.ts'
import type { Line } from './table.ts'
import type { TableText } from './table-text.ts'

const SHOWN = 80

interface Props {
  readonly lines: readonly Line[]
  readonly tableText: TableText
  /** The moment looked at, if it is not the present. */
  readonly at: number | null
  readonly go: (moment: number) => void
}

export function Log({ lines, tableText, at, go }: Props) {
  const [all, setAll] = useState(false)
  const end = useRef<HTMLOListElement>(null)
  const shown = all ? lines : lines.slice(-SHOWN)
  useLayoutEffect(() => {
    const list = end.current
    if (list && at === null) list.scrollTop = list.scrollHeight
  }, [lines.length, at])
  if (lines.length === 0) return <p class="quiet">{say('log.none')}</p>
  return (
    <ol class="plain log" ref={end} tabIndex={0} aria-label={say('log.title')}>
      {shown.length < lines.length && (
        <li>
          <button type="button" class="text-button" onClick={() => setAll(true)}>
            {say('log.earlier')}
          </button>
        </li>
      )}
      {shown.map((line, index) => (
        <li key={`${line.moment}.${index}`} class={line.moment === at ? 'now' : ''}>
          <button
            type="button"
            onClick={() => go(line.moment)}
            title={say('log.go')}
            aria-current={line.moment === at ? 'true' : undefined}
          >
            {tableText.event(line.event)}
          </button>
        </li>
      ))}
    </ol>
  )
}
