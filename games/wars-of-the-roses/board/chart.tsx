/** The planning chart: the purse, the orders so far with what becomes of them, and all that can be ordered. */
import { Coin, Crown, Icon, liveryOf } from '../../../art/index.ts'
import { type RegionId, REGIONS } from '../rules/ids.ts'
import { asset as assetName, money, orderPhrase, region as regionName } from '../speech/names.ts'
import type { AssetView, Order, OrderLine, PlanView } from '../types/index.ts'
import { OfferButton, SpotButton, useBoard, useOffer } from './context.tsx'
import { Bid, Controls, OwnerSign } from './controls.tsx'
import { OrderSign } from './order-sign.tsx'
import { Cube, Hired, Pennon, Piece } from './piece.tsx'
import type { Offers, Place } from './places.ts'
import { Regions } from './regions.tsx'

export function Chart(props: { readonly phone: boolean }) {
  const board = useBoard()
  const { plan } = board.view
  if (!plan || board.seat === null) return null
  const open = board.at('done').length > 0
  return (
    <section class="wr-chart" aria-label={board.say({ say: 'board.chart' })}>
      <Purse plan={plan} />
      <Lines plan={plan} />
      {open && <Possible plan={plan} phone={props.phone} />}
    </section>
  )
}

/** Money and pieces left; pinned on a phone. */
function Purse(props: { readonly plan: PlanView }) {
  const board = useBoard()
  const { plan } = props
  const { say, view, seat } = board
  const own = view.players[seat ?? 0]
  const short = plan.cost > (own?.money ?? 0)
  const [done] = board.at('done')
  return (
    <div class={short ? 'wr-purse short' : 'wr-purse'}>
      <p class="wr-money" aria-live="polite">
        <Icon size={26}>
          <Coin />
        </Icon>
        <span data-figure="purse">
          {say({
            say: !short ? 'board.purse' : plan.keeps === 0 ? 'board.purse.short' : 'board.purse.part',
            cost: money(plan.cost),
            money: money(own?.money ?? 0),
            paid: money((own?.money ?? 0) - plan.keeps),
            keeps: money(plan.keeps),
          })}
        </span>
      </p>
      <ul class={`wr-left livery-${liveryOf(board, seat ?? 0)}`}>
        <Left what="troops" n={plan.left.troops} />
        <Left what="mercenaries" n={plan.left.mercenaries} />
        <Left what="white" n={plan.left.white} />
        <Left what="black" n={plan.left.black} />
      </ul>
      {!done && <p class="wr-quiet">{say({ say: 'board.stands' })}</p>}
    </div>
  )
}

/** What closes the plan, and the answers about French Aid: in sight whatever page is open. */
export function Done() {
  const board = useBoard()
  const [done] = board.at('done')
  return (
    <div class="wr-deeds">
      {done && (
        <SpotButton place="done" label={done.label} class="wr-deed">
          {done.label}
        </SpotButton>
      )}
      {board.at('aid').map((offer) => (
        <OfferButton key={offer.text} offer={offer} class="wr-deed" />
      ))}
    </div>
  )
}

function Left(props: { readonly what: 'troops' | 'mercenaries' | 'white' | 'black'; readonly n: number }) {
  const board = useBoard()
  const { what, n } = props
  return (
    <li title={board.say({ say: `board.left.${what}`, n })}>
      <Icon size={26}>
        {what === 'troops' ? <Pennon n={n} /> : what === 'mercenaries' ? <Hired /> : <Cube colour={what} />}
      </Icon>
      {what !== 'troops' && (
        <span class="figure" aria-hidden="true" data-figure={`left ${what}`}>
          {n}
        </span>
      )}
      <span class="unseen">{board.say({ say: `board.left.${what}`, n })}</span>
    </li>
  )
}

