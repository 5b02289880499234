/** A territory: joined beds within a hedge that flowers in the colour of its house, and its value. */
import { Choice } from '../../../art/index.ts'
import { NEIGHBOURS } from '../rules/spaces.ts'
import type { House, Territory } from '../types.ts'
import { useBoard } from './context.tsx'
import { CELL, middle, SIDE } from './geometry.ts'
import { hedgePath } from './outline.ts'

interface Part {
  readonly house: House
  readonly territory: Territory
}

export function Hedge(props: Part) {
  const { house, territory } = props
  const { turns } = useBoard()
  if (territory.size < 2) return null
  const path = hedgePath(territory.spaces, CELL, 5, 17)
  return (
    <g
      class={`rk-hedge ${house === 0 ? 'red' : 'white'}`}
      transform={`rotate(${turns * 90} ${SIDE / 2} ${SIDE / 2})`}
      pointer-events="none"
    >
      <path d={path} class="earth" fill-rule="evenodd" />
      <path d={path} class="ground" fill-rule="evenodd" />
      <path d={path} class="branch" />
      <path d={path} class="leaves" />
      <path d={path} class="bloom" />
    </g>
  )
}

/** The value stands between the two stones of the territory that are nearest to its middle. */
function joint(territory: Territory, turns: number): readonly [number, number] {
  const spots = new Map(territory.spaces.map((space) => [space, middle(space, turns)]))
  const all = [...spots.values()]
  const midX = all.reduce((sum, [x]) => sum + x, 0) / all.length
  const midY = all.reduce((sum, [, y]) => sum + y, 0) / all.length
  let best: readonly [number, number] = [midX, midY]
  let nearest = Infinity
  for (const [space, [x, y]] of spots)
    for (const near of NEIGHBOURS[space] ?? []) {
      const other = spots.get(near)
      if (!other || near < space) continue
      const spot = [(x + other[0]) / 2, (y + other[1]) / 2] as const
      const distance = Math.hypot(spot[0] - midX, spot[1] - midY)
      if (distance >= nearest) continue
      nearest = distance
      best = spot
    }
  return best
}

export function Value(props: Part) {
  const { house, territory } = props
  const { turns, plan, say } = useBoard()
  if (territory.size < 2) return null
  const [x, y] = joint(territory, turns)
  const value = say({ say: 'fact.points', n: territory.value })
  const title = say({ say: 'board.territory', house: { say: house === 0 ? 'house.lancaster' : 'house.york' } })
  return (
    <Choice
      label={`${title}: ${value}`}
      fact={{ title, lines: [say({ say: 'fact.stones', n: territory.size }), value] }}
      transform={`translate(${x} ${y}) scale(${plan.type})`}
      class={`rk-value ${house === 0 ? 'red' : 'white'}`}
    >
      <circle r={territory.value > 99 ? 18 : 15} />
      <text
        class="figure"
        y="5.5"
        text-anchor="middle"
        font-size="16"
        font-weight="600"
        data-figure={`territory ${house} ${territory.spaces[0]}`}
      >
        {territory.value}
      </text>
    </Choice>
  )
}
