/** A power card: an arrow along the map with one barb for each step, and the distance in Roman figures. */
import { CardFrame } from '../../../art/index.ts'
import { CARDS } from '../rules/cards.ts'
import type { Card } from '../types.ts'
import { heading } from './geometry.ts'

export const RATIO = 1.36

function Arrow(props: { readonly distance: number }) {
  const barbs = Array.from({ length: props.distance }, (_, i) => -14 + i * 11)
  return (
    <g>
      <path d="M0 26 V-18" class="rk-shaft" />
      <path d="M0 -34 L9 -16 L0 -20 L-9 -16 Z" class="rk-head" />
      {barbs.slice(1).map((y) => (
        <path key={y} d={`M-9 ${y + 7} L0 ${y} L9 ${y + 7}`} class="rk-barb" />
      ))}
      <path d="M0 20 L-6 29 M0 26 L-6 35 M0 20 L6 29 M0 26 L6 35" class="rk-fletch" />
    </g>
  )
}

/** Drawn around the origin, `width` wide. */
export function PowerCard(props: { readonly card: Card; readonly turns: number; readonly width: number }) {
  const card = CARDS[props.card]
  if (!card) return null
  const scale = props.width / 74
  const height = 74 * RATIO
  return (
    <g transform={`scale(${scale})`} class="rk-card">
      <CardFrame width={74} height={height}>
        <g transform={`translate(0 -10) rotate(${heading(card.dx, card.dy, props.turns)}) scale(0.82)`}>
          <Arrow distance={card.distance} />
        </g>
        <path d={`M-14 ${height / 2 - 25} H14`} stroke="var(--gold)" stroke-width="0.9" />
        <text y={height / 2 - 9} text-anchor="middle" font-size="17" font-weight="600" letter-spacing="1">
          {card.roman}
        </text>
      </CardFrame>
    </g>
  )
}

/** What rings a card that can be played. */
export function CardGlow(props: { readonly width: number }) {
  const height = props.width * RATIO
  return (
    <rect
      class="glow"
      x={-props.width / 2 - 3}
      y={-height / 2 - 3}
      width={props.width + 6}
      height={height + 6}
      rx="8"
    />
  )
}
