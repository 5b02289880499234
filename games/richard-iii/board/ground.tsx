/** What never changes: the sea, the land in its washes, rivers, hills and coasts. */
import { useMemo } from 'preact/hooks'
import { alongLine, Hill, Tree, Waves } from '../../../art/index.ts'
import { BORDERS, COAST, ESTUARIES, FAR_COAST, FAR_LAND, ISLES, LAND, SEA_LINES, WASH } from './geometry.ts'

const of = (kind: string) => BORDERS.filter((border) => border.kind === kind)
const RIVERS = of('river')
  .map(({ path }) => path)
  .join('')
const ROADS = of('major')
  .map(({ path }) => path)
  .join('')
const RIDGES = of('minor')

/** Hills stand one behind the other, the nearer in front. */
const HILLS = RIDGES.flatMap(({ line }) => alongLine(line, 15)).toSorted((a, b) => a[1] - b[1])

const WOODS = [
  [604, 572],
  [613, 580],
  [620, 571],
  [566, 912],
  [574, 920],
  [574, 908],
  [694, 918],
  [704, 924],
  [714, 918],
  [404, 770],
  [396, 778],
  [664, 752],
  [674, 758],
  [488, 640],
  [496, 648],
  [330, 196],
  [340, 204],
  [322, 204],
] as const

const WAVES = [
  [120, 640],
  [64, 800],
  [150, 900],
  [60, 1010],
  [760, 470],
  [940, 560],
  [660, 120],
  [960, 860],
  [420, 1080],
  [640, 1150],
  [110, 330],
] as const

/** How far out each water line lies, and how much of the line's colour it keeps. */
const DEPTHS = [
  [22, 36],
  [14, 56],
  [7, 76],
] as const

/** Water lines in mixed colours instead of see-through ones: a large map repaints much faster so. */
function Shallows(props: { readonly coast: string; readonly unit: number }) {
  return (
    <g fill="none" stroke-linejoin="round" stroke-linecap="round">
      {DEPTHS.map(([reach, share]) => (
        <g key={reach}>
          <path
            d={props.coast}
            style={{ stroke: `color-mix(in srgb, var(--sea-line) ${share}%, var(--sea))` }}
            stroke-width={(reach * 2 + 1.2) * props.unit}
          />
          <path d={props.coast} stroke="var(--sea)" stroke-width={(reach * 2 - 1.2) * props.unit} />
        </g>
      ))}
    </g>
  )
}

export function Ground() {
  return useMemo(
    () => (
      <g pointer-events="none">
        <rect x="-20" y="-20" width="1040" height="1280" fill="var(--sea)" />
        <Shallows coast={FAR_COAST} unit={0.7} />
        <Shallows coast={COAST} unit={0.85} />
        <path d={FAR_LAND} fill="var(--land-far)" />
        <path d={FAR_COAST} class="r3-coast far" />
        <path d={SEA_LINES} class="r3-sea-line" />
        {WAVES.map(([x, y]) => (
          <Waves key={`${x} ${y}`} x={x} y={y} size={30} />
        ))}
        {[...LAND].map(([area, path]) => (
          <g key={area} class={`r3-wash wash-${WASH.get(area)}`}>
            <clipPath id={`r3-${area}`}>
              <path d={path} />
            </clipPath>
            <path d={path} class="paper" />
            <path d={path} class="edge" clip-path={`url(#r3-${area})`} />
          </g>
        ))}
        {ISLES.map(({ area, path }) => (
          <g key={path} class={`r3-wash wash-${WASH.get(area)}`}>
            <path d={path} class="paper" />
          </g>
        ))}
        {WOODS.map(([x, y]) => (
          <Tree key={`${x} ${y}`} x={x} y={y} size={11} />
        ))}
        <path d={ROADS} class="r3-road under" />
        <path d={ROADS} class="r3-road" />
        <path d={ESTUARIES} class="r3-river bank" />
        <path d={RIVERS} class="r3-river bank" />
        <path d={RIVERS} class="r3-river" />
        {RIDGES.map(({ id, path }) => (
          <path key={id} d={path} class="r3-ridge" />
        ))}
        {HILLS.map(([x, y]) => (
          <Hill key={`${x} ${y}`} x={x} y={y - 1} size={17} />
        ))}
        <path d={COAST} class="r3-coast" />
      </g>
    ),
    [],
  )
}
