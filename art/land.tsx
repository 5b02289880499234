/** What stands on land to please the eye: hills, trees, a hachured ridge along a line. */
import { alongLine, type Point } from './curve.ts'
import { placedPath } from './placed-path.ts'

const HILL = 'M-12 5 C-8 -3 -4 -8 0 -8 C5 -8 8 -2 12 5'
const HACHURES = 'M2 -6 C4 -3 5 1 5 4 M5 -4 C7 -1 8 2 9 4 M-1 -6 C0 -2 1 1 1 3'
const TRUNK = 'M0 2 L0 8'
const LEAVES = 'M-5 2 C-8 -2 -5 -8 0 -9 C5 -8 8 -2 5 2 C2 4 -2 4 -5 2 Z'

/** One hill with its hachures, in the manner of an old county map. */
export function Hill(props: { readonly x: number; readonly y: number; readonly size?: number }) {
  const { x, y, size = 24 } = props
  const scale = size / 24
  return (
    <g fill="none" stroke="var(--hill)" stroke-width={1.3 * scale} stroke-linecap="round" pointer-events="none">
      <path d={placedPath(HILL, { x, y, scale })} fill="var(--land)" />
      <path d={placedPath(HACHURES, { x, y, scale })} stroke-width={0.9 * scale} />
    </g>
  )
}

/** A round tree with its shadow. */
export function Tree(props: { readonly x: number; readonly y: number; readonly size?: number }) {
  const { x, y, size = 14 } = props
  const scale = size / 14
  return (
    <g pointer-events="none">
      <path d={placedPath(TRUNK, { x, y, scale })} stroke="var(--timber)" stroke-width={1.6 * scale} />
      <path d={placedPath(LEAVES, { x, y, scale })} fill="var(--wood)" fill-opacity="0.75" />
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
