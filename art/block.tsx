/** A wooden block: standing it shows its face, lying it shows nothing but its colour. Pips on the upper edge are its strength. */
import type { ComponentChildren } from 'preact'
import { At, type Placed } from './place.tsx'

export interface BlockProps extends Placed {
  /** Strength now, 0–4: pips on the upper edge. */
  readonly pips?: number
  /** How many pips it has when whole; those lost are drawn hollow. */
  readonly whole?: number
  /** Only the back is known: a blank shield. */
  readonly blank?: boolean
  /** Seen from above, face up (out of secrecy). */
  readonly lying?: boolean
  /** What the face shows: drawn in a field of 100 × 100, a little above the middle. */
  readonly children?: ComponentChildren
}

export function Block(props: BlockProps) {
  const { pips = 0, whole = pips } = props
  const first = -((whole - 1) * 15) / 2
  return (
    <At {...props}>
      <path d="M-38 46 L-34 50 H46 L50 46 V-34 L46 -38 Z" fill="var(--shade)" />
      {!props.lying && (
        <path d="M-42 -42 L-34 -49 H50 L42 -42 Z M42 -42 L50 -49 V34 L42 42 Z" fill="var(--livery-deep)" />
      )}
      <rect
        x="-42"
        y="-42"
        width="84"
        height="84"
        rx="5"
        fill="var(--livery)"
        stroke="var(--livery-line)"
        stroke-width="2"
      />
      {props.blank ? (
        <path
          d="M-20 -22 H20 V2 C20 16 8 24 0 28 C-8 24 -20 16 -20 2 Z"
          fill="none"
          stroke="var(--livery-ink)"
          stroke-width="2.5"
          opacity="0.55"
        />
      ) : (
        <>
          <rect x="-37" y="-27" width="74" height="64" rx="3" fill="var(--parchment)" />
          {props.children}
        </>
      )}
      {!props.blank &&
        Array.from({ length: whole }, (_, i) => (
          <path
            key={i}
            d="M0 -5.5 L5.5 0 L0 5.5 L-5.5 0 Z"
            transform={`translate(${first + i * 15} -34.5)`}
            fill={i < pips ? 'var(--livery-ink)' : 'none'}
            stroke="var(--livery-ink)"
            stroke-width="1.5"
          />
        ))}
    </At>
  )
}
