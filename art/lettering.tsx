/** Lettering that follows the land or the water: words along a line that is not drawn itself. */
export function Lettering(props: {
  /** The id of the line: unique on the page. */
  readonly id: string
  readonly course: string
  readonly text: string
  readonly size: number
  /** Between letters, in units of the drawing. */
  readonly spacing?: number
  readonly class?: string
}) {
  return (
    <g pointer-events="none">
      <path id={props.id} d={props.course} fill="none" />
      <text class={props.class} font-size={props.size} letter-spacing={props.spacing} text-anchor="middle">
        <textPath href={`#${props.id}`} startOffset="50%">
          {props.text}
        </textPath>
      </text>
    </g>
  )
}
