import { lobed } from './curve.ts'
import type { Box } from './view-box.ts'

const BITE = 12

/** The framed title of a map: a double gold rule with lobed corners. */
export function Cartouche(props: {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly title: string
  readonly line?: string
}) {
  const { width, height } = props
  const box: Box = [-width / 2, -height / 2, width, height]
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <path d={lobed(box, 0, BITE)} fill="var(--surface)" stroke="var(--gold)" stroke-width="2" />
      <path d={lobed(box, 5, BITE)} fill="none" stroke="var(--gold)" stroke-width="0.8" />
      <text y={props.line ? -2 : 8} text-anchor="middle" font-size={height * 0.32} letter-spacing="1.5">
        {props.title}
      </text>
      {props.line && (
        <text y={height * 0.28} text-anchor="middle" font-size={height * 0.17} font-style="italic" class="quiet">
          {props.line}
        </text>
      )}
    </g>
  )
}
