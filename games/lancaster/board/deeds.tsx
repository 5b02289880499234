/** Choices without a place on the board, as buttons above it. */
import { ShieldIcon } from '../../../art/index.ts'
import { isLostOnAlly } from '../speech/texts.ts'
import type { Move } from '../types/index.ts'
import { liveryOf, OfferButton, useBoard } from './context.tsx'
import { EffectsIcon } from './effects.tsx'

/** So many exchanges are told in words. */
const TOLD = 4

export function Deeds() {
  const board = useBoard()
  const offers = board.at('deed')
  if (offers.length === 0) return null
  const counted = offers.length > TOLD
  return (
    <div class="la-deeds">
      {offers.map((offer) => (
        <OfferButton key={offer.text} offer={offer} class={quiet(offer.move) ? 'la-deed quiet' : 'la-deed'}>
          <Sign move={offer.move} />
          {(counted && timesOf(offer.move)) || offer.label}
        </OfferButton>
      ))}
    </div>
  )
}

/** "How often?" with many answers: a number is answer enough, and all of them have room beneath the question. */
function timesOf(move: Move): number | null {
  return move.type === 'exchange' && move.times > 0 ? move.times : null
}

/** Ways of doing nothing stand back. */
function quiet(move: Move): boolean {
  return move.type === 'decline' || move.type === 'pass' || (move.type === 'exchange' && move.times === 0)
}

function Sign(props: { readonly move: Move }) {
  const board = useBoard()
  const { move } = props
  const { ask } = board.view
  if (move.type === 'ally') return <ShieldIcon livery={move.colour === 'yellow' ? 'or' : 'vert'} size={28} />
  if (move.type === 'name') return <ShieldIcon livery={liveryOf(board, { seat: move.seat, ally: false })} size={28} />
  if (move.type !== 'take' || ask?.what !== 'county') return null
  const printed = board.figures.counties[ask.county]?.reward ?? []
  const reward = ask.ally ? printed.filter((effect) => !isLostOnAlly(effect)) : printed
  const nobleman = { op: 'nobleman' } as const
  switch (move.what) {
    case 'nobleman':
      return <EffectsIcon reward={[nobleman]} />
    case 'reward':
      return <EffectsIcon reward={reward} />
    case 'both':
      return <EffectsIcon reward={[nobleman, ...reward]} cost={board.figures.bothCost} />
  }
}
