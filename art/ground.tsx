/** What a map stands on and never changes: the sea with its lines, far shores, and what is strewn over the land. */
import { Hill, Tree } from './land.tsx'
import type { Point } from './curve.ts'
import type { MapGeometry } from './map-geometry.ts'
import { WaterLines, Waves } from './water.tsx'

/** The sea, its engraver's lines and the lands across it. Painted before everything else. */
export function Sea(props: {
  readonly map: MapGeometry
  /** How far the water lines reach from the far shores and from the realm's own. */
  readonly reach: readonly [far: number, near: number]
  readonly waves: readonly Point[]
}) {
  const { map, reach } = props
  const [x, y, width, height] = map.whole
  return (
    <g pointer-events="none">
      <rect x={x - 20} y={y - 20} width={width + 40} height={height + 40} fill="var(--sea)" />
      <WaterLines coast={map.farCoast} unit={reach[0]} />
      <WaterLines coast={map.coast} unit={reach[1]} />
      <path
        d={map.seaLines}
        fill="none"
        stroke="var(--sea-line)"
        stroke-width="1.6"
        stroke-dasharray="1.5 7"
        stroke-linecap="round"
      />
      <Strewn what={Waves} at={props.waves} size={31} />
      <path d={map.farLand} fill="var(--land-far)" />
      <Coast line={map.farCoast} far />
    </g>
  )
}

/** A shore in ink, paler across the water. */
export function Coast(props: { readonly line: string; readonly far?: boolean }) {
  return (
    <path
      d={props.line}
      fill="none"
      stroke="var(--land-line)"
      stroke-width={props.far ? 1.2 : 1.8}
      stroke-opacity={props.far ? 0.65 : 1}
      stroke-linejoin="round"
      stroke-linecap="round"
      pointer-events="none"
    />
  )
}

type Drawing = typeof Hill | typeof Tree | typeof Waves

/** The same small drawing at many points. */
export function Strewn(props: { readonly what: Drawing; readonly at: readonly Point[]; readonly size: number }) {
  const { what: What } = props
  return (
    <>
      {props.at.map(([x, y]) => (
        <What key={`${x} ${y}`} x={x} y={y} size={props.size} />
      ))}
    </>
  )
}

/** Hills stand one behind the other, the nearer in front. */
export function nearerLast(points: readonly Point[]): readonly Point[] {
  return points.toSorted((a, b) => a[1] - b[1])
}
