/** What people told the host about, with the words in question, and what can be done at once. */
import { useState } from 'preact/hooks'
import type { HostReport } from '../../protocol/index.ts'
import { refused } from '../people/api.ts'
import { reasonWord } from '../house/reasons.ts'
import { tell as tellHouse } from '../house/words.ts'
import { time, titleOf } from '../words/index.ts'
import { askAsHost, doAsHost } from './ask.ts'
import { Deed } from './deed.tsx'
import { Pages } from './pages.tsx'
import { BanDeed, MuteDeed } from './person-deeds.tsx'
import { tell } from './words.ts'

export function Reports() {
  const [settled, setSettled] = useState(false)
  const load = async (after: string | undefined) => {
    const list = await askAsHost('hostReports', { query: { settled, ...(after === undefined ? {} : { after }) } })
    return refused(list) ? list : { items: list.reports, next: list.next }
  }
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" class="sr">
        {tell('part.reports')}
      </h2>
      <label class="check">
        <input type="checkbox" checked={settled} onChange={(event) => setSettled(event.currentTarget.checked)} />
        {tell('reports.settled')}
      </label>
      <Pages
        load={load}
        of={String(settled)}
        none="reports.none"
        keyOf={(report) => report.id}
        show={(report) => <Report report={report} />}
      />
    </section>
  )
}

function Report({ report }: { readonly report: HostReport }) {
  const { id, table, line, name, person } = report
  return (
    <article class="host-item">
      <h3>
        {name}: {tellHouse(reasonWord(report.reason))}
      </h3>
      <p class="quiet">
        {time(report.at)} · {titleOf(report.game).name} ·{' '}
        {tell('reports.by', { name: report.by?.name ?? tell('somebody-gone') })}
      </p>
      {report.words && <blockquote>{report.words}</blockquote>}
      {report.removed && <p class="quiet">{tell('reports.removed')}</p>}
      {report.note && <p class="prose">{tell('reports.note', { note: report.note })}</p>}
      {report.settledAt === null && (
        <div class="row">
          {line !== null && !report.removed && (
            <Deed
              name="act.remove-line"
              about={name}
              text="act.remove-line.text"
              act={({ why }) => doAsHost('hostRemoveLine', { id: table, body: { line, why } })}
            />
          )}
          <MuteDeed id={person} name={name} />
          <BanDeed id={person} name={name} />
          <Deed name="act.settle" about={name} act={({ why }) => doAsHost('hostSettle', { id, body: { why } })} />
        </div>
      )}
    </article>
  )
}
