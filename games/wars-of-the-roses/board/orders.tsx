/** A plan drawn on the map: pennons, cubes, ways and the bid. */
import { bow, Coin, liveryOf } from '../../../art/index.ts'
import type { LocationId, NobleId, ShipId } from '../rules/ids.ts'
import { useBoard } from './context.tsx'
import { ICON, type Spot } from './geometry.ts'
import type { Mark } from './marks.ts'
import { Cube, Hired, Pennon } from './piece.tsx'
import { goal, siteOf } from './spots.ts'

type Spots = ReadonlyMap<NobleId | ShipId, Spot>

export function Orders(props: { readonly spots: Spots }) {
  const board = useBoard()
  const armies = new Map<LocationId, number>()
  return (
    <g pointer-events="none">
      {board.marks.map((mark, i) => {
        const nth = mark.kind === 'force' ? (armies.get(mark.at) ?? 0) : 0
        if (mark.kind === 'force') armies.set(mark.at, nth + 1)
        return (
          <g key={i} class={`livery-${liveryOf(board, mark.seat)} ${mark.idle ? 'wr-idle' : ''}`}>
            <Drawn mark={mark} spots={props.spots} nth={nth} />
          </g>
        )
      })}
    </g>
  )
}

function Drawn(props: { readonly mark: Mark; readonly spots: Spots; readonly nth: number }) {
  const { mark, spots, nth } = props
  switch (mark.kind) {
    case 'force': {
      const { x, y } = siteOf(mark.at)
      const top = y - 38 - nth * 34
      const hired = mark.troops > 0 ? x + 26 : x
      return (
        <>
          {mark.troops > 0 && <Pennon n={mark.troops} x={x - 4} y={top} size={38} />}
          {mark.mercenaries > 0 && <Hired n={mark.mercenaries} x={hired} y={top} size={38} />}
          {mark.idle && <Cross x={x - 4} y={top} />}
        </>
      )
    }
    case 'cube': {
      const { x, y } = spots.get(mark.on as NobleId | ShipId) ?? siteOf(mark.on)
      return (
        <>
          <Cube colour={mark.colour} x={x} y={y - 32} size={28} />
          {mark.idle && <Cross x={x} y={y - 32} />}
        </>
      )
    }
    case 'way': {
      const stands = spots.get(mark.who)
      if (!stands) return null
      const from = mark.from ? goal(mark.from) : stands
      const to = mark.from ? stands : goal(mark.to)
      const { shaft, tip, turn } = bow([from.x, from.y], [to.x, to.y], 30)
      return (
        <>
          <path d={shaft} class="wr-way under" />
          <path d={shaft} class="wr-way" />
          <path d="M10 0 L-12 -12 L-7 0 L-12 12 Z" transform={`translate(${tip}) rotate(${turn})`} class="wr-tip" />
        </>
      )
    }
    case 'bid': {
      const { x, y } = ICON[`captain-of-calais@${mark.region}`] ?? { x: 0, y: 0 }
      return (
        <g transform={`translate(${x} ${y})`}>
          <Coin size={22} x={26} y={-16} />
          <text x={40} y={-10} font-size="18" font-weight="700" class="figure wr-name">
            {mark.amount}
          </text>
        </g>
      )
    }
  }
}

/** What will come to nothing is crossed. */
function Cross(props: Spot) {
  return <path transform={`translate(${props.x} ${props.y})`} d="M-12 -12 L12 12 M12 -12 L-12 12" class="wr-cross" />
}
