/** Hands, castles, laws: a real table, walked cell by cell with the arrows. */
import { useRef } from 'preact/hooks'
import { wordOf } from '../../engine/command/read-part.ts'
import type { OutlineTable } from '../../engine/outline.ts'
import type { TableText } from '../table/table-text.ts'
import { focusAt, type PartProps, stepOf, useVisited } from './use-roving.ts'
import { tell } from './words.ts'

interface Props extends PartProps {
  readonly part: OutlineTable
  readonly tableText: TableText
}

export function TablePart({ part, tableText, stop, visit }: Props) {
  const box = useRef<HTMLTableElement>(null)
  const keys = part.rows.map(({ cells }, row) => cells.map((_, column) => `${row} ${column}`))
  const [visited, setVisited] = useVisited(keys.flat())
  const word = (name: Parameters<typeof wordOf>[0]): string => wordOf(name, tableText.phrase)
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const [row = 0, column = 0] = visited.split(' ').map(Number)
    const step = stepOf(event.key, row, column, part.rows.length, part.columns.length)
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    focusAt(box, `${step.row} ${step.column}`)
  }
  if (part.rows.length === 0) return <p class="quiet">{tell('part.empty')}</p>
  return (
    <table ref={box} role="grid" class="words-table" aria-label={word(part.title)} onKeyDown={onKey}>
      <thead>
        <tr>
          {part.columns.map((name, column) => (
            <th key={column} scope="col">
              {word(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {part.rows.map(({ place, cells }, row) => (
          <tr key={place ?? row}>
            {cells.map((cell, column) => {
              const key = `${row} ${column}`
              const Cell = column === 0 ? 'th' : 'td'
              return (
                <Cell
                  key={key}
                  data-at={key}
                  scope={column === 0 ? 'row' : undefined}
                  tabIndex={stop && key === visited ? 0 : -1}
                  onFocus={() => {
                    setVisited(key)
                    visit(place)
                  }}
                >
                  {word(cell)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
