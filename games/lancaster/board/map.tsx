/** England, the Channel and France: counties, the king's favours and the wars. */
import { useId, useMemo } from 'preact/hooks'
import { type Box, Compass, Hill, MapFrame, Marks, Ship, Tree, WaterLines, Waves } from '../../../art/index.ts'
import { COAST, LAND, MARCHES } from './coast.ts'
import { Conflict } from './conflict.tsx'
import { useBoard } from './context.tsx'
import { County } from './county.tsx'
import { Favour } from './favour.tsx'
import { WARS, where } from './where.ts'

export const BOX: Box = [395, 588, 562, 856]

/** France is drawn nearer than it lies: knights cross the Channel by way of the king's favour. */
const FRANCE_COAST =
  'M1120 1066 C1040 1086 960 1084 946 1094 C940 1098 934 1104 916 1106 C890 1108 880 1122 852 1124 C820 1126 800 1136 776 1136 C752 1136 742 1148 716 1148 C686 1150 668 1142 640 1146 C622 1148 616 1138 612 1126 C608 1112 590 1110 578 1118 C584 1134 588 1144 576 1152 C548 1160 520 1152 488 1154 C450 1156 430 1150 260 1156'
const FRANCE = `${FRANCE_COAST} V1600 H1120 Z`

const HILLS = [
  [446, 616],
  [470, 606],
  [456, 700],
  [446, 736],
  [472, 722],
  [456, 770],
  [528, 604],
  [560, 606],
  [414, 944],
  [420, 1000],
  [640, 602],
] as const
const TREES = [
  [470, 800],
  [466, 818],
  [440, 920],
  [700, 600],
  [690, 606],
  [944, 1130],
  [934, 1140],
] as const

/** What never changes: sea, land, hills. */
function Ground() {
  return (
    <>
      <rect x="260" y="400" width="860" height="1200" fill="var(--sea)" />
      <WaterLines coast={COAST} unit={0.8} />
      <WaterLines coast={FRANCE_COAST} unit={0.8} />
      <path d={LAND} fill="var(--land-far)" stroke="var(--land-far)" stroke-width="1" />
      <path d={FRANCE} fill="var(--land-far)" stroke="var(--land-line)" stroke-width="1.4" />
      <path d={MARCHES} class="la-march" />
      {HILLS.map(([x, y]) => (
        <Hill key={`${x} ${y}`} x={x} y={y} size={20} />
      ))}
      {TREES.map(([x, y]) => (
        <Tree key={`${x} ${y}`} x={x} y={y} size={13} />
      ))}
    </>
  )
}

/** What a phone shows of it at once. */
export type Part = 'england' | 'france'
const PARTS: { readonly [part in Part]: Box } = { england: [400, 594, 552, 532], france: [398, 1130, 556, 312] }

export function Parts(props: { readonly part: Part; readonly look: (part: Part) => void }) {
  const { say } = useBoard()
  return (
    <div class="la-parts" role="group" aria-label={say({ say: 'board.map' })}>
      {(['england', 'france'] as const).map((part) => (
        <button key={part} type="button" aria-pressed={props.part === part} onClick={() => props.look(part)}>
          {say({ say: `word.${part}` })}
        </button>
      ))}
    </div>
  )
}

export function Realm(props: { readonly part: Part | null }) {
  const board = useBoard()
  const clip = useId()
  const { say } = board
  const ground = useMemo(() => <Ground />, [])
  return (
    <MapFrame
      box={props.part ? PARTS[props.part] : BOX}
      label={say({ say: 'board.map' })}
      class="la-realm"
      deepest={4}
      tools="start"
    >
      {ground}
      <clipPath id={clip}>
        <path d={LAND} />
      </clipPath>
      {board.view.counties.map((county, index) => (
        <County key={county.letter} index={index} county={county} clip={`url(#${clip})`} />
      ))}
      <path
        d={COAST}
        fill="none"
        stroke="var(--land-line)"
        stroke-width="1.4"
        stroke-linejoin="round"
        pointer-events="none"
      />
      <g pointer-events="none">
        <Compass x={922} y={632} size={56} />
        <Waves x={430} y={870} size={26} />
        <Waves x={920} y={812} size={26} />
        <Ship x={420} y={1052} size={26} sail="var(--petal-red)" />
        <Ship x={936} y={1046} size={24} sail="var(--azure)" />
        <text x="676" y="1176" text-anchor="middle" font-size="15" letter-spacing="6" class="la-land">
          {say({ say: 'word.france' })}
        </text>
      </g>
      {board.figures.favours.map((favour, index) => (
        <Favour key={favour.id} index={index} x={466 + index * 84} y={index % 2 === 0 ? 1072 : 1078} />
      ))}
      <Row y={1186} text={say({ say: 'word.upperRow' })} />
      <War slot={0} />
      <War slot={1} />
      <Row y={1323} text={say({ say: 'word.lowerRow' })} />
      <War slot={2} />
      <War slot={3} />
      <Marks where={(place) => where(place, board.view)} unit={34} />
    </MapFrame>
  )
}

function War({ slot }: { readonly slot: number }) {
  const [x, y] = WARS[slot] ?? [0, 0]
  return <Conflict slot={slot} x={x} y={y} />
}

function Row(props: { readonly y: number; readonly text: string }) {
  return (
    <text x="412" y={props.y - 4} font-size="16" font-style="italic" class="quiet" pointer-events="none">
      {props.text}
    </text>
  )
}
