/** The move the table points out: its place ringed, its blocks framed. */
import { lobed } from '../../../art/index.ts'
import { type BoardContext, useBoard, usePointing } from './context.tsx'
import type { Deed } from './places.ts'
import { frameOf, POOL_BOX } from './frames.tsx'
import { LAND } from './geometry.ts'
import { muster } from './muster.ts'

function outline(board: BoardContext, { place }: Deed): string | undefined {
  if (place === null) return undefined
  if (place === 'pool') return lobed(POOL_BOX[board.seat === 1 ? 1 : 0])
  const box = frameOf(place)
  return box ? lobed(box) : LAND.get(place)
}

export function Hinted() {
  const board = useBoard()
  const { hinted } = usePointing()
  if (!hinted) return null
  const path = outline(board, hinted)
  const held = hinted.blocks.length > 0 ? muster(board).own.filter(({ own }) => hinted.blocks.includes(own.block)) : []
  return (
    <g pointer-events="none">
      {path && <path d={path} class="r3-hint" />}
      {held.map(({ own, at: { x, y, size } }) => (
        <rect key={own.block} x={x - size / 2} y={y - size * 0.54} width={size} height={size} rx="5" class="r3-hint" />
      ))}
    </g>
  )
}
