/** The south-east of the realm for the lobby: York on the march to London, Lancaster waiting. */
import { Block, BlockFace, Coast, Crown, Rose, Ship, Town, WaterLines } from '../../../art/drawings.ts'
import './picture.css'
import { Band, Figure, ink, SALTIRE, type Tincture } from './charges.tsx'
import { COUNTIES, RIVERS, ROADS, SHORE } from './corner.ts'

const HEATER = 'M-42 -46 C-26 -43 -12 -44 0 -48 C12 -44 26 -43 42 -46 V-6 C42 20 22 38 0 50 C-22 38 -42 20 -42 -6 Z'

const BACKS = [
  [598, 736],
  [650, 748],
  [610, 790],
] as const

function Coat(props: { readonly of: Tincture; readonly charge: 'lion' | 'saltire' | 'rose' }) {
  return (
    <g transform="translate(-12 1) scale(0.42)">
      <g clip-path="url(#r3-picture-heater)">
        <rect x="-50" y="-52" width="100" height="106" fill={ink(props.of)} />
        {props.charge === 'lion' && <Figure shape="lion" of="argent" scale={1.1} />}
        {props.charge === 'saltire' && <Band of="argent" d={SALTIRE} />}
        {props.charge === 'rose' && <Rose house="york" y={-3} size={76} plain />}
      </g>
      <path d={HEATER} fill="none" stroke="var(--tincture-line)" stroke-width="3.5" />
    </g>
  )
}

function Mine(props: {
  readonly x: number
  readonly y: number
  readonly rating: string
  readonly pips: number
  readonly of: Tincture
  readonly charge: 'lion' | 'saltire' | 'rose'
}) {
  return (
    <Block
      colour="white"
      x={props.x}
      y={props.y}
      size={70}
      face={
        <BlockFace colour="white" pips={props.pips} whole={4}>
          <Coat of={props.of} charge={props.charge} />
          <text
            x="23"
            y="8"
            text-anchor="middle"
            font-size="24"
            font-weight="700"
            fill="var(--ink)"
            font-family="var(--serif)"
          >
            {props.rating}
          </text>
        </BlockFace>
      }
    />
  )
}

export function Picture(props: { readonly class?: string }) {
  return (
    <svg viewBox="440 660 480 320" class={`r3-picture ${props.class ?? ''}`} aria-hidden="true" focusable="false">
      <clipPath id="r3-picture-heater">
        <path d={HEATER} />
      </clipPath>
      <rect x="430" y="650" width="500" height="340" fill="var(--sea)" />
      <WaterLines coast={SHORE} unit={0.85} />
      {COUNTIES.map(([wash, path], i) => (
        <g key={path} class={`r3-wash wash-${wash}`}>
          <clipPath id={`r3-picture-${i}`}>
            <path d={path} />
          </clipPath>
          <path d={path} class="paper" />
          <path d={path} class="edge" clip-path={`url(#r3-picture-${i})`} />
        </g>
      ))}
      <path d={ROADS} class="r3-road under" />
      <path d={ROADS} class="r3-road" />
      <path d={RIVERS} class="r3-river bank" />
      <path d={RIVERS} class="r3-river" />
      <Coast line={SHORE} />
      <Town large x={748} y={840} size={50} />
      <Town large x={566} y={714} size={34} />
      <Town large x={872} y={672} size={34} />
      <path d="M632 858 C656 862 676 852 690 836" class="r3-way" />
      {BACKS.map(([x, y]) => (
        <Block key={x} colour="red" x={x} y={y - 10} size={58} />
      ))}
      <Block colour="red" x={704} y={800} size={58} />
      <Crown x={700} y={766} size={46} />
      <Mine x={512} y={832} rating="B3" pips={4} of="azure" charge="rose" />
      <Mine x={588} y={862} rating="B3" pips={3} of="gules" charge="saltire" />
      <Mine x={526} y={914} rating="B2" pips={4} of="gules" charge="lion" />
      <Ship x={880} y={838} size={52} sail="var(--petal-white)" />
    </svg>
  )
}
