/** A figure on a disc of bone: strength, points, how many. Its rim wears the livery around it. */
export function Counter(props: {
  readonly x?: number
  readonly y?: number
  readonly r: number
  /** Of the figure. */
  readonly size: number
  readonly n: number
}) {
  const { x = 0, y = 0, r, size } = props
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={r}
        fill="var(--bone)"
        stroke="var(--livery-deep, var(--stone-deep))"
        stroke-width={r > 12 ? 2 : 1.6}
      />
      <text class="figure on-bone" x={x} y={y + size * 0.34} text-anchor="middle" font-size={size} font-weight="700">
        {props.n}
      </text>
    </>
  )
}
