/** What stands on land to please the eye: hills, trees, a hachured ridge along a line. */
import { alongLine, type Point } from './curve.ts'

/** One hill with its hachures, in the manner of an old county map. */
export function Hill(props: { readonly x: number; readonly y: number; readonly size?: number }) {
  const { size = 24 } = props
  return (
    <g
      transform={`translate(${props.x} ${props.y}) scale(${size / 24})`}
      fill="none"
      stroke="var(--hill)"
      stroke-width="1.3"
      stroke-linecap="round"
      pointer-events="none"
    >
      <path d="M-12 5 C-8 -3 -4 -8 0 -8 C5 -8 8 -2 12 5" fill="var(--land)" />
      <path d="M2 -6 C4 -3 5 1 5 4 M5 -4 C7 -1 8 2 9 4 M-1 -6 C0 -2 1 1 1 3" stroke-width="0.9" />
    </g>
  )
}

/** A round tree with its shadow. */
export function Tree(props: { readonly x: number; readonly y: number; readonly size?: number }) {
  const { size = 14 } = props
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${size / 14})`} pointer-events="none">
      <path d="M0 2 V8" stroke="var(--timber)" stroke-width="1.6" />
      <path d="M-5 2 C-8 -2 -5 -8 0 -9 C5 -8 8 -2 5 2 C2 4 -2 4 -5 2 Z" fill="var(--wood)" opacity="0.75" />
    </g>
  )
}

/**
 * A range of hills along a line of points: hills at even steps, facing the reader. For borders that
 * are hard to cross.
 */
export function Ridge(props: { readonly line: readonly Point[]; readonly step?: number; readonly size?: number }) {
  const { step = 22, size = 20 } = props
  return (
    <>
      {alongLine(props.line, step).map(([x, y]) => (
        <Hill key={`${x},${y}`} x={x} y={y} size={size} />
      ))}
    </>
  )
}
