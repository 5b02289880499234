/** What can be ordered for one piece: counters, a cube, a way. The same in the chart and in the sheet. */
import { Arrow, Icon, liveryOf, ShieldIcon } from '../../../art/index.ts'
import type { AssetId, LocationId, RegionId } from '../rules/ids.ts'
import { money, place } from '../speech/names.ts'
import type { AssetView } from '../types/index.ts'
import { assetOf, useBoard, useOffer } from './context.tsx'
import { Cube, Hired, Pennon } from './piece.tsx'
import { BIDS, bidsOf, countersOf, cubeOf, type Offers, waysOf } from './places.ts'

export function Controls(props: { readonly id: AssetId }) {
  const board = useBoard()
  const asset = assetOf(board, props.id)
  const offers = board.at(props.id)
  if (!asset) return null
  return (
    <div class="wr-controls">
      {asset.garrison > 0 ? (
        <>
          <Stepper asset={asset} offers={offers} kind="troops" />
          <Stepper asset={asset} offers={offers} kind="mercenaries" />
        </>
      ) : (
        <>
          <CubeSwitch asset={asset} offers={offers} />
          <Ways asset={asset} offers={offers} />
        </>
      )}
    </div>
  )
}

interface Part {
  readonly asset: AssetView
  readonly offers: Offers
}

function Stepper(props: Part & { readonly kind: 'troops' | 'mercenaries' }) {
  const board = useBoard()
  const { kind } = props
  const { more, less } = countersOf(props.offers, kind)
  const here = board.view.plan?.[kind].find(({ at }) => at === (props.asset.id as LocationId))?.n ?? 0
  const name = board.say({ say: `board.${kind}` })
  const fewer = useOffer(less)
  const further = useOffer(more)
  if (!more && !less && kind === 'mercenaries') return null
  return (
    <span class={`wr-stepper livery-${liveryOf(board, board.seat ?? 0)}`} role="group" aria-label={name}>
      <button {...fewer} aria-label={less?.label ?? board.say({ say: 'board.less', what: { say: `board.${kind}` } })}>
        −
      </button>
      <Icon size={34}>{kind === 'troops' ? <Pennon n={here} /> : <Hired n={here} />}</Icon>
      <button {...further} aria-label={more?.label ?? board.say({ say: 'board.more', what: { say: `board.${kind}` } })}>
        +
      </button>
    </span>
  )
}

function CubeSwitch(props: Part) {
  const board = useBoard()
  const { asset } = props
  const offer = cubeOf(props.offers)
  const laid = offer?.move.type === 'cube' && offer.move.cube === null
  const colour = asset.owner === board.seat ? 'white' : 'black'
  const button = useOffer(offer)
  if (!offer) return null
  return (
    <button {...button} class={`${button.class} wide`} aria-label={offer.label} aria-pressed={laid}>
      <Icon size={26}>
        <Cube colour={colour} />
      </Icon>
      {laid ? board.say({ say: 'board.take-back' }) : board.say(money(asset[colour]))}
    </button>
  )
}

function Ways(props: Part) {
  const board = useBoard()
  const ways = waysOf(props.offers)
  const ordered = board.view.plan?.moves.find(({ who }) => who === props.asset.id)?.to
  const goals = ordered ? [ordered] : [...ways.keys()].filter((to) => to !== null)
  return (
    <>
      {goals.map((to) => (
        <Way key={to} offer={ways.get(ordered ? null : to)} name={board.say(place(to))} pressed={ordered === to} />
      ))}
    </>
  )
}

function Way(props: { readonly offer: Offers[number] | undefined; readonly name: string; readonly pressed: boolean }) {
  const button = useOffer(props.offer)
  return (
    <button {...button} class={`${button.class} wide`} aria-label={props.offer?.label} aria-pressed={props.pressed}>
      {props.pressed ? <span aria-hidden="true">×</span> : <Arrow />} {props.name}
    </button>
  )
}

/** The bid for Captain of Calais in one region. */
export function Bid(props: { readonly region: RegionId }) {
  const board = useBoard()
  const offers = bidsOf(board.at(`calais ${props.region}`))
  const bid = board.view.plan?.calais
  const here = bid?.region === props.region ? bid.amount : 0
  const carry = offers.get(0)
  return (
    <div class="wr-controls">
      {BIDS.slice(0, 2).map((by) => (
        <BidStep key={by} by={by} offer={offers.get(by)} />
      ))}
      <span class="wr-sum figure">{board.say(money(here))}</span>
      {BIDS.slice(2).map((by) => (
        <BidStep key={by} by={by} offer={offers.get(by)} />
      ))}
      {carry && <Way offer={carry} name={board.say({ say: 'board.carry' })} pressed={false} />}
    </div>
  )
}

function BidStep(props: { readonly by: number; readonly offer: Offers[number] | undefined }) {
  const board = useBoard()
  const button = useOffer(props.offer)
  const text = props.by > 0 ? `+${props.by}` : `−${-props.by}`
  return (
    <button {...button} aria-label={props.offer?.label ?? board.say({ say: 'board.bid-step', step: text })}>
      {text}
    </button>
  )
}

export function OwnerSign(props: { readonly asset: AssetView }) {
  const board = useBoard()
  const { owner } = props.asset
  if (owner === null) return null
  return (
    <>
      <ShieldIcon livery={liveryOf(board, owner)} size={20} />
      <span class="unseen">{board.say({ say: 'board.owner', seat: { seat: owner } })}</span>
    </>
  )
}
