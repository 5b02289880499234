/** A ribbon of parchment with curled ends, for names and totals. */
import type { ComponentChildren } from 'preact'

export function Scroll(props: {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height?: number
  readonly class?: string
  readonly children?: ComponentChildren
}) {
  const { width, height = 40 } = props
  const half = width / 2
  const up = -height / 2
  const down = height / 2
  const curl = height * 0.3
  return (
    <g transform={`translate(${props.x} ${props.y})`} class={props.class}>
      <g stroke="var(--gold)" stroke-width="1.5" stroke-linejoin="round">
        <path
          d={`M${-half + curl} ${up + curl} H${-half - curl * 1.6} L${-half - curl * 0.6} ${curl * 0.75} L${-half - curl * 1.6} ${down + curl} H${-half + curl} Z`}
          fill="var(--parchment-deep)"
        />
        <path
          d={`M${half - curl} ${up + curl} H${half + curl * 1.6} L${half + curl * 0.6} ${curl * 0.75} L${half + curl * 1.6} ${down + curl} H${half - curl} Z`}
          fill="var(--parchment-deep)"
        />
        <path
          d={`M${-half} ${down} L${-half + curl} ${down + curl} V${down} Z M${half} ${down} L${half - curl} ${down + curl} V${down} Z`}
          fill="var(--gold)"
        />
        <rect x={-half} y={up} width={width} height={height} rx="2" fill="var(--parchment)" />
      </g>
      {props.children}
    </g>
  )
}
