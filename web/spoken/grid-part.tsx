/** A board of rows and columns: arrows walk, a digit jumps to the next of its kind, 0 to the next of the same group. */
import { useRef } from 'preact/hooks'
import { wordOf } from '../../engine/command/read-part.ts'
import type { OutlineGrid } from '../../engine/outline.ts'
import type { TableText } from '../table/table-text.ts'
import { focusAt, type PartProps, stepOf, useVisited } from './use-roving.ts'
import { tell } from './words.ts'

interface Props extends PartProps {
  readonly part: OutlineGrid
  readonly tableText: TableText
}

export function GridPart({ part, tableText, stop, visit }: Props) {
  const box = useRef<HTMLTableElement>(null)
  const places = part.rows.map(({ cells }) => cells.map(({ place }) => place))
  const [visited, setVisited] = useVisited(places.flat())
  const word = (name: Parameters<typeof wordOf>[0]): string => wordOf(name, tableText.phrase)
  /** The next of some places after the one visited, in the order of reading. */
  const jump = (among: readonly string[]): void => {
    const order = places.flat().filter((place) => among.includes(place))
    const after = places.flat().slice(places.flat().indexOf(visited) + 1)
    const next = order.find((place) => after.includes(place)) ?? order[0]
    if (next !== undefined) focusAt(box, next)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const row = places.findIndex((cells) => cells.includes(visited))
    const column = places[row]?.indexOf(visited) ?? 0
    const step = stepOf(event.key, row, column, places.length, part.columns.length)
    const list = event.key === '0' ? part.groups.find((group) => group.includes(visited)) : undefined
    const among = list ?? part.jumps[Number(event.key) - 1]?.places
    if (!step && !among) return
    event.preventDefault()
    event.stopPropagation()
    if (step) focusAt(box, places[step.row]?.[step.column] ?? '')
    else if (among) jump(among)
  }
  return (
    <>
      <table ref={box} role="grid" class="words-grid" aria-label={word(part.title)} onKeyDown={onKey}>
        <thead>
          <tr>
            <td />
            {part.columns.map((name) => (
              <th key={word(name)} scope="col">
                {word(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.rows.map(({ name, cells }) => (
            <tr key={word(name)}>
              <th scope="row">{word(name)}</th>
              {cells.map((cell) => (
                <td
                  key={cell.place}
                  data-at={cell.place}
                  tabIndex={stop && cell.place === visited ? 0 : -1}
                  onFocus={() => {
                    setVisited(cell.place)
                    visit(cell.place)
                  }}
                >
                  {word(cell.brief ?? cell.name)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="words-jumps">
        {part.jumps.map(({ name, places: among }, index) => (
          <button key={index} type="button" tabIndex={-1} class="text-button" onClick={() => jump(among)}>
            <kbd>{index + 1}</kbd> {word(name)}
          </button>
        ))}
        <button
          type="button"
          tabIndex={-1}
          class="text-button"
          onClick={() => jump(part.groups.find((group) => group.includes(visited)) ?? [])}
        >
          <kbd>0</kbd> {tell('jump.group')}
        </button>
      </p>
    </>
  )
}
