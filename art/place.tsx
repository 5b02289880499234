/**
 * Every drawing of this room fills a field of 100 × 100 around the origin. `At` puts it somewhere,
 * in some size, turned if need be.
 */
import type { ComponentChildren } from 'preact'

export interface Placed {
  readonly x?: number
  readonly y?: number
  /** The side of the field; 100 is the size it was drawn in. */
  readonly size?: number
  /** Degrees, clockwise. */
  readonly turn?: number
  readonly class?: string | undefined
}

export function At(props: Placed & { readonly children: ComponentChildren }) {
  const { x = 0, y = 0, size = 100, turn = 0 } = props
  const rotation = turn === 0 ? '' : ` rotate(${turn})`
  return (
    <g class={props.class} transform={`translate(${x} ${y})${rotation} scale(${size / 100})`}>
      {props.children}
    </g>
  )
}

/** A small drawing on its own in running HTML. Hidden from screen readers: the words beside it say it. */
export function Icon(props: { readonly class?: string; readonly size?: number; readonly children: ComponentChildren }) {
  const { size = 24 } = props
  return (
    <svg class={props.class} width={size} height={size} viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">
      {props.children}
    </svg>
  )
}
