/** A compass rose of sixteen winds, north marked by a fleur. */
import { At, type Placed } from './place.tsx'
import { useSay } from './say.ts'

function point(length: number, width: number, turn: number) {
  const key = `${length}-${turn}`
  return (
    <g key={key} transform={`rotate(${turn})`}>
      <path d={`M0 0 L${-width} ${-width} L0 ${-length} Z`} fill="var(--gold-ink)" />
      <path
        d={`M0 0 L${width} ${-width} L0 ${-length} Z`}
        fill="var(--surface)"
        stroke="var(--gold-ink)"
        stroke-width="0.8"
      />
    </g>
  )
}

const WINDS = ['north', 'east', 'south', 'west'] as const

export function Compass(props: Placed & { readonly lettered?: boolean }) {
  const say = useSay()
  const [n, e, s, w] = WINDS.map((wind) => (props.lettered ? say({ say: `art.${wind}` }) : ''))
  return (
    <At {...props}>
      <g fill="none" stroke="var(--gold)" stroke-width="0.9">
        <circle r="26" />
        <circle r="23.5" />
      </g>
      {[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((turn) => point(21, 2.4, turn))}
      {[45, 135, 225, 315].map((turn) => point(28, 4.2, turn))}
      {[90, 180, 270].map((turn) => point(37, 5.6, turn))}
      {point(37, 5.6, 0)}
      <path
        d="M0 -36 C-3 -40 -6 -40 -6 -44 C-6 -47 -3 -47 -2 -45 C-2 -48 -1 -50 0 -52 C1 -50 2 -48 2 -45 C3 -47 6 -47 6 -44 C6 -40 3 -40 0 -36 Z"
        fill="var(--gold-ink)"
      />
      <circle r="3.2" fill="var(--surface)" stroke="var(--gold-ink)" />
      <g text-anchor="middle" font-size="9" class="compass-letters">
        <text y="-54">{n}</text>
        <text x="44" y="3">
          {e}
        </text>
        <text y="48">{s}</text>
        <text x="-44" y="3">
          {w}
        </text>
      </g>
    </At>
  )
}
