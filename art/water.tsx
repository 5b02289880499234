/**
 * Engraver's water: lines that follow a coast, fainter the further out. The same coast is stroked
 * several times, each wider than the one above it, so no geometry has to be computed. The colours are
 * mixed, not see-through: a large map repaints much faster so.
 */
import { placedPath } from './placed-path.ts'
const DEPTHS = [
  { reach: 22, share: 36 },
  { reach: 14, share: 56 },
  { reach: 7, share: 76 },
] as const

export function WaterLines(props: { readonly coast: string; readonly unit?: number }) {
  const { coast, unit = 1 } = props
  return (
    <g fill="none" stroke-linejoin="round" stroke-linecap="round" pointer-events="none">
      {DEPTHS.map(({ reach, share }) => (
        <g key={reach}>
          <path
            d={coast}
            style={{ stroke: `color-mix(in srgb, var(--sea-line) ${share}%, var(--sea))` }}
            stroke-width={(reach * 2 + 1.2) * unit}
          />
          <path d={coast} stroke="var(--sea)" stroke-width={(reach * 2 - 1.2) * unit} />
        </g>
      ))}
    </g>
  )
}

const WAVES = 'M-20 0 q5 -6 10 0 t10 0 t10 0 t10 0 M-8 8 q5 -6 10 0 t10 0'

/** A few waves as a scribe draws them. */
export function Waves(props: { readonly x: number; readonly y: number; readonly size?: number }) {
  const { x, y, size = 40 } = props
  const scale = size / 40
  return (
    <path
      d={placedPath(WAVES, { x, y, scale })}
      fill="none"
      stroke="var(--sea-line)"
      stroke-width={1.5 * scale}
      stroke-linecap="round"
    />
  )
}