function Lines(props: { readonly plan: PlanView }) {
  const board = useBoard()
  const { lines } = props.plan
  if (lines.length === 0) return <p class="wr-quiet">{board.say({ say: 'board.no-orders' })}</p>
  return (
    <ol class="wr-lines">
      {lines.map((line) => (
        <Line key={keyOf(line.order)} line={line} />
      ))}
    </ol>
  )
}

function keyOf(order: Order): string {
  const on = order.kind === 'calais' ? order.region : 'who' in order ? order.who : 'on' in order ? order.on : order.at
  return `${order.kind} ${on}`
}

/** Where an order is taken back, and the step that does it. */
function backOf(order: Order, at: (place: Place) => Offers) {
  switch (order.kind) {
    case 'calais':
      return at(`calais ${order.region}`).findLast(({ move }) => move.type === 'calais' && move.by < 0)
    case 'move':
      return at(order.who).find(({ move }) => move.type === 'go' && move.to === null)
    case 'white':
    case 'black':
      return at(order.on).find(({ move }) => move.type === 'cube' && move.cube === null)
    case 'troops':
    case 'mercenaries':
      return at(order.at).find(({ move }) => move.type === order.kind && move.by === -1)
  }
}

function Line(props: { readonly line: OrderLine }) {
  const board = useBoard()
  const { order, price, fault, kept } = props.line
  const back = backOf(order, board.at)
  const button = useOffer(back)
  return (
    <li class={fault ? 'faulty' : ''}>
      <span class={`wr-order-sign livery-${liveryOf(board, board.seat ?? 0)}`}>
        <OrderSign order={order} />
      </span>
      <span class="wr-order">
        {board.say(orderPhrase(order))}
        {fault && (
          <em>
            {board.say({ say: kept > 0 ? 'board.fault.part' : 'board.fault', n: kept, why: { say: `fault.${fault}` } })}
          </em>
        )}
      </span>
      <span class="figure wr-price">{price > 0 ? board.say(money(price)) : ''}</span>
      {back && (
        <button {...button} aria-label={back.label} title={back.label}>
          −
        </button>
      )}
    </li>
  )
}

/** Region by region what can be ordered there. */
function Possible(props: { readonly plan: PlanView; readonly phone: boolean }) {
  const board = useBoard()
  const { say, view } = board
  const rows = (id: RegionId) => view.assets.filter((asset) => asset.region === id && board.at(asset.id).length > 0)
  const shown = board.region ?? REGIONS.find((id) => rows(id).length > 0) ?? 'northern-marches'
  const bids = board.at(`calais ${shown}`).length > 0
  const footing = props.plan.presence.includes(shown)
  return (
    <div class="wr-possible">
      {/* On a phone they stand under the map, which looks at the same region. */}
      {props.phone ? <h3>{say(regionName(shown))}</h3> : <Regions shown={shown} />}
      <p class="wr-quiet">{say({ say: footing ? 'board.footing' : 'board.no-footing' })}</p>
      <ul>
        {rows(shown).map((asset) => (
          <Row key={asset.id} asset={asset} />
        ))}
        {bids && (
          <li class="wr-row">
            <Icon size={30}>
              <Crown />
            </Icon>
            <span class="wr-row-name">{say({ say: 'award.captain-of-calais' })}</span>
            <Bid region={shown} />
          </li>
        )}
      </ul>
    </div>
  )
}

function Row(props: { readonly asset: AssetView }) {
  const board = useBoard()
  const { asset } = props
  return (
    <li class={`wr-row ${asset.owner === null ? '' : `livery-${liveryOf(board, asset.owner)}`}`}>
      <Icon size={30}>
        <Piece type={asset.type} />
      </Icon>
      <span class="wr-row-name">
        {board.say(assetName(asset.id))} <OwnerSign asset={asset} />
        {asset.garrison > 0 && <small>{board.say({ say: 'board.garrison', n: asset.garrison })}</small>}
      </span>
      <Controls id={asset.id} />
    </li>
  )
}
