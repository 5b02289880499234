/** A card of parchment: the frame all cards share. Its content is drawn around the middle of the card. */
import type { ComponentChildren } from 'preact'

export function CardFrame(props: {
  readonly width: number
  readonly height: number
  readonly back?: boolean
  readonly children?: ComponentChildren
}) {
  const { width, height } = props
  const x = -width / 2
  const y = -height / 2
  return (
    <>
      <rect x={x + 1} y={y + 3} width={width} height={height} rx="6" fill="var(--shade)" />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="6"
        fill={props.back ? 'var(--card-back)' : 'var(--parchment)'}
        stroke="var(--card-edge)"
        stroke-width="1.2"
      />
      <rect
        x={x + 4}
        y={y + 4}
        width={width - 8}
        height={height - 8}
        rx="3.5"
        fill="none"
        stroke="var(--gold)"
        stroke-width="0.9"
      />
      {props.children}
    </>
  )
}
