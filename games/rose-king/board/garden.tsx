/** The ground: a walled garden of 81 beds with gravel between them. It never changes. */
import { Crown, RoseStone } from '../../../art/index.ts'
import { SPACE_NAMES } from '../rules/spaces.ts'
import { CELL, LINE, middle, SIDE, turned, WALL } from './geometry.ts'

/** A number from 0 to 1 that looks like chance but is always the same: no two beds are alike. */
function whim(of: number): number {
  return ((of * 7919 + 104729) % 997) / 997
}

const BEDS = Array.from({ length: LINE * LINE }, (_, i) => {
  const x = (i % LINE) * CELL
  const y = Math.floor(i / LINE) * CELL
  const [a, b, c, d] = [1, 2, 3, 4].map((k) => 5 + whim(i * 4 + k) * 3) as [number, number, number, number]
  const r = 13 + whim(i) * 5
  const right = x + CELL - b
  const low = y + CELL - c
  return `M${x + a + r} ${y + a} H${right - r} Q${right} ${y + b} ${right} ${y + b + r} V${low - r} Q${right} ${low} ${right - r} ${low} H${x + d + r} Q${x + d} ${low} ${x + d} ${low - r} V${y + a + r} Q${x + d} ${y + a} ${x + a + r} ${y + a} Z`
}).join(' ')

/** Furrows: a few strokes of the rake in every bed. */
const FURROWS = Array.from({ length: LINE * LINE * 3 }, (_, i) => {
  const bed = Math.floor(i / 3)
  const x = (bed % LINE) * CELL + 18 + whim(i * 3) * 22
  const y = Math.floor(bed / LINE) * CELL + 20 + (i % 3) * 19 + whim(i * 5) * 6
  return `M${x.toFixed(1)} ${y.toFixed(1)} q${(7 + whim(i) * 5).toFixed(1)} ${(-3 - whim(i + 9) * 3).toFixed(1)} ${(16 + whim(i * 2) * 10).toFixed(1)} 0`
}).join(' ')

/** Flagstones where four paths meet. */
const FLAGS = Array.from({ length: (LINE - 1) * (LINE - 1) }, (_, i) => {
  const x = ((i % (LINE - 1)) + 1) * CELL
  const y = (Math.floor(i / (LINE - 1)) + 1) * CELL
  return `M${x} ${y - 6} L${x + 6} ${y} L${x} ${y + 6} L${x - 6} ${y} Z`
}).join(' ')

/** Seedlings: two leaves in most beds. */
const SEEDLINGS = Array.from({ length: LINE * LINE }, (_, i) => {
  if (whim(i * 11) < 0.3) return ''
  const x = (i % LINE) * CELL + 22 + whim(i * 13) * 36
  const y = Math.floor(i / LINE) * CELL + 26 + whim(i * 17) * 32
  return `M${x.toFixed(1)} ${y.toFixed(1)} q-6 -1 -7 -7 q6 0 7 7 q1 -6 7 -7 q-1 6 -7 7 Z`
}).join(' ')

/** The joints of the wall, between the letters. */
const JOINTS = Array.from({ length: LINE - 1 }, (_, i) => {
  const at = (i + 1) * CELL
  const far = SIDE + WALL - 5
  return `M${at} ${5 - WALL} V-4 M${at} ${SIDE + 4} V${far} M${5 - WALL} ${at} H-4 M${SIDE + 4} ${at} H${far}`
}).join(' ')

export function Garden(props: { readonly turns: number; readonly type: number }) {
  const { turns, type } = props
  const corners = [-WALL / 2, SIDE + WALL / 2]
  const [crownX, crownY] = turned(SIDE / 2, -WALL / 2, turns)
  return (
    <g pointer-events="none">
      <rect x={-WALL + 2} y={-WALL + 8} width={SIDE + 2 * WALL} height={SIDE + 2 * WALL} rx="10" fill="var(--shade)" />
      <rect
        x={-WALL}
        y={-WALL}
        width={SIDE + 2 * WALL}
        height={SIDE + 2 * WALL}
        rx="8"
        class="rk-wall"
        stroke-width="1.5"
      />
      <g fill="none" class="rk-joints">
        <path d={JOINTS} />
        <rect x={-WALL + 5} y={-WALL + 5} width={SIDE + 2 * WALL - 10} height={SIDE + 2 * WALL - 10} rx="5" />
        <rect x={-4} y={-4} width={SIDE + 8} height={SIDE + 8} rx="4" />
      </g>
      <rect x="0" y="0" width={SIDE} height={SIDE} rx="3" fill="var(--path)" />
      <path d={BEDS} fill="var(--soil)" stroke="var(--soil-deep)" stroke-width="1.2" />
      <path d={FURROWS} fill="none" stroke="var(--soil-deep)" stroke-width="1.6" stroke-linecap="round" />
      <path d={SEEDLINGS} fill="var(--wood)" opacity="0.7" />
      <path d={FLAGS} class="rk-flags" />
      {corners.flatMap((x) =>
        corners.map((y) => (
          <g key={`${x},${y}`}>
            <circle cx={x} cy={y} r="22" class="rk-wall" stroke-width="1.5" />
            <RoseStone house={x === y ? 'lancaster' : 'york'} x={x} y={y} size={36} plain />
          </g>
        )),
      )}
      <g class="rk-letters" text-anchor="middle" font-size={15 * type}>
        {Array.from({ length: LINE }, (_, i) => {
          const [columnX, columnY] = turned((i + 0.5) * CELL, SIDE + WALL / 2, turns)
          const [rowX, rowY] = turned(-WALL / 2, (LINE - i - 0.5) * CELL, turns)
          return (
            <g key={i}>
              <text x={columnX} y={columnY + 5 * type}>
                {SPACE_NAMES[i]?.[0]}
              </text>
              <text x={rowX} y={rowY + 5 * type}>
                {SPACE_NAMES[i * LINE]?.slice(1)}
              </text>
            </g>
          )
        })}
      </g>
      <circle cx={crownX} cy={crownY} r="20" class="rk-wall" stroke-width="1.5" />
      <Crown x={crownX} y={crownY - 1} size={28} />
    </g>
  )
}

/** Where the crown began: a gilded ring in the middle bed. */
export function Start(props: { readonly turns: number }) {
  const [x, y] = middle(Math.floor((LINE * LINE) / 2), props.turns)
  return (
    <circle
      cx={x}
      cy={y}
      r="27"
      fill="none"
      stroke="var(--gold)"
      stroke-width="1.4"
      stroke-dasharray="2 5"
      pointer-events="none"
    />
  )
}
