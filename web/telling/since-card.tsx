/** For whoever comes back: what happened, what changed in the numbers, what is asked now, what was said. */
import { Signed } from '../../art/signed.tsx'
import { sinceOf } from '../../engine/since.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import type { Since } from '../table/use-since.ts'
import type { Table } from '../table/table.ts'
import type { TableText } from '../table/table-text.ts'
import { say } from '../words/index.ts'
import { tell } from './words.ts'

interface Props {
  readonly table: Table
  readonly tableText: TableText
  readonly since: Since
  readonly unread: number
  readonly show: () => void
}

export function SinceCard({ table, tableText, since, unread, show }: Props) {
  const { viewer, view } = table.scene.value
  const frames = useLoaded(() => table.frames(), [table, since.moment])
  if (frames.state !== 'here') return null
  const before = frames.value.findLast(({ moment }) => moment <= (since.moment ?? 0))?.view ?? view
  const told = sinceOf(table.game, { seat: viewer, before, after: view, events: since.lines.map(({ event }) => event) })
  return (
    <section class="notice since-card" aria-labelledby="since-title">
      <h2 id="since-title">{say('since.text', { n: since.count })}</h2>
      <div class="since-told">
        <ul>
          {told.lines.map((line, index) => (
            <li key={index}>
              <Signed text={tableText.phrase(line)} />
            </li>
          ))}
          {told.more > 0 && <li class="quiet">{tell('since.more', { n: told.more })}</li>}
        </ul>
        {told.changes.length > 0 && (
          <>
            <h3>{tell('since.changed')}</h3>
            <ul>
              {told.changes.map((change, index) => (
                <li key={index}>{tableText.phrase(change)}</li>
              ))}
            </ul>
          </>
        )}
        {unread > 0 && <p>{tell('since.unread', { n: unread })}</p>}
      </div>
      <div class="row">
        <button type="button" class="button" onClick={show}>
          {say('since.show')}
        </button>
        <button type="button" class="button first" onClick={since.seen}>
          {say('since.skip')}
        </button>
      </div>
    </section>
  )
}
