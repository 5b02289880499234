/** The cards on display, and the question of French Aid. */
import { Castle, Coin, Icon, Rise, ShieldIcon, liveryOf } from '../../../art/index.ts'
import type { CardId } from '../rules/ids.ts'
import { card as cardName, money, region as regionName } from '../speech/names.ts'
import type { AssetView, DraftView } from '../types/index.ts'
import { SpotButton, useBoard } from './context.tsx'
import { assetFact } from './facts.ts'
import { Hired, Piece } from './piece.tsx'

export function Draft(props: { readonly draft: DraftView }) {
  const board = useBoard()
  const { display, order, made } = props.draft
  return (
    <section class="wr-draft" aria-label={board.say({ say: 'phase.draft' })}>
      <ol class="wr-picks" aria-label={board.say({ say: 'board.pick-order' })}>
        {order.map((seat, i) => (
          <li
            key={i}
            class={i < made ? 'past' : i === made ? 'now' : ''}
            aria-current={i === made ? 'step' : undefined}
          >
            <ShieldIcon livery={liveryOf(board, seat)} size={i === made ? 30 : 20} />
            <span class="unseen">{board.say({ say: 'seat', seat: { seat } })}</span>
          </li>
        ))}
      </ol>
      <ul class="wr-cards">
        {display.map((id) => (
          <li key={id}>
            <Card id={id} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card(props: { readonly id: CardId }) {
  const board = useBoard()
  const { say, view } = board
  const asset = view.assets.find((known) => known.id === props.id)
  const name = say(cardName(props.id))
  return (
    <SpotButton
      place={props.id}
      label={name}
      fact={asset && assetFact(board, asset)}
      class={`wr-card ${asset ? `wash-${asset.home}` : ''}`}
    >
      <Icon size={58}>{asset ? <Piece type={asset.type} /> : <Hired />}</Icon>
      <strong>{name}</strong>
      <em>{asset ? say(regionName(asset.home)) : say({ say: 'mercenaries', n: hired(view) })}</em>
      {asset && <Worth asset={asset} />}
    </SpotButton>
  )
}

const hired = (view: { readonly supply: number; readonly mercenariesPerCard: number }) =>
  Math.min(view.supply, view.mercenariesPerCard)

/** Control points, income and garrison in signs. */
function Worth(props: { readonly asset: AssetView }) {
  const { controlPoints, income, garrison } = props.asset
  return (
    <span class="wr-worth figure">
      <Icon size={18}>
        <Rise />
      </Icon>
      {controlPoints}
      {income > 0 && (
        <>
          <Icon size={18}>
            <Coin />
          </Icon>
          {income}
        </>
      )}
      {garrison > 0 && (
        <>
          <Icon size={18}>
            <Castle />
          </Icon>
          {garrison}
        </>
      )}
    </span>
  )
}

export function Aid(props: { readonly seat: number; readonly amount: number }) {
  const board = useBoard()
  return (
    <section class="wr-aid" aria-label={board.say({ say: 'phase.aid' })}>
      <Icon size={64}>
        <Coin />
      </Icon>
      <p>{board.say({ say: 'board.aid', seat: { seat: props.seat }, money: money(props.amount) })}</p>
    </section>
  )
}
