/** Where the war stands: campaign, turn, whose actions, points left; and the deeds that touch no place. */
import { Coin, Icon } from '../../../art/index.ts'
import type { Deed } from './places.ts'
import { OfferButton, useBoard } from './context.tsx'

/** Deeds without a block, a place or a card: their labels are all there is to say. */
const PLAIN: ReadonlySet<string> = new Set([
  'decline',
  'request',
  'keep',
  'give-back',
  'end',
  'hold',
  'execute',
  'spare',
])

export function Bar() {
  const { view, say } = useBoard()
  return (
    <header class="r3-bar">
      <p class="r3-when">
        <span>{say({ say: 'board.campaign', n: view.campaign, of: view.campaigns })}</span>
        <Turns />
      </p>
      <Points />
    </header>
  )
}

/** Seven turns: those past are filled, this one is ringed. */
function Turns() {
  const { view, say } = useBoard()
  const label = say({ say: 'board.turn', n: view.turn, of: view.turns })
  return (
    <svg class="r3-turns" viewBox={`0 0 ${view.turns * 22} 22`} role="img" aria-label={label}>
      {Array.from({ length: view.turns }, (_, i) => (
        <g
          key={i}
          transform={`translate(${i * 22 + 11} 11)`}
          class={i + 1 < view.turn ? 'past' : i + 1 === view.turn ? 'now' : ''}
        >
          <circle r={i + 1 === view.turn ? 9.5 : 7} />
          <text y="4" text-anchor="middle" font-size="11" class="figure">
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Points() {
  const { view, say, seats } = useBoard()
  const { action } = view
  // Who has none left is told so by what is asked.
  if (!action || action.points === 0) return null
  return (
    <p class="r3-points">
      <span>{seats[action.seat]?.name}</span>
      <span class="r3-coins" role="img" aria-label={say({ say: 'board.points', n: action.points })}>
        {Array.from({ length: action.points }, (_, i) => (
          <Icon key={i} size={24}>
            <Coin />
          </Icon>
        ))}
      </span>
      <span data-figure="points">{say({ say: 'board.points', n: action.points })}</span>
    </p>
  )
}

export function PlainDeeds() {
  const board = useBoard()
  const plain = board.deeds.filter(({ offer }) => PLAIN.has(offer.move.type))
  if (plain.length === 0) return null
  return (
    <div class="r3-plain">
      {plain.map((deed) => (
        <DeedButton key={deed.offer.text} deed={deed} />
      ))}
    </div>
  )
}

export function DeedButton(props: { readonly deed: Deed; readonly note?: string | undefined }) {
  const { offer } = props.deed
  return (
    <OfferButton offer={offer} class="r3-deed">
      {offer.label}
      {props.note && <small>{props.note}</small>}
    </OfferButton>
  )
}
