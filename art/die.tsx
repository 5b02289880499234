import { At, type Placed } from './place.tsx'

const NEAR = 22
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-NEAR, -NEAR],
    [NEAR, NEAR],
  ],
  [
    [-NEAR, -NEAR],
    [0, 0],
    [NEAR, NEAR],
  ],
  [
    [-NEAR, -NEAR],
    [NEAR, -NEAR],
    [-NEAR, NEAR],
    [NEAR, NEAR],
  ],
  [
    [-NEAR, -NEAR],
    [NEAR, -NEAR],
    [0, 0],
    [-NEAR, NEAR],
    [NEAR, NEAR],
  ],
  [
    [-NEAR, -24],
    [NEAR, -24],
    [-NEAR, 0],
    [NEAR, 0],
    [-NEAR, 24],
    [NEAR, 24],
  ],
]

/** A bone die. A hit is gilded and ringed, so that it is told by more than colour. */
export function Die(props: Placed & { readonly face: number; readonly hit?: boolean }) {
  return (
    <At {...props}>
      <rect x="-40" y="-36" width="82" height="82" rx="16" fill="var(--shade)" />
      <rect
        x="-42"
        y="-42"
        width="84"
        height="84"
        rx="16"
        fill={props.hit ? 'var(--seed)' : 'var(--bone)'}
        stroke={props.hit ? 'var(--seed-deep)' : 'var(--stone-deep)'}
        stroke-width={props.hit ? 5 : 2.5}
      />
      {SPOTS[props.face]?.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="8" fill="var(--bone-ink)" />
      ))}
    </At>
  )
}
