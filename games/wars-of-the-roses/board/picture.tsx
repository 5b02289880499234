/** The picture of Wars of the Roses for the lobby: the south of the realm in the middle of a turn. */
import type { ComponentChildren } from 'preact'
import {
  Castle,
  Compass,
  Hill,
  Mitre,
  Nobleman,
  Port,
  RoseStone,
  Shield,
  Ship,
  Town,
  Tree,
  WaterLines,
} from '../../../art/drawings.ts'
import type { Livery } from '../../../engine/game.ts'
import { COAST, FRANCE, REGIONS } from './picture-land.ts'

const WASH: { readonly [id in keyof typeof REGIONS]: readonly [wash: string, livery: Livery] } = {
  'northern-england': ['var(--gold-leaf)', 'vert'],
  midlands: ['var(--roof)', 'gules'],
  'south-east-england': ['var(--gold-leaf)', 'azure'],
  'west-country': ['var(--wood)', 'gules'],
  wales: ['var(--river)', 'or'],
}

const HILLS = [
  [326, 606],
  [346, 596],
  [352, 660],
  [330, 676],
  [312, 816],
  [336, 826],
  [498, 846],
  [512, 856],
  [296, 1010],
] as const
const TREES = [
  [600, 590],
  [610, 598],
  [566, 970],
  [576, 978],
  [580, 756],
  [590, 764],
  [760, 936],
  [772, 942],
] as const

function Medal(props: {
  readonly x: number
  readonly y: number
  readonly livery?: Livery
  readonly children: ComponentChildren
}) {
  const { livery } = props
  return (
    <g transform={`translate(${props.x} ${props.y})`} class={livery && `livery-${livery}`}>
      <circle
        r="29"
        fill="var(--parchment)"
        stroke={livery ? 'var(--livery)' : 'var(--land-line)'}
        stroke-width={livery ? 6 : 2}
      />
      {props.children}
      {livery && <Shield livery={livery} size={31} x={21} y={20} />}
    </g>
  )
}

export function Picture(props: { readonly class?: string }) {
  return (
    <svg class={props.class} viewBox="236 566 720 480" width="480" height="320" aria-hidden="true" focusable="false">
      <rect x="230" y="560" width="740" height="500" fill="var(--sea)" />
      <WaterLines coast={COAST} />
      <path d={FRANCE} fill="var(--land-far)" />
      {Object.entries(REGIONS).map(([id, land]) => {
        const [wash, livery] = WASH[id as keyof typeof REGIONS]
        return (
          <g key={id} class={`livery-${livery}`}>
            <clipPath id={`wr-picture-${id}`}>
              <path d={land} />
            </clipPath>
            <path d={land} style={{ fill: `color-mix(in srgb, ${wash} 15%, var(--land))` }} />
            <path
              d={land}
              fill="none"
              stroke="var(--livery)"
              stroke-width="26"
              opacity="0.3"
              clip-path={`url(#wr-picture-${id})`}
            />
            <path d={land} fill="none" stroke="var(--land-line)" stroke-width="2" stroke-dasharray="8 5 1 5" />
          </g>
        )
      })}
      <path d={COAST} fill="none" stroke="var(--land-line)" stroke-width="2.2" stroke-linejoin="round" />
      {HILLS.map(([x, y]) => (
        <Hill key={`${x} ${y}`} x={x} y={y} size={28} />
      ))}
      {TREES.map(([x, y]) => (
        <Tree key={`${x} ${y}`} x={x} y={y} size={17} />
      ))}
      <RoseStone house="lancaster" x={414} y={709} size={52} />
      <RoseStone house="york" x={620} y={652} size={52} />
      <RoseStone house="york" x={712} y={945} size={52} />
      <Compass x={908} y={826} size={84} />
      <Medal x={543} y={728} livery="gules">
        <Castle size={42} />
      </Medal>
      <Medal x={716} y={690} livery="gules">
        <Nobleman size={42} />
      </Medal>
      <Medal x={829} y={706}>
        <Mitre size={40} />
      </Medal>
      <Medal x={652} y={862} livery="vert">
        <Castle size={42} />
      </Medal>
      <Medal x={730} y={856} livery="azure">
        <Town large size={42} />
      </Medal>
      <Medal x={848} y={906} livery="azure">
        <Port size={40} />
      </Medal>
      <Medal x={598} y={938}>
        <Town size={42} />
      </Medal>
      <Medal x={456} y={878} livery="gules">
        <Town large size={42} />
      </Medal>
      <Medal x={372} y={776} livery="or">
        <Nobleman size={42} />
      </Medal>
      <Medal x={294} y={622} livery="or">
        <Castle size={42} />
      </Medal>
      <Medal x={366} y={960}>
        <Mitre size={40} />
      </Medal>
      <g class="livery-azure">
        <Ship x={806} y={1004} size={62} />
      </g>
      <g class="livery-or">
        <Ship x={284} y={884} size={58} />
      </g>
    </svg>
  )
}
