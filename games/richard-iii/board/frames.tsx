/** The lobed frames that stand at sea and in Scotland: exiles, and the pools where men wait to be called. */
import { type Box, lobed, Port, Rose } from '../../../art/index.ts'
import type { AreaId } from '../rules/ids.ts'
import { Arms } from './arms.tsx'
import { areaFigures } from '../rules/printed.ts'
import { HOUSES } from './figures.ts'
import { EXILE_BOX } from './geometry.ts'

/** By seat, whoever looks. */
export const POOL_BOX: readonly [Box, Box] = [
  [694, 96, 292, 132],
  [694, 244, 292, 132],
]

export function frameOf(area: AreaId): Box | undefined {
  return EXILE_BOX.get(area)
}

/** The field of a frame. */
export function FrameGround(props: { readonly box: Box }) {
  return (
    <g pointer-events="none">
      <path d={lobed(props.box)} class="r3-frame" />
      <path d={lobed(props.box, 4)} class="r3-frame inner" />
    </g>
  )
}

/** Its title in the upper edge and the rose of whose it is. */
export function FrameTitle(props: { readonly box: Box; readonly seat: number; readonly title: string }) {
  const { box, seat, title } = props
  const [x, y, w] = box
  const house = HOUSES[seat] ?? 'lancaster'
  const half = Math.min(w / 2 - 14, title.length * 4.6 + 12)
  return (
    <g pointer-events="none">
      <rect x={x + w / 2 - half} y={y - 10} width={half * 2} height="20" rx="10" class="r3-frame-title" />
      <text x={x + w / 2} y={y + 5} text-anchor="middle" font-size="14.5" class="r3-name">
        {title}
      </text>
      <circle cx={x + 2} cy={y + 2} r="14" class={`r3-frame-rose ${house}`} />
      <Rose house={house} x={x + 2} y={y + 2} size={23} plain />
    </g>
  )
}

/** Port and arms of an exile, on its lower edge. */
export function ExileSigns(props: { readonly area: AreaId; readonly box: Box }) {
  const figures = areaFigures(props.area)
  const [x, y, w, h] = props.box
  return (
    <g pointer-events="none">
      {figures?.majorPort && <Port x={x + w - 14} y={y + h - 12} size={18} />}
      {figures?.shields.map((shield, i) => (
        <Arms key={shield} of={shield} x={x + 14 + i * 17} y={y + h - 12} size={16} />
      ))}
    </g>
  )
}
