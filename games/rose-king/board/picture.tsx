/** A corner of the garden for the lobby: two small territories, the crown, a card. */
import { CardFrame, Crown, RoseStone } from '../../../art/drawings.ts'
import './picture.css'

const CELL = 80
const COLUMNS = [0, 1, 2, 3, 4, 5]
const ROWS = [0, 1, 2, 3]
const BEDS = ROWS.flatMap((row) =>
  COLUMNS.map(
    (column) =>
      `M${column * CELL + 20} ${row * CELL + 6} h40 q14 0 14 14 v40 q0 14 -14 14 h-40 q-14 0 -14 -14 v-40 q0 -14 14 -14 Z`,
  ),
).join(' ')
const FURROWS = ROWS.flatMap((row) =>
  COLUMNS.map(
    (column) =>
      `M${column * CELL + 22} ${row * CELL + 30} q12 -5 26 0 M${column * CELL + 34} ${row * CELL + 56} q10 -5 22 0`,
  ),
).join(' ')

/** An L of three beds and a pair. */
const RED =
  'M22 85 H218 Q235 85 235 102 V138 Q235 155 218 155 H165 Q155 155 155 165 V218 Q155 235 138 235 H102 Q85 235 85 218 V165 Q85 155 75 155 H22 Q5 155 5 138 V102 Q5 85 22 85 Z'
const WHITE =
  'M262 165 H378 Q395 165 395 182 V298 Q395 315 378 315 H342 Q325 315 325 298 V245 Q325 235 315 235 H262 Q245 235 245 218 V182 Q245 165 262 165 Z'

const STONES = [
  ['lancaster', 40, 120],
  ['lancaster', 120, 120],
  ['lancaster', 200, 120],
  ['lancaster', 120, 200],
  ['york', 280, 200],
  ['york', 360, 200],
  ['york', 360, 280],
  ['york', 200, 40],
  ['lancaster', 440, 120],
] as const

function Hedge(props: { readonly house: string; readonly path: string }) {
  return (
    <g class={`rk-hedge ${props.house}`}>
      <path d={props.path} class="earth" />
      <path d={props.path} class="ground" />
      <path d={props.path} class="branch" />
      <path d={props.path} class="leaves" />
      <path d={props.path} class="bloom" />
    </g>
  )
}

export function Picture(props: { readonly class?: string }) {
  return (
    <svg viewBox="0 0 480 320" class={props.class} aria-hidden="true" focusable="false">
      <rect width="480" height="320" fill="var(--path)" />
      <path d={BEDS} fill="var(--soil)" stroke="var(--soil-deep)" stroke-width="1.2" />
      <path d={FURROWS} fill="none" stroke="var(--soil-deep)" stroke-width="1.6" stroke-linecap="round" />
      <Hedge house="red" path={RED} />
      <Hedge house="white" path={WHITE} />
      {STONES.map(([house, x, y]) => (
        <RoseStone key={`${x} ${y}`} house={house} x={x} y={y} size={64} />
      ))}
      <Crown x={280} y={183} size={56} />
      <g transform="translate(428 58) rotate(9)" class="rk-hand-card white">
        <CardFrame width={74} height={100}>
          <g transform="translate(0 -10) rotate(135) scale(0.82)">
            <path d="M0 26 V-18" class="rk-shaft" />
            <path d="M0 -34 L9 -16 L0 -20 L-9 -16 Z" class="rk-head" />
            <path d="M-9 4 L0 -3 L9 4" class="rk-barb" />
            <path d="M0 20 L-6 29 M0 26 L-6 35 M0 20 L6 29 M0 26 L6 35" class="rk-fletch" />
          </g>
          <path d="M-14 25 H14" stroke="var(--gold)" stroke-width="0.9" />
          <path d="M-5 31 V43 M5 31 V43" stroke="var(--ink)" stroke-width="2.2" />
        </CardFrame>
      </g>
    </svg>
  )
}
