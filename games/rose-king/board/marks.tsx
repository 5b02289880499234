/** Signs laid over the garden: where the crown can go, and the way it would take. */
import { Choice, type Offer } from '../../../art/index.ts'
import { CARDS } from '../rules/cards.ts'
import type { Move, Space } from '../types.ts'
import { middle } from './geometry.ts'
import { Helm } from './helm.tsx'

/** A small seal that says: this needs a hero. */
export function heroSign(x: number, y: number, size: number) {
  return (
    <g transform={`translate(${x} ${y})`} class="rk-hero-sign livery-or" pointer-events="none">
      <circle r={size * 0.62} />
      <Helm size={size * 0.8} />
    </g>
  )
}

export interface Target {
  readonly offer: Offer<Move>
  readonly space: Space
}

export function TargetMark(props: {
  readonly target: Target
  readonly turns: number
  readonly hinted: boolean
  readonly choose: (offer: Offer<Move>) => void
  readonly point: (offer: Offer<Move> | null) => void
}) {
  const { target, turns } = props
  const { offer } = target
  if (offer.move.type !== 'play') return null
  const [x, y] = middle(target.space, turns)
  return (
    <Choice
      label={offer.label}
      choose={() => props.choose(offer)}
      hinted={props.hinted}
      onPoint={(on) => props.point(on ? offer : null)}
      transform={`translate(${x} ${y})`}
      fact={{ title: offer.label, lines: [] }}
    >
      <rect x="-40" y="-40" width="80" height="80" fill="transparent" />
      <rect class="glow filled" x="-33" y="-33" width="66" height="66" rx="15" />
      {offer.move.hero ? (
        heroSign(24, -24, 28)
      ) : (
        <text y="7" text-anchor="middle" font-size="20" letter-spacing="1" class="rk-roman">
          {CARDS[offer.move.card]?.roman}
        </text>
      )}
    </Choice>
  )
}

/** Footsteps from the crown to a target. */
export function Way(props: { readonly from: Space; readonly to: Space; readonly turns: number }) {
  const [ax, ay] = middle(props.from, props.turns)
  const [bx, by] = middle(props.to, props.turns)
  return <path d={`M${ax} ${ay} L${bx} ${by}`} class="rk-way" pointer-events="none" />
}
