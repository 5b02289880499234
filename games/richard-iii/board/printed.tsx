/** What is printed on the land: names that follow it, arms, crowns, towns, cathedrals and ports. */
import { useMemo } from 'preact/hooks'
import { Crown, Lettering, Mitre, Port, Town } from '../../../art/index.ts'
import { AREAS, type AreaId } from '../rules/ids.ts'
import { Arms } from './arms.tsx'
import { useBoard } from './context.tsx'
import { areaFigures } from '../rules/printed.ts'
import { LAND, SITES } from './geometry.ts'
import { printOf } from './print.ts'

const STEP = 17

function Name(props: { readonly area: AreaId; readonly text: string }) {
  const { name, size } = printOf(props.area)
  const [x, y, slope] = name
  const half = props.text.length * size * 0.36
  return (
    <g transform={`translate(${x} ${y}) rotate(${slope})`}>
      <g class="r3-lettering">
        <Lettering
          id={`r3-name-${props.area}`}
          course={`M${-half - 20} 4 Q0 ${-half * 0.14} ${half + 20} 4`}
          text={props.text}
          size={size}
          class="r3-name"
        />
      </g>
    </g>
  )
}

/** Crown and arms in a row. */
function Row(props: { readonly area: AreaId }) {
  const figures = areaFigures(props.area)
  if (!figures) return null
  const [x, y] = printOf(props.area).arms
  const signs = [...(figures.crown ? ['crown'] : []), ...figures.shields]
  const first = x - ((signs.length - 1) * STEP) / 2
  return (
    <>
      {signs.map((sign, i) =>
        sign === 'crown' ? (
          <Crown key={sign} x={first + i * STEP} y={y} size={19} />
        ) : (
          <Arms key={sign} of={sign} x={first + i * STEP} y={y} size={16} />
        ),
      )}
    </>
  )
}

export function Printed() {
  const { say } = useBoard()
  const names = AREAS.map((area) => say({ say: `area.${area}` }))
  const towns = SITES.map(({ id }) => say({ say: `city.${id}` }))
  return useMemo(
    () => (
      <g pointer-events="none">
        {SITES.map(({ id, area, x, y }, i) => (
          <g key={id}>
            {areaFigures(area as AreaId)?.city?.id === id && <Town large x={x} y={y} size={25} />}
            {areaFigures(area as AreaId)?.cathedral === id && (
              <Mitre x={x + (id === 'york' ? -23 : 0)} y={y - 2} size={19} />
            )}
            <text x={x} y={y + 20} text-anchor="middle" font-size="11.5" class="r3-town">
              {towns[i]}
            </text>
          </g>
        ))}
        {AREAS.map((area, i) => {
          const { port } = printOf(area)
          if (!LAND.has(area) || area === 'scotland') return null
          return (
            <g key={area}>
              <Name area={area} text={names[i] ?? ''} />
              <Row area={area} />
              {port && <Port x={port[0]} y={port[1]} size={19} />}
            </g>
          )
        })}
      </g>
    ),
    [names.join(), towns.join()],
  )
}
