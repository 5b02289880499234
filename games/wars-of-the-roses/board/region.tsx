/** A region: its land, its name along the land, and the scroll that tells what it is worth and to whom. */
import {
  type Box,
  Choice,
  Crown,
  Laurel,
  Lettering,
  lobed,
  RoseStone,
  Shield,
  Vote,
  liveryOf,
} from '../../../art/index.ts'
import type { RegionId } from '../rules/ids.ts'
import { region as regionName } from '../speech/names.ts'
import type { RegionView } from '../types/index.ts'
import { useBoard, useIsHinted } from './context.tsx'
import { regionFact } from './facts.ts'
import { LAND, MAP, ROSE } from './geometry.ts'
import { waysOf } from './places.ts'
import { PLATE } from './spots.ts'

/** The course of the lettering and how long it is. */
const LETTERING: { readonly [id in RegionId]: readonly [course: string, length: number] } = {
  'northern-marches': ['M372 336 C392 292 428 262 456 232 C476 210 490 196 504 176', 212],
  'northern-england': ['M432 446 C432 366 540 330 676 414', 300],
  midlands: ['M566 768 C640 782 720 744 812 756', 250],
  'south-east-england': ['M536 826 C620 790 720 806 832 822', 290],
  'west-country': ['M384 1004 C430 1018 490 1012 556 984', 178],
  wales: ['M262 722 C310 676 380 680 452 650', 200],
}

/** The land itself; a destination of the piece in hand. */
export function Land(props: { readonly region: RegionView }) {
  const board = useBoard()
  const { id, ranking } = props.region
  const way = board.asked ? waysOf(board.at(board.asked)).get(id) : undefined
  const hinted = useIsHinted('text', way?.text)
  const leader = ranking[0]
  const clip = `wr-${id}`
  return (
    <Choice
      label={way?.label ?? board.say(regionName(id))}
      choose={way && (() => board.act([way.text]))}
      hinted={hinted}
      fact={regionFact(board, props.region)}
      class={`wr-region wash-${id} ${board.lit.has(id) ? 'lit' : ''} ${leader === undefined ? '' : `livery-${liveryOf(board, leader)}`}`}
    >
      <clipPath id={clip}>
        <path d={LAND[id]} />
      </clipPath>
      <path d={LAND[id]} class="paper" />
      {leader !== undefined && <path d={LAND[id]} class="edge" clip-path={`url(#${clip})`} />}
      <path d={LAND[id]} class="glow" />
    </Choice>
  )
}

/** The name as it runs along the land; long ones are lettered smaller. */
export function RegionName(props: { readonly id: RegionId }) {
  const { say } = useBoard()
  const [course, length] = LETTERING[props.id]
  const name = say(regionName(props.id)).toLocaleUpperCase()
  const size = Math.min(30, length / (name.length * 0.8))
  return (
    <Lettering
      id={`wr-name-${props.id}`}
      course={course}
      text={name}
      size={size}
      spacing={size * 0.14}
      class="wr-lettering"
    />
  )
}

/** With four players: the rose of the house that last won the region's votes. */
export function HouseRose(props: { readonly region: RegionView }) {
  const { rose, id } = props.region
  return rose ? <RoseStone house={rose} x={ROSE[id].x} y={ROSE[id].y} size={42} /> : null
}

const COLUMN = 49
/** How much larger a scroll is drawn where the map is small. */
const LARGER = 1.3

/** How far such a scroll must step aside to stay on the map. */
function inward(x: number, width: number): number {
  const half = (width * LARGER) / 2 + 8
  return Math.max(half, Math.min(MAP.whole[2] - half, x)) - x
}

/** Votes and prizes above, the control points of every seat below, the leader crowned. */
export function Tally(props: { readonly region: RegionView }) {
  const board = useBoard()
  const { region } = props
  const { x, y } = PLATE[region.id]
  const count = board.view.seats
  const left = -((count - 1) * COLUMN) / 2
  const width = Math.max(160, count * COLUMN + 14)
  const plate: Box = [-width / 2, -43, width, 86]
  return (
    <Choice
      label={board.say(regionName(region.id))}
      fact={regionFact(board, region)}
      class={board.lit.has(region.id) ? 'wr-tally lit' : 'wr-tally'}
      transform={`translate(${x} ${y})`}
    >
      <g class="wr-plate" style={{ '--inward': `${inward(x, width)}px`, '--larger': count > 3 ? 1.15 : LARGER }}>
        <path d={lobed(plate)} class="plate" />
        <path d={lobed(plate, 4)} class="rule" />
        <Vote x={-56} y={-18} size={30} />
        <text x={-38} y={-11} font-size="23" class="figure" font-weight="600" data-figure={`votes ${region.id}`}>
          {region.votes}
        </text>
        <Laurel x={12} y={-19} size={36} points={region.first} />
        <Laurel x={56} y={-18} size={29} points={region.second} />
        {region.points.map((points, seat) => (
          <g key={seat} transform={`translate(${left + seat * COLUMN} 23)`} class={points === 0 ? 'none' : ''}>
            <Shield livery={liveryOf(board, seat)} size={26} x={-11} />
            <text
              x={4}
              y={7}
              font-size="20"
              font-weight={region.ranking[0] === seat ? 700 : 500}
              class="figure"
              data-figure={`control ${region.id} ${seat}`}
            >
              {points}
            </text>
            {region.ranking[0] === seat && <Crown x={-11} y={-15} size={17} />}
          </g>
        ))}
      </g>
    </Choice>
  )
}
