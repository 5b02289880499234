/** Small heraldic figures in one tincture, drawn around the origin to be read at the size of a thumbnail. */
export type Tincture = 'gules' | 'azure' | 'or' | 'argent' | 'sable' | 'vert'
export const ink = (tincture: Tincture) => `var(--tincture-${tincture})`

interface Figure {
  readonly of: Tincture
  readonly x?: number
  readonly y?: number
  readonly scale?: number
}

const LION =
  'M-7 -34 C-15 -36 -20 -30 -18 -23 L-27 -26 L-23 -17 C-26 -14 -29 -13 -33 -13 L-26 -6 C-21 -6 -16 -9 -13 -11 C-13 -4 -12 0 -16 6 L-29 3 L-25 12 C-20 15 -15 15 -11 13 L-13 24 L-23 29 L-16 35 C-9 36 -4 31 -2 25 L5 18 L9 27 L4 35 C12 39 19 34 18 27 L13 13 C18 6 16 -2 11 -9 C18 -7 23 -11 23 -18 C23 -25 30 -25 30 -32 C23 -37 16 -30 16 -21 C15 -16 10 -16 7 -20 C5 -28 0 -33 -7 -34 Z'
const FLEUR =
  'M0 17 C-3 12 -4 10 -4 6 C-10 12 -17 8 -16 1 C-15 -5 -8 -5 -7 0 C-9 -8 -4 -14 0 -20 C4 -14 9 -8 7 0 C8 -5 15 -5 16 1 C17 8 10 12 4 6 C4 10 3 12 0 17 Z M-8 7 H8 V10 H-8 Z'
const STAR = 'M0 -16 L4 -5 L15 -5 L6 2 L10 13 L0 6 L-10 13 L-6 2 L-15 -5 L-4 -5 Z'
const MAUNCH =
  'M-16 -30 H20 C24 -18 24 -8 14 -2 C22 6 24 18 20 32 C12 30 4 22 4 10 C0 18 -8 22 -14 20 C-8 12 -8 4 -14 0 C-22 -4 -24 -18 -16 -30 Z'

const PATHS = { lion: LION, fleur: FLEUR, star: STAR, maunch: MAUNCH } as const

export function Figure(props: Figure & { readonly shape: keyof typeof PATHS }) {
  const { x = 0, y = 0, scale = 1 } = props
  return <path d={PATHS[props.shape]} transform={`translate(${x} ${y}) scale(${scale})`} fill={ink(props.of)} />
}

export function Discs(props: {
  readonly of: Tincture
  readonly at: readonly (readonly [number, number])[]
  readonly r?: number
}) {
  return (
    <g fill={ink(props.of)}>
      {props.at.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={props.r ?? 10} />
      ))}
    </g>
  )
}

/** A line of a given width: a bend, a saltire, a cross. */
export function Band(props: {
  readonly of: Tincture
  readonly d: string
  readonly width?: number
  readonly dash?: string
}) {
  return (
    <path
      d={props.d}
      fill="none"
      stroke={ink(props.of)}
      stroke-width={props.width ?? 20}
      stroke-dasharray={props.dash}
    />
  )
}

/** The mark of an eldest son. */
export function Label(props: { readonly of: Tincture }) {
  return (
    <path d="M-42 -34 H42 V-25 H34 V-12 H24 V-25 H6 V-12 H-6 V-25 H-24 V-12 H-34 V-25 H-42 Z" fill={ink(props.of)} />
  )
}

export const SALTIRE = 'M-50 -54 L50 50 M50 -54 L-50 50'
