/** Public tables: some wait for players, some can be watched. */
import type { TableLine } from '../../protocol/index.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { findGame } from '../game-assets.ts'
import { say, titleOf } from '../words/index.ts'
import { ask, refused } from './api.ts'

export function OpenTables() {
  const loaded = useLoaded(async () => {
    const lists = await Promise.all(
      (['open', 'playing'] as const).map((status) => ask('listTables', { query: { status, limit: 12 } })),
    )
    return lists.flatMap((list) => (refused(list) ? [] : list.tables)).filter((line) => findGame(line.game))
  }, [])
  const lines = loaded.state === 'here' ? loaded.value : []
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="open-tables">
      <hr class="rule" />
      <h2 id="open-tables">{say('open.title')}</h2>
      <ul class="plain lines">
        {lines.map((line) => (
          <OpenLine key={line.id} line={line} />
        ))}
      </ul>
    </section>
  )
}

function OpenLine({ line }: { readonly line: TableLine }) {
  const names = line.seats.flatMap((seat) => (seat.name ? [seat.name] : []))
  const free = line.seats.filter((seat) => seat.kind === 'open').length
  return (
    <li class="line">
      <a class="line-name serif" href={`/t/${line.id}`}>
        {titleOf(line.game).name}
      </a>
      <span class="line-who">{names.join(', ')}</span>
      <span class="line-state">{line.status === 'open' ? say('open.free', { n: free }) : say('open.watch')}</span>
    </li>
  )
}
