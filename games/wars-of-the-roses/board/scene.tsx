/** The little picture of a beat: a fight, a bribe, a region's vote, the King, the score. */
import { Arrow, Crown, Icon, Laurel, RoseStone, ShieldIcon, liveryOf } from '../../../art/index.ts'
import type { Seat } from '../../../engine/game.ts'
import { HOUSES } from '../rules/ids.ts'
import type { Event } from '../types/index.ts'
import type { Beat } from './beats.ts'
import { assetOf, useBoard } from './context.tsx'
import { Ledgers } from './ledgers.tsx'
import { OrderSign } from './order-sign.tsx'
import { Cube, Pennon, Piece } from './piece.tsx'

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>

export function BeatScene(props: { readonly beat: Beat }) {
  const { about } = props.beat
  switch (about?.type) {
    case 'reveal':
      return <Plans event={about} />
    case 'battle':
      return <Fight event={about} />
    case 'bribe':
      return <Bribe event={about} />
    case 'region':
      return <RegionVote event={about} />
    case 'king':
      return <King event={about} />
    case 'scored':
      return <Ledgers ledgers={about.ledgers} vp={about.vp} />
    case 'paid':
    case 'moved':
    case 'guarded':
    case 'deployed':
    case 'ignored':
    case 'dropped':
      return <Whose seat={about.seat} />
    default:
      return null
  }
}

/** All plans face up, what comes to nothing faded. */
function Plans(props: { readonly event: Of<'reveal'> }) {
  const board = useBoard()
  return (
    <div class="wr-plans" aria-hidden="true">
      {props.event.plans.map((lines, seat) => (
        <div key={seat} class={`livery-${liveryOf(board, seat)}`}>
          <ShieldIcon livery={liveryOf(board, seat)} size={32} />
          {lines.map(({ order, fault }, i) => (
            <span key={i} class={fault ? 'wr-lost' : ''}>
              <OrderSign order={order} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

function Whose(props: { readonly seat: Seat }) {
  const board = useBoard()
  return (
    <div class="wr-scene">
      <ShieldIcon livery={liveryOf(board, props.seat)} size={44} />
    </div>
  )
}

function Fight(props: { readonly event: Of<'battle'> }) {
  const board = useBoard()
  const { event } = props
  const asset = assetOf(board, event.at)
  return (
    <div class={`wr-scene ${event.result}`} aria-hidden="true">
      <Side seat={event.seat} n={event.attackers} won={event.result === 'taken'} />
      {asset && (
        <Icon size={64}>
          <Piece type={asset.type} />
        </Icon>
      )}
      <Side seat={event.owner} n={event.defenders} won={event.result === 'held'} />
    </div>
  )
}

function Side(props: { readonly seat: Seat | null; readonly n: number; readonly won: boolean }) {
  const board = useBoard()
  const { seat } = props
  return (
    <span
      class={`wr-side ${props.won ? 'won' : ''} ${seat === null ? 'wr-masterless' : `livery-${liveryOf(board, seat)}`}`}
    >
      {seat !== null && <ShieldIcon livery={liveryOf(board, seat)} size={34} />}
      <Icon size={46}>
        <Pennon n={props.n} />
      </Icon>
      {props.won && (
        <Icon size={26}>
          <Crown />
        </Icon>
      )}
    </span>
  )
}

function Bribe(props: { readonly event: Of<'bribe'> }) {
  const board = useBoard()
  const { event } = props
  const won = event.result === 'won'
  const asset = assetOf(board, event.on)
  return (
    <div class="wr-scene" aria-hidden="true">
      <ShieldIcon livery={liveryOf(board, event.seat)} size={34} />
      <Icon size={40}>
        <Cube colour="black" />
      </Icon>
      <span class="wr-toward">{won ? <Arrow /> : '×'}</span>
      {!won && (
        <Icon size={40}>
          <Cube colour="white" />
        </Icon>
      )}
      <span class={`livery-${liveryOf(board, won ? event.seat : event.owner)}`}>
        <Icon size={64}>{asset && <Piece type={asset.type} />}</Icon>
      </span>
      <ShieldIcon livery={liveryOf(board, event.owner)} size={34} class={won ? 'wr-lost' : ''} />
    </div>
  )
}

function RegionVote(props: { readonly event: Of<'region'> }) {
  const board = useBoard()
  const { points, ranking, vp, house } = props.event
  const most = Math.max(1, ...points)
  return (
    <div class="wr-scene" aria-hidden="true">
      <div class="wr-bars">
        {ranking.map((seat, place) => (
          <div key={seat} class={`livery-${liveryOf(board, seat)}`}>
            <ShieldIcon livery={liveryOf(board, seat)} size={26} />
            <span class="bar" style={{ inlineSize: `${((points[seat] ?? 0) / most) * 100}%` }} />
            <b class="figure">{points[seat]}</b>
            {vp[place] !== undefined && (
              <Icon size={38}>
                <Laurel points={vp[place]} />
              </Icon>
            )}
          </div>
        ))}
      </div>
      {house && (
        <Icon size={54}>
          <RoseStone house={house} />
        </Icon>
      )}
    </div>
  )
}

function King(props: { readonly event: Of<'king'> }) {
  const { house: winner, votes } = props.event
  return (
    <div class="wr-scene" aria-hidden="true">
      {HOUSES.map((house) => (
        <span key={house} class={`wr-side ${house === winner ? 'won' : ''}`}>
          <Icon size={66}>
            <RoseStone house={house} size={84} y={8} />
            {house === winner && <Crown y={-28} size={56} />}
          </Icon>
          <b class="figure">{votes[house]}</b>
        </span>
      ))}
    </div>
  )
}
