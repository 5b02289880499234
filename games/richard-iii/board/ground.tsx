/** What never changes: the sea, the land in its washes, rivers, hills and coasts. */
import { useMemo } from 'preact/hooks'
import { alongLine, Coast, Hill, nearerLast, Sea, Strewn, Tree } from '../../../art/index.ts'
import { BORDERS, ESTUARIES, ISLES, LAND, MAP, WASH } from './geometry.ts'

const of = (kind: string) => BORDERS.filter((border) => border.kind === kind)
const RIVERS = of('river')
  .map(({ path }) => path)
  .join('')
const ROADS = of('major')
  .map(({ path }) => path)
  .join('')
const RIDGES = of('minor')

const HILLS = nearerLast(RIDGES.flatMap(({ line }) => alongLine(line, 15)).map(([x, y]) => [x, y - 1] as const))

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

export function Ground() {
  return useMemo(
    () => (
      <g pointer-events="none">
        <Sea map={MAP} reach={[0.7, 0.85]} waves={WAVES} />
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
        <Strewn what={Tree} at={WOODS} size={11} />
        <path d={ROADS} class="r3-road under" />
        <path d={ROADS} class="r3-road" />
        <path d={ESTUARIES} class="r3-river bank" />
        <path d={RIVERS} class="r3-river bank" />
        <path d={RIVERS} class="r3-river" />
        {RIDGES.map(({ id, path }) => (
          <path key={id} d={path} class="r3-ridge" />
        ))}
        <Strewn what={Hill} at={HILLS} size={17} />
        <Coast line={MAP.coast} />
      </g>
    ),
    [],
  )
}
