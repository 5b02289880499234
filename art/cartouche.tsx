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
  const w = width / 2
  const h = height / 2
  const bite = 12
  const outline = (inset: number) => {
    const a = w - inset
    const b = h - inset
    return `M${-a + bite} ${-b} H${a - bite} A${bite} ${bite} 0 0 0 ${a} ${-b + bite} V${b - bite} A${bite} ${bite} 0 0 0 ${a - bite} ${b} H${-a + bite} A${bite} ${bite} 0 0 0 ${-a} ${b - bite} V${-b + bite} A${bite} ${bite} 0 0 0 ${-a + bite} ${-b} Z`
  }
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <path d={outline(0)} fill="var(--surface)" stroke="var(--gold)" stroke-width="2" />
      <path d={outline(5)} fill="none" stroke="var(--gold)" stroke-width="0.8" />
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
