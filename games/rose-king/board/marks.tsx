/** Signs laid over the garden: where the crown can go, and the way it would take. */
import { lazily, type Offer } from '../../../art/index.ts'
import { CARDS } from '../rules/cards.ts'
import { targetOf } from '../rules/spaces.ts'
import { describe } from '../speech/describe.ts'
import type { Move } from '../types.ts'
import { Spot, useBoard, useHint } from './context.tsx'
import { middle } from './geometry.ts'
import { Helm } from './helm.tsx'
import { placeOf } from './places.ts'

/** A small seal that says: this needs a hero. */
export function heroSign(x: number, y: number, size: number) {
  return (
    <g transform={`translate(${x} ${y})`} class="rk-hero-sign livery-or" pointer-events="none">
      <circle r={size * 0.62} />
      <Helm size={size * 0.8} />
    </g>
  )
}

/** A space the crown can go to. */
export function TargetMark(props: { readonly offer: Offer<Move> }) {
  const { view, turns, say } = useBoard()
  const { move, label } = props.offer
  if (move.type !== 'play') return null
  const target = targetOf(view.crown, move.card)
  const [x, y] = middle(target, turns)
  return (
    <Spot
      place={placeOf(move, view)}
      label={label}
      transform={`translate(${x} ${y})`}
      fact={lazily(() => ({ title: label, lines: describe(view, `space ${target}`).map(say) }))}
    >
      <rect x="-40" y="-40" width="80" height="80" fill="transparent" />
      <rect class="glow filled" x="-33" y="-33" width="66" height="66" rx="15" />
      {move.hero ? (
        heroSign(24, -24, 28)
      ) : (
        <text y="7" text-anchor="middle" font-size="20" letter-spacing="1" class="rk-roman">
          {CARDS[move.card]?.roman}
        </text>
      )}
    </Spot>
  )
}

/** Footsteps from the crown to the space that is pointed at. */
export function Way() {
  const { view, turns } = useBoard()
  const place = useHint()?.place
  if (!place || place === 'deck') return null
  const [ax, ay] = middle(view.crown, turns)
  const [bx, by] = middle(Number(place.slice('space '.length)), turns)
  return <path d={`M${ax} ${ay} L${bx} ${by}`} class="rk-way" pointer-events="none" />
}
