/** Tables: found by game, name or id, closed, or looked at as a spectator. */
import { useState } from 'preact/hooks'
import type { HostTable } from '../../protocol/index.ts'
import { refused } from '../people/api.ts'
import { time, titleOf } from '../words/index.ts'
import { askAsHost, doAsHost } from './ask.ts'
import { Deed } from './deed.tsx'
import { Pages } from './pages.tsx'
import { Search } from './search.tsx'
import { type HostWordId, tell } from './words.ts'

const STATUS: { readonly [status in HostTable['status']]: HostWordId } = {
  open: 'tables.open',
  playing: 'tables.playing',
  finished: 'tables.finished',
}

export function Tables() {
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<HostTable['status'] | ''>('')
  const load = async (after: string | undefined) => {
    const query = { search, ...(status && { status }), ...(after === undefined ? {} : { after }) }
    const list = await askAsHost('hostTables', { query })
    return refused(list) ? list : { items: list.tables, next: list.next }
  }
  return (
    <section aria-labelledby="tables">
      <h2 id="tables" class="sr">
        {tell('part.tables')}
      </h2>
      <Search label="tables.search" search={setSearch} />
      <label class="field host-filter">
        <span>{tell('tables.which')}</span>
        <select
          value={status}
          onChange={(event) => {
            const wanted = event.currentTarget.value
            setStatus(wanted === 'open' || wanted === 'playing' || wanted === 'finished' ? wanted : '')
          }}
        >
          <option value="">{tell('tables.all')}</option>
          {Object.entries(STATUS).map(([value, name]) => (
            <option key={value} value={value}>
              {tell(name)}
            </option>
          ))}
        </select>
      </label>
      <Pages
        load={load}
        of={`${search} ${status}`}
        none="none-found"
        keyOf={(table) => table.id}
        show={(table) => <Table table={table} />}
      />
    </section>
  )
}

function Table({ table }: { readonly table: HostTable }) {
  const { id } = table
  const { name } = titleOf(table.game)
  const people = table.seats.map((seat) => seat.name ?? tell(seat.kind === 'bot' ? 'seat.bot' : 'seat.free'))
  const watch = async (why: string): Promise<void> => {
    if (await doAsHost('hostWatch', { id, body: { why } })) location.assign(`/t/${id}`)
  }
  return (
    <article class="host-item">
      <h3>
        {name}: {people.join(', ')}
      </h3>
      <p class="quiet">
        {tell(STATUS[table.status])} · {tell(table.public ? 'tables.public' : 'tables.private')} ·{' '}
        {time(table.createdAt)}
      </p>
      <div class="row">
        {table.public ? (
          <a class="button" href={`/t/${id}`}>
            {tell('act.watch')}
            <span class="sr">: {people.join(', ')}</span>
          </a>
        ) : (
          <Deed name="act.watch" about={name} text="act.watch.text" act={({ why }) => watch(why)} />
        )}
        {table.status !== 'finished' && (
          <Deed
            name="act.close"
            about={name}
            text="act.close.text"
            act={({ why }) => doAsHost('hostCloseTable', { id, body: { why } })}
          />
        )}
      </div>
    </article>
  )
}
