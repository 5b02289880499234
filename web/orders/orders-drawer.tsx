/** Where a seat gives its orders, sees them and takes them back, in the words of its game. */
import './orders.css'
import { useState } from 'preact/hooks'
import { LINE, type Span, SPANS } from '../../engine/standing.ts'
import type { Standing } from '../../protocol/index.ts'
import type { Refused, Scene, Table } from '../table/table.ts'
import type { TableText } from '../table/table-text.ts'
import type { StandingOrders } from './standing-orders.ts'
import { LineForm } from './line-form.tsx'
import { tell, useWords } from './words.ts'

const SPAN = { once: 'span.once', turn: 'span.turn', revoked: 'span.revoked' } as const
const WHY = { done: 'why.done', over: 'why.over', stopped: 'why.stopped', left: 'why.left' } as const

interface Props {
  readonly table: Table
  readonly orders: StandingOrders
  readonly scene: Scene
  readonly tableText: TableText
}

export function OrdersDrawer({ table, orders, scene, tableText }: Props) {
  const spoken = useWords()
  const [failed, setFailed] = useState(false)
  const known = orders.known.value
  if (!spoken || known === null) return null
  const report = (no: Refused | null): void => setFailed(no !== null)
  const named = (kind: string): string =>
    kind === LINE ? tell('kind.line') : tableText.phrase({ say: `standing.${kind}` })
  return (
    <div class="orders">
      <h2>{tell('title')}</h2>
      <p class="quiet">{tell('lead')}</p>
      {table.kind === 'local' && <p class="quiet">{tell('lead.local')}</p>}
      <section aria-labelledby="orders-open">
        <h3 id="orders-open">{tell('open')}</h3>
        {known.orders.length === 0 && <p class="quiet">{tell('none')}</p>}
        <ul class="plain">
          {known.orders.map((order) => (
            <li key={order.id}>
              <span>
                {named(order.kind)}
                {order.plays.length > 0 && `: ${order.plays.join(', ')}`}
                <small>{order.kind === LINE ? '' : tell(SPAN[order.span])}</small>
              </span>
              <button type="button" class="text-button" onClick={() => void orders.revoke(order.id).then(report)}>
                {tell('revoke')}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {scene.outcome === null && (
        <>
          <GiveForm orders={orders} known={known} named={named} report={report} />
          {known.line && (
            <LineForm
              key={scene.moment}
              game={table.game}
              scene={scene}
              tableText={tableText}
              give={async (plies) => report(await orders.give({ kind: LINE, span: 'once', plies: [...plies] }))}
            />
          )}
        </>
      )}
      <p role="status">{failed && tell('refused')}</p>
      <Became known={known} named={named} />
    </div>
  )
}

interface GiveProps {
  readonly orders: StandingOrders
  readonly known: Standing
  readonly named: (kind: string) => string
  readonly report: (no: Refused | null) => void
}

function GiveForm({ orders, known, named, report }: GiveProps) {
  const [kind, setKind] = useState(known.kinds[0] ?? '')
  const [span, setSpan] = useState<Span>('once')
  const spans = SPANS.filter((each) => each !== 'turn' || known.turns)
  return (
    <form
      aria-labelledby="orders-give"
      onSubmit={(event) => {
        event.preventDefault()
        void orders.give({ kind, span }).then(report)
      }}
    >
      <h3 id="orders-give">{tell('give')}</h3>
      <label class="field">
        <span>{tell('kind')}</span>
        <select value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
          {known.kinds.map((id) => (
            <option key={id} value={id}>
              {named(id)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{tell('span')}</span>
        <select value={span} onChange={(event) => setSpan(event.currentTarget.value as Span)}>
          {spans.map((each) => (
            <option key={each} value={each}>
              {tell(SPAN[each])}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button">
        {tell('leave')}
      </button>
    </form>
  )
}

/** What was played by order, and why others are no more. */
function Became({ known, named }: Pick<GiveProps, 'known' | 'named'>) {
  if (known.done.length === 0 && known.ended.length === 0) return null
  return (
    <section aria-labelledby="orders-ended">
      <h3 id="orders-ended">{tell('ended')}</h3>
      <ul class="plain">
        {known.done.map(({ number, text }) => (
          <li key={`done.${number}`}>
            {tell('done')}: {text}
          </li>
        ))}
        {known.ended.map(({ id, kind, why }) => (
          <li key={id}>
            {named(kind)}: {tell(WHY[why])}
          </li>
        ))}
      </ul>
    </section>
  )
}
